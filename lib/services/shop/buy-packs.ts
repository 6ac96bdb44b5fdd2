import { type Actor, canCollect } from "@/lib/auth/policy";
import type { BuyPacks } from "@/lib/contracts/shop";
import type { Bought } from "@/lib/contracts/shop-words";
import { COIN, packAsset, SHOP, ticketAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { actingWithin } from "../egos/acting";
import { perform } from "../ledger/perform";
import { readForSale } from "./for-sale";
import { lockPackSeed, offered } from "./pack-seed";
import { writePurchase } from "./write-purchase";

/**
 * Buys packs: tickets first, then money. The packs stay closed; each is fixed from now on by its
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
    const locked = await lockPackSeed(ledger.client, actor.id);
    const { purse, binder } = await actingWithin(ledger.client, actor.id);
    const { productId, quantity } = input;
    const [pack, ticket] = [packAsset(productId), ticketAsset(productId)];
    await ledger.lock([
      { account: purse, asset: COIN },
      { account: binder, asset: ticket },
      { account: binder, asset: pack },
      { account: SHOP, asset: pack },
    ]);
    // Read behind the lock of the stock: whoever reprints or withdraws holds it until the new price is committed.
    const found = await readForSale(ledger.client, actor.id, { productId, quantity });
    if (!found.ok) return found;
    const product = found.value;
    if (product.price !== input.unitPrice)
      return refuse("shop/price_changed", { shown: input.unitPrice, price: product.price });
    const next = offered(locked, input);
    if (!next.ok) return next;
    const seed = next.value;
    if (input.contents !== undefined && input.contents !== product.sheets.hash) return refuse("shop/sheets_changed");
    const tickets = Math.min(quantity, ledger.balance({ account: binder, asset: ticket }).balance);
    const cost = (quantity - tickets) * product.price;
    const has = ledger.free({ account: purse, asset: COIN });
    if (cost > has) return refuse("shop/too_poor", { needs: cost, has });
    const stock = ledger.balance({ account: SHOP, asset: pack }).balance;
    if (stock === 0) return refuse("shop/sold_out");
    if (stock < quantity) return refuse("shop/only", { available: stock });

    const { postings, purchaseId, paid, packs } = await writePurchase(ledger.client, {
      ...{ buyerId: actor.id, purse, binder, transferId, product, quantity, tickets, unitPrice: product.price },
      ...{ share: input.share, seed: seed.seed, first: seed.next },
    });
    return ok({
      transfers: [{ postings, memo: { product: productId, quantity, tickets } }],
      answer: { purchaseId, productId, quantity, tickets, paid, packs: [...packs] },
    });
  });
}
