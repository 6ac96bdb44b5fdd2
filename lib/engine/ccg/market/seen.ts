import type { Cents } from "../../kernel/money";
import { crosses } from "./match";
import type { Side } from "./vocabulary";

/**
 * What an order meets: the other side's best price, null where there is none; how many copies at once; what it comes to,
 * with all that would stand.
 */
export type Meets = { readonly best: Cents | null; readonly filled: number; readonly sum: Cents };

const isWorse = (side: Side, is: Cents, was: Cents): boolean => (side === "bid" ? is > was : is < was);

/** Whether the price holds that was shown, and only so many copies at it do not. */
export const isFewer = (side: Side, shown: Meets, now: Meets): boolean =>
  now.best !== null &&
  (shown.best === null || !isWorse(side, now.best, shown.best)) &&
  now.filled > 0 &&
  now.filled < shown.filled;

/**
 * Whether what a page showed is no longer true to the harm of whoever gives the order: it was to be filled at once and finds
 * no price any more, a worse one or fewer copies; or it costs more in all than was shown, or brings less.
 */
export function isStale(side: Side, price: Cents, shown: Meets, now: Meets): boolean {
  if (isWorse(side, now.sum, shown.sum) || now.filled < shown.filled) return true;
  if (shown.best === null || !crosses(side, price, shown.best)) return false;
  return now.best === null || isWorse(side, now.best, shown.best);
}
