import type { CardNote } from "@/lib/contracts/card-notes";
import type { Held } from "@/lib/contracts/collection";
import type { MarketPrice } from "@/lib/contracts/market-words";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { PlainCards } from "@/lib/engine/ccg/cards/plain";
import type { ShelfCount } from "@/lib/engine/ccg/filter/count-shelf";
import type { Shelf } from "@/lib/engine/ccg/filter/narrow";
import {
  attributesOf,
  type FilterVocabulary,
  namesAlone,
  vocabularyOf,
  withFormats,
} from "@/lib/engine/ccg/filter/vocabulary";
import type { BannedCards } from "@/lib/engine/ccg/formats/banned-cards";
import type { Cents } from "@/lib/engine/kernel/money";
import type { Show, ViewState } from "./view-state";
import { type Values, worthIn } from "./worth-of";

const NONE: Held = { number: -1, have: 0, bound: 0, offered: 0, decks: 0, fresh: 0 };

const SHOWN: Record<Show, (held: Held) => boolean> = {
  all: () => true,
  owned: ({ have }) => have > 0,
  missing: ({ have }) => have === 0,
  new: ({ fresh }) => fresh > 0,
  registered: ({ bound }) => bound > 0,
};

/** What is no longer printed is shown to those who have it; what one has as a foil is not missing. */
export function isShown(card: Card, { heldOf, cards }: CardIndex, show: Show): boolean {
  const held = heldOf(card.number);
  const foil = show === "missing" ? cards.foils.get(card.number) : undefined;
  return SHOWN[show](held) && (!card.retired || held.have > 0) && (!foil || heldOf(foil.number).have === 0);
}

/** What a view shows first: it stands in the page itself, so that nobody waits for all cards of a game to see some. */
export type FirstCards = {
  /** The view. */
  readonly of: ViewState;
  readonly cards: PlainCards;
  /** Those of all cards of the game. */
  readonly attributes: readonly string[];
  /** The beginning of what is shown. */
  readonly shelf: Shelf;
  /** Of all that is shown. */
  readonly count: ShelfCount;
};

/** The cards of a game as the pages of a collection ask for them. */
export type CardIndex = {
  readonly cards: CardDatabase;
  readonly attributes: readonly string[];
  readonly vocabulary: FilterVocabulary;
  heldOf(number: number): Held;
  /** So many of a card they keep: what is free above it is for trade. */
  readonly limit: number;
  /** What the house says it is worth. */
  worthOf(number: number): Cents;
  /** What the market says of it. */
  marketOf(number: number): MarketPrice | undefined;
  /** What one noted about its printing. */
  noteOf(number: number): CardNote | undefined;
  /** One's tags of this game, sorted. */
  readonly tags: readonly string[];
  /** The first cards of the view alone are there, until all have come; null: all are. */
  readonly first: Pick<FirstCards, "of" | "shelf" | "count"> | null;
};

type Given = {
  cards: CardDatabase;
  held: readonly Held[];
  values: Values;
  notes?: readonly CardNote[] | undefined;
  prices?: readonly MarketPrice[] | undefined;
  limit?: number | undefined;
  banned?: BannedCards | null | undefined;
  first?: FirstCards | null | undefined;
};

/** What a game's cards say and what one has of them, as pages of a collection ask for it. */
export function cardIndexOf({
  cards,
  held,
  values,
  notes = [],
  prices = [],
  limit = Number.POSITIVE_INFINITY,
  banned = null,
  first = null,
}: Given): CardIndex {
  const noted = new Map(notes.map((note) => [note.number, note]));
  const rows = new Map(held.map((row) => [row.number, row]));
  const market = new Map(prices.map((price) => [price.number, price]));
  const attributes = first?.attributes ?? attributesOf(cards);
  // Of some cards there is no telling what all have.
  const words = first === null ? vocabularyOf(cards) : namesAlone(attributes);
  return {
    ...{ cards, limit, first, attributes },
    vocabulary: banned === null ? words : withFormats(words, banned),
    noteOf: (number) => noted.get(cards.byNumber.get(number)?.foilOf ?? number),
    tags: [...new Set(notes.flatMap(({ tags }) => tags))].sort(),
    heldOf: (number) => rows.get(number) ?? NONE,
    marketOf: (number) => market.get(number),
    worthOf: worthIn(cards, values),
  };
}
