import { type Estimate, estimate, priceFor } from "@/lib/engine/ccg/market/depth";
import type { Level, Side } from "@/lib/engine/ccg/market/vocabulary";
import type { Cents } from "@/lib/engine/kernel/money";

type Order = { readonly side: Side; readonly quantity: number; readonly price: Cents };

/**
 * What an order that is being written comes to. `act`: what its button says and does; `moved`: what it would come to now,
 * where the book changed so that this is another act than the one that was shown, and so has to be chosen again.
 */
export type Reading = {
  readonly act: Estimate;
  readonly moved: null | { readonly kept: Estimate; readonly taken: { price: Cents; comes: Estimate } | null };
};

/**
 * Reads an order by the levels of the other side: as they were when it was written (`then`) and as they are. As many copies
 * for less money, or as many sold for more, are nobody's harm: that act goes on under its new sum.
 */
export function readOrder({ side, quantity, price }: Order, then: readonly Level[], now: readonly Level[]): Reading {
  const [shown, kept] = [estimate(side, price, quantity, then), estimate(side, price, quantity, now)];
  const isNoWorse = side === "bid" ? kept.cost <= shown.cost : kept.cost >= shown.cost;
  if (kept.filled === shown.filled && isNoWorse) return { act: kept, moved: null };
  const best = priceFor(quantity, now);
  const taken = best === null || best === price ? null : { price: best, comes: estimate(side, best, quantity, now) };
  return { act: shown, moved: { kept, taken } };
}
