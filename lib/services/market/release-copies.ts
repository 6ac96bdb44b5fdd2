import type { PoolClient } from "pg";
import { pool } from "@/lib/db/pool";

/** Which of these cards a member offers just now, by number: the books that have to be locked before `releaseCopies`. */
export async function readOffered(userId: string, game: string, numbers: readonly number[]): Promise<number[]> {
  const { rows } = await pool().query<{ number: number }>(
    `SELECT DISTINCT number FROM "MarketOrder"
     WHERE "userId" = $1 AND game = $2 AND number = ANY($3) AND side = 'ask' AND "closedAt" IS NULL`,
    [userId, game, numbers],
  );
  return rows.map(({ number }) => number);
}

/**
 * Takes a copy of each of these cards out of a member's newest offer of it, which is closed if it was the last one. The caller holds the
 * locks of the books, and sets the copies aside no longer.
 */
export async function releaseCopies(
  client: PoolClient,
  { userId, game, numbers }: { userId: string; game: string; numbers: readonly number[] },
): Promise<void> {
  await client.query(
    `UPDATE "MarketOrder" o SET quantity = o.quantity - 1, "left" = o."left" - 1,
            "closedAt" = CASE WHEN o."left" = 1 THEN clock_timestamp() END,
            reason = CASE WHEN o."left" = 1 THEN 'registered' END
     FROM (SELECT DISTINCT ON (number) id FROM "MarketOrder"
           WHERE "userId" = $1 AND game = $2 AND number = ANY($3) AND side = 'ask' AND "closedAt" IS NULL
           ORDER BY number, place DESC) newest
     WHERE o.id = newest.id`,
    [userId, game, numbers],
  );
}
