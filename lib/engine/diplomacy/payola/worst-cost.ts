import type { UnitText } from "../orders/any-order";
import { type Bid, covers, HOLD } from "./offer";

/**
 * The most that bids could cost: each unit obeys the order that is offered most, whoever else bids for it. Orders that no
 * bid names stand for all that types cover: a move, and one that is none.
 */
export function worstCost(bids: readonly Bid[]): number {
  const units = new Map<UnitText, Bid[]>();
  for (const bid of bids) units.set(bid.unit, [...(units.get(bid.unit) ?? []), bid]);
  let sum = 0;
  for (const own of units.values()) {
    const named = own.flatMap(({ order, listed }) => [...(order === null ? [] : [order]), ...listed]);
    const orders = new Set([...named, HOLD, "- (any other)", "S (any other)"]);
    const costOf = (order: string) =>
      own.reduce((all, bid) => all + (bid.order === order || covers(bid, order) ? bid.amount : 0), 0);
    sum += Math.max(...[...orders].map(costOf));
  }
  return sum;
}
