"use client";
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { CentresOfYear } from "@/lib/engine/diplomacy/game/centres-by-year";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";

const HEIGHT = 190;
const MARGIN = { left: -28, right: 28, top: 8, bottom: 0 };
/** Lines of powers that own as many do not lie on each other: each stands so much beside. */
const ASIDE = 0.09;
/** Letters at the ends of lines stand so far apart. */
const LEADING = 13;
const AXIS = 18;
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const TICK = { fill: "var(--color-ink-3)", fontSize: 11 };

type Props = {
  map: DiplomacyMap;
  years: readonly CentresOfYear[];
  powers: readonly PowerName[];
  /** So many centres win; null: it is not told. */
  goal: number | null;
  label: string;
};

/** Centres over the years, a line for each power with its letter at the end. The table beside it says the same. */
export default function CentresPlot({ map, years, powers, goal, label }: Props) {
  const looks = looksOf(map);
  const points = years.map(({ year, counts }, n) => ({ n, year, counts }));
  // Several phases of a year have one tick.
  const firstOfYears = points.filter(({ year }, i) => i === 0 || year !== points[i - 1]?.year).map(({ n }) => n);
  const high = Math.max(goal ?? 0, ...points.flatMap(({ counts }) => [...counts.values()])) + 1;
  const inner = HEIGHT - MARGIN.top - MARGIN.bottom - AXIS;
  const ends = powers
    .map((power) => {
      const last = points.at(-1)?.counts.get(power) ?? 0;
      return { power, at: MARGIN.top + (1 - last / high) * inner };
    })
    .sort((a, b) => a.at - b.at);
  for (const [index, end] of ends.entries()) end.at = Math.max(end.at, (ends[index - 1]?.at ?? -99) + LEADING);
  // What does not fit above the axis goes up.
  for (const [index, end] of [...ends.entries()].reverse())
    end.at = Math.min(end.at, MARGIN.top + inner - (ends.length - 1 - index) * LEADING);
  const endOf = new Map(ends.map(({ power, at }) => [power, at]));
  return (
    <div className="w-full" style={{ height: HEIGHT }} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={points} margin={MARGIN} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="n"
            type="number"
            domain={[0, Math.max(1, points.length - 1)]}
            ticks={firstOfYears}
            height={AXIS}
            tick={TICK}
            tickFormatter={(n: number) => `${points[n]?.year ?? ""}`}
            stroke="var(--color-line)"
            minTickGap={20}
          />
          <YAxis domain={[0, high]} allowDecimals={false} tick={TICK} stroke="var(--color-line)" />
          {goal !== null && <ReferenceLine y={goal} stroke="var(--color-brass)" strokeDasharray="4 4" />}
          {powers.flatMap((power, i) => {
            const look = lookOf(looks, power);
            const line = {
              type: "linear" as const,
              dataKey: ({ counts }: (typeof points)[number]) =>
                (counts.get(power) ?? 0) + (i - (powers.length - 1) / 2) * ASIDE,
              strokeDasharray: DASHES[i % DASHES.length] ?? "",
              ...{ dot: false, activeDot: false, isAnimationActive: false },
            };
            return [
              // A black line is seen on a dark ground by its rim, a light one on a light ground.
              <Line key={`${power} rim`} {...line} stroke="var(--color-ink-3)" strokeWidth={4.5} />,
              <Line
                key={power}
                {...line}
                stroke={look.colour}
                strokeWidth={2.5}
                label={({ index, x }: { index?: number; x?: number | string }) =>
                  index === points.length - 1 ? (
                    <text x={Number(x) + 6} y={(endOf.get(power) ?? 0) + 4} fontSize={12} fill="var(--color-ink-2)">
                      {look.letter}
                    </text>
                  ) : (
                    <g />
                  )
                }
              />,
            ];
          })}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
