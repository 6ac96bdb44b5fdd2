import type { PictureOfDeck } from "@/lib/contracts/decks";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { type DeckCards, type DeckRow, sizeOf } from "@/lib/engine/ccg/decks/deck";
import { groupsOf } from "@/lib/engine/ccg/decks/tally";

type At = { readonly x: number; readonly y: number };
export type Cell = At & { readonly card: Card; readonly count: number };
export type Words = At & { readonly text: string; readonly size: number; readonly width: number };
/** Where everything lies, in pixels. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly words: readonly Words[];
};

export const CELL = { width: 130, height: 182, name: 30 };
const [EDGE, GAP, HEAD, PART] = [36, 14, 96, 44];
const ABREAST = 8;
/** Different cards that are drawn at most. */
const MOST_DRAWN = 160;
/** The size in which links are shown elsewhere. */
const LINK = { width: 1200, height: 630 };
const WIDTH = 2 * EDGE + ABREAST * CELL.width + (ABREAST - 1) * GAP;

const rankOf = ({ number }: { number: number }, cards: CardDatabase): number => {
  const card = cards.byNumber.get(number);
  return card ? rarityRank(rarityCodes(card)[0] ?? "") : 99;
};

/** The cards of rows in a grid from here on, and the height that it takes. */
function grid(
  rows: readonly DeckRow[],
  cards: CardDatabase,
  y: number,
): { cells: Cell[]; words: Words[]; height: number } {
  const known = rows.flatMap(([number, count]) => {
    const card = cards.byNumber.get(number);
    return card ? [{ card, count }] : [];
  });
  const step = CELL.height + CELL.name + GAP;
  const cells = known.map((one, place) => ({
    ...one,
    x: EDGE + (place % ABREAST) * (CELL.width + GAP),
    y: y + Math.floor(place / ABREAST) * step,
  }));
  const words = cells.map(({ card, x, y: top }) => ({
    ...{ text: card.name, size: 11, width: CELL.width },
    ...{ x, y: top + CELL.height + 6 },
  }));
  return { cells, words, height: Math.ceil(known.length / ABREAST) * step };
}

/** Lays a deck out: its name and its owner above, then its parts, or of its main part the rarest. */
export function layOut(
  deck: { readonly name: string; readonly by: string; readonly cards: DeckCards },
  database: CardDatabase,
  kind: PictureOfDeck["kind"],
): Layout {
  const width = kind === "link" ? LINK.width : WIDTH;
  const head: Words[] = [
    { text: deck.name, size: 27, x: EDGE, y: 26, width: width - 2 * EDGE },
    { text: deck.by, size: 13, x: EDGE, y: 66, width: width - 2 * EDGE },
  ];
  if (kind === "link") {
    const rows = deck.cards.find(({ part }) => part === MAIN)?.rows ?? deck.cards[0]?.rows ?? [];
    const best = groupsOf(rows, database)
      .flatMap((group) => group.rows)
      .toSorted(([a], [b]) => rankOf({ number: a }, database) - rankOf({ number: b }, database))
      .slice(0, 2 * ABREAST);
    const { cells, words } = grid(best, database, HEAD + 16);
    return { ...LINK, cells, words: [...head, ...words] };
  }
  const cells: Cell[] = [];
  const words = [...head];
  let y = HEAD + 8;
  let left = MOST_DRAWN;
  for (const { part, rows } of deck.cards) {
    words.push({ text: `${titled(part)}  ${sizeOf(rows)}`, size: 16, x: EDGE, y: y + 8, width: width - 2 * EDGE });
    const ordered = groupsOf(rows, database).flatMap((group) => group.rows);
    const drawn = grid(ordered.slice(0, left), database, y + PART);
    cells.push(...drawn.cells);
    words.push(...drawn.words);
    left -= drawn.cells.length;
    y += PART + drawn.height + 10;
    if (left <= 0) break;
  }
  return { width, height: Math.max(y + EDGE - 20, HEAD + EDGE), cells, words };
}

const titled = (part: string): string => part.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
