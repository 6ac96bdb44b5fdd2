import clsx from "clsx";
import dynamic from "next/dynamic";
import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { Empty } from "@/components/ui/empty";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import { Skeleton } from "@/components/ui/skeleton";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";
import { cellOf } from "./sheet-of";
import { type Side, sidesOf } from "./sides";
import type { ScoreSheetData, SheetDeal, SheetSeries } from "./types";

/** The plot comes after the sheet: its library is larger than the table. */
const ScorePlot = dynamic(() => import("./score-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-[150px] max-w-[560px]" />,
});

/** Is there more to draw than one point of each line? */
const hasCourse = ({ deals }: SheetSeries): boolean =>
  deals.length >= 2 && deals.some(({ totals }) => totals.some((total) => total !== null));

type Texts = Catalogues["cardsScore"];

/** What is said of a deal without a winning bid. */
const remarkOf = (ending: SheetDeal["ending"], { sheet, scores }: Texts): string =>
  ending === "played" ? scores.none : sheet[ending];

/** A side at the head of its column: one line for somebody alone, cut where the name is long. */
function SideHead({ side: { seats, title, names } }: { side: Side }) {
  return (
    <>
      <span className={clsx("inline-flex items-center gap-1.5", seats.length === 1 && "max-w-24")}>
        <span className="flex shrink-0 gap-0.5">
          {seats.map((seat) => (
            <SeatSwatch key={seat} seat={seat} />
          ))}
        </span>
        <span className={clsx(seats.length === 1 && "truncate")}>{title ?? names}</span>
      </span>
      {title !== null && <span className="block font-normal">{names}</span>}
    </>
  );
}

type Props = { sheet: ScoreSheetData; info: TemplateInfo; people: readonly Named[] };

/** The score on paper: one block a series, one line a deal, one column a side. */
export function ScoreSheet({ sheet, info, people }: Props) {
  const t = useTexts("cardsScore");
  const { bid } = useTexts("cardsTable");
  const table = useTexts("table");
  const filled = sheet.filter((series) => series.deals.length > 0);
  if (filled.length === 0) return <Empty>{t.sheet.empty}</Empty>;
  return (
    <div className="flex flex-col gap-8">
      {filled.map((series) => {
        const seats = series.deals[0]?.scores.map((_, seat) => seat) ?? [];
        const sides = sidesOf(info, seats, people, { cardsScore: t, table });
        const withBids = series.deals.some((deal) => deal.bid !== null);
        return (
          <section key={series.series} aria-label={t.sheet.series(series.series + 1)}>
            {filled.length > 1 && <h3 className="mb-2 display-lg">{t.sheet.series(series.series + 1)}</h3>}
            {hasCourse(series) && <ScorePlot series={series} sides={sides} />}
            <div className="overflow-x-auto">
              <table className="w-full border-collapse tabular-nums">
                <thead>
                  <tr className="text-sm text-ink-3">
                    <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                      {t.scores.deal}
                    </th>
                    {sides.map((side) => (
                      <th key={side.seats[0]} scope="col" className="py-1.5 pl-3 text-right align-top font-medium">
                        <SideHead side={side} />
                      </th>
                    ))}
                    {withBids && (
                      <th scope="col" className="py-1.5 pl-5 text-right font-medium">
                        {t.scores.bid}
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {series.deals.map((deal, index) => (
                    <tr key={deal.deal} className="border-t border-line">
                      <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-3">
                        {deal.deal}
                      </th>
                      {sides.map((side) => {
                        const { score, shown, still } = cellOf(
                          deal,
                          series.deals[index - 1],
                          side.seats[0],
                          info.has.points,
                        );
                        const bidder = deal.bid !== null && side.seats.includes(deal.bid.seat);
                        return (
                          <td
                            key={side.seats[0]}
                            className={clsx("py-1.5 pl-3 text-right", bidder && "font-semibold", still && "text-ink-3")}
                            title={score === null ? undefined : t.sheet.thisDeal(score)}
                          >
                            {shown === null ? t.scores.none : t.score(shown)}
                          </td>
                        );
                      })}
                      {withBids && (
                        <td className="py-1.5 pl-4 text-right whitespace-nowrap text-ink-2">
                          {deal.bid ? (
                            <span
                              className="inline-flex items-center gap-1.5"
                              title={nameOf(people, deal.bid.seat, table)}
                            >
                              <SeatSwatch seat={deal.bid.seat} />
                              {bid(deal.bid)}
                              <span className="sr-only">, {nameOf(people, deal.bid.seat, table)}</span>
                            </span>
                          ) : (
                            remarkOf(deal.ending, t)
                          )}
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        );
      })}
    </div>
  );
}
