import type { PoolClient } from "pg";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";

/** A new order as it is written; one that nothing is left of is closed at once. */
export type OrderRow = {
  readonly id: string;
  readonly member: string;
  readonly side: Side;
  readonly game: string;
  readonly number: number;
  readonly price: number;
  readonly quantity: number;
  readonly left: number;
  readonly reserved: boolean;
  readonly days: number;
  readonly batch: string | null;
};
/** Copies that change hands by a transfer of their own. */
export type TradeRow = {
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly bidId: string;
  readonly askId: string;
  readonly price: number;
  readonly quantity: number;
  readonly transferId: string;
};
/** What the owner of an order that stood is told. */
export type ToldRow = {
  readonly key: string;
  readonly kind: "order_filled" | "order_unpaid";
  readonly member: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
};

export type Settled = {
  /** `unpaid`: a bid that could not be paid as soon as it stood. */
  readonly orders: readonly (OrderRow & { readonly unpaid: boolean })[];
  readonly trades: readonly TradeRow[];
  /** Orders that stood, and how many of their copies are gone. */
  readonly taken: ReadonlyMap<string, number>;
  /** Of those, bids that could not be paid. */
  readonly unpaid: readonly string[];
  readonly told: readonly ToldRow[];
};

const WRITE = {
  name: "market-write",
  text: `WITH placed AS (
           INSERT INTO "MarketOrder" (id, "userId", side, game, number, price, quantity, "left", reserved, batch, "expiresAt", "closedAt", reason)
           SELECT o.id, o.member, o.side, o.game, o.number, o.price, o.quantity, o."left", o.reserved, o.batch,
                  now() + o.days * interval '1 day',
                  CASE WHEN o."left" = 0 OR o.unpaid THEN clock_timestamp() END,
                  CASE WHEN o."left" = 0 THEN 'filled' WHEN o.unpaid THEN 'unpaid' END
           FROM jsonb_to_recordset($1::jsonb)
             AS o(id text, member text, side text, game text, number int, price int, quantity int, "left" int, reserved boolean,
                  days int, batch text, unpaid boolean)
         ), taken AS (
           UPDATE "MarketOrder" o
           SET "left" = o."left" - t.quantity,
               "closedAt" = CASE WHEN o."left" = t.quantity OR t.unpaid THEN clock_timestamp() END,
               reason = CASE WHEN o."left" = t.quantity THEN 'filled' WHEN t.unpaid THEN 'unpaid' END
           FROM jsonb_to_recordset($2::jsonb) AS t(id text, quantity int, unpaid boolean) WHERE o.id = t.id
         ), told AS (
           INSERT INTO "Outbox" (key, kind, users, data, at)
           SELECT t.key, t.kind, ARRAY[t.member], t.data, now()
           FROM jsonb_to_recordset($4::jsonb) AS t(key text, kind text, member text, data jsonb)
         )
         INSERT INTO "Trade" (id, game, number, "buyerId", "sellerId", "bidId", "askId", price, quantity, "transferId")
         SELECT t.id, t.game, t.number, t."buyerId", t."sellerId", t."bidId", t."askId", t.price, t.quantity, t."transferId"
         FROM jsonb_to_recordset($3::jsonb)
           AS t(id text, game text, number int, "buyerId" text, "sellerId" text, "bidId" text, "askId" text, price int,
                quantity int, "transferId" text)`,
};

/** Writes what some orders came to, all in one statement. */
export async function writeSettled(client: PoolClient, settled: Settled): Promise<void> {
  const { orders, trades, taken, unpaid, told } = settled;
  const gone = new Map([...taken].map(([id, quantity]) => [id, { id, quantity, unpaid: false }]));
  for (const id of unpaid) gone.set(id, { id, quantity: gone.get(id)?.quantity ?? 0, unpaid: true });
  await client.query({
    ...WRITE,
    values: [orders, [...gone.values()], trades, told].map((of) => JSON.stringify(of)),
  });
}

/** What a member bought: so many copies of a printing, in a finish as wishes name it. */
export type Bought = {
  readonly member: string;
  readonly quantity: number;
  readonly printing: number;
  readonly finish: "plain" | "foil";
};

/** Who bought what they wished for wishes for so many fewer: first in just this finish, then in any. */
export async function lowerWishes(client: PoolClient, game: string, bought: readonly Bought[]): Promise<void> {
  if (bought.length === 0) return;
  const { rows } = await client.query<{ userId: string; printing: number; finish: string; count: number }>({
    name: "market-wishes",
    text: `SELECT "userId", printing, finish, count FROM "Wish" WHERE game = $1 AND "userId" = ANY($2) AND printing = ANY($3)
           ORDER BY "userId", printing, finish DESC FOR UPDATE`,
    values: [game, [...new Set(bought.map(({ member }) => member))], [...new Set(bought.map((one) => one.printing))]],
  });
  const left = new Map(rows.map((row) => [row, row.count]));
  for (const { member, printing, finish, quantity } of bought) {
    let came = quantity;
    for (const row of [finish, "any"].flatMap((of) =>
      rows.filter((one) => one.userId === member && one.printing === printing && one.finish === of),
    )) {
      const count = left.get(row) ?? 0;
      left.set(row, Math.max(0, count - came));
      came -= Math.min(came, count);
    }
  }
  const changed = rows.filter((row) => left.get(row) !== row.count);
  if (changed.length === 0) return;
  await client.query({
    name: "market-lower-wishes",
    text: `WITH w AS (
             SELECT * FROM unnest($2::text[], $3::int[], $4::text[], $5::int[]) AS w("userId", printing, finish, count)
           ), gone AS (
             DELETE FROM "Wish" d USING w
             WHERE d.game = $1 AND d."userId" = w."userId" AND d.printing = w.printing AND d.finish = w.finish AND w.count = 0
           )
           UPDATE "Wish" u SET count = w.count FROM w
           WHERE u.game = $1 AND u."userId" = w."userId" AND u.printing = w.printing AND u.finish = w.finish AND w.count > 0`,
    values: [
      game,
      changed.map(({ userId }) => userId),
      changed.map(({ printing }) => printing),
      changed.map(({ finish }) => finish),
      changed.map((row) => left.get(row)),
    ],
  });
}
