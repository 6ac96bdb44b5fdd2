import clsx from "clsx";
import type { StatementLine } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import { DataTable } from "../ui/data-table";
import { Time } from "../ui/time";
import { itemsSentence, transferSentence } from "./transfer-words";

type Props = {
  lines: readonly StatementLine[];
  products: Readonly<Record<string, string>>;
  sets: Readonly<Record<string, string>>;
};

/** The lines of a statement with the running balance. */
export function StatementTable({ lines, products, sets }: Props) {
  return (
    <DataTable
      caption="What came to your purse and binder, and what left them, the latest first"
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "at",
          head: "When",
          className: "whitespace-nowrap phone:hidden",
          cell: ({ at }) => <Time at={at} className="text-ink-3" />,
        },
        {
          key: "what",
          head: "What",
          cell: (line) => (
            <>
              {transferSentence(line, { products, sets })}
              {line.items.length > 0 && <span className="block text-sm text-ink-3">{itemsSentence(line.items)}</span>}
              <Time at={line.at} className="block text-sm text-ink-3 tablet:hidden" />
            </>
          ),
        },
        {
          key: "coins",
          head: "Amount",
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
          head: "Purse",
          right: true,
          cell: ({ balance }) => (balance === null ? <span className="text-ink-3">–</span> : formatMoney(balance)),
        },
      ]}
    />
  );
}
