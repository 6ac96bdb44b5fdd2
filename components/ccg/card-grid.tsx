// biome-ignore-all lint/a11y/useSemanticElements: only rows near the window exist, so this is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the links in the cells have the focus
"use client";
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Shelf } from "@/lib/engine/ccg/filter/narrow";
import { CAPTION } from "./card-cell";
import { type CardRow, rowAt, rowsOf } from "./card-rows";
import { useCardKeys } from "./use-card-keys";

const GAP = 14;
const TITLE = 48;
/** The narrowest card, on a phone and elsewhere, where nothing else is wished. */
const LEAST = { phone: 104, wide: 132 };
/** Rows that a Page key goes. */
const LEAP = 3;

export type CardListProps = {
  shelf: Shelf;
  /** A section's title as people read it. */
  title(text: string): string;
  /** A card's cell; `stop`: the Tab key comes to it. */
  cell(number: number, place: number, stop: boolean): ReactNode;
};

type GridProps = CardListProps & {
  /** The narrowest card as one wishes it. */
  least?: number | undefined;
  /** One card a line, of this height. */
  line?: number | undefined;
  /** These are the first cards alone, few enough to be drawn before anything is measured, as the page comes. */
  isFirst?: boolean;
  /** And more will come after them. */
  isBeginning?: boolean;
};

const keyOf = (row: CardRow | undefined): string => (row === undefined ? "" : `${row.is}${row.first}`);

/** Cards in rows under their titles; only rows that are near the window exist. */
export function CardGrid({ shelf, title, cell, least, line, isFirst = false, isBeginning = false }: GridProps) {
  const t = useTexts("collection");
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const narrowest = least ?? (size.width < 500 ? LEAST.phone : LEAST.wide);
  const many = Math.max(least === undefined ? 2 : 1, Math.floor((size.width + GAP) / (narrowest + GAP)));
  const columns = line === undefined ? many : 1;
  const gap = line === undefined ? GAP : 0;
  const wide = (size.width - (columns - 1) * GAP) / columns;
  const rows = useMemo(() => rowsOf(shelf, columns), [shelf, columns]);
  const keys = useCardKeys(rows, box, LEAP);
  const held = rowAt(rows, keys.place);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) =>
      rows[index]?.is === "title"
        ? TITLE * size.text
        : (line ?? Math.round((wide * 88) / 63 + CAPTION * size.text)) + gap,
    scrollMargin: size.top,
    overscan: 3,
    // New rows have new keys, so that their heights are reckoned anew.
    getItemKey: useCallback((index: number) => keyOf(rows[index]), [rows]),
    // The row of the card that has the focus stays, wherever one scrolls.
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range);
        return held < 0 || near.includes(held) ? near : [...near, held].sort((a, b) => a - b);
      },
      [held],
    ),
  });
  // Heights follow the width and the size of letters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the reason
  useLayoutEffect(() => virtual.measure(), [wide, size.text, line]);

  if (isFirst && size.width === 0)
    return (
      // As high as a window, so that what stands below does not move when the others come.
      <div ref={box} role="grid" aria-label={t.cards} className={clsx(isBeginning && "min-h-screen")}>
        <FirstRows {...{ shelf, title, cell }} isList={line !== undefined} />
      </div>
    );
  return (
    <div
      ref={box}
      role="grid"
      aria-label={t.cards}
      aria-rowcount={rows.length}
      aria-colcount={columns}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className="outline-none"
    >
      <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
        {size.width > 0 &&
          virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={keyOf(row)}
                  role="row"
                  aria-rowindex={index + 1}
                  className="absolute inset-x-0 top-0 grid"
                  style={{
                    transform: `translateY(${start - size.top}px)`,
                    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                    gap,
                  }}
                >
                  <RowCells row={row} columns={columns} stop={keys.place} title={title} cell={cell} />
                </div>
              )
            );
          })}
      </div>
    </div>
  );
}

/** Cards before it is known how wide their box is: in as many columns as they will be in then. */
function FirstRows({ shelf, title, cell, isList }: CardListProps & { isList: boolean }) {
  return rowsOf(shelf, Number.POSITIVE_INFINITY).map((row) => (
    <div
      key={keyOf(row)}
      role="row"
      className={clsx(
        !isList && row.is === "cards" && "mb-3.5",
        !isList && "grid gap-3.5",
        !isList &&
          row.is === "cards" &&
          "grid-cols-[repeat(auto-fill,minmax(104px,1fr))] tablet:grid-cols-[repeat(auto-fill,minmax(132px,1fr))]",
        row.is === "title" && "h-12",
      )}
    >
      <RowCells {...{ row, title, cell }} columns={1} stop={0} />
    </div>
  ));
}

type RowProps = Omit<CardListProps, "shelf"> & { row: CardRow; columns: number; stop: number };

function RowCells({ row, columns, stop, title, cell }: RowProps) {
  if (row.is === "title")
    return (
      <div role="gridcell" aria-colspan={columns} className="col-span-full pt-4 display-lg">
        {title(row.text)}
      </div>
    );
  return row.numbers.map((number, at) => (
    <div key={number} role="gridcell" aria-colindex={at + 1}>
      {cell(number, row.first + at, row.first + at === stop)}
    </div>
  ));
}

/** How wide a box is, how far from the beginning of the page, how large letters are against the usual: kept up to date. */
function useSize(box: RefObject<HTMLElement | null>): { width: number; top: number; text: number } {
  const [size, setSize] = useState({ width: 0, top: 0, text: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const rect = box.current?.getBoundingClientRect();
      if (!rect) return;
      const [width, top] = [rect.width, rect.top + window.scrollY];
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setSize((old) => (old.width === width && old.top === top && old.text === text ? old : { width, top, text }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // What stands above moves the box too.
    for (const element of [box.current, document.body]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
