import clsx from "clsx";
import { VenetianMask } from "lucide-react";
import type { StatementLine } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { ShellTexts } from "@/lib/texts/shell/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { sayTransfer } from "@/lib/texts/transfers/say-transfer";

type Props = {
  /** What one may spend. */
  cents: number;
  /** What one has beside it, set aside for bids. */
  aside: number;
  /** It is that of the alter ego that they play. */
  sealed: boolean;
  /** The last movements. */
  lines: readonly StatementLine[];
  products: Readonly<Record<string, string>>;
  t: ShellTexts["purse"];
  transfers: TransfersTexts;
};

/**
 * What one has, on every page; behind it the last movements and the way to all of them. A native popover without a
 * script of its own: the table's page counts its bytes.
 */
export function Purse({ cents, aside, sealed, lines, products, t, transfers }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="purse"
        aria-haspopup="true"
        aria-label={(sealed ? t.egoButton : t.button)(formatMoney(cents))}
        className="group flex min-h-11 items-center rounded-sm desk:min-h-9"
      >
        <span
          className={clsx(
            "flex min-h-9 items-center gap-2 rounded-sm px-3 font-semibold tabular-nums group-hover:shadow-1",
            sealed ? "border border-dashed border-primary bg-surface" : "bg-brass-soft",
          )}
        >
          {sealed ? (
            <>
              <VenetianMask aria-hidden="true" className="size-4.5 text-primary" />
              <span className="hidden tablet:inline">{t.ego}</span>
            </>
          ) : (
            <span aria-hidden="true" className="size-3.5 rounded-full border-2 border-brass bg-brass-bright" />
          )}
          {formatMoney(cents)}
        </span>
      </button>
      <div
        id="purse"
        popover="auto"
        className="fixed inset-auto top-13 right-2 m-0 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line bg-raised p-4 text-ink shadow-3 desk:right-24"
      >
        <h2 className="font-display text-lg font-semibold">{sealed ? t.egoTitle : t.title}</h2>
        {aside > 0 && <p className="mt-1 text-sm text-ink-2">{t.aside(formatMoney(aside))}</p>}
        <ul className="my-2 divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-3 py-1.5 text-sm">
              <span>{sayTransfer(line, { products, sets: {} }, transfers)}</span>
              <span
                className={line.coins > 0 ? "font-medium whitespace-nowrap text-ok" : "font-medium whitespace-nowrap"}
              >
                {line.coins > 0 ? "+" : ""}
                {formatMoney(line.coins)}
              </span>
            </li>
          ))}
        </ul>
        <a href="/statement" className="inline-flex min-h-9 items-center underline underline-offset-4">
          {t.statement}
        </a>
        {sealed && (
          <a href="/sealed" className="flex min-h-9 items-center underline underline-offset-4">
            {t.toSealed}
          </a>
        )}
      </div>
    </>
  );
}
