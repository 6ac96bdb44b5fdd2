import clsx from "clsx";
import { Link } from "@/components/ui/link";
import type { StatementLine } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { StatementTexts } from "@/lib/texts/statement/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { sayItems, sayTransfer } from "@/lib/texts/transfers/say-transfer";
import { DataTable } from "../ui/data-table";
import { Time } from "../ui/time";

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
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "at",
          head: t.when,
          className: "whitespace-nowrap phone:hidden",
          cell: ({ at }) => <Time at={at} className="text-ink-3" />,
        },
        {
          key: "what",
          head: t.what,
          cell: (line) => (
            <>
              {sayTransfer(line, { products, sets }, transfers)}
              {line.items.length > 0 && (
                <span className="block text-sm text-ink-3">{sayItems(line.items, transfers)}</span>
              )}
              {line.kind === "market/trade" && <TradeLinks line={line} t={t} />}
              <Time at={line.at} className="block text-sm text-ink-3 tablet:hidden" />
            </>
          ),
        },
        {
          key: "coins",
          head: t.amount,
          right: true,
          cell: ({ coins }) =>
            coins === 0 ? (
              <span className="text-ink-3">–</span>
            ) : (
              <span className={clsx("font-medium", coins > 0 && "text-ok")}>
                {coins > 0 ? "+" : ""}
                {formatMoney(coins)}
              </span>
            ),
        },
        {
          key: "balance",
          head: t.purse,
          right: true,
          cell: ({ balance }) => (balance === null ? <span className="text-ink-3">–</span> : formatMoney(balance)),
        },
      ]}
    />
  );
}

/** Leads to the card of a trade, and to whom it was traded with. */
function TradeLinks({ line: { memo, coins }, t }: { line: StatementLine; t: StatementTexts["lines"] }) {
  const other = String(coins > 0 ? memo.buyer : memo.seller);
  const look = "inline-flex min-h-6 items-center underline underline-offset-4";
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      <Link href={`/cards/${memo.game}-${memo.number}#market`} className={look}>
        {t.card}
      </Link>
      <Link href={`/u/${encodeURIComponent(other)}`} className={look}>
        {other}
      </Link>
    </span>
  );
}
