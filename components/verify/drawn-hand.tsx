import { PlayingCard } from "@/components/cards/playing-card";

/** Cards in a row, as they lie in a hand. The page carries the sprite. */
export function DrawnHand({ cards }: { cards: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Cards">
      {cards.map((card) => (
        <li key={card} className="w-14">
          <PlayingCard card={card} />
        </li>
      ))}
    </ul>
  );
}
