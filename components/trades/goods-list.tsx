"use client";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { NamedGood } from "@/lib/contracts/trade-words";
import { COIN } from "@/lib/engine/kernel/ledger";
import { formatMoney } from "@/lib/engine/kernel/money";

/** What lies on a side; cards lead to their pages. */
export function GoodsList({ goods, label }: { goods: readonly NamedGood[]; label: string }) {
  const { goods: t } = useTexts("trades");
  if (goods.length === 0) return <p className="text-ink-3">{t.nothing}</p>;
  return (
    <ul aria-label={label} className="flex flex-col">
      {goods.map(({ asset, amount, name, place, page }) => (
        <li
          key={asset}
          className="flex min-h-9 flex-wrap items-baseline gap-x-2 border-b border-line py-1.5 last:border-0"
        >
          {asset === COIN ? (
            <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          ) : (
            <>
              <span className="font-semibold tabular-nums">{amount} ×</span>
              {page === null ? (
                <span>{name}</span>
              ) : (
                <Link href={page} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
              <span className="text-sm text-ink-3">{place}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
