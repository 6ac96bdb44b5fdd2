import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { SideName } from "./side-name";
import { hasSides, sidesOf } from "./sides";
import { type Figures, figuresOf, runningOf } from "./standing";

type Props = { view: View; info: TemplateInfo; people: readonly Named[] };

const HEAD = "py-1 pl-2.5 text-right text-sm font-medium text-ink-3";

/** How the running deal and the series stand. Partners share a line; what each of them bid and took stands below it. */
export function ScoreTable({ view, info, people }: Props) {
  const t = useTexts("cardsScore");
  const table = useTexts("table");
  const seats = view.seats.map(({ seat }) => seat);
  const sides = sidesOf(info, seats, people, { cardsScore: t, table });
  const row = (seats: readonly Seat[]) => figuresOf(view, info, seats);
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t.scores.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left text-sm font-medium text-ink-3">
            {hasSides(info) ? t.scores.side : t.scores.player}
          </th>
          {info.has.bidding && (
            <th scope="col" className={HEAD}>
              {t.scores.bid}
            </th>
          )}
          <th scope="col" className={HEAD}>
            {t.scores[runningOf(view, info)]}
          </th>
          {info.has.points && (
            <th scope="col" className={HEAD}>
              {t.scores.total}
            </th>
          )}
        </tr>
      </thead>
      {sides.map((side) => (
        <tbody key={side.seats[0]}>
          <Row info={info} figures={row(side.seats)}>
            <SideName side={side} short={info.has.bidding} />
          </Row>
          {info.has.bidding &&
            side.seats.length > 1 &&
            side.seats.map((seat) => (
              <Row key={seat} info={info} figures={row([seat])} partner>
                <span className="flex items-center gap-2 pl-4 text-ink-2">
                  <SeatSwatch seat={seat} />
                  {nameOf(people, seat, table)}
                </span>
              </Row>
            ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = {
  info: TemplateInfo;
  figures: Figures;
  /** One of a side, whose score is told already. */
  partner?: boolean;
  children: React.ReactNode;
};

function Row({ info, figures, partner = false, children }: RowProps) {
  const { scores: none, score } = useTexts("cardsScore");
  const { bid, ordinal } = useTexts("cardsTable");
  const goal = info.completeScore;
  const line = partner ? "py-1" : "border-t border-line py-1.5";
  const cell = `${line} pl-2.5 text-right tabular-nums ${partner ? "text-ink-2" : ""}`;
  const { now, place } = figures;
  const standing = now !== null ? score(now) : place === null ? none.none : ordinal(place);
  return (
    <tr>
      <th scope="row" className={`${line} text-left font-normal`}>
        {children}
      </th>
      {info.has.bidding && <td className={cell}>{figures.bid ? bid(figures.bid) : none.none}</td>}
      <td className={cell}>{partner && figures.shared ? "" : standing}</td>
      {info.has.points && (
        <td className={cell}>
          {!partner && (
            <>
              <b className="font-semibold">{score(figures.total)}</b>
              {goal !== null && goal > 0 && (
                <span className="mt-1 ml-auto block h-[5px] w-14 overflow-hidden rounded-full bg-sunken">
                  <span
                    className="block h-full bg-brass"
                    style={{ width: `${Math.max(0, Math.min(100, (figures.total / goal) * 100))}%` }}
                  />
                </span>
              )}
            </>
          )}
        </td>
      )}
    </tr>
  );
}
