import type { Card, CardDatabase } from "./model";

export type Neighbours = { readonly before: Card | null; readonly after: Card | null };

/**
 * The cards before and after one, as collectors number them, set after set: of its finish where they have it. What is not
 * for collecting, or no longer printed, is passed over.
 */
export function neighboursOf({ cards, foils, byNumber }: CardDatabase, card: Card): Neighbours {
  const plain = card.foilOf === null ? card : byNumber.get(card.foilOf);
  const row = cards.filter((one) => one === plain || (!one.hidden && !one.retired && one.set !== ""));
  const at = row.findIndex(({ number }) => number === plain?.number);
  const inFinish = (one: Card | undefined): Card | null =>
    one === undefined ? null : ((card.foilOf === null ? one : foils.get(one.number)) ?? one);
  return at < 0 || card.hidden
    ? { before: null, after: null }
    : { before: inFinish(row[at - 1]), after: inFinish(row[at + 1]) };
}
