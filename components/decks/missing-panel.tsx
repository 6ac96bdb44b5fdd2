"use client";
import { useMemo, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Held } from "@/lib/contracts/collection";
import { type Basket, type BasketDone, MOST_COPIES, MOST_LISTED } from "@/lib/contracts/market-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { indexNames } from "@/lib/engine/ccg/cards/names";
import type { DeckCards } from "@/lib/engine/ccg/decks/deck";
import { missingOf } from "@/lib/engine/ccg/decks/missing";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Panel } from "../shell/page";
import { Button } from "../ui/button";
import { Link } from "../ui/link";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { BasketForm, type Wanted } from "./basket-form";
import { deckProblem, LOST } from "./deck-problem";

export type BasketActs = {
  preview(given: unknown): Promise<Result<Basket, Refusal>>;
  buy(given: unknown): Promise<Result<BasketDone, Refusal>>;
};
type Props = {
  game: string;
  cards: CardDatabase;
  deck: DeckCards;
  held: readonly Held[];
  isEgo: boolean;
  acts: BasketActs;
};

/** What the deck lacks, what that costs at the market now, and the way to buy it in one act. */
export function MissingPanel({ game, cards, deck, held, isEgo, acts }: Props) {
  const { missing: t, problems, edit } = useTexts("decks");
  const names = useMemo(() => indexNames(cards), [cards]);
  const has = useMemo(() => new Map(held.map((row) => [row.number, row])), [held]);
  const rows = missingOf(deck, (number) => has.get(number) ?? { have: 0, bound: 0, offered: 0 });
  const wanted = rows
    .filter(({ missing }) => missing > 0)
    .slice(0, MOST_LISTED)
    .map(({ number, missing }) => ({ number, quantity: Math.min(missing, MOST_COPIES) }));
  /** What it was asked for, so that prices of another deck are not shown. */
  const asked = JSON.stringify(wanted);
  const [basket, setBasket] = useState<{ of: string; key: string; found: Basket } | null>(null);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, begin] = useTransition();
  const shown = basket?.of === asked ? basket.found : null;
  const offers = new Map(shown?.rows.map((row) => [row.number, row]));
  const bought = shown?.rows.filter(({ available }) => available > 0) ?? [];
  const sum = bought.reduce((all, row) => all + row.sum, 0);
  const copies = bought.reduce((all, { available }) => all + available, 0);
  const nameOf = (number: number): string => {
    const card = cards.byNumber.get(number);
    return card ? names.canonical(card) : edit.unknown(number);
  };
  const ask = () =>
    begin(async () => {
      const found = await unlessLost(acts.preview({ game, cards: wanted }), LOST);
      if (!found.ok) return setSaid({ ok: false, text: deckProblem(found.error, problems) });
      setSaid(null);
      setBasket({ of: asked, key: randomText(12), found: found.value });
    });
  const buy = (asWanted: Wanted) =>
    begin(async () => {
      if (!basket) return;
      const { key } = basket;
      const done = await unlessLost(acts.buy({ key, game, ...asWanted }), LOST);
      setSaid({
        ok: done.ok,
        text: done.ok
          ? [
              ...(done.value.copies > 0 ? [t.done(done.value.copies, formatMoney(done.value.sum))] : []),
              ...(done.value.left > 0 ? [t.left(done.value.left)] : []),
            ].join(" ")
          : deckProblem(done.error, problems),
      });
      // What was refused is asked for anew.
      if (done !== LOST) setBasket(null);
    });
  const missing = rows.reduce((all, row) => all + row.missing, 0);
  return (
    <Panel title={t.title} lead={missing === 0 ? t.nothing : t.lead(missing)}>
      <ul className="max-h-80 overflow-y-auto empty:hidden">
        {rows.map((row) => (
          <li key={row.number} className="border-b border-line/60 py-1.5 text-sm">
            <span className="flex gap-2">
              <span className="w-7 shrink-0 text-right font-semibold tabular-nums">{row.missing || row.atRisk}</span>
              <Link
                href={`/cards/${game}-${row.number}#market`}
                className="min-w-0 grow truncate underline-offset-4 hover:underline"
              >
                {nameOf(row.number)}
              </Link>
              {shown && row.missing > 0 && (
                <span className="shrink-0 tabular-nums">
                  {offers.get(row.number)?.available ? formatMoney(offers.get(row.number)?.sum ?? 0) : t.none}
                </span>
              )}
            </span>
            <span className="block pl-9 text-ink-3">
              {t.standing(row.need, row.have, row.bound, row.offered)}
              {row.missing > 0 &&
                (offers.get(row.number)?.available ?? 0) > 0 &&
                ` · ${t.offered(offers.get(row.number)?.available ?? 0, row.missing)}`}
              {row.atRisk > 0 && ` · ${t.atRisk(row.atRisk)}`}
            </span>
          </li>
        ))}
      </ul>
      {wanted.length > 0 && isEgo && <p className="mt-3 text-ink-2">{t.ego}</p>}
      {wanted.length > 0 && !isEgo && !shown && (
        <Button dense busy={busy} onClick={ask} className="mt-3">
          {t.ask}
        </Button>
      )}
      {basket && shown && (
        <>
          <p className="mt-3 text-ink-2">
            {copies === 0 ? t.noOffers : t.total(copies, missing, formatMoney(sum), formatMoney(shown.money))}
          </p>
          <BasketForm key={basket.key} basket={shown} {...{ busy, nameOf }} onBuy={buy} />
        </>
      )}
      <p role="status" className={said?.ok ? "mt-3 text-ok empty:hidden" : "mt-3 text-danger empty:hidden"}>
        {said?.text}
      </p>
    </Panel>
  );
}
