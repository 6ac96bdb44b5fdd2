import clsx from "clsx";
import type { StatementLine } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { StatementTexts } from "@/lib/texts/statement/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { gaveIt, sayItems, sayTogether, sayTransfer } from "@/lib/texts/transfers/say-transfer";
import { DataTable } from "../ui/data-table";
import { Link } from "../ui/link";
import { Time } from "../ui/time";
import { rowsOf, type StatementRow } from "./statement-rows";

type Props = {
  lines: readonly StatementLine[];
  products: Readonly<Record<string, string>>;
  sets: Readonly<Record<string, string>>;
  t: StatementTexts["lines"];
  transfers: TransfersTexts;
};

/** The lines of a statement with the running balance. */
export function StatementTable({ lines, products, sets, t, transfers }: Props) {
  return (
    <DataTable
      caption={t.caption}
      rows={rowsOf(lines)}
      rowKey={([{ id }]) => id}
      columns={[
        {
          key: "at",
          head: t.when,
          className: "whitespace-nowrap phone:hidden",
          cell: ([{ at }]) => <Time at={at} className="text-ink-3" />,
        },
        {
          key: "what",
          head: t.what,
          cell: (row) => (
            <>
              <What row={row} names={{ products, sets }} transfers={transfers} t={t} />
              <Time at={row[0].at} className="block text-sm text-ink-3 tablet:hidden" />
            </>
          ),
        },
        {
          key: "coins",
          head: t.amount,
          right: true,
          className: "whitespace-nowrap",
          cell: (row) => {
            const coins = row.reduce((sum, line) => sum + line.coins, 0);
            return coins === 0 ? (
              <span className="text-ink-3">–</span>
            ) : (
              <span className={clsx("font-medium", coins > 0 && "text-ok")}>
                {coins > 0 ? "+" : ""}
                {formatMoney(coins)}
              </span>
            );
          },
        },
        {
          key: "balance",
          head: t.purse,
          right: true,
          className: "whitespace-nowrap",
          cell: ([{ balance }]) => (balance === null ? <span className="text-ink-3">–</span> : formatMoney(balance)),
        },
      ]}
    />
  );
}

type WhatProps = {
  row: StatementRow;
  names: Pick<Props, "products" | "sets">;
  transfers: TransfersTexts;
  t: StatementTexts["lines"];
};

/** What happened: an opened pack leads to its cards; of what belongs together, the parts are behind it. */
function What({ row, names, transfers, t }: WhatProps) {
  const [first, ...others] = row;
  const items = sayItems(
    row.flatMap((line) => line.items),
    transfers,
  );
  const came = items !== "" && <span className="block text-sm text-ink-3">{items}</span>;
  if (others.length === 0)
    return (
      <>
        <Linked line={first}>{sayTransfer(first, names, transfers)}</Linked>
        {came}
        {first.kind === "market/trade" && <TradeLinks line={first} t={t} />}
        {first.kind === "gift/give" && <GiftLinks line={first} t={t} />}
      </>
    );
  return (
    <>
      <details>
        <summary className="min-h-6 cursor-pointer">{sayTogether(row, names, transfers)}</summary>
        <ul className="mt-1 flex flex-col gap-1 pl-4 text-sm text-ink-2">
          {row.map((line) => (
            <li key={line.id}>
              <Linked line={line}>{sayTransfer(line, names, transfers)}</Linked>
            </li>
          ))}
        </ul>
      </details>
      {came}
    </>
  );
}

/** Where a line leads: to its pack, its trade, its tournament. */
function pageOf({ kind, memo }: StatementLine): string | null {
  if (kind === "shop/open" && typeof memo.pack === "string") return `/shop/packs/${memo.pack}`;
  if (kind === "auction/sale" && typeof memo.auction === "string") return `/auctions/${memo.auction}`;
  if (kind.startsWith("tournament/")) return `/tournaments/${memo.tournamentId}`;
  return kind === "trade/settle" && typeof memo.trade === "string" ? `/trades/${memo.trade}` : null;
}

/** A line that has a page leads there. */
const Linked = ({ line, children }: { line: StatementLine; children: string }) => {
  const page = pageOf(line);
  return page !== null ? (
    <Link href={page} className="inline-block min-h-6 underline underline-offset-4">
      {children}
    </Link>
  ) : (
    children
  );
};

const LINK = "inline-flex min-h-6 items-center underline underline-offset-4";

/** Leads to the card of a gift, where it is one, and to whoever is on its other side. */
function GiftLinks({ line: { memo, coins, items }, t }: { line: StatementLine; t: StatementTexts["lines"] }) {
  const other = String(gaveIt(coins, items) ? memo.to : memo.from);
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {typeof memo.page === "string" && (
        <Link href={memo.page} className={LINK}>
          {t.card}
        </Link>
      )}
      <Link href={`/u/${encodeURIComponent(other)}`} className={LINK}>
        {other}
      </Link>
    </span>
  );
}

/** Leads to the card of a trade, and to whom it was traded with. */
function TradeLinks({ line: { memo, coins }, t }: { line: StatementLine; t: StatementTexts["lines"] }) {
  const other = String(coins > 0 ? memo.buyer : memo.seller);
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      <Link href={`/cards/${memo.game}-${memo.number}#market`} className={LINK}>
        {t.card}
      </Link>
      <Link href={`/u/${encodeURIComponent(other)}`} className={LINK}>
        {other}
      </Link>
    </span>
  );
}
