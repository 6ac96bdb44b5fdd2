"use client";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Named, tidy, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import type { Card, View } from "@/lib/engine/cards/vocabulary";

/** How both hands lay when somebody knocked: melds side by side, what was laid off, what was left. */
export function LaidOpen({ knock, people }: { knock: NonNullable<View["knock"]>; people: readonly Named[] }) {
  const { laidOpen: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const row = (key: string, cards: readonly Card[], label?: string) =>
    cards.length > 0 && (
      <span key={key} className="flex items-center gap-1">
        {label && <span className="text-sm text-ink-3">{label}</span>}
        <span className="flex [&>*+*]:-ml-3">
          {cards.map((card) => (
            <span key={card} className="w-8">
              <PlayingCard card={card} />
            </span>
          ))}
        </span>
      </span>
    );
  return (
    <section aria-label={t.title} className="mt-3 grid gap-x-6 gap-y-2.5 tablet:grid-cols-2">
      {knock.hands.map(({ seat, melds, laidOff, deadwood, count }) => (
        <section key={seat} aria-label={tidy(t.handOf(whoAt(people, seat, table)))}>
          <p className="flex justify-between text-sm text-ink-2">
            <span>
              {tidy(t.handOf(whoAt(people, seat, table)))}
              {seat === knock.seat && ` · ${knock.gin ? t.gin : t.knocked}`}
            </span>
            <b>{t.left(count)}</b>
          </p>
          <div className="mt-1 flex flex-wrap gap-x-2.5 gap-y-1">
            {melds.map((meld) => row(meld.join(), meld))}
            {row("off", laidOff, t.off)}
            {row("left", deadwood)}
          </div>
        </section>
      ))}
    </section>
  );
}
