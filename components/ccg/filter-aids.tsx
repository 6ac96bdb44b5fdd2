"use client";
import clsx from "clsx";
import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { examplesOf } from "@/lib/engine/ccg/filter/examples";
import { withoutCondition } from "@/lib/engine/ccg/filter/facets";
import { readConditions } from "@/lib/engine/ccg/filter/read-filter";
import type { CardIndex } from "./card-index";
import { FacetPanel } from "./facet-panel";
import type { Show } from "./view-state";

type Props = {
  index: CardIndex;
  filter: string;
  /** Which of the cards are shown besides. */
  show: Show;
  /** Takes another filter as a step of its own. */
  onFilter(filter: string): void;
};

type Aid = "facets" | "syntax";

/** Below the field of a filter: what is set in it, what it can be narrowed down by, and how it is written. */
export function FilterAids({ index, filter, show, onFilter }: Props) {
  const { aids: t } = useTexts("collection");
  const id = useId();
  const [open, setOpen] = useState<Aid | null>(null);
  const read = readConditions(filter, index.vocabulary);
  const conditions = read.ok ? read.value : [];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {(["facets", "syntax"] as const).map((aid) => (
          <button
            key={aid}
            type="button"
            aria-expanded={open === aid}
            aria-controls={open === aid ? id : undefined}
            onClick={() => setOpen(open === aid ? null : aid)}
            className="inline-flex min-h-9 items-center gap-1 rounded-sm px-2 text-sm font-medium text-ink-2 hover:bg-sunken"
          >
            {t[aid]}
            <ChevronDown aria-hidden="true" className={clsx("size-4", open === aid && "rotate-180")} />
          </button>
        ))}
        {conditions.length > 0 && (
          <ul aria-label={t.set} className="flex min-w-0 flex-wrap gap-1.5">
            {conditions.map(({ from, until }, at) => (
              <li key={`${from} ${until}`} className="min-w-0">
                <Chip
                  label={t.remove(filter.slice(from, until))}
                  onClick={() => onFilter(withoutCondition(filter, conditions, at))}
                >
                  {filter.slice(from, until)}
                </Chip>
              </li>
            ))}
            {conditions.length > 1 && (
              <li>
                <Chip label={t.removeAll} onClick={() => onFilter("")}>
                  {t.removeAll}
                </Chip>
              </li>
            )}
          </ul>
        )}
      </div>
      {open !== null && (
        <div id={id} className="rounded-md border border-line bg-surface p-3 tablet:p-4">
          {open === "facets" ? (
            read.ok ? (
              <FacetPanel {...{ index, filter, show, conditions, onFilter }} />
            ) : (
              <p>{t.none}</p>
            )
          ) : (
            <SyntaxList index={index} onFilter={onFilter} />
          )}
        </div>
      )}
    </div>
  );
}

/** A condition that is taken away by a click. */
function Chip({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full bg-brass-soft px-3 text-sm font-medium text-ink hover:underline"
    >
      <span className="truncate">{children}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}

/** What one can write, with examples of the game's own words; each becomes the filter by a click. */
function SyntaxList({ index, onFilter }: Pick<Props, "index" | "onFilter">) {
  const { aids: t } = useTexts("collection");
  return (
    <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-2">
      {examplesOf(index.vocabulary).map(({ lesson, text }) => (
        <div key={lesson} className="flex min-w-0 items-baseline gap-3">
          <dt className="min-w-0 shrink-0 basis-2/5">
            <button
              type="button"
              aria-label={t.try(text)}
              onClick={() => onFilter(text)}
              className="min-h-8 max-w-full rounded-xs text-left font-mono text-sm wrap-anywhere underline underline-offset-4"
            >
              {text}
            </button>
          </dt>
          <dd className="min-w-0 text-sm text-ink-2">{t.lessons[lesson]}</dd>
        </div>
      ))}
    </dl>
  );
}
