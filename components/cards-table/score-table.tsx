import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";

type Props = { view: View; info: TemplateInfo; people: readonly Named[] };

/** How the running deal and the series stand. */
export function ScoreTable({ view, info, people }: Props) {
  const t = useTexts("cardsScore");
  const { bid, ordinal } = useTexts("cardsTable");
  const table = useTexts("table");
  const goal = info.completeScore;
  const live = view.phase === "playing" || view.phase === "distributing";
  const head = "py-1 pl-2.5 text-right text-sm font-medium text-ink-3";
  const cell = "border-t border-line py-1.5 pl-2.5 text-right tabular-nums";
  const deal = info.has.points ? t.scores.deal : info.has.tricks ? t.scores.tricks : t.scores.place;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t.scores.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left text-sm font-medium text-ink-3">
            {t.scores.player}
          </th>
          {info.has.bidding && (
            <th scope="col" className={head}>
              {t.scores.bid}
            </th>
          )}
          <th scope="col" className={head}>
            {deal}
          </th>
          {info.has.points && (
            <th scope="col" className={head}>
              {t.scores.total}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat) => {
          const now = info.has.points ? (live ? seat.points : seat.dealScore) : info.has.tricks ? seat.tricks : null;
          const place = live ? seat.rank : seat.dealScore;
          return (
            <tr key={seat.seat}>
              <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                <span className="flex items-center gap-2">
                  <SeatSwatch seat={seat.seat} />
                  {nameOf(people, seat.seat, table)}
                </span>
              </th>
              {info.has.bidding && <td className={cell}>{seat.bid ? bid(seat.bid) : t.scores.none}</td>}
              <td className={cell}>{now !== null ? t.score(now) : place === null ? t.scores.none : ordinal(place)}</td>
              {info.has.points && (
                <td className={cell}>
                  <b className="font-semibold">{t.score(seat.total ?? 0)}</b>
                  {goal !== null && goal > 0 && (
                    <span className="mt-1 ml-auto block h-[5px] w-14 overflow-hidden rounded-full bg-sunken">
                      <span
                        className="block h-full bg-brass"
                        style={{ width: `${Math.max(0, Math.min(100, ((seat.total ?? 0) / goal) * 100))}%` }}
                      />
                    </span>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
