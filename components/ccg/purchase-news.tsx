"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { BuyState } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { buttonClass } from "../ui/button";
import { shopProblem } from "./shop-problem";

type Props = {
  state: BuyState;
  /** How one would pay, in a line or two: the news of a purchase takes its place, so that nothing below moves. */
  payment?: ReactNode;
};

/** What came of a purchase: packs to open, which is where one stands now, or why there are none. */
export function PurchaseNews({ state, payment }: Props) {
  const { buy: t, problems } = useTexts("shop");
  const openIt = useRef<HTMLAnchorElement>(null);
  const bought = state.is === "bought" ? state.bought : null;
  useEffect(() => {
    if (bought) openIt.current?.focus();
  }, [bought]);
  return (
    <div className={payment ? "min-h-11" : undefined}>
      {!bought && payment}
      <div role="status" aria-live="polite" className="empty:hidden">
        {bought && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-sm bg-ok-soft px-2 text-sm">
            <span>{t.bought(bought.quantity, formatMoney(bought.paid))}</span>
            <Link ref={openIt} href={`/shop/packs/${bought.packs[0]}`} className={buttonClass("primary", true)}>
              {t.open(bought.quantity)}
            </Link>
          </p>
        )}
        {state.is === "refused" && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{shopProblem(state.problem, problems)}</p>
        )}
      </div>
    </div>
  );
}
