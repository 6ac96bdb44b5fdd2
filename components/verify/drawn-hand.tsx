"use client";
import { PlayingCard } from "@/components/cards/playing-card";
import { useTexts } from "@/components/texts/context";

/** Cards in a row, as they lie in a hand. The page carries the sprite. */
export function DrawnHand({ cards }: { cards: readonly string[] }) {
  const { cards: label } = useTexts("verify");
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {cards.map((card) => (
        <li key={card} className="w-14">
          <PlayingCard card={card} />
        </li>
      ))}
    </ul>
  );
}
