"use client";
import { useMemo, useState } from "react";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import { countShelf, type ShelfCount } from "@/lib/engine/ccg/filter/count-shelf";
import { type Display, readSort } from "@/lib/engine/ccg/filter/display";
import { narrow, orderCards, type Shelf } from "@/lib/engine/ccg/filter/narrow";
import { compileFilter } from "@/lib/engine/ccg/filter/select-cards";
import type { CardTest } from "@/lib/engine/ccg/filter/terms";
import { type CardIndex, isShown } from "./card-index";
import { ownRowsOf } from "./own-rows";
import { DEFAULT_ORDER, type ViewState } from "./view-state";

export type Shown = {
  readonly shelf: Shelf;
  /** So many cards are on it; null: there is no telling yet. */
  readonly count: ShelfCount | null;
  /** Which they are is known once all cards have come. */
  readonly isAwaited: boolean;
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
  const count = useMemo(() => countShelf(shelf, cards), [shelf, cards]);
  if (index.first) {
    const known = { answered: view.filter, filterProblem: null, sortProblem: null, order };
    // Which are the first somebody has found out already, but of this view alone.
    return isSame(index.first.of, view)
      ? { ...known, ...index.first, isAwaited: false }
      : { ...known, shelf: NONE, count: null, isAwaited: true };
  }
  return {
    ...{ shelf, count },
    isAwaited: false,
    answered,
    filterProblem: compiled.ok ? null : compiled.error,
    sortProblem: sort.ok ? null : sort.error,
    order,
  };
}

const NONE: Shelf = [];

/** Are the same cards in the same order asked for? Pages of a binder are counted, which takes all of them. */
const isSame = (one: ViewState, other: ViewState): boolean =>
  other.view !== "binder" && (["filter", "sort", "show"] as const).every((part) => one[part] === other[part]);

const everything: CardTest = ({ foilOf }) => foilOf === null;

/** The last value that was not null. */
function useLastGood<T>(value: T | null): T | null {
  const [good, setGood] = useState({ value });
  if (value !== null && value !== good.value) setGood({ value });
  return value ?? good.value;
}
