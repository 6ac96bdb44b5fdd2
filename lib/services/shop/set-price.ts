import { type Actor, canSell } from "@/lib/auth/policy";
import type { SetPrice } from "@/lib/contracts/shop-staff";
import { transact } from "@/lib/db/transaction";
import type { Cents } from "@/lib/engine/kernel/money";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { isOver, lockTerms, stampOf } from "./product-terms";

/** Shoppers are told of a higher price so long beforehand, in ms: a day. */
export const RISE_TOLD = 24 * 3_600_000;

/** What a product costs, and from when on, in ms; `at` null: at once. */
export type PriceSet = { readonly name: string; readonly price: Cents; readonly at: number | null };

/**
 * Changes the price of a product that is for sale: at once, or from a moment on, which shoppers are shown until then. What
 * was announced before gives way to it; the price that holds, without a moment, takes an announcement back. Audited.
 * Refuses `shop/unknown_product`, `shop/terms_changed` (another changed it since it was shown), `shop/moment_over`, `shop/same_price` (what
 * would come is what holds) and `shop/rise_untold`: a higher price is told a day beforehand, a lower one may hold at once.
 */
export async function setPrice(
  actor: Actor,
  { productId, shown, price, from }: SetPrice,
  address: string | null = null,
): Promise<Result<PriceSet, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return transact(async (client): Promise<Result<PriceSet, Refusal>> => {
    const product = await lockTerms(client, productId);
    if (!product) return refuse("shop/unknown_product");
    const { name, terms } = product;
    const now = Date.now();
    const at = from !== undefined && from > now ? from : null;
    const wanted = at === null ? { ...terms, price, next: null } : { ...terms, next: { price, at } };
    // Asked for a second time, it is so already.
    if (!isOver(from, now) && stampOf(wanted) === stampOf(terms)) return ok({ name, price, at });
    if (stampOf(terms) !== shown) return refuse("shop/terms_changed");
    if (isOver(from, now)) return refuse("shop/moment_over");
    if (at !== null && price === terms.price) return refuse("shop/same_price");
    if (price > terms.price && (at === null || at < now + RISE_TOLD)) return refuse("shop/rise_untold");
    await client.query('UPDATE "Product" SET price = $2, "nextPrice" = $3, "nextPriceAt" = $4 WHERE id = $1', [
      productId,
      wanted.price,
      wanted.next?.price ?? null,
      wanted.next === null ? null : new Date(wanted.next.at),
    ]);
    await recordAuditIn(client, {
      userId: actor.id,
      action: "shop/price_set",
      data: { product: name, from: terms.price, to: price, at },
      address,
    });
    return ok({ name, price, at });
  });
}
