import type { Cents } from "../../kernel/money";
import { crosses } from "./match";
import type { Side } from "./vocabulary";

/** What an order meets: the other side's best price, null where there is none; what it comes to, with all that would stand. */
export type Meets = { readonly best: Cents | null; readonly sum: Cents };

/**
 * Whether what a page showed is no longer true to the harm of whoever gives the order: it was to be filled at once and finds
 * no price any more, or a worse one; or it costs more in all than was shown, or brings less.
 */
export function isStale(side: Side, price: Cents, shown: Meets, now: Meets): boolean {
  const worse = (is: Cents, was: Cents): boolean => (side === "bid" ? is > was : is < was);
  if (worse(now.sum, shown.sum)) return true;
  if (shown.best === null || !crosses(side, price, shown.best)) return false;
  return now.best === null || worse(now.best, shown.best);
}
