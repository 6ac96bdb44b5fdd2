"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import type { Book } from "@/lib/contracts/market-words";
import type { Level, Side } from "@/lib/engine/ccg/market/vocabulary";
import { formatMoney } from "@/lib/engine/kernel/money";

type Props = {
  book: Pick<Book, "asks" | "bids">;
  /** Takes so many copies of the other side at a price into the form. */
  onTake(side: Side, quantity: number, price: number): void;
};

/** The book of a card: bids and asks side by side, the best prices in the middle, with bars for how many there are. */
export function OrderBook({ book, onTake }: Props) {
  const { book: t } = useTexts("market");
  const most = Math.max(1, ...[...book.asks, ...book.bids].map(({ quantity }) => quantity));
  return (
    <div className="grid grid-cols-2 gap-x-2">
      <SideTable side="bid" levels={book.bids} {...{ most, onTake }} title={t.bids} help={t.bidsHelp} none={t.noBids} />
      <SideTable side="ask" levels={book.asks} {...{ most, onTake }} title={t.asks} help={t.asksHelp} none={t.noAsks} />
    </div>
  );
}

type SideProps = {
  side: Side;
  levels: readonly Level[];
  most: number;
  title: string;
  help: string;
  none: string;
  onTake: Props["onTake"];
};

function SideTable({ side, levels, most, title, help, none, onTake }: SideProps) {
  const { book: t } = useTexts("market");
  const isBid = side === "bid";
  // No table of nothing: a sentence under the name of the side.
  if (levels.length === 0)
    return (
      <div className={clsx("min-w-0", isBid && "text-right")}>
        <p className={clsx("pb-1 text-sm font-semibold", isBid ? "text-ok" : "text-danger")}>{title}</p>
        <p className="rounded-sm border border-dashed border-line px-2 py-3 text-sm text-ink-3">{none}</p>
      </div>
    );
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse tabular-nums">
        <caption className={clsx("pb-1 text-sm text-ink-3", isBid ? "text-right" : "text-left")}>
          <span className={clsx("font-semibold", isBid ? "text-ok" : "text-danger")}>{title}</span>{" "}
          <span className="phone:sr-only">({help})</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{isBid ? t.copies : t.price}</th>
            <th scope="col">{isBid ? t.price : t.copies}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => {
            const { price, quantity, people, own, reserved } = level;
            const others = quantity - own;
            const notes = [
              t.people(people),
              ...(own > 0 ? [t.own(own)] : []),
              ...(reserved < quantity ? [t.unsure(quantity - reserved)] : []),
            ].join(", ");
            const count = (
              <td key="count" className={clsx("px-2 whitespace-nowrap text-ink-2", !isBid && "text-right")}>
                <span className={clsx(own > 0 && "font-semibold text-brass")}>{quantity}</span>
                <span className="sr-only">, {notes}</span>
                <span aria-hidden="true" className="ml-2 text-xs text-ink-3 phone:hidden">
                  {own > 0 ? t.own(own) : t.people(people)}
                </span>
              </td>
            );
            const cost = (
              <td key="price" className={clsx("p-0", isBid && "text-right")}>
                <button
                  type="button"
                  disabled={others === 0}
                  aria-label={t.take(others, formatMoney(price))}
                  title={notes}
                  onClick={() => onTake(isBid ? "ask" : "bid", others, price)}
                  className="min-h-9 px-2 font-semibold underline-offset-4 enabled:hover:underline phone:min-h-11"
                >
                  {formatMoney(price)}
                </button>
              </td>
            );
            const depth = `${Math.round((quantity / most) * 100)}%`;
            return (
              <tr
                key={price}
                className="border-b border-line bg-no-repeat last:border-0"
                style={{
                  backgroundImage: `linear-gradient(var(--color-${isBid ? "ok" : "danger"}-soft) 0 0)`,
                  backgroundSize: `${depth} 100%`,
                  backgroundPosition: isBid ? "right" : "left",
                }}
              >
                {isBid ? [count, cost] : [cost, count]}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
