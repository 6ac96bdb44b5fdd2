import { answer } from "@/app/api/shop/answer";
import { isFromHere } from "@/lib/auth/from-here";
import { currentUser } from "@/lib/auth/session";
import { isStorable } from "@/lib/contracts/storable";
import { refuse } from "@/lib/engine/kernel/result";
import { openPack } from "@/lib/services/shop/open-pack";

/** Opens a pack that one holds. Asked again, it answers the same cards. */
export async function POST(request: Request, { params }: { params: Promise<{ pack: string }> }): Promise<Response> {
  if (!isFromHere(request)) return answer(refuse("shop/elsewhere"));
  const { pack } = await params;
  return answer(!isStorable(pack) ? refuse("shop/no_such_pack") : await openPack(await currentUser(), pack));
}
