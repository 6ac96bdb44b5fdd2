import type { CardDatabase } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import type { Product } from "./product";

/** A number as it is: numerator and denominator, in lowest terms. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
};
const fraction = (over: bigint, under: bigint): Fraction => {
  const shared = gcd(over, under) || 1n;
  return { over: over / shared, under: under / shared };
};
const ZERO = fraction(0n, 1n);
const ONE = fraction(1n, 1n);
const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under });

/** A fraction as the nearest double. */
export const asNumber = ({ over, under }: Fraction): number => {
  const scale = 10n ** 18n;
  return Number((over * scale) / under) / 1e18;
};

/** What a product holds of one card: how many on average, and how likely at least one is. */
export type CardOdds = { readonly card: number; readonly expected: Fraction; readonly chance: Fraction };

export type ProductOdds = {
  readonly cards: readonly CardOdds[];
  /** Plain cards of each rarity in a copy, on average; a card with two rarities counts for its first. */
  readonly rarities: ReadonlyMap<string, Fraction>;
  /** The same of foils. */
  readonly foils: ReadonlyMap<string, Fraction>;
  /** Cards in a copy, on average. */
  readonly size: Fraction;
};

/** The chance that none of `copies` places is among `drawn` of `size`: a product of exact fractions. */
function noneOf(size: number, drawn: number, copies: number): Fraction {
  let result = ONE;
  for (let i = 0; i < Math.min(drawn, size); i++) {
    const left = size - copies - i;
    if (left <= 0) return ZERO;
    result = times(result, fraction(BigInt(left), BigInt(size - i)));
  }
  return result;
}

/** The exact odds of a product, from its definition alone: nothing is sampled. */
export function oddsOf(product: Product, database: CardDatabase): ProductOdds {
  const expected = new Map<number, Fraction>();
  const none = new Map<number, Fraction>();
  for (const card of product.fixed) {
    expected.set(card, plus(expected.get(card) ?? ZERO, ONE));
    none.set(card, ZERO);
  }
  for (const slot of product.slots) {
    const weights = BigInt(slot.reduce((sum, { weight }) => sum + weight, 0));
    const missing = new Map<number, Fraction>();
    for (const { weight, draw } of slot) {
      const share = fraction(BigInt(weight), weights);
      const drawn = Math.min(draw.count, draw.sheet.length);
      const copies = new Map<number, number>();
      for (const card of draw.sheet) copies.set(card, (copies.get(card) ?? 0) + 1);
      // Cards that are printed alike have the same chance: it is worked out once.
      const chances = new Map<number, Fraction>();
      for (const [card, count] of copies) {
        const average = fraction(BigInt(drawn * count), BigInt(draw.sheet.length));
        expected.set(card, plus(expected.get(card) ?? ZERO, times(share, average)));
        const absent = chances.get(count) ?? noneOf(draw.sheet.length, drawn, count);
        chances.set(count, absent);
        missing.set(card, plus(missing.get(card) ?? ZERO, times(share, minus(ONE, absent))));
      }
    }
    for (const [card, present] of missing) none.set(card, times(none.get(card) ?? ONE, minus(ONE, present)));
  }
  const rarities = new Map<string, Fraction>();
  const foils = new Map<string, Fraction>();
  let size = ZERO;
  for (const [number, average] of expected) {
    const card = database.byNumber.get(number);
    const code = card ? (rarityCodes(card)[0] ?? "") : "";
    const counted = card && card.foilOf !== null ? foils : rarities;
    counted.set(code, plus(counted.get(code) ?? ZERO, average));
    size = plus(size, average);
  }
  const cards = [...expected]
    .map(([card, average]): CardOdds => ({ card, expected: average, chance: minus(ONE, none.get(card) ?? ONE) }))
    .sort((a, b) => a.card - b.card);
  return { cards, rarities, foils, size };
}
