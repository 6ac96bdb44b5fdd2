import { type Named, nameOf } from "@/components/table/people";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { bidName } from "./verbs";
import { figure, ordinal } from "./words";

type Props = { view: View; info: TemplateInfo; people: readonly Named[] };

/** How the running deal and the series stand. */
export function ScoreTable({ view, info, people }: Props) {
  const goal = info.completeScore;
  const live = view.phase === "playing" || view.phase === "distributing";
  const head = "py-1 pl-2.5 text-right text-sm font-medium text-ink-3";
  const cell = "border-t border-line py-1.5 pl-2.5 text-right tabular-nums";
  const deal = info.has.points ? "Deal" : info.has.tricks ? "Tricks" : "Place";
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Score</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left text-sm font-medium text-ink-3">
            Player
          </th>
          {info.has.bidding && (
            <th scope="col" className={head}>
              Bid
            </th>
          )}
          <th scope="col" className={head}>
            {deal}
          </th>
          {info.has.points && (
            <th scope="col" className={head}>
              Total
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
                  {nameOf(people, seat.seat)}
                </span>
              </th>
              {info.has.bidding && <td className={cell}>{seat.bid ? bidName(seat.bid) : "–"}</td>}
              <td className={cell}>{now !== null ? figure(now) : place === null ? "–" : ordinal(place)}</td>
              {info.has.points && (
                <td className={cell}>
                  <b className="font-semibold">{figure(seat.total ?? 0)}</b>
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
