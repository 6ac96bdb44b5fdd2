"use client";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { pictureOf } from "@/lib/contracts/card-pictures";
import {
  beginsDown,
  type FoundRow,
  isMarketSort,
  MARKET_PAGE,
  MOST_SEARCH_LETTERS,
} from "@/lib/contracts/market-words";
import { changeOf } from "@/lib/engine/ccg/market/price-index";
import { formatMoney } from "@/lib/engine/kernel/money";
import { viewPath } from "../ccg/view-state";
import { Button } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { Field, TextInput } from "../ui/field";
import { Change } from "./change";
import { type Found, useMarketSearch } from "./use-market-search";

const money = (cents: number | null) => (cents === null ? <span className="text-ink-3">–</span> : formatMoney(cents));

type Props = {
  game: string;
  /** What the page found. */
  first: Found;
  /** What stands between the search and the list, until something is searched. */
  children: ReactNode;
};

/**
 * The market card by card, sorted by any column, a page at a time. A search comes before all else, and finds any card of the game:
 * one that nobody offers leads to where a bid is left.
 */
export function MarketList({ game, first, children }: Props) {
  const { rows: t, card } = useTexts("market");
  const { asked, setAsked, found, isThere, trouble } = useMarketSearch(game, first);
  const isSearch = asked.text.trim() !== "";
  const { query, rows, count } = found;
  const head = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    setAsked({ ...asked, page });
    head.current?.scrollIntoView({ block: "start" });
  };
  const from = (query.page - 1) * MARKET_PAGE;
  const columns: Column<FoundRow>[] = [
    {
      key: "name",
      head: card,
      sortable: true,
      cell: ({ number, name, place, foil, ask, picture }) => (
        <Link
          href={`/cards/${game}-${number}#market`}
          className="flex min-h-10 items-center gap-3 underline-offset-4 hover:underline"
        >
          {picture && (
            <img
              src={pictureOf(picture, "s")}
              alt=""
              width={56}
              height={40}
              loading="lazy"
              decoding="async"
              className="h-10 w-14 shrink-0 rounded-xs object-cover phone:hidden"
            />
          )}
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-3">
              {place}
              {foil && `, ${t.foil}`}
            </span>
            {query.text.trim() !== "" && ask === null && <span className="w-full text-sm text-ink-3">{t.noAsk}</span>}
          </span>
        </Link>
      ),
    },
    { key: "last", head: t.last, right: true, sortable: true, cell: ({ last }) => money(last) },
    {
      key: "change",
      head: t.change,
      right: true,
      sortable: true,
      className: "phone:hidden",
      cell: (row) => <Change of={changeOf(row)} />,
    },
    // On a phone too: what is wanted and not yet offered would stand there without any price.
    { key: "bid", head: t.bid, right: true, sortable: true, cell: ({ bid }) => money(bid) },
    { key: "ask", head: t.ask, right: true, sortable: true, cell: ({ ask }) => money(ask) },
    {
      key: "volume",
      head: t.volume,
      right: true,
      sortable: true,
      className: "phone:hidden",
      cell: ({ volume }) => volume,
    },
    { key: "month", head: t.month, className: "phone:hidden", cell: ({ days }) => <Sparkline values={days} /> },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
        <Field label={t.search} className="w-full max-w-sm">
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={MOST_SEARCH_LETTERS}
            value={asked.text}
            onChange={(event) => setAsked({ ...asked, text: event.target.value, page: 1 })}
          />
        </Field>
        <Link
          href={viewPath(game, { filter: "price>0", sort: "0 price" })}
          className="flex min-h-11 items-center underline underline-offset-4"
        >
          {t.asCards}
        </Link>
      </div>
      <div hidden={isSearch}>{children}</div>
      <p ref={head} role="status" className={trouble ? "text-danger" : "scroll-mt-20 text-sm text-ink-3"}>
        {trouble ? t[trouble] : count > 0 && t.shown(from + 1, from + rows.length, count)}
      </p>
      <div
        aria-busy={!isThere}
        className={clsx(
          "overflow-hidden rounded-md border border-line bg-surface transition-opacity",
          !isThere && "opacity-60",
        )}
      >
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={rows}
          rowKey={({ number }) => String(number)}
          sort={{ key: asked.sort, down: asked.down }}
          onSort={(key) =>
            isMarketSort(key) &&
            setAsked({ ...asked, sort: key, down: asked.sort === key ? !asked.down : beginsDown(key), page: 1 })
          }
          empty={<p className="p-4 text-ink-3">{query.text.trim() !== "" ? t.noneSuch(query.text) : t.none}</p>}
        />
      </div>
      {(query.page > 1 || from + rows.length < count) && (
        <nav aria-label={t.pages} className="flex gap-2">
          <Button
            icon={<ChevronLeft className="size-4.5" />}
            reason={asked.page > 1 ? null : t.firstPage}
            onClick={() => turnTo(asked.page - 1)}
          >
            {t.previous}
          </Button>
          <Button
            icon={<ChevronRight className="size-4.5" />}
            reason={from + rows.length < count ? null : t.lastPage}
            onClick={() => turnTo(asked.page + 1)}
          >
            {t.next}
          </Button>
        </nav>
      )}
    </div>
  );
}

/** Prices in a line; nothing where there are fewer than two. What it shows is in the columns beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, i) => {
    const y = high === low ? 10 : 18 - ((value - low) / (high - low)) * 16;
    return `${(i / (values.length - 1)) * 80},${y.toFixed(1)}`;
  });
  return (
    <svg viewBox="0 0 80 20" aria-hidden="true" className="h-5 w-20 overflow-visible">
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="var(--color-brass)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
