import { inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { countShelf } from "@/lib/engine/ccg/filter/count-shelf";
import { type Facet, toggled, withoutField } from "@/lib/engine/ccg/filter/facets";
import { compileFilter } from "@/lib/engine/ccg/filter/select-cards";
import { type CardIndex, isShown } from "./card-index";
import { ownRowsOf } from "./own-rows";
import type { ViewState } from "./view-state";

/**
 * How many cards each value would show, the other conditions and what is shown being as they are: counted as the page
 * counts them, a card and its foil once.
 */
export function facetCounts(
  { field, values }: Facet,
  { filter, show }: Pick<ViewState, "filter" | "show">,
  index: CardIndex,
): ReadonlyMap<string, number> {
  const { vocabulary, cards } = index;
  const all = inEveryFinish(cards).filter((card) => isShown(card, index, show));
  const rest = withoutField(filter, field, vocabulary);
  return new Map(
    values.map((value) => {
      const test = compileFilter(toggled(rest, field, value, vocabulary), vocabulary, ownRowsOf(index));
      const passing = test.ok ? all.filter(test.value).map(({ number }) => number) : [];
      return [value, countShelf(passing, cards).printings] as const;
    }),
  );
}
