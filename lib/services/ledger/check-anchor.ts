import type { PoolClient } from "pg";
import { z } from "zod";
import type { Since } from "./ledger-scope";

const Whole = z.string().regex(/^\d{1,20}$/);
const Settled = z.object({ posting: Whole, at: z.number() });

/** How far a check of the ledger came, as it is stored with it. */
export const CheckAnchor = z.object({
  v: z.literal(1),
  /** The last posting that it saw. */
  last: Whole,
  /** All transactions of this number and above began after it had looked. */
  xmax: Whole,
  /** When it looked, in ms. */
  at: z.number(),
  /** All up to here was there for good when an earlier check looked, and was found sound: the next one begins here. */
  settled: Settled,
});
export type CheckAnchor = z.infer<typeof CheckAnchor>;

/** Where the check after this one begins. */
export const sinceOf = ({ settled: { posting, at } }: CheckAnchor): Since => ({ posting: BigInt(posting), at });

/**
 * How far this transaction sees. Postings take their numbers before they are committed, so that one with a lower number
 * than those that are seen may still be under way. What the check before saw is settled once every transaction that was
 * under way then has ended: it lies behind its last posting for good, and this check has read all of it. So each posting
 * is read by two checks in a row, and none slips through between them, however long its transaction took.
 */
export async function readAnchor(client: PoolClient, before: CheckAnchor | null): Promise<CheckAnchor> {
  const { rows } = await client.query<{ last: string; xmin: string; xmax: string; at: number }>(
    `SELECT COALESCE(max(id), 0)::text AS last, pg_snapshot_xmin(pg_current_snapshot())::text AS xmin,
            pg_snapshot_xmax(pg_current_snapshot())::text AS xmax,
            floor(extract(epoch FROM now()) * 1000)::float8 AS at
     FROM "Posting"`,
  );
  const { last, xmin, xmax, at } = rows[0] ?? { last: "0", xmin: "0", xmax: "0", at: 0 };
  const isSettled = before !== null && BigInt(xmin) >= BigInt(before.xmax);
  const settled = isSettled ? { posting: before.last, at: before.at } : (before?.settled ?? { posting: "0", at: 0 });
  return { v: 1, last, xmax, at, settled };
}
