"use client";
import clsx from "clsx";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { chosenIn, facetsOf, toggled } from "@/lib/engine/ccg/filter/facets";
import type { Condition } from "@/lib/engine/ccg/filter/read-filter";
import { upperFirst } from "@/lib/texts/speech";
import type { CardIndex } from "./card-index";
import { dyeWord } from "./card-text";
import { facetCounts } from "./facet-counts";
import type { Show } from "./view-state";

type Props = {
  index: CardIndex;
  filter: string;
  show: Show;
  conditions: readonly Condition[];
  onFilter(filter: string): void;
};

const MOST_TAGS_SHOWN = 20;

/** What a filter can be narrowed down by: values of one field are a choice, fields combine. */
export function FacetPanel({ index, filter, show, conditions, onFilter }: Props) {
  const { vocabulary, cards } = index;
  const { aids: t } = useTexts("collection");
  const { rarity } = useTexts("ccg");
  const facets = useMemo(() => {
    const own = { field: "tag", values: index.tags.slice(0, MOST_TAGS_SHOWN) };
    return [...facetsOf(vocabulary), ...(own.values.length > 0 ? [own] : [])];
  }, [vocabulary, index.tags]);
  const counts = useMemo(
    () => facets.map((facet) => facetCounts(facet, { filter, show }, index)),
    [facets, filter, show, index],
  );
  const nameOf = (field: string, value: string): string => {
    const known = vocabulary.known(field)?.find((one) => one.toLowerCase() === value) ?? value;
    if (field === "tag") return value;
    if (field === "rarity") return upperFirst(rarity(known));
    if (field === "set") return cards.sets.find(({ abbreviation }) => abbreviation === known)?.name ?? known;
    return upperFirst(vocabulary.isSymbols(field) ? dyeWord(value.toUpperCase()) : known);
  };
  return (
    <div className="grid gap-3">
      {facets.map(({ field, values }, at) => (
        <fieldset key={field} className="flex flex-wrap items-center gap-1.5">
          <legend className="float-left mr-2 w-20 text-sm font-semibold text-ink-2">
            {t.fields[field] ?? upperFirst(field)}
          </legend>
          {values.map((value) => {
            const isSet = chosenIn(conditions, field, vocabulary).includes(value);
            const count = counts[at]?.get(value) ?? 0;
            const name = nameOf(field, value);
            return (
              <button
                key={value}
                type="button"
                aria-pressed={isSet}
                aria-label={t.value(name, count)}
                onClick={() => onFilter(toggled(filter, field, value, vocabulary))}
                className={clsx(
                  "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm",
                  isSet ? "border-brass bg-brass-soft font-semibold" : "border-line bg-raised hover:bg-sunken",
                  count === 0 && !isSet && "text-ink-3",
                )}
              >
                {name}
                <span aria-hidden="true" className="text-ink-3 tabular-nums">
                  {count}
                </span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
