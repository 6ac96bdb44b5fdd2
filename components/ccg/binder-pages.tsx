// biome-ignore-all lint/a11y/useSemanticElements: pages lie side by side, so this is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the links in the cells have the focus
"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "../ui/button";
import type { CardListProps } from "./card-grid";
import { type BinderPage, pageAt, pagesOf, rowsOf } from "./card-rows";
import { useCardKeys } from "./use-card-keys";
import { useWheel } from "./use-wheel";
import "./binder-pages.css";

const COLUMNS = 3;
/** So wide a binder shows two pages; as in its style sheet. */
const TWO_PAGES = 620;

/** Cards in a ring binder: nine pockets a page, two pages side by side where there is room. */
export function BinderPages({ shelf, title, cell }: CardListProps) {
  const { pages: t } = useTexts("collection");
  const box = useRef<HTMLDivElement>(null);
  const rows = rowsOf(shelf, COLUMNS);
  const pages = pagesOf(rows);
  const keys = useCardKeys(rows, box, COLUMNS);
  const at = pageAt(pages, keys.place);
  // Two pages lie open; a phone shows the one of them with the card that has the focus.
  const left = at - (at % 2);
  const open = [pages[left], pages[left + 1]];
  const turn = (by: number): boolean => {
    const bothOpen = (box.current?.clientWidth ?? 0) >= TWO_PAGES;
    const goal = bothOpen ? left + 2 * by : at + by;
    const first = pages[Math.max(0, Math.min(pages.length - 1, goal))]?.rows[0]?.first;
    if (first === undefined || first === keys.place || goal < 0 || goal >= pages.length) return false;
    keys.setPlace(first);
    return true;
  };
  useWheel(box, turn);
  return (
    <div className="binder-box flex flex-col gap-2">
      <PageTurner at={at} of={pages.length} onTurn={turn} />
      <div
        ref={box}
        role="grid"
        aria-label={t.binder(at + 1, pages.length)}
        aria-rowcount={rows.filter(({ is }) => is === "cards").length}
        aria-colcount={COLUMNS}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        className="binder"
      >
        {open.map((page, side) => (
          <Leaf
            key={side === 0 ? "left" : "right"}
            page={page}
            number={left + side + 1}
            before={countRows(pages, left + side)}
            here={left + side === at}
            stop={keys.place}
            title={title}
            cell={cell}
          />
        ))}
        <span aria-hidden="true" className="binder-rings" />
      </div>
    </div>
  );
}

const countRows = (pages: readonly BinderPage[], upTo: number): number =>
  pages.slice(0, upTo).reduce((sum, page) => sum + page.rows.length, 0);

type LeafProps = Omit<CardListProps, "shelf"> & {
  page: BinderPage | undefined;
  number: number;
  /** Rows on the pages before it. */
  before: number;
  /** It holds the card that has the focus. */
  here: boolean;
  stop: number;
};

function Leaf({ page, number, before, here, stop, title, cell }: LeafProps) {
  const { pages: t } = useTexts("collection");
  const inside = (
    <>
      <p aria-hidden="true" className="mb-2 flex min-h-6 justify-between gap-3 text-sm text-ink-3">
        <span className="truncate font-medium">{page?.title && title(page.title)}</span>
        <span className="tabular-nums">{page && number}</span>
      </p>
      {[0, 1, 2].map((line) => {
        const row = page?.rows[line];
        const pockets = [0, 1, 2].map((column) => {
          const card = row?.numbers[column];
          return card === undefined || !row ? (
            <span key={column} aria-hidden="true" className="binder-pocket" />
          ) : (
            <div key={column} role="gridcell" className="binder-pocket">
              {cell(card, row.first + column, row.first + column === stop)}
            </div>
          );
        });
        return row ? (
          <div key={line} role="row" aria-rowindex={before + line + 1} className="binder-row">
            {pockets}
          </div>
        ) : (
          <div key={line} aria-hidden="true" className="binder-row">
            {pockets}
          </div>
        );
      })}
    </>
  );
  return page ? (
    <div role="rowgroup" aria-label={t.page(number)} data-here={here || undefined} className="binder-page">
      {inside}
    </div>
  ) : (
    <div aria-hidden="true" className="binder-page">
      {inside}
    </div>
  );
}

function PageTurner({ at, of, onTurn }: { at: number; of: number; onTurn(by: number): void }) {
  const { pages: t } = useTexts("collection");
  return (
    <div className="flex items-center justify-center gap-3">
      <IconButton label={t.back} aria-disabled={at === 0 || undefined} onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <p className="min-w-32 text-center tabular-nums" role="status">
        {t.at(at + 1, of)}
      </p>
      <IconButton label={t.on} aria-disabled={at + 1 >= of || undefined} onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
