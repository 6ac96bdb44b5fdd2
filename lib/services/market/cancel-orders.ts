import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { CancelOrders } from "@/lib/contracts/market";
import { LedgerWork, lockNames, type Place } from "@/lib/db/ledger-store";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { accountOf, COIN, cardAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { announceBooks } from "./announce-books";
import { bookLock } from "./books";

type Row = {
  id: string;
  userId: string;
  side: "ask" | "bid";
  game: string;
  number: number;
  price: number;
  quantity: number;
  left: number;
  reserved: boolean;
  open: boolean;
};
const COLUMNS = `id, "userId", side, game, number, price, quantity, "left", reserved, "closedAt" IS NULL AS open`;

/**
 * Closes orders, those that are still open, and sets nothing aside for them any more; returns them as they were. Books are
 * locked before they are looked at again: what was filled meanwhile is filled.
 */
export async function closeOrders(
  client: PoolClient,
  orders: readonly Pick<Row, "id" | "game" | "number">[],
  reason: "cancelled" | "expired",
): Promise<Row[]> {
  await lockNames(
    client,
    orders.map(({ game, number }) => bookLock(game, number)),
  );
  const { rows } = await client.query<Row>(
    `SELECT ${COLUMNS} FROM "MarketOrder" WHERE id = ANY($1) AND "closedAt" IS NULL`,
    [orders.map(({ id }) => id)],
  );
  const ledger = new LedgerWork(client);
  const aside = rows
    .filter(({ reserved }) => reserved)
    .map(({ userId, side, game, number, price, left }): { place: Place; by: number } =>
      side === "ask"
        ? { place: { account: accountOf("binder", userId), asset: cardAsset(game, number) }, by: left }
        : { place: { account: accountOf("purse", userId), asset: COIN }, by: left * price },
    );
  await ledger.lock(aside.map(({ place }) => place));
  for (const { place, by } of aside) ledger.reserve(place, -by);
  await client.query('UPDATE "MarketOrder" SET "closedAt" = clock_timestamp(), reason = $2 WHERE id = ANY($1)', [
    rows.map(({ id }) => id),
    reason,
  ]);
  await ledger.post([]);
  return rows;
}

/**
 * A member takes an order back, or all that they listed in one act. `cancelled`: so many orders; `gone`: so many copies had
 * changed hands by then. Doing it again changes nothing. Refuses `market/sign_in`, `market/members_only`, and
 * `market/no_such_order` for what is not theirs.
 */
export async function cancelOrders(
  actor: Actor,
  what: CancelOrders,
): Promise<Result<{ cancelled: number; gone: number }, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const [column, value] = "order" in what ? ["id", what.order] : ["batch", what.batch];
  const { rows } = await pool().query<Row>(
    `SELECT ${COLUMNS} FROM "MarketOrder" WHERE ${column} = $1 AND "userId" = $2`,
    [value, actor.id],
  );
  if (rows.length === 0) return refuse("market/no_such_order");
  const open = rows.filter((row) => row.open);
  if (open.length === 0) return ok({ cancelled: 0, gone: filledOf(rows) });
  const cancelled = await transact(async (client) => {
    const closed = await closeOrders(client, open, "cancelled");
    // Read anew behind the locks: some may have been filled since.
    const { rows: now } = await client.query<Row>(`SELECT ${COLUMNS} FROM "MarketOrder" WHERE id = ANY($1)`, [
      rows.map(({ id }) => id),
    ]);
    return { cancelled: closed.length, gone: filledOf(now) };
  });
  announceBooks(open);
  return ok(cancelled);
}

/** Takes back all that somebody offers and bids for who cannot do it themself any more. Returns how many orders. */
export async function cancelAllOf(userId: string): Promise<number> {
  const closed = await transact(async (client) => {
    const { rows } = await client.query<Row>(
      `SELECT ${COLUMNS} FROM "MarketOrder" WHERE "userId" = $1 AND "closedAt" IS NULL`,
      [userId],
    );
    return closeOrders(client, rows, "cancelled");
  });
  announceBooks(closed);
  return closed.length;
}

const filledOf = (rows: readonly Row[]): number => rows.reduce((sum, { quantity, left }) => sum + quantity - left, 0);
