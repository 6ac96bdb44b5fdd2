"use client";
import { type ReactNode, useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { MarketRow } from "@/lib/contracts/market-words";
import { changeOf } from "@/lib/engine/ccg/market/price-index";
import { formatMoney } from "@/lib/engine/kernel/money";
import { viewPath } from "../ccg/view-state";
import { Button } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { Field, TextInput } from "../ui/field";
import { Change } from "./change";

/** A card of the market with its name. */
export type NamedRow = MarketRow & NamedCard & { readonly foil: boolean };
/** A card that nobody has traded, offers or wants. */
export type NamedCard = { readonly number: number; readonly name: string; readonly place: string };

const AT_FIRST = 40;
const SORTS = {
  name: (row: NamedRow) => row.name,
  last: (row: NamedRow) => row.last ?? -1,
  change: (row: NamedRow) => changeOf(row) ?? Number.NEGATIVE_INFINITY,
  bid: (row: NamedRow) => row.bid ?? -1,
  ask: (row: NamedRow) => row.ask ?? Number.POSITIVE_INFINITY,
  volume: (row: NamedRow) => row.volume,
} as const;
type SortKey = keyof typeof SORTS;
const isSortKey = (key: string): key is SortKey => Object.hasOwn(SORTS, key);

const money = (cents: number | null) => (cents === null ? <span className="text-ink-3">–</span> : formatMoney(cents));

const still = (card: NamedCard): NamedRow => {
  return { ...card, foil: false, last: null, before: null, bid: null, ask: null, volume: 0, offered: 0, days: [] };
};

type Props = {
  game: string;
  /** What is offered, wanted or was traded. */
  rows: readonly NamedRow[];
  /** All other cards of the game: found by name alone. */
  others: readonly NamedCard[];
  /** What stands between the search and the list, until something is searched. */
  children: ReactNode;
};

/**
 * The market card by card, sorted by any column. A search comes before all else, and finds any card of the game: one that nobody
 * offers leads to where a bid is left.
 */
export function MarketList({ game, rows, others, children }: Props) {
  const { rows: t, card } = useTexts("market");
  const [text, setText] = useState("");
  const [most, setMost] = useState(AT_FIRST);
  const [sort, setSort] = useState<{ key: SortKey; down: boolean }>({ key: "volume", down: true });
  const found = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const has = ({ name, place }: NamedCard) => words.every((word) => `${name} ${place}`.toLowerCase().includes(word));
    const of = SORTS[sort.key];
    const sign = sort.down ? -1 : 1;
    return [...rows.filter(has), ...(words.length > 0 ? others.filter(has).map(still) : [])].sort((a, b) => {
      const [x, y] = [of(a), of(b)];
      return (x < y ? -1 : x > y ? 1 : 0) * sign || a.name.localeCompare(b.name) || a.number - b.number;
    });
  }, [rows, others, text, sort]);
  const isSearch = text.trim() !== "";
  const columns: Column<NamedRow>[] = [
    {
      key: "name",
      head: card,
      sortable: true,
      cell: ({ number, name, place, foil, ask }) => (
        <Link
          href={`/cards/${game}-${number}#market`}
          className="inline-flex min-h-6 flex-wrap items-baseline gap-x-2 underline-offset-4 hover:underline"
        >
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-3">
            {place}
            {foil && `, ${t.foil}`}
          </span>
          {isSearch && ask === null && <span className="w-full text-sm text-ink-3">{t.noAsk}</span>}
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
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Link
          href={viewPath(game, { filter: "price>0", sort: "0 price" })}
          className="flex min-h-11 items-center underline underline-offset-4"
        >
          {t.asCards}
        </Link>
      </div>
      <div hidden={isSearch}>{children}</div>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={found.slice(0, most)}
          rowKey={({ number }) => String(number)}
          sort={sort}
          onSort={(key) =>
            isSortKey(key) && setSort({ key, down: sort.key === key ? !sort.down : key !== "name" && key !== "ask" })
          }
          empty={<p className="p-4 text-ink-3">{isSearch ? t.noneSuch(text) : t.none}</p>}
        />
      </div>
      {found.length > most && (
        <Button className="self-start" onClick={() => setMost(found.length)}>
          {t.more(found.length - most)}
        </Button>
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
