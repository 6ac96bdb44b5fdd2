import type { CardDatabase } from "../cards/model";
import { type Display, inOrder } from "./display";
import type { OwnRows } from "./own-row";
import type { CardTest } from "./terms";

/** Cards by number, with titles as texts before their sections. */
export type Shelf = readonly (number | string)[];

/** All cards of a game, foils too, in an order; sorting is what takes long, so it is done once and narrowed as one types. */
export const orderCards = (database: CardDatabase, order: Pick<Display, "keys" | "titles">, own?: OwnRows): Shelf =>
  inOrder(order, database, () => true, own);

/** The part of a shelf that passes a test; titles of which nothing is left are left out. Equals `showDisplay`. */
export function narrow(shelf: Shelf, { byNumber }: CardDatabase, test: CardTest): Shelf {
  const left: (number | string)[] = [];
  let title: string | null = null;
  for (const item of shelf) {
    if (typeof item === "string") {
      title = item;
      continue;
    }
    const card = byNumber.get(item);
    if (!card || !test(card)) continue;
    if (title !== null) left.push(title);
    title = null;
    left.push(item);
  }
  return left;
}
