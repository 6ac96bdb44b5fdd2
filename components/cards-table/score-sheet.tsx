import clsx from "clsx";
import dynamic from "next/dynamic";
import { type Named, nameOf } from "@/components/table/people";
import { Empty } from "@/components/ui/empty";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import { Skeleton } from "@/components/ui/skeleton";
import type { ScoreSheetData, SheetDeal, SheetSeries } from "./types";
import { bidName } from "./verbs";
import { figure } from "./words";

/** The plot comes after the sheet: its library is larger than the table. */
const ScorePlot = dynamic(() => import("./score-plot"), {
  ssr: false,
  loading: () => <Skeleton className="h-[150px] max-w-[560px]" />,
});

/** Is there more to draw than one point of each line? */
const hasCourse = ({ deals }: SheetSeries): boolean =>
  deals.length >= 2 && deals.some(({ totals }) => totals.some((total) => total !== null));

const REMARKS: Record<SheetDeal["ending"], string> = {
  played: "",
  passed: "all passed",
  redeal: "new cards",
  stopped: "ended early",
};

/** What a cell shows: the running total where it changed, a dash where it did not. */
function cellOf(deal: SheetDeal, before: SheetDeal | undefined, seat: number): string {
  const total = deal.totals[seat];
  const score = deal.scores[seat];
  if (total == null) return score == null ? "–" : figure(score);
  return total === (before?.totals[seat] ?? 0) ? "–" : figure(total);
}

/** The score on paper: one block a series, one line a deal. */
export function ScoreSheet({ sheet, people }: { sheet: ScoreSheetData; people: readonly Named[] }) {
  const filled = sheet.filter((series) => series.deals.length > 0);
  if (filled.length === 0) return <Empty>No deal has ended yet. The sheet starts with the first.</Empty>;
  return (
    <div className="flex flex-col gap-8">
      {filled.map((series) => {
        const seats = series.deals[0]?.scores.map((_, seat) => seat) ?? [];
        const withBids = series.deals.some((deal) => deal.bid !== null);
        return (
          <section key={series.series} aria-label={`Series ${series.series + 1}`}>
            {filled.length > 1 && <h3 className="mb-2 display-lg">Series {series.series + 1}</h3>}
            {hasCourse(series) && <ScorePlot series={series} people={people} />}
            <div className="overflow-x-auto">
              <table className="w-full border-collapse tabular-nums">
                <thead>
                  <tr className="text-sm text-ink-3">
                    <th scope="col" className="py-1.5 pr-3 text-left font-medium">
                      Deal
                    </th>
                    {seats.map((seat) => (
                      <th key={seat} scope="col" className="py-1.5 pl-3 text-right font-medium">
                        <span className="inline-flex max-w-24 items-center gap-1.5">
                          <SeatSwatch seat={seat} />
                          <span className="truncate">{nameOf(people, seat)}</span>
                        </span>
                      </th>
                    ))}
                    {withBids && (
                      <th scope="col" className="py-1.5 pl-5 text-right font-medium">
                        Bid
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
                          title={deal.scores[seat] == null ? undefined : `This deal: ${deal.scores[seat]}`}
                        >
                          {cellOf(deal, series.deals[index - 1], seat)}
                        </td>
                      ))}
                      {withBids && (
                        <td className="py-1.5 pl-4 text-right whitespace-nowrap text-ink-2">
                          {deal.bid ? (
                            <span className="inline-flex items-center gap-1.5" title={nameOf(people, deal.bid.seat)}>
                              <SeatSwatch seat={deal.bid.seat} />
                              {bidName(deal.bid)}
                              <span className="sr-only">, {nameOf(people, deal.bid.seat)}</span>
                            </span>
                          ) : (
                            REMARKS[deal.ending] || "–"
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
