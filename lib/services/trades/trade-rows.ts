import type { PoolClient } from "pg";
import type { ShortGood, TradeState } from "@/lib/contracts/trade-words";
import type { Deal } from "@/lib/engine/ccg/trade/deal";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Who holds it alone changes a trade. */
export const tradeLock = (id: string): string => `trade/${id}`;

/** A trade as it is stored, with what its members are called, by seat. */
export type TradeRow = {
  readonly id: string;
  readonly state: TradeState;
  readonly madeById: string;
  readonly deal: Deal;
  readonly nicks: readonly string[];
};

type Row = {
  state: TradeState;
  version: number;
  madeById: string;
  userId: string;
  nick: string;
  gives: Goods;
  confirmed: boolean;
};

/** Reads a trade behind its lock; null: there is none. */
export async function readTradeRow(client: PoolClient, id: string): Promise<TradeRow | null> {
  const { rows } = await client.query<Row>({
    name: "trades-read",
    text: `SELECT d.state, d.version, d."madeById", s."userId", u.nick, s.gives, s.confirmed
           FROM "DirectTrade" d JOIN "TradeSide" s ON s."tradeId" = d.id JOIN "User" u ON u.id = s."userId"
           WHERE d.id = $1 ORDER BY s.seat`,
    values: [id],
  });
  const [first] = rows;
  if (!first) return null;
  return {
    ...{ id, state: first.state, madeById: first.madeById, nicks: rows.map(({ nick }) => nick) },
    deal: {
      version: first.version,
      parties: rows.map(({ userId, gives, confirmed }) => ({ member: userId, gives, confirmed })),
    },
  };
}

/** The same for one of its members, while it is open. Refuses `trade/no_such_trade` and `trade/closed` with its state. */
export async function openTradeOf(
  client: PoolClient,
  { id, member }: { id: string; member: string },
): Promise<Result<TradeRow, Refusal>> {
  const row = await readTradeRow(client, id);
  if (!row?.deal.parties.some((party) => party.member === member)) return refuse("trade/no_such_trade");
  return row.state === "open" ? ok(row) : refuse("trade/closed", { state: row.state });
}

/** Writes what lies there and who agrees. `short`: what was lacking when it was to be settled. */
export async function writeDeal(
  client: PoolClient,
  id: string,
  { version, parties }: Deal,
  { short, days }: { short?: readonly ShortGood[]; days?: number } = {},
): Promise<void> {
  await client.query({
    name: "trades-write",
    text: `WITH sides AS (
             UPDATE "TradeSide" s SET gives = g.gives, confirmed = g.confirmed
             FROM jsonb_to_recordset($3::jsonb) AS g(seat int, gives jsonb, confirmed boolean)
             WHERE s."tradeId" = $1 AND s.seat = g.seat
           )
           UPDATE "DirectTrade" SET version = $2, short = $4, "changedAt" = clock_timestamp(),
                  "expiresAt" = CASE WHEN $5::int IS NULL THEN "expiresAt" ELSE now() + $5 * interval '1 day' END
           WHERE id = $1`,
    values: [
      ...[id, version, JSON.stringify(parties.map(({ gives, confirmed }, seat) => ({ seat, gives, confirmed })))],
      ...[short ? JSON.stringify(short) : null, days ?? null],
    ],
  });
}

/** What somebody is told of a trade; of one key once. */
export async function tellOfTrade(
  client: PoolClient,
  kind: "trade_offered" | "trade_confirmed" | "trade_settled" | "trade_closed" | "trade_expired",
  { id, users, nick, once = "" }: { id: string; users: readonly string[]; nick: string | null; once?: string | number },
): Promise<void> {
  if (users.length === 0) return;
  await client.query({
    name: "trades-tell",
    text: `INSERT INTO "Outbox" (key, kind, users, data, at) VALUES ($1, $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    values: [`${kind}/${id}/${once}`, kind, users, JSON.stringify({ trade: id, nick })],
  });
}
