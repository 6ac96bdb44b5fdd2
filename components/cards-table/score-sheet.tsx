import clsx from "clsx";
import dynamic from "next/dynamic";
import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { Empty } from "@/components/ui/empty";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import { Skeleton } from "@/components/ui/skeleton";
import type { Catalogues } from "@/lib/texts/catalogues";
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

/** What a cell shows: the running total where it changed, a dash where it did not. */
function cellOf(deal: SheetDeal, before: SheetDeal | undefined, seat: number, t: Texts): string {
  const total = deal.totals[seat];
  const score = deal.scores[seat];
  if (total == null) return score == null ? t.scores.none : t.score(score);
  return total === (before?.totals[seat] ?? 0) ? t.scores.none : t.score(total);
}

/** The score on paper: one block a series, one line a deal. */
export function ScoreSheet({ sheet, people }: { sheet: ScoreSheetData; people: readonly Named[] }) {
  const t = useTexts("cardsScore");
  const { bid } = useTexts("cardsTable");
  const table = useTexts("table");
  const filled = sheet.filter((series) => series.deals.length > 0);
  if (filled.length === 0) return <Empty>{t.sheet.empty}</Empty>;
  return (
    <div className="flex flex-col gap-8">
      {filled.map((series) => {
        const seats = series.deals[0]?.scores.map((_, seat) => seat) ?? [];
        const withBids = series.deals.some((deal) => deal.bid !== null);
        return (
          <section key={series.series} aria-label={t.sheet.series(series.series + 1)}>
            {filled.length > 1 && <h3 className="mb-2 display-lg">{t.sheet.series(series.series + 1)}</h3>}
            {hasCourse(series) && <ScorePlot series={series} people={people} />}
            <div className="overflow-x-auto">
              <table className="w-full border-collapse tabular-nums">
                <thead>
                  <tr className="text-sm text-ink-3">
                    <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                      {t.scores.deal}
                    </th>
                    {seats.map((seat) => (
                      <th key={seat} scope="col" className="py-1.5 pl-3 text-right font-medium">
                        <span className="inline-flex max-w-24 items-center gap-1.5">
                          <SeatSwatch seat={seat} />
                          <span className="truncate">{nameOf(people, seat, table)}</span>
                        </span>
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
                      {seats.map((seat) => (
                        <td
                          key={seat}
                          className={clsx("py-1.5 pl-3 text-right", deal.bid?.seat === seat && "font-semibold")}
                          title={deal.scores[seat] == null ? undefined : t.sheet.thisDeal(deal.scores[seat])}
                        >
                          {cellOf(deal, series.deals[index - 1], seat, t)}
                        </td>
                      ))}
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
