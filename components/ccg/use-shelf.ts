"use client";
import { useMemo, useState } from "react";
import type { CardNote } from "@/lib/contracts/card-notes";
import type { Held } from "@/lib/contracts/collection";
import type { MarketPrice } from "@/lib/contracts/market-words";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { countShelf, type ShelfCount } from "@/lib/engine/ccg/filter/count-shelf";
import { type Display, readSort } from "@/lib/engine/ccg/filter/display";
import { narrow, orderCards, type Shelf } from "@/lib/engine/ccg/filter/narrow";
import { compileFilter } from "@/lib/engine/ccg/filter/select-cards";
import type { CardTest } from "@/lib/engine/ccg/filter/terms";
import { attributesOf, type FilterVocabulary, vocabularyOf, withFormats } from "@/lib/engine/ccg/filter/vocabulary";
import type { BannedCards } from "@/lib/engine/ccg/formats/banned-cards";
import type { Cents } from "@/lib/engine/kernel/money";
import { ownRowsOf } from "./own-rows";
import { DEFAULT_ORDER, type Show, type ViewState } from "./view-state";
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
function isShown(card: Card, { heldOf, cards }: CardIndex, show: Show): boolean {
  const held = heldOf(card.number);
  const foil = show === "missing" ? cards.foils.get(card.number) : undefined;
  return SHOWN[show](held) && (!card.retired || held.have > 0) && (!foil || heldOf(foil.number).have === 0);
}

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
};

/** Prepares a game's cards, with what one has of them, for being filtered. */
export const useCardIndex = (
  cards: CardDatabase,
  held: readonly Held[],
  values: Values,
  notes: readonly CardNote[] = [],
  prices: readonly MarketPrice[] = [],
  limit = Number.POSITIVE_INFINITY,
  banned: BannedCards | null = null,
): CardIndex =>
  useMemo(() => {
    const noted = new Map(notes.map((note) => [note.number, note]));
    const rows = new Map(held.map((row) => [row.number, row]));
    const market = new Map(prices.map((price) => [price.number, price]));
    return {
      cards,
      limit,
      attributes: attributesOf(cards),
      vocabulary: banned === null ? vocabularyOf(cards) : withFormats(vocabularyOf(cards), banned),
      noteOf: (number) => noted.get(cards.byNumber.get(number)?.foilOf ?? number),
      tags: [...new Set(notes.flatMap(({ tags }) => tags))].sort(),
      heldOf: (number) => rows.get(number) ?? NONE,
      marketOf: (number) => market.get(number),
      worthOf: worthIn(cards, values),
    };
  }, [cards, held, values, notes, prices, limit, banned]);

export type Shown = {
  readonly shelf: Shelf;
  /** So many cards are on it. */
  readonly count: ShelfCount;
  /** The filter that it answers: the last that could be read. */
  readonly answered: string;
  readonly filterProblem: QueryProblem | null;
  readonly sortProblem: QueryProblem | null;
  readonly order: Pick<Display, "keys" | "titles">;
};

/** The cards that a view shows. While the filter or the order cannot be read, the last that could is shown. */
export function useShelf(index: CardIndex, view: ViewState): Shown {
  const { cards, attributes } = index;
  const own = useMemo(() => ownRowsOf(index), [index]);
  const compiled = useMemo(() => compileFilter(view.filter, index.vocabulary, own), [view.filter, index, own]);
  const sort = useMemo(() => readSort(view.sort, 0, attributes), [view.sort, attributes]);
  const passes = useLastGood<CardTest>(compiled.ok ? compiled.value : null) ?? everything;
  const answered = useLastGood(compiled.ok ? view.filter : null) ?? "";
  const order = useLastGood(sort.ok ? sort.value : null) ?? DEFAULT_ORDER;
  const all = useMemo(() => orderCards(cards, order, own), [cards, order, own]);
  const shelf = useMemo(
    () => narrow(all, cards, (card) => isShown(card, index, view.show) && passes(card)),
    [all, cards, passes, index, view.show],
  );
  return {
    shelf,
    count: useMemo(() => countShelf(shelf, cards), [shelf, cards]),
    answered,
    filterProblem: compiled.ok ? null : compiled.error,
    sortProblem: sort.ok ? null : sort.error,
    order,
  };
}

const everything: CardTest = ({ foilOf }) => foilOf === null;

/** The last value that was not null. */
function useLastGood<T>(value: T | null): T | null {
  const [good, setGood] = useState({ value });
  if (value !== null && value !== good.value) setGood({ value });
  return value ?? good.value;
}
