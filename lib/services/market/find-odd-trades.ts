import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { OddTrade } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { HOLDS } from "./books";

const DAYS = 30;
const MOST = 100;
/** A price is odd when it is so many times the usual one, or as small a part of it, where there are trades enough to know. */
const ODD = 4;
const ENOUGH = 5;

/**
 * Trades of a month that look like something else: two who trade the same card to and fro, and prices far from what the
 * card usually costs (the middle one of its trades). The latest first; what was undone is left out. Refuses `staff/not_allowed`.
 */
export async function findOddTrades(actor: Actor): Promise<Result<OddTrade[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const { rows } = await pool().query<Omit<OddTrade, "at"> & { at: Date }>({
    text: `WITH lately AS MATERIALIZED (
             SELECT t.*, least("buyerId", "sellerId") AS one, greatest("buyerId", "sellerId") AS two FROM "Trade" t
             WHERE at >= now() - interval '${DAYS} days'
               AND ${HOLDS}
           ), usual AS (
             SELECT game, number, percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS price, count(*) FROM lately GROUP BY 1, 2
           ), pairs AS (
             SELECT game, number, one, two, count(*) FROM lately GROUP BY 1, 2, 3, 4 HAVING count(DISTINCT "buyerId") = 2
           )
           SELECT l."transferId", l.at, l.game, l.number, l.quantity, l.price, u.price AS usual, b.nick AS buyer, s.nick AS seller,
                  COALESCE(p.count, 0)::int AS times
           FROM lately l JOIN usual u USING (game, number) LEFT JOIN pairs p USING (game, number, one, two)
           JOIN "User" b ON b.id = l."buyerId" JOIN "User" s ON s.id = l."sellerId"
           WHERE p.count IS NOT NULL OR u.count >= ${ENOUGH} AND (l.price >= ${ODD} * u.price OR l.price * ${ODD} <= u.price)
           ORDER BY l.at DESC LIMIT ${MOST}`,
  });
  return ok(rows.map((row) => ({ ...row, at: row.at.getTime() })));
}
