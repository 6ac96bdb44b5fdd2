import { PlayingCard } from "@/components/cards/playing-card";
import { vars } from "@/components/table/layout";
import { type Named, nameOf, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { View } from "@/lib/engine/cards/vocabulary";

/** All hands side by side, for somebody who sees them all: every card shows its rank and suit. */
export default function OpenHands({ view, people }: { view: View; people: readonly Named[] }) {
  const t = useTexts("cardsTable");
  const table = useTexts("table");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="open-hands" aria-label={t.hand.all} tabIndex={0}>
      {view.seats.map(({ seat, hand }) => (
        <section key={seat} aria-label={t.hand.of(whoAt(people, seat, table))}>
          <p>
            <SeatSwatch seat={seat} />
            {nameOf(people, seat, table)}
          </p>
          <div className="open-hand" style={vars({ "--n": hand?.length ?? 0 })}>
            {hand?.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
