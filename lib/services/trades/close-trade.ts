import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { CloseTrade } from "@/lib/contracts/trades";
import { lockNames } from "@/lib/db/ledger-store";
import { pool } from "@/lib/db/pool";
import { announceTopics } from "@/lib/db/topic-signal";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { openTradeOf, readTradeRow, type TradeRow, tellOfTrade, tradeLock } from "./trade-rows";

type Ending = {
  readonly state: "declined" | "cancelled" | "expired";
  readonly by: string | null;
  readonly nick: string | null;
};

/** Ends an open trade and tells those who did not end it themselves. */
async function end(client: PoolClient, { id, deal }: TradeRow, { state, by, nick }: Ending): Promise<void> {
  await client.query(
    `UPDATE "DirectTrade" SET state = $2, "closedById" = $3, "changedAt" = clock_timestamp() WHERE id = $1`,
    [id, state, by],
  );
  const users = deal.parties.flatMap(({ member }) => (member === by ? [] : [member]));
  await tellOfTrade(client, state === "expired" ? "trade_expired" : "trade_closed", { id, users, nick });
}

/**
 * A member ends a trade that they are in: whoever made it calls it off, others decline it. Doing it again changes nothing.
 * Refuses `trade/sign_in`, `trade/members_only`, and whatever `openTradeOf` refuses.
 */
export async function closeTrade(actor: Actor, { id }: CloseTrade): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const closed = await transact(async (client): Promise<Result<{ id: string }, Refusal>> => {
    await lockNames(client, [tradeLock(id)]);
    const row = await openTradeOf(client, { id, member: actor.id });
    if (!row.ok) return row;
    const state = row.value.madeById === actor.id ? "cancelled" : "declined";
    await end(client, row.value, { state, by: actor.id, nick: actor.nick });
    return ok({ id });
  });
  if (closed.ok) announceTopics([`trade:${id}`]);
  return closed;
}

/** Ends some trades, those that are still open; how many. */
async function endAll(ids: readonly string[], ending: Ending): Promise<number> {
  let ended = 0;
  for (const id of ids)
    ended += await transact(async (client) => {
      await lockNames(client, [tradeLock(id)]);
      const row = await readTradeRow(client, id);
      if (row?.state !== "open") return 0;
      await end(client, row, ending);
      return 1;
    });
  announceTopics(ids.map((id) => `trade:${id}` as const));
  return ended;
}

/** Ends all trades of somebody who cannot do it themself any more. Returns how many. */
export async function closeTradesOf(userId: string): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT d.id FROM "TradeSide" s JOIN "DirectTrade" d ON d.id = s."tradeId" WHERE s."userId" = $1 AND d.state = 'open'`,
    [userId],
  );
  return endAll(
    rows.map(({ id }) => id),
    { state: "cancelled", by: userId, nick: null },
  );
}

/** Ends trades that nobody changed for long. Any number of processes may do it. Returns how many. */
export async function expireTrades(now = new Date()): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM "DirectTrade" WHERE state = 'open' AND "expiresAt" <= $1 ORDER BY "expiresAt" LIMIT 500`,
    [now],
  );
  return endAll(
    rows.map(({ id }) => id),
    { state: "expired", by: null, nick: null },
  );
}
