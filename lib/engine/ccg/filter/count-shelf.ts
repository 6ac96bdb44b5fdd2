import { type CardDatabase, printingOf } from "../cards/model";
import type { Shelf } from "./narrow";

/** How many cards a shelf shows, as a collection counts them: each printing once, without what is no longer printed. */
export type ShelfCount = {
  readonly printings: number;
  /** So many of them lie there twice, plain and as a foil. */
  readonly foils: number;
  /** So many are shown besides, to those who have them. */
  readonly retired: number;
};

/** Counts a shelf by the same rule as what one has "of 312" is counted, so that both say the same. */
export function countShelf(shelf: Shelf, { byNumber }: Pick<CardDatabase, "byNumber">): ShelfCount {
  const cards = shelf.flatMap((item) => (typeof item === "number" ? (byNumber.get(item) ?? []) : []));
  const printed = cards.filter(({ retired }) => !retired);
  const printings = new Set(printed.map(printingOf)).size;
  return { printings, foils: printed.length - printings, retired: cards.length - printed.length };
}
