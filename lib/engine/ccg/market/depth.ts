import type { Cents } from "../../kernel/money";
import { crosses } from "./match";
import type { Level, Side } from "./vocabulary";

/** What an order would come to now: copies at once and what they come to, and with all that would stand at its price. */
export type Estimate = { readonly filled: number; readonly cost: Cents; readonly sum: Cents };

/**
 * What an order for `quantity` at `price` comes to by the levels of the other side, the best first, without the reader's
 * own. What is shown of it is what a request names as seen.
 */
export function estimate(side: Side, price: Cents, quantity: number, levels: readonly Level[]): Estimate {
  let [filled, cost] = [0, 0];
  for (const level of levels) {
    if (!crosses(side, price, level.price)) break;
    const taken = Math.min(quantity - filled, level.quantity - level.own);
    filled += taken;
    cost += taken * level.price;
  }
  return { filled, cost, sum: cost + (quantity - filled) * price };
}

/** The price of the last of `quantity` copies, taken one after the other from the best level on; null where there are none. */
export function priceFor(quantity: number, levels: readonly Level[]): Cents | null {
  let [left, price]: [number, Cents | null] = [quantity, null];
  for (const level of levels) {
    const others = level.quantity - level.own;
    if (left <= 0 || others <= 0) continue;
    price = level.price;
    left -= others;
  }
  return price;
}

/** The best price of a side that is not the reader's own alone; null where there is none. */
export const bestOf = (levels: readonly Level[]): Cents | null => priceFor(1, levels);
