"use client";
import { useTexts } from "@/components/texts/context";
import type { ComparedCard } from "./compare-cards";

type Props = {
  cards: readonly ComparedCard[];
  /** A card in words. */
  nameOf(card: string): string;
};

/** The cards as chance gave them; where the proof says another, both are shown and marked. */
export function CardPlaces({ cards, nameOf }: Props) {
  const t = useTexts("verify");
  const name = (card: string | null) => (card === null ? t.noCard : nameOf(card));
  const wrong = cards.filter(({ drawn, said }) => drawn !== said).length;
  return (
    <div className="mt-1 text-sm">
      {wrong > 0 && <p className="font-medium text-danger">{t.differ(wrong, cards.length)}</p>}
      <ol className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        {cards.map(({ place, drawn, said }) =>
          drawn === said ? (
            <li key={place}>{name(drawn)}</li>
          ) : (
            <li key={place} className="rounded-xs bg-danger-soft px-1.5 text-danger">
              ≠ {t.place(place + 1, name(drawn), name(said))}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
