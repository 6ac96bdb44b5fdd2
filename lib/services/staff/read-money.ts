import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { MoneyDay } from "@/lib/contracts/staff";
import { pool } from "@/lib/db/pool";
import { COIN, MINT } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { fromFirstDay } from "./first-day";

/**
 * How much money there is, day by day: what the mint paid out and got back, of the last `days` days, or since the day
 * before there was any, days without any included. The ledger's own postings say it: what the mint lacks is in the world.
 */
export async function readMoney(actor: Actor, days = 60, now = new Date()): Promise<Result<MoneyDay[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const [moved, held] = await Promise.all([
    pool().query<{ day: string; issued: string; taken: string }>(
      `SELECT to_char(d, 'YYYY-MM-DD') AS day, COALESCE(issued, 0)::text AS issued, COALESCE(taken, 0)::text AS taken
       FROM generate_series(date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC') - make_interval(days => $1),
                            date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC'), '1 day') d
       LEFT JOIN (
         SELECT date_trunc('day', t.at AT TIME ZONE 'UTC') AS d,
                sum(-p.amount) FILTER (WHERE p.amount < 0) AS issued, sum(p.amount) FILTER (WHERE p.amount > 0) AS taken
         FROM "Transfer" t JOIN "Posting" p ON p."transferId" = t.id AND p."accountId" = $2 AND p.asset = $3
         WHERE t.at >= date_trunc('day', $4::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => $1)
         GROUP BY 1
       ) moved USING (d) ORDER BY d`,
      [days - 1, MINT, COIN, now],
    ),
    pool().query<{ sum: string | null }>(
      `SELECT sum(balance)::text AS sum FROM "Holding" WHERE asset = $1 AND "accountId" <> $2`,
      [COIN, MINT],
    ),
  ]);
  // From what is there now back to each day before.
  let inWorld = Number(held.rows[0]?.sum ?? 0);
  const told = moved.rows.toReversed().map(({ day, issued, taken }): MoneyDay => {
    const one = { day, issued: Number(issued), taken: Number(taken), inWorld };
    inWorld -= one.issued - one.taken;
    return one;
  });
  return ok(fromFirstDay(told.reverse(), (day) => day.inWorld === 0 && day.issued === 0 && day.taken === 0));
}
