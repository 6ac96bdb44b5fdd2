"use client";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Named, nameOf, tidy, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Card, View } from "@/lib/engine/cards/vocabulary";
import "./bout.css";

type Props = {
  bout: NonNullable<View["bout"]>;
  people: readonly Named[];
  /** The cards that the chosen one beats; a tap says which is meant. */
  targets: readonly Card[];
  target: Card | null;
  onTarget(card: Card): void;
};

/** A bout: every card of the attack with the one that beats it, and what may come still. */
export function Bout({ bout, people, targets, target, onTarget }: Props) {
  const { felt: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const defender = whoAt(people, bout.defender, table);
  return (
    <figure className="bout" aria-label={tidy(t.attackOn(defender))}>
      <ul className="bout-cards" data-count={bout.cards.length}>
        {bout.cards.map(({ attack, by, beaten }) => {
          const pair = (
            <>
              <PlayingCard card={attack} decorative />
              {beaten !== null && <PlayingCard card={beaten} decorative className="bout-beater" />}
              <span className="sr-only">
                {nameOf(people, by, table)}: {t.fought(attack, beaten)}
              </span>
            </>
          );
          return (
            <li key={attack} className="bout-pair" data-open={beaten === null && !bout.taking}>
              {targets.length > 1 && targets.includes(attack) ? (
                <button type="button" aria-pressed={attack === target} onClick={() => onTarget(attack)}>
                  {pair}
                </button>
              ) : (
                <span>{pair}</span>
              )}
              <span className="bout-by" aria-hidden="true">
                <SeatSwatch seat={by} />
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption className="pile-label">
        {tidy(bout.taking ? t.takesAll(defender) : t.attackOn(defender))}
        <span className="pile-last">{t.roomFor(bout.room)}</span>
      </figcaption>
    </figure>
  );
}
