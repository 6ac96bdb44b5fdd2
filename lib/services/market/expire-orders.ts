import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { announceBooks } from "./announce-books";
import { closeOrders } from "./cancel-orders";

const AT_ONCE = 100;

/** Closes orders whose time has come, and tells their members. Any number of processes may do it. Returns how many. */
export async function expireOrders(now = new Date()): Promise<number> {
  for (let expired = 0; ; ) {
    const { rows } = await pool().query<{ id: string; game: string; number: number }>(
      `SELECT id, game, number FROM "MarketOrder" WHERE "closedAt" IS NULL AND "expiresAt" <= $1 ORDER BY "expiresAt" LIMIT ${AT_ONCE}`,
      [now],
    );
    if (rows.length === 0) return expired;
    const closed = await transact(async (client) => {
      const closed = await closeOrders(client, rows, "expired");
      await client.query(
        `INSERT INTO "Outbox" (key, kind, users, data, at)
         SELECT 'expired/' || min(id), 'orders_expired', ARRAY["userId"], jsonb_build_object('count', count(*)), now()
         FROM "MarketOrder" WHERE id = ANY($1) GROUP BY "userId"`,
        [closed.map(({ id }) => id)],
      );
      return closed;
    });
    announceBooks(closed);
    expired += closed.length;
  }
}
