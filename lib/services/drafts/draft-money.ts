import type { PoolClient } from "pg";
import type { DraftConfig } from "@/lib/engine/ccg/draft/config";
import type { Seat } from "@/lib/engine/kernel/game";
import { accountOf, COIN, cardAsset, MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { playingEgos } from "../egos/plays-ego";
import { performWithin } from "../ledger/perform";
import { readForSale } from "../shop/for-sale";

/** Who drafts on which seat. */
export type Drafter = { readonly seat: Seat; readonly user: string };

/**
 * Writes down who drafts, within the transaction of the draft's first move. Where cards are kept each buys their packs of
 * the shop's stock, as they lie there, at the price that the table has; the packs of bots are the house's, and cost nothing.
 * Refuses `table/ego {seat}`, `draft/short {seat}`, `draft/price_changed`, `draft/sold_out`, `draft/limit {seat}` and `draft/not_for_sale`.
 */
export async function enterDraft(
  client: PoolClient,
  tableId: string,
  config: DraftConfig,
  drafters: readonly Drafter[],
): Promise<Refusal | null> {
  const { price } = config;
  if (price === null || drafters.length === 0) {
    await writeEntries(client, tableId, config, drafters, null);
    return null;
  }
  const users = drafters.map(({ user }) => user).sort();
  const request = { price, packs: config.packs, users };
  const done = await performWithin(
    client,
    { kind: "draft/enter", key: tableId, request, actorId: null },
    async (ledger, transferId) => {
      // As a purchase does: a member buys one thing at a time.
      await client.query('SELECT 1 FROM "PackSeed" WHERE "userId" = ANY($1) ORDER BY "userId" FOR UPDATE', [users]);
      const [ego] = await playingEgos(client, users);
      if (ego !== undefined) return refuse("table/ego", { seat: drafters.find(({ user }) => user === ego)?.seat ?? 0 });
      const pack = packAsset(config.product.id);
      await ledger.lock([
        ...users.map((user) => ({ account: accountOf("purse", user), asset: COIN }) as const),
        { account: SHOP, asset: pack },
      ]);
      for (const drafter of drafters) {
        const refused = await mayBuy(client, config, price, drafter);
        if (refused) return refused;
        if (ledger.free({ account: accountOf("purse", drafter.user), asset: COIN }) < price * config.packs)
          return refuse("draft/short", { seat: drafter.seat });
      }
      const sold = users.length * config.packs;
      if (ledger.balance({ account: SHOP, asset: pack }).balance < sold) return refuse("draft/sold_out");
      await writeEntries(client, tableId, config, drafters, transferId);
      const postings = [
        ...users.flatMap((user) => move(COIN, price * config.packs, accountOf("purse", user), MINT)),
        ...move(pack, sold, SHOP, MINT),
      ];
      const memo = { product: config.product.id, quantity: config.packs, tableId };
      return ok({ transfers: [{ postings, memo }], answer: {} });
    },
  );
  return done.ok ? null : done.error;
}

/** What the shop says of somebody who buys their packs; null: it sells them. */
async function mayBuy(
  client: PoolClient,
  { product, packs }: DraftConfig,
  price: number,
  { seat, user }: Drafter,
): Promise<Result<never, Refusal> | null> {
  const found = await readForSale(client, user, { productId: product.id, quantity: packs });
  if (!found.ok) return refuse(found.error.code === "shop/limit" ? "draft/limit" : "draft/not_for_sale", { seat });
  return found.value.price === price ? null : refuse("draft/price_changed");
}

async function writeEntries(
  client: PoolClient,
  tableId: string,
  { product, packs, price, game }: DraftConfig,
  drafters: readonly Drafter[],
  enterId: string | null,
): Promise<void> {
  await client.query(
    `INSERT INTO "DraftEntry" ("tableId", seat, "userId", "productId", packs, price, "enterId", game)
     SELECT $1, d.seat, d.user_id, $2, $3, $4, $5, $6 FROM unnest($7::int[], $8::text[]) AS d(seat, user_id)`,
    [
      ...[tableId, product.id, packs, enterId === null ? null : price, enterId, game],
      ...[drafters.map(({ seat }) => seat), drafters.map(({ user }) => user)],
    ],
  );
}

/** Gives each drafter what was taken on their seat, if it is kept, within the transaction of the draft's last move. */
export async function giveCards(
  client: PoolClient,
  tableId: string,
  { product, game, price }: DraftConfig,
  picks: readonly (readonly number[])[],
): Promise<Refusal | null> {
  const { rows } = await client.query<Drafter>(
    'SELECT seat, "userId" AS user FROM "DraftEntry" WHERE "tableId" = $1 ORDER BY seat FOR UPDATE',
    [tableId],
  );
  const end = (cardsId: string | null) =>
    client.query(
      `UPDATE "DraftEntry" e SET cards = ARRAY(SELECT jsonb_array_elements_text($2::jsonb -> e.seat)::int), "cardsId" = $3,
         "endedAt" = clock_timestamp()
       WHERE "tableId" = $1`,
      [tableId, JSON.stringify(picks), cardsId],
    );
  if (price === null || rows.length === 0) {
    await end(null);
    return null;
  }
  const done = await performWithin(
    client,
    { kind: "draft/cards", key: tableId, request: {}, actorId: null },
    async (_ledger, transferId) => {
      await end(transferId);
      const postings = rows.flatMap(({ seat, user }) =>
        (picks[seat] ?? []).flatMap((number) => move(cardAsset(game, number), 1, MINT, accountOf("binder", user))),
      );
      return ok({ transfers: [{ postings, memo: { product: product.id, tableId } }], answer: {} });
    },
  );
  return done.ok ? null : done.error;
}
