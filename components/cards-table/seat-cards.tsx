import { CardBack, PlayingCard } from "@/components/cards/playing-card";
import type { Fact } from "@/components/table/seat-plate";
import { useTexts } from "@/components/texts/context";
import type { SeatView } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";

/** What is counted: tricks and points of the deal, points of the series. */
export type Counts = { tricks: boolean; points: boolean; totals: boolean };

/** How a seat stands: place, points and tricks in the deal, points in the series. */
export function standingOf(seat: SeatView, counts: Counts, { felt: t, ordinal }: Catalogues["cardsTable"]): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: string, text: string) => facts.push({ kind, text });
  if (seat.rank !== null) add("rank", ordinal(seat.rank));
  if (counts.points && seat.points !== null) add("points", t.points(seat.points));
  if (counts.tricks) add("tricks", t.tricks(seat.tricks));
  if (counts.totals && seat.total !== null) add("total", t.total(seat.total));
  return facts;
}

/** How many cards a seat holds, at tables of every size. */
export function CardCount({ count }: { count: number }) {
  const { felt: t } = useTexts("cardsTable");
  return (
    <span data-fact="cards">
      <span className="seat-card" aria-hidden="true" />
      {count}
      <span className="sr-only"> {t.cards(count)}</span>
    </span>
  );
}

/** Another's cards: some backs, or the faces where the viewer may see them. */
export function SeatCards({ seat }: { seat: SeatView }) {
  if (seat.hand === null) {
    return (
      <span className="seat-backs" aria-hidden="true">
        {Array.from({ length: Math.min(seat.count, 8) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <CardBack key={index} />
        ))}
      </span>
    );
  }
  return (
    <span className="seat-backs seat-open">
      {seat.hand.map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </span>
  );
}
