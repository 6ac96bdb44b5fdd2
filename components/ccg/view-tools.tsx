"use client";
import { BookOpen, LayoutGrid, List } from "lucide-react";
import { type ReactNode, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { QueryProblem } from "@/lib/contracts/query-problem";
import type { ShelfCount } from "@/lib/engine/ccg/filter/count-shelf";
import type { CollectionTexts } from "@/lib/texts/collection/en";
import { Button } from "../ui/button";
import { SegmentedControl } from "../ui/segmented";
import { Select } from "../ui/select";
import { completeSort, sortKeys } from "./complete-query";
import { QueryField } from "./query-field";
import { DEFAULT_SORT, SHOWS, VIEWS, type ViewState } from "./view-state";

/** Orders that people ask for; those whose first key a game lacks are not offered. */
const ORDERS: readonly { sort: string; by: keyof CollectionTexts["orders"]; needs?: string }[] = [
  { sort: DEFAULT_SORT, by: "set" },
  { sort: "1 rarity", by: "rarity", needs: "rarity" },
  { sort: "1 type", by: "type", needs: "type" },
  { sort: "1 dye total", by: "dye", needs: "dye" },
  { sort: "1 suit value", by: "suit", needs: "suit" },
  { sort: "0 name", by: "name" },
  { sort: "0 -worth", by: "worth" },
  { sort: "0 price", by: "price" },
];
const ICONS = { grid: LayoutGrid, list: List, binder: BookOpen } as const;
const OWN = "own";
const EXAMPLE = "1 rarity -might name";

type Props = {
  view: ViewState;
  change(part: Partial<ViewState>, step?: boolean): void;
  attributes: readonly string[];
  /** So many cards are shown; null: what is asked for cannot be read, and what was shown before it stays. */
  count: ShelfCount | null;
  /** Not all cards have come, and it takes all of them to say which are shown. */
  isAwaited: boolean;
  fresh: number;
  onSeen?: (() => Promise<void>) | undefined;
  /** More of them, after these. */
  tools?: ReactNode;
  /** What is wrong with the order. */
  problem: QueryProblem | null;
};

/** Which of the cards, in what order, as a grid or a binder; and how many they are. */
export function ViewTools({ view, change, attributes, count, isAwaited, fresh, onSeen, tools, problem }: Props) {
  const t = useTexts("collection");
  const orders = ORDERS.filter(({ needs }) => needs === undefined || attributes.includes(needs));
  const known = orders.some(({ sort }) => sort === view.sort);
  const [own, setOwn] = useState(!known);
  const [busy, start] = useTransition();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow tablet:w-32 tablet:grow-0">
          <Select
            label={t.shows.label}
            options={SHOWS.map((show) => ({ value: show, label: t.shows[show] }))}
            value={view.show}
            onChange={(show) => change({ show: SHOWS.find((one) => one === show) ?? "all" }, true)}
          />
        </div>
        <div className="min-w-0 grow tablet:w-40 tablet:grow-0">
          <Select
            label={t.orders.label}
            options={[
              ...orders.map(({ sort, by }) => ({ value: sort, label: t.orders[by] })),
              { value: OWN, label: t.orders.own },
            ]}
            value={own || !known ? OWN : view.sort}
            onChange={(sort) => {
              setOwn(sort === OWN);
              if (sort !== OWN) change({ sort }, true);
            }}
          />
        </div>
        <SegmentedControl
          label={t.views.label}
          options={VIEWS.map((one) => {
            const Icon = ICONS[one];
            return {
              value: one,
              label: (
                <>
                  <Icon aria-hidden="true" className="size-4" /> {t.views[one]}
                </>
              ),
            };
          })}
          value={view.view}
          onChange={(next) => change({ view: VIEWS.find((one) => one === next) ?? "grid" }, true)}
        />
        {tools}
      </div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <p className="text-ink-2 tabular-nums">
          {isAwaited ? t.fetching : count === null ? t.unread : t.count(count.printings, count.foils, count.retired)}
        </p>
        {fresh > 0 && onSeen && (
          <Button dense busy={busy} onClick={() => start(onSeen)}>
            {t.markSeen(fresh)}
          </Button>
        )}
      </div>
      {(own || !known) && (
        <QueryField
          label={t.orders.label}
          value={view.sort}
          onChange={(sort) => change({ sort })}
          complete={(text, cursor) => completeSort(text, cursor, sortKeys(attributes))}
          problem={problem}
          placeholder={EXAMPLE}
          help={t.orders.help}
        />
      )}
    </div>
  );
}
