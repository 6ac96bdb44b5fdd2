"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { hintsFor } from "@/lib/engine/ccg/filter/hints";
import type { FilterVocabulary } from "@/lib/engine/ccg/filter/vocabulary";
import { Button } from "../ui/button";
import { Empty } from "../ui/empty";

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

type Props = { filter: string; vocabulary: FilterVocabulary; onFilter(filter: string): void; onAll(): void };

/** Where no card is shown: what was asked for, and what may have been meant by it. */
export function NoCards({ filter, vocabulary, onFilter, onAll }: Props) {
  const t = useTexts("collection");
  const { worth, meant } = useMemo(() => hintsFor(filter, vocabulary), [filter, vocabulary]);
  const offered = worth === null ? meant : [worth];
  const asked = filter.trim();
  return (
    <Empty
      // What may have been meant is to be in sight below the filter, on a phone too.
      drawing={asked === "" ? undefined : false}
      action={
        <Button kind="primary" onClick={onAll}>
          {asked === "" ? t.showAll : t.clear}
        </Button>
      }
    >
      {asked === "" ? t.none : t.noResult(shortened(asked))}
      {worth !== null && <span className="mt-2 block">{t.priceIsAsked}</span>}
      {offered.length > 0 && (
        <span className="mt-2 flex flex-wrap items-center justify-center gap-x-3">
          {t.didYouMean}
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => onFilter(one)}
              className="min-h-8 font-semibold text-ink underline underline-offset-4"
            >
              {one}
            </button>
          ))}
        </span>
      )}
    </Empty>
  );
}
