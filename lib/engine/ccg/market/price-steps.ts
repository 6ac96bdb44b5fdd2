import type { Cents } from "../../kernel/money";

/** How a price is set for a card that one did not sell before (`/set price`). */
export const PRICE_RULES = ["higher", "same", "lower", "default"] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** So much one price lies above the next at which cards are usually offered. */
export const stepAt = (price: Cents): Cents =>
  price < 1_00 ? 1 : price < 10_00 ? 10 : price < 100_00 ? 1_00 : price < 1000_00 ? 10_00 : 100_00;

/**
 * The price at which to offer a card: a step above the lowest offer, at it, or a step below it, never below a cent; what
 * the house says it is worth where nobody offers it, or where one goes by that.
 */
export function priceBy(rule: PriceRule, lowest: Cents | null, worth: Cents): Cents {
  if (lowest === null || rule === "default") return Math.max(1, worth);
  const step = stepAt(lowest);
  if (rule === "same") return lowest;
  return rule === "higher" ? lowest + step : Math.max(1, lowest - step);
}
