"use client";
import { useTexts } from "@/components/texts/context";
import type { DeckCards } from "@/lib/engine/ccg/decks/deck";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Panel } from "../shell/page";
import { Link } from "../ui/link";
import { costOf, type PriceOf } from "./deck-prices";

/** So many of the dearest are named. */
const MOST_NAMED = 5;

type Props = { game: string; deck: DeckCards; priceOf: PriceOf; nameOf(number: number): string };

/** What the whole deck costs, and which of its cards cost most. */
export function CostPanel({ game, deck, priceOf, nameOf }: Props) {
  const { cost: t } = useTexts("decks");
  const { sum, guessed, cards } = costOf(deck, priceOf);
  if (cards.length === 0) return null;
  return (
    <Panel title={t.title}>
      <p className="text-lg font-semibold tabular-nums">{formatMoney(sum)}</p>
      <p className="text-sm text-ink-3">
        {t.lead}
        {guessed > 0 && ` ${t.guessed(guessed)}`}
      </p>
      <ul aria-label={t.dearest} className="text-sm">
        {cards.slice(0, MOST_NAMED).map(({ number, count, cents }) => (
          <li key={number} className="flex gap-2 border-b border-line/60 py-1.5 last:border-0">
            <span className="w-7 shrink-0 text-right font-semibold tabular-nums">{count}</span>
            <Link
              href={`/cards/${game}-${number}#market`}
              className="min-w-0 grow truncate underline-offset-4 hover:underline"
            >
              {nameOf(number)}
            </Link>
            <span className="shrink-0 tabular-nums">{formatMoney(cents)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
