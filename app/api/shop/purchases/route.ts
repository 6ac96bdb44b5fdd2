import { isFromHere } from "@/lib/auth/from-here";
import { currentUser } from "@/lib/auth/session";
import { BuyPacks } from "@/lib/contracts/shop";
import { refuse } from "@/lib/engine/kernel/result";
import { countOne } from "@/lib/services/accounts/rate-limits";
import { buyPacks } from "@/lib/services/shop/buy-packs";
import { answer, readBody } from "../answer";

/** Buys packs: the body is a `BuyPacks`. Sent again with its key, it buys nothing more and is answered the same. */
export async function POST(request: Request): Promise<Response> {
  if (!isFromHere(request)) return answer(refuse("shop/elsewhere"));
  const member = await currentUser();
  if (!member) return answer(refuse("shop/sign_in"));
  const parsed = BuyPacks.safeParse(await readBody(request));
  if (!parsed.success) return answer(refuse("shop/malformed"));
  const wait = await countOne("purchase", member.id);
  if (wait > 0) return answer(refuse("shop/wait", { seconds: wait }));
  return answer(await buyPacks(member, parsed.data));
}
