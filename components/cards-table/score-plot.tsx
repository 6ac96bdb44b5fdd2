"use client";
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { useTexts } from "@/components/texts/context";
import { seatColour } from "@/components/ui/seat-swatch";
import type { Side } from "./sides";
import type { SheetSeries } from "./types";

const HEIGHT = 150;
const MARGIN = { left: 8, right: 86, top: 12, bottom: 4 };
const AXIS = 18;
/** Names at the ends of lines stand so far apart. */
const LEADING = 13;
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];

/** Totals over the deals of a series, one line a side, its name at the end. The sheet beside it is its table twin. */
export default function ScorePlot({ series, sides }: { series: SheetSeries; sides: readonly Side[] }) {
  const { sheet: t } = useTexts("cardsScore");
  const points = [null, ...series.deals].map((deal, n) => ({
    n,
    totals: sides.map(({ seats }) => deal?.totals[seats[0]] ?? 0),
  }));
  const nameAt = (index: number): string => sides[index]?.title ?? sides[index]?.names ?? "";
  // A pair of names needs more room than one.
  const paired = sides.some(({ seats, title }) => seats.length > 1 && title === null);
  const letters = paired ? 20 : 11;
  const margin = paired ? { ...MARGIN, right: 140 } : MARGIN;
  const all = points.flatMap(({ totals }) => totals);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const inner = HEIGHT - MARGIN.top - MARGIN.bottom - AXIS;
  const ends = (points.at(-1)?.totals ?? [])
    .map((total, index) => ({ index, at: MARGIN.top + (1 - (total - low) / (high - low)) * inner }))
    .sort((a, b) => a.at - b.at);
  for (const [place, end] of ends.entries()) end.at = Math.max(end.at, (ends[place - 1]?.at ?? -99) + LEADING);
  const endOf = new Map(ends.map(({ index, at }) => [index, at]));
  return (
    <div className="h-[150px] w-full max-w-[560px]" role="img" aria-label={t.plot}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={points} margin={margin} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="n"
            type="number"
            domain={[0, series.deals.length]}
            allowDecimals={false}
            height={AXIS}
            tick={{ fill: "var(--color-ink-3)", fontSize: 11 }}
            stroke="var(--color-line)"
            minTickGap={24}
          />
          <YAxis hide domain={[low, high]} />
          <ReferenceLine y={0} stroke="var(--color-edge)" />
          {sides.flatMap(({ seats: [seat] }, at) => [
            <Line
              key={`${seat}-rim`}
              type="linear"
              dataKey={({ totals }: (typeof points)[number]) => totals[at]}
              stroke="var(--color-ink)"
              strokeWidth={4}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />,
            <Line
              key={seat}
              type="linear"
              dataKey={({ totals }: (typeof points)[number]) => totals[at]}
              stroke={seatColour(seat)}
              strokeWidth={2.5}
              strokeDasharray={DASHES[Math.floor(seat / 4)] ?? ""}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
              label={({ index, x }: { index?: number; x?: number | string }) =>
                index === points.length - 1 ? (
                  <text x={Number(x) + 8} y={(endOf.get(at) ?? 0) + 4} fontSize={12} fill="var(--color-ink-2)">
                    {nameAt(at).slice(0, letters)}
                  </text>
                ) : (
                  <g />
                )
              }
            />,
          ])}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
