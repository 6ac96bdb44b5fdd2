"use client";
import { BookOpen, LayoutGrid } from "lucide-react";
import { useState, useTransition } from "react";
import { Button } from "../ui/button";
import { SegmentedControl } from "../ui/segmented";
import { Select } from "../ui/select";
import { completeSort, sortKeys } from "./complete-query";
import { QueryField, type QueryProblem } from "./query-field";
import { DEFAULT_SORT, SHOWS, type Show, type ViewState } from "./view-state";

const SHOW_WORDS: Record<Show, string> = {
  all: "All cards",
  owned: "Owned",
  missing: "Missing",
  new: "New",
  registered: "Registered",
};

/** Orders that people ask for; those whose first key a game lacks are not offered. */
const ORDERS: readonly { sort: string; label: string; needs?: string }[] = [
  { sort: DEFAULT_SORT, label: "By set" },
  { sort: "1 rarity", label: "By rarity", needs: "rarity" },
  { sort: "1 type", label: "By type", needs: "type" },
  { sort: "1 dye total", label: "By dye and cost", needs: "dye" },
  { sort: "1 suit value", label: "By suit", needs: "suit" },
  { sort: "0 name", label: "By name" },
];
const OWN = "own";

type Props = {
  view: ViewState;
  change(part: Partial<ViewState>, step?: boolean): void;
  attributes: readonly string[];
  /** So many cards are shown; null: what is asked for cannot be read, and what was shown before it stays. */
  count: number | null;
  fresh: number;
  onSeen?: (() => Promise<void>) | undefined;
  /** What is wrong with the order. */
  problem: QueryProblem | null;
};

/** Which of the cards, in what order, as a grid or a binder; and how many they are. */
export function ViewTools({ view, change, attributes, count, fresh, onSeen, problem }: Props) {
  const orders = ORDERS.filter(({ needs }) => needs === undefined || attributes.includes(needs));
  const known = orders.some(({ sort }) => sort === view.sort);
  const [own, setOwn] = useState(!known);
  const [busy, start] = useTransition();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow tablet:w-36 tablet:grow-0">
          <Select
            label="Show"
            options={SHOWS.map((show) => ({ value: show, label: SHOW_WORDS[show] }))}
            value={view.show}
            onChange={(show) => change({ show: SHOWS.find((one) => one === show) ?? "all" }, true)}
          />
        </div>
        <div className="min-w-0 grow tablet:w-44 tablet:grow-0">
          <Select
            label="Order"
            options={[
              ...orders.map(({ sort, label }) => ({ value: sort, label })),
              { value: OWN, label: "Your own order" },
            ]}
            value={own || !known ? OWN : view.sort}
            onChange={(sort) => {
              setOwn(sort === OWN);
              if (sort !== OWN) change({ sort }, true);
            }}
          />
        </div>
        <SegmentedControl
          label="View"
          options={[
            {
              value: "grid",
              label: (
                <>
                  <LayoutGrid aria-hidden="true" className="size-4" /> Grid
                </>
              ),
            },
            {
              value: "binder",
              label: (
                <>
                  <BookOpen aria-hidden="true" className="size-4" /> Binder
                </>
              ),
            },
          ]}
          value={view.view}
          onChange={(next) => change({ view: next === "binder" ? "binder" : "grid" }, true)}
        />
        <p className="ml-auto text-ink-2 tabular-nums">
          {count === null ? "as before" : `${count} ${count === 1 ? "card" : "cards"}`}
        </p>
        {fresh > 0 && onSeen && (
          <Button dense busy={busy} onClick={() => start(onSeen)}>
            Mark {fresh} new as seen
          </Button>
        )}
      </div>
      {(own || !known) && (
        <QueryField
          label="Order"
          value={view.sort}
          onChange={(sort) => change({ sort })}
          complete={(text, cursor) => completeSort(text, cursor, sortKeys(attributes))}
          problem={problem}
          placeholder="1 rarity -might name"
          help="Keys in order, with - before one that goes the other way. A number first: so many keys are titles."
        />
      )}
    </div>
  );
}
