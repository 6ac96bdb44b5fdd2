import type { MarketPrice } from "@/lib/contracts/market-words";
import type { DeckCards } from "@/lib/engine/ccg/decks/deck";
import type { Cents } from "@/lib/engine/kernel/money";

/** What a copy of a card costs: the lowest offer, else the last price, else what the house says it is worth. */
export type CardPrice = { readonly cents: Cents; readonly is: "offered" | "last" | "worth" };
export type PriceOf = (number: number) => CardPrice;

export function priceIn(prices: readonly MarketPrice[], worthOf: (number: number) => Cents): PriceOf {
  const market = new Map(prices.map((price) => [price.number, price]));
  return (number) => {
    const { ask = null, last = null } = market.get(number) ?? {};
    if (ask !== null) return { cents: ask, is: "offered" };
    return last !== null ? { cents: last, is: "last" } : { cents: worthOf(number), is: "worth" };
  };
}

/** A card of a deck with all its copies: what they cost together. */
export type CardCost = { readonly number: number; readonly count: number; readonly cents: Cents };
export type DeckCost = {
  readonly sum: Cents;
  /** So many copies are of cards that nobody offers: their price is the last one, or the house's. */
  readonly guessed: number;
  /** The dearest first. */
  readonly cards: readonly CardCost[];
};

/** What all parts of a deck cost at these prices, each copy for what the cheapest one costs. */
export function costOf(deck: DeckCards, priceOf: PriceOf): DeckCost {
  const counts = new Map<number, number>();
  for (const { rows } of deck)
    for (const [number, count] of rows) counts.set(number, (counts.get(number) ?? 0) + count);
  const cards = [...counts].map(([number, count]) => ({ number, count, cents: count * priceOf(number).cents }));
  return {
    sum: cards.reduce((sum, { cents }) => sum + cents, 0),
    guessed: cards.reduce((sum, { number, count }) => sum + (priceOf(number).is === "offered" ? 0 : count), 0),
    cards: cards.sort((a, b) => b.cents - a.cents || a.number - b.number),
  };
}
