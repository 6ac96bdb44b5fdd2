"use client";
import { useTexts } from "@/components/texts/context";
import type { Played } from "./playtest.worker";
import { share } from "./spread";

type Props = { before: Played; now: Played; version: number };

/** What the saved version was like, beside what is written now: as many deals of each, with the same players. */
export function Comparison({ before, now, version }: Props) {
  const { playtest: t } = useTexts("gameEditor");
  const rows: [string, (played: Played) => string][] = [
    [t.lengths, ({ report }) => t.mean(report.length.mean)],
    [t.choices, ({ study: { choices } }) => (choices.asked > 0 ? t.mean(choices.mean) : t.noChoices)],
    [t.forced, ({ study: { choices } }) => (choices.asked > 0 ? t.percent(choices.forced) : t.noChoices)],
    [t.bestSeat, ({ report }) => bestSeat(report.wins, t)],
    [t.dealsOfSeries, ({ study: { series } }) => (series.ended > 0 ? t.mean(series.deals / series.ended) : "–")],
    [t.stuckDeals, ({ report }) => t.number(report.stuck.length)],
  ];
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="text-left font-semibold">{t.compared}</caption>
      <thead>
        <tr className="text-ink-3">
          <td />
          <th scope="col" className="text-right font-medium">
            {t.saved(version)}
          </th>
          <th scope="col" className="text-right font-medium">
            {t.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, told]) => {
          const [was, is] = [told(before), told(now)];
          return (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              <td className="text-right">{was}</td>
              <td className={was === is ? "text-right" : "text-right font-semibold"}>{is}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The share of the seat that won most. */
function bestSeat(wins: readonly number[], t: { percent(part: number): string }): string {
  const all = wins.reduce((sum, count) => sum + count, 0);
  return all === 0 ? "–" : t.percent(share(Math.max(...wins), all).share);
}
