"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { OwnOrder } from "@/lib/contracts/market-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import { marketProblem } from "./market-problem";

/** Takes orders back; how many, and how many copies were gone by then. */
export type Cancel = (given: unknown) => Promise<Result<{ cancelled: number; gone: number }, Refusal>>;

type Props = {
  orders: readonly OwnOrder[];
  /** What each card is called, by number, where it is not plain from the page. */
  names?: Readonly<Record<string, string>>;
  cancel: Cancel;
};

/** One's open orders, each with its way back. */
export function OwnOrders({ orders, names, cancel }: Props) {
  const { orders: t, problems } = useTexts("market");
  const [busy, begin] = useTransition();
  const [going, setGoing] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const take = (id: string) => {
    setGoing(id);
    setSaid(null);
    begin(async () => {
      const lost = { ok: false, error: { code: "market/lost" } } as const;
      const done = await unlessLost(cancel({ order: id }), lost);
      setSaid(!done.ok ? marketProblem(done.error, problems) : done.value.cancelled > 0 ? t.cancelled : t.tooLate);
    });
  };
  return (
    <div className="flex flex-col gap-2">
      {orders.length === 0 && <p className="text-ink-3">{t.none}</p>}
      <ul className="flex flex-col">
        {orders.map(({ id, side, game, number, price, quantity, left, reserved, expiresAt }) => {
          const what = (side === "ask" ? t.sell : t.buy)(left, formatMoney(price));
          const name = names?.[`${game}/${number}`];
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <div className="min-w-0 grow">
                {name && (
                  <Link href={`/cards/${game}-${number}`} className="font-semibold underline-offset-4 hover:underline">
                    {name}
                  </Link>
                )}
                <p className={name ? "text-sm" : "font-medium"}>{what}</p>
                <p className="text-sm text-ink-3">
                  {t.until} <Time at={expiresAt} show="date" />
                  {quantity > left && <> · {t.filled(quantity - left)}</>}
                  {side === "bid" && !reserved && <> · {t.unsure}</>}
                </p>
              </div>
              <Button
                dense
                busy={busy && going === id}
                reason={busy && going !== id ? t.busy : null}
                aria-label={t.cancelOf(name ? `${name}, ${what}` : what)}
                onClick={() => take(id)}
              >
                {busy && going === id ? t.busy : t.cancel}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" aria-live="polite" className="text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}
