import { CardBack, PlayingCard } from "@/components/cards/playing-card";
import type { Fact } from "@/components/table/seat-plate";
import { useTexts } from "@/components/texts/context";
import type { SeatView, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";

type Texts = Catalogues["cardsTable"]["felt"];

/**
 * What is counted: tricks and points of the deal, points of the series; `bids`: seats bid for so many tricks; `dealer`: see
 * there; `bout`: who attacks whom.
 */
export type Counts = { tricks: boolean; points: boolean; totals: boolean; bids: boolean; dealer: Seat | null } & Pick<
  View,
  "bout"
>;

/** What a seat does in a bout: it attacks, defends, or takes the cards. */
function partOf(seat: Seat, { leader, defender, taking }: NonNullable<View["bout"]>, t: Texts): string | null {
  if (seat === defender) return taking ? t.takes : t.defends;
  return seat === leader ? t.attacks : null;
}

/**
 * How a seat stands: place, points and tricks in the deal (of those it bid, where one bids for tricks), points in the
 * series. `own`: the viewer's seat, whose partner is told as such. `title`: what the seat's
 * place in the last deal is called.
 */
export function standingOf(
  seat: SeatView,
  counts: Counts,
  { felt: t, ordinal }: Catalogues["cardsTable"],
  own: SeatView | null,
  title: string | null,
): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: string, text: string) => facts.push({ kind, text });
  if (own && own.seat !== seat.seat && seat.team !== undefined && seat.team === own.team) add("team", t.partner);
  if (seat.seat === counts.dealer) add("deals", t.deals);
  const part = counts.bout ? partOf(seat.seat, counts.bout, t) : null;
  if (part) add("part", part);
  if (seat.out) add("out", t.sitsOut);
  if (title !== null) add("title", title);
  if (seat.rank !== null) add("rank", ordinal(seat.rank));
  if (counts.points && seat.points !== null) add("points", t.points(seat.points));
  const promised = counts.bids ? (seat.bid?.number ?? null) : null;
  if (counts.tricks) add("tricks", promised === null ? t.tricks(seat.tricks) : t.tricksOf(seat.tricks, promised));
  if (seat.melds) add("deadwood", t.deadwood(seat.melds.deadwood));
  if (counts.totals && seat.total !== null) add("total", t.total(seat.total));
  if (counts.totals && seat.bags) add("bags", t.bags(seat.bags));
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

/** Another's cards: some backs, or the faces of those that the viewer may see. */
export function SeatCards({ seat }: { seat: SeatView }) {
  if (seat.hand === null) {
    const shown = seat.shown ?? [];
    return (
      <span className="seat-backs" aria-hidden={shown.length === 0}>
        {Array.from({ length: Math.min(seat.count - shown.length, 8) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <CardBack key={index} />
        ))}
        {/* What lies open lies under nothing. */}
        {shown.map((card) => (
          <PlayingCard key={card} card={card} />
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
