import type { Actor } from "@/lib/auth/policy";
import type { MarketPrice } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { lastTrade } from "./last-trade";

/**
 * What the market says of a game's cards that stand in a book or were traded: the best of both sides, who sells at it, the
 * last price, and what the reader asks themself. It goes from card to card by the index: how many trades there were does
 * not matter.
 */
export async function readPrices(actor: Actor, game: string): Promise<MarketPrice[]> {
  const { rows } = await pool().query<MarketPrice>({
    name: "market-prices",
    text: `WITH RECURSIVE open AS (
             SELECT number, side, price, "userId" FROM "MarketOrder"
             WHERE game = $1 AND "closedAt" IS NULL AND "expiresAt" > now()
           ), best AS (
             SELECT number, min(price) FILTER (WHERE side = 'ask') AS ask, max(price) FILTER (WHERE side = 'bid') AS bid,
                    min(price) FILTER (WHERE side = 'ask' AND "userId" = $2) AS mine
             FROM open GROUP BY number
           ), sellers AS (
             SELECT o.number, count(DISTINCT o."userId")::int AS sellers, min(u.nick) AS seller
             FROM open o JOIN best b ON b.number = o.number AND b.ask = o.price JOIN "User" u ON u.id = o."userId"
             WHERE o.side = 'ask' GROUP BY o.number
           ), traded AS (
             SELECT min(number) AS number FROM "Trade" WHERE game = $1
             UNION ALL
             SELECT (SELECT min(number) FROM "Trade" t WHERE game = $1 AND t.number > traded.number)
             FROM traded WHERE traded.number IS NOT NULL
           ), last AS (
             SELECT number, price AS last FROM traded, LATERAL (
               ${lastTrade("$1", "traded.number")}
             ) t
           )
           SELECT number, ask, bid, mine, last, COALESCE(sellers, 0) AS sellers, COALESCE(seller, '') AS seller
           FROM best FULL JOIN last USING (number) LEFT JOIN sellers USING (number) ORDER BY number`,
    values: [game, actor?.id ?? null],
  });
  return rows;
}
