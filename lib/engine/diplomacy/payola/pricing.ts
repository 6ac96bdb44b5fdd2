import type { Bidder, PaidUnit } from "./offer";

/** An order that has won. */
type Won = {
  readonly total: number;
  /** What the next order would have fetched; −1: there is none. */
  readonly second: number;
  /** How much of what each bidder offers for it lies above plateaus. */
  readonly above: readonly number[];
  /** What each bidder offers for it: what they save is taken off here. */
  readonly shares: number[];
};

/**
 * What an order fetches under EBAYOLA: one more than the next (alone 1; tied one more than was offered), and nothing if
 * nothing was offered. What is saved goes to the backer whom the unit's power prefers most, at most as much as they offer
 * above their plateaus, then to the next; investors come last, the largest share first. So where two are tied the one
 * preferred most pays one more than they offered. PUBLIC_TOTALS lets plateaus not count.
 */
export function cheapen(
  unit: PaidUnit,
  bidders: readonly Bidder[],
  { total, second, above, shares }: Won,
  rules: ReadonlySet<string>,
): number {
  if (total === 0) return 0;
  let left = total - (second < 0 ? 1 : second + 1);
  let price = total;
  for (const payer of payersInOrder(unit, bidders, shares)) {
    if (left === 0) break;
    const share = shares[payer] ?? 0;
    const saved = Math.min(left, rules.has("PUBLIC_TOTALS") ? share : (above[payer] ?? 0));
    shares[payer] = share - saved;
    left -= saved;
    price -= saved;
  }
  return price;
}

function payersInOrder({ preferences }: PaidUnit, bidders: readonly Bidder[], shares: readonly number[]): number[] {
  const places = bidders.map((_, by) => by).filter((by) => (shares[by] ?? 0) > 0);
  const investors = places.filter((by) => bidders[by]?.investor);
  investors.sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0) || one - other);
  const powers = preferences.flatMap((power) => places.filter((by) => bidders[by]?.name === power));
  return [...powers.filter((by) => !investors.includes(by)), ...investors];
}
