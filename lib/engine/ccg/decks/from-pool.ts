import type { Card, CardDatabase } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { type DeckCards, totalsOf } from "./deck";

/** A card that whoever builds of a pool may have as many of as they like: of the rarity of basic cards. */
const isBasic = (card: Card): boolean => rarityCodes(card)[0] === "L" && card.foilOf === null;

/**
 * The first card of which a deck holds more than there are in the pool, in all its parts together; basic cards are free. Null: it
 * is built of the pool.
 */
export function beyondPool(
  deck: DeckCards,
  pool: readonly number[],
  { byNumber }: Pick<CardDatabase, "byNumber">,
): number | null {
  const left = new Map<number, number>();
  for (const number of pool) left.set(number, (left.get(number) ?? 0) + 1);
  const found = totalsOf(deck).find(([number, count]) => {
    const card = byNumber.get(number);
    return !(card && isBasic(card)) && count > (left.get(number) ?? 0);
  });
  return found?.[0] ?? null;
}

/** How many copies of a card whoever builds of a pool has: as many as there are in it; infinitely many of basic cards. */
export function countsInPool(
  pool: readonly number[],
  { byNumber }: Pick<CardDatabase, "byNumber">,
): (number: number) => number {
  const counts = new Map<number, number>();
  for (const number of pool) counts.set(number, (counts.get(number) ?? 0) + 1);
  return (number) => {
    const card = byNumber.get(number);
    return card && isBasic(card) ? Number.POSITIVE_INFINITY : (counts.get(number) ?? 0);
  };
}
