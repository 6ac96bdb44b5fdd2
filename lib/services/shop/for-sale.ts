import type { PoolClient } from "pg";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { gameWithin } from "../catalogue/games";
import { type Sheets, sheetsOf } from "../catalogue/sheets";
import { PRICE_NOW } from "./price-now";

/** A product that can be bought now. */
export type ForSale = { readonly id: string; readonly price: number; readonly sheets: Sheets };

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
    text: `SELECT p.id, p.game, p.set, p.type, ${PRICE_NOW} AS price, p."withdrawnAt" IS NOT NULL AS withdrawn, p."memberLimit",
             CASE WHEN p."releaseAt" > now() THEN (extract(epoch FROM p."releaseAt") * 1000)::float8 END AS comes, g.version
           FROM "Product" p LEFT JOIN "CardGame" g ON g.name = p.game WHERE p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** How many packs of a product a member bought so far, for money or tickets, to draft with, and for sealed events. */
async function boughtSoFar(client: PoolClient, userId: string, productId: string): Promise<number> {
  const { rows } = await client.query<{ bought: number }>({
    name: "shop-bought-so-far",
    text: `SELECT (SELECT coalesce(sum(quantity), 0) FROM "Purchase" WHERE "userId" = $1 AND "productId" = $2)::int
             + (SELECT coalesce(sum(packs), 0) FROM "DraftEntry" WHERE "userId" = $1 AND "productId" = $2 AND price IS NOT NULL)::int
             + (SELECT coalesce(sum(v.packs), 0) FROM "SealedEntry" e JOIN "SealedEvent" v ON v.id = e."eventId"
                WHERE e."userId" = $1 AND v."productId" = $2 AND e."enterId" IS NOT NULL)::int AS bought`,
    values: [userId, productId],
  });
  return rows[0]?.bought ?? 0;
}

/**
 * A product as it is sold now, for a purchase of so many packs of it: read behind the locks of its stock and of the buyer's
 * seed, so that nothing else of theirs is being bought. Refuses `shop/unknown_product`, `shop/not_yet`, `shop/unavailable`
 * (the factory does not know it) and `shop/limit`.
 */
export async function readForSale(
  client: PoolClient,
  buyerId: string,
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
): Promise<Result<ForSale, Refusal>> {
  const product = await readProduct(client, productId);
  if (!product || product.withdrawn) return refuse("shop/unknown_product");
  if (product.comes !== null) return refuse("shop/not_yet", { at: product.comes });
  const game = product.version === null ? null : await gameWithin(client, product.game, product.version);
  const sheets = game && sheetsOf(game, product.set, product.type);
  if (!sheets) return refuse("shop/unavailable");
  if (product.memberLimit !== null) {
    const left = Math.max(0, product.memberLimit - (await boughtSoFar(client, buyerId, productId)));
    if (quantity > left) return refuse("shop/limit", { limit: product.memberLimit, left });
  }
  return ok({ id: productId, price: product.price, sheets });
}
