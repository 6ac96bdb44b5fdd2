import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { BuyPacks } from "@/lib/contracts/shop";
import type { Bought } from "@/lib/contracts/shop-words";
import { newId } from "@/lib/db/ids";
import { packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import { accountOf, COIN, MINT, move, packAsset, SHOP, ticketAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { gameWithin } from "../catalogue/games";
import { sheetsOf } from "../catalogue/sheets";
import { perform } from "../ledger/perform";
import { lockPackSeed } from "./pack-seed";

type ProductRow = {
  id: string;
  game: string;
  set: string;
  type: string;
  price: number;
  withdrawn: boolean;
  /** So many each member may buy in all. */
  memberLimit: number | null;
  /** When it comes on sale, in ms, if that is still to come. */
  comes: number | null;
  /** Of its game, in the catalogue. */
  version: number | null;
};

async function readProduct(client: PoolClient, id: string): Promise<ProductRow | null> {
  const { rows } = await client.query<ProductRow>({
    name: "shop-product",
    text: `SELECT p.id, p.game, p.set, p.type, p.price, p."withdrawnAt" IS NOT NULL AS withdrawn, p."memberLimit",
             CASE WHEN p."releaseAt" > now() THEN (extract(epoch FROM p."releaseAt") * 1000)::float8 END AS comes, g.version
           FROM "Product" p LEFT JOIN "CardGame" g ON g.name = p.game WHERE p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** How many packs of a product a member bought so far, for money or tickets. */
async function boughtSoFar(client: PoolClient, userId: string, productId: string): Promise<number> {
  const { rows } = await client.query<{ bought: number }>({
    name: "shop-bought-so-far",
    text: `SELECT coalesce(sum(quantity), 0)::int AS bought FROM "Purchase" WHERE "userId" = $1 AND "productId" = $2`,
    values: [userId, productId],
  });
  return rows[0]?.bought ?? 0;
}

/**
 * Buys packs: tickets first, then money (`spec/ccg.md` C.4). The packs stay closed; each is fixed from now on by its
 * commitment and the buyer's share. Refuses, with nothing taken: `shop/sign_in`, `shop/members_only`,
 * `shop/unknown_product`, `shop/not_yet` (it is sold from a moment on), `shop/limit` (what a member may buy of it in all),
 * `shop/price_changed`, `shop/offer_moved` (another purchase came between), `shop/unavailable`
 * (the factory does not know it), `shop/sheets_changed`, `shop/too_poor`, `shop/sold_out`, `shop/only`. The same key buys
 * once.
 */
export async function buyPacks(actor: Actor, input: BuyPacks): Promise<Result<Bought, Refusal>> {
  if (!actor) return refuse("shop/sign_in");
  if (!canCollect(actor)) return refuse("shop/members_only");
  const { key, ...request } = input;
  return perform({ kind: "shop/purchase", key, request, actorId: actor.id }, async (ledger, transferId) => {
    const seed = await lockPackSeed(ledger.client, actor.id);
    const [purse, binder] = [accountOf("purse", actor.id), accountOf("binder", actor.id)];
    const [pack, ticket] = [packAsset(input.productId), ticketAsset(input.productId)];
    await ledger.lock([
      { account: purse, asset: COIN },
      { account: binder, asset: ticket },
      { account: binder, asset: pack },
      { account: SHOP, asset: pack },
    ]);
    // Read behind the lock of the stock: whoever reprints or withdraws holds it until the new price is committed.
    const product = await readProduct(ledger.client, input.productId);
    if (!product || product.withdrawn) return refuse("shop/unknown_product");
    if (product.comes !== null) return refuse("shop/not_yet", { at: product.comes });
    if (product.price !== input.unitPrice)
      return refuse("shop/price_changed", { shown: input.unitPrice, price: product.price });
    if (!seed || seed.next !== input.first || packCommitment(packSecret(seed.seed, seed.next)) !== input.commitment)
      return refuse("shop/offer_moved", { first: seed?.next ?? 1 });
    const game = product.version === null ? null : await gameWithin(ledger.client, product.game, product.version);
    const sheets = game && sheetsOf(game, product.set, product.type);
    if (!sheets) return refuse("shop/unavailable");
    if (input.contents !== undefined && input.contents !== sheets.hash) return refuse("shop/sheets_changed");
    if (product.memberLimit !== null) {
      // Behind the lock of the buyer's seed: nothing else of theirs is being bought.
      const left = Math.max(0, product.memberLimit - (await boughtSoFar(ledger.client, actor.id, product.id)));
      if (input.quantity > left) return refuse("shop/limit", { limit: product.memberLimit, left });
    }
    const tickets = Math.min(input.quantity, ledger.balance({ account: binder, asset: ticket }).balance);
    const paid = (input.quantity - tickets) * product.price;
    const has = ledger.free({ account: purse, asset: COIN });
    if (paid > has) return refuse("shop/too_poor", { needs: paid, has });
    const stock = ledger.balance({ account: SHOP, asset: pack }).balance;
    if (stock === 0) return refuse("shop/sold_out");
    if (stock < input.quantity) return refuse("shop/only", { available: stock });

    const purchaseId = newId();
    const packs = Array.from({ length: input.quantity }, (_, i) => ({
      id: newId(),
      number: seed.next + i,
      commitment: packCommitment(packSecret(seed.seed, seed.next + i)),
    }));
    await ledger.client.query({
      name: "shop-purchase",
      text: `WITH bought AS (
               INSERT INTO "Purchase" (id, "userId", "productId", "transferId", quantity, tickets, "unitPrice")
               VALUES ($1, $2, $3, $4, $5, $6, $7)
             ), numbered AS (
               UPDATE "PackSeed" SET next = next + $5 WHERE "userId" = $2
             ), sheets AS (
               INSERT INTO "Sheets" (hash, body) VALUES ($8, $9::jsonb) ON CONFLICT DO NOTHING
             )
             INSERT INTO "Pack" (id, "holderId", "buyerId", number, "productId", "purchaseId", commitment, share, contents)
             SELECT p.id, $10, $2, p.number, $3, $1, p.commitment, $11, $8
             FROM unnest($12::text[], $13::int[], $14::text[]) AS p(id, number, commitment)`,
      values: [
        purchaseId,
        actor.id,
        product.id,
        transferId,
        input.quantity,
        tickets,
        product.price,
        sheets.hash,
        JSON.stringify(sheets.contents),
        binder,
        input.share,
        packs.map(({ id }) => id),
        packs.map(({ number }) => number),
        packs.map(({ commitment }) => commitment),
      ],
    });
    const postings = [
      ...move(pack, input.quantity, SHOP, binder),
      ...(tickets > 0 ? move(ticket, tickets, binder, MINT) : []),
      ...(paid > 0 ? move(COIN, paid, purse, MINT) : []),
    ];
    return ok({
      transfers: [{ postings, memo: { product: product.id, quantity: input.quantity, tickets } }],
      answer: {
        purchaseId,
        productId: product.id,
        quantity: input.quantity,
        tickets,
        paid,
        packs: packs.map(({ id }) => id),
      },
    });
  });
}
