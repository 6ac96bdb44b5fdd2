import type { CardDatabase } from "../cards/model";
import { SIDE } from "../deckfiles/entry";
import type { DeckReport, ReadDeck } from "../deckfiles/read-deck";
import { isKeepable } from "../filter/vocabulary";
import { type DeckCards, deckOf, fitsBounds, fromParts, MOST_DECK_PARTS, PART_NAME } from "./deck";
import { fittingRemarks, type Remarks } from "./remarks";

/** What a deck file comes to as a deck. */
export type DeckFromFile = {
  readonly cards: DeckCards;
  /** More than a deck may hold: nothing of it can be taken. */
  readonly full: boolean;
  /** What the file notes of its cards, as far as a deck has room for it. */
  readonly remarks: Remarks;
  readonly report: readonly DeckReport[];
};

/** A part's name as decks have it; what none can be made of is a sideboard. */
const partOf = (part: string): string => {
  const name = part
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 40)
    .trim();
  return PART_NAME.test(name) ? name : SIDE;
};

/**
 * The cards of a deck file, in parts that decks have. What is not for collecting cannot be in a deck: its line says so. Parts beyond
 * those that a deck may have are its sideboard.
 */
export function fromFile({ deck, report, remarks: noted }: ReadDeck, { byNumber }: CardDatabase): DeckFromFile {
  const isGood = (number: number | undefined): boolean => {
    const card = number === undefined ? undefined : byNumber.get(number);
    return card !== undefined && isKeepable(card);
  };
  const parts = fromParts(deck ?? {}).map(({ part, rows }) => ({
    part: partOf(part),
    rows: rows.filter(([number]) => isGood(number)),
  }));
  const kept = new Set(deckOf(parts).map(({ part }) => part));
  const allowed = new Set([...kept].slice(0, MOST_DECK_PARTS - 1).concat(SIDE));
  const cards = deckOf(parts.map(({ part, rows }) => ({ part: allowed.has(part) ? part : SIDE, rows })));
  return {
    cards,
    full: !fitsBounds(cards),
    remarks: fittingRemarks(noted, cards),
    report: report.map((line) =>
      line.card === undefined || isGood(line.card)
        ? line
        : { line: line.line, text: line.text, result: "unknown", why: "it is not for collecting" },
    ),
  };
}
