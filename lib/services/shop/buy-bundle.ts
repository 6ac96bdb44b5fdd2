import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { BuyBundle } from "@/lib/contracts/shop";
import type { Bought } from "@/lib/contracts/shop-words";
import { newId } from "@/lib/db/ids";
import type { Place } from "@/lib/db/ledger-store";
import { COIN, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { actingWithin } from "../egos/acting";
import { type Done, type FurtherTransfer, perform, type Transfer } from "../ledger/perform";
import { type ForSale, readForSale } from "./for-sale";
import { priceOfParts } from "./list-bundles";
import { lockPackSeed, offered } from "./pack-seed";
import { type WrittenPurchase, writePurchase } from "./write-purchase";

type Part = { readonly productId: string; readonly count: number; readonly unitPrice: number };

/** A bundle that is sold; null: there is none of this id. */
async function readParts(client: PoolClient, bundleId: string): Promise<Part[] | null> {
  const { rows } = await client.query<Part>({
    name: "shop-bundle",
    text: `SELECT p."productId", p.count, p."unitPrice" FROM "Bundle" b JOIN "BundlePart" p ON p."bundleId" = b.id
           WHERE b.id = $1 AND b."withdrawnAt" IS NULL ORDER BY p.place`,
    values: [bundleId],
  });
  return rows.length > 0 ? rows : null;
}

/**
 * Buys a bundle: a purchase and a transfer for each of its parts, all of them or none, at the parts' prices within the
 * bundle, for money alone. Stock, limits and days of the parts hold. Refuses as `buyPacks`, with nothing taken, and
 * `shop/unknown_product` for a bundle that is not sold, also where one of its parts is not. The same key buys once.
 */
export async function buyBundle(actor: Actor, input: BuyBundle): Promise<Result<Bought, Refusal>> {
  if (!actor) return refuse("shop/sign_in");
  if (!canCollect(actor)) return refuse("shop/members_only");
  const { key, ...request } = input;
  const posting = { kind: "shop/purchase", key, request, actorId: actor.id } as const;
  return perform<Bought & { packs: string[] }>(posting, async (ledger, transferId) => {
    const { client } = ledger;
    const locked = await lockPackSeed(client, actor.id);
    const parts = await readParts(client, input.bundleId);
    if (!parts) return refuse("shop/unknown_product");
    const { purse, binder } = await actingWithin(client, actor.id);
    await ledger.lock([
      { account: purse, asset: COIN },
      ...parts.flatMap(({ productId }): Place[] => [
        { account: binder, asset: packAsset(productId) },
        { account: SHOP, asset: packAsset(productId) },
      ]),
    ]);
    const price = priceOfParts(parts);
    if (price !== input.price) return refuse("shop/price_changed", { shown: input.price, price });
    const next = offered(locked, input);
    if (!next.ok) return next;
    const seed = next.value;
    const products: ForSale[] = [];
    for (const [i, { productId, count }] of parts.entries()) {
      const found = await readForSale(client, actor.id, { productId, quantity: count });
      if (!found.ok) return found;
      if (input.contents && input.contents[i] !== found.value.sheets.hash) return refuse("shop/sheets_changed");
      if (ledger.balance({ account: SHOP, asset: packAsset(productId) }).balance < count)
        return refuse("shop/sold_out");
      products.push(found.value);
    }
    const has = ledger.free({ account: purse, asset: COIN });
    if (price > has) return refuse("shop/too_poor", { needs: price, has });

    const written: (WrittenPurchase & { readonly transfer: FurtherTransfer })[] = [];
    let first = seed.next;
    for (const [i, product] of products.entries()) {
      const { count: quantity, unitPrice } = parts[i] ?? { count: 0, unitPrice: 0 };
      const id = i === 0 ? transferId : newId();
      const purchase = await writePurchase(client, {
        ...{ buyerId: actor.id, purse, binder, transferId: id, product, quantity, tickets: 0, unitPrice },
        ...{ share: input.share, seed: seed.seed, first },
      });
      first += quantity;
      // `order`: the transfers of one purchase of a bundle have it in common.
      const memo = { product: product.id, quantity, tickets: 0, bundle: input.bundleId, order: transferId };
      const transfer = { id, kind: "shop/purchase", actorId: actor.id, postings: purchase.postings, memo } as const;
      written.push({ ...purchase, transfer });
    }
    return ok(doneOf(input.bundleId, price, written));
  });
}

function doneOf(
  bundleId: string,
  price: number,
  written: readonly (WrittenPurchase & { readonly transfer: FurtherTransfer })[],
): Done<Bought & { packs: string[] }> {
  const [begun, ...others] = written;
  if (!begun) throw new Error(`Bundle ${bundleId} has no parts.`);
  const own: Transfer = { postings: begun.transfer.postings, memo: begun.transfer.memo };
  const packs = written.flatMap((purchase) => purchase.packs);
  return {
    transfers: [own, ...others.map(({ transfer }) => transfer)],
    answer: {
      purchaseId: begun.purchaseId,
      productId: bundleId,
      quantity: packs.length,
      tickets: 0,
      paid: price,
      packs,
    },
  };
}
