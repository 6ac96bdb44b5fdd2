import { transferSentence } from "@/components/ccg/transfer-words";
import type { PurseLine } from "@/components/shell/purse-lines";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { readStatement } from "@/lib/services/ledger/read-statement";
import { productNames } from "@/lib/services/shop/product-names";

const MOST = 5;

/** The last lines of one's statement that moved money. */
export async function GET(): Promise<Response> {
  const member = await currentUser();
  if (!canCollect(member)) return new Response(null, { status: 401 });
  const [lines, products] = await Promise.all([readStatement(member.id, {}, { most: 40 }), productNames()]);
  const shown = lines
    .filter(({ coins }) => coins !== 0)
    .slice(0, MOST)
    .map(
      (line): PurseLine => ({ id: line.id, what: transferSentence(line, { products, sets: {} }), coins: line.coins }),
    );
  return Response.json(shown, { headers: { "Cache-Control": "no-store" } });
}
