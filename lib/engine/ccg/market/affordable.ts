import type { Cents } from "../../kernel/money";

/** Copies of one thing that are offered at a price. */
export type Offered = { readonly price: Cents; readonly quantity: number };

/**
 * Of offers of several things, how many copies of each are bought for so much at most in all: the cheapest copies first, whatever
 * they are of; of one price the things in their order.
 */
export function affordable(offers: readonly (readonly Offered[])[], most: Cents): number[] {
  const bought = offers.map(() => 0);
  let left = most;
  const all = offers.flatMap((own, of) => own.map((offer) => ({ ...offer, of })));
  for (const { price, quantity, of } of all.sort((a, b) => a.price - b.price || a.of - b.of)) {
    const copies = Math.min(quantity, Math.floor(left / price));
    bought[of] = (bought[of] ?? 0) + copies;
    left -= copies * price;
  }
  return bought;
}
