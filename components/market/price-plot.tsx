"use client";
import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useLanguage, useTexts } from "@/components/texts/context";
import type { TradeDay } from "@/lib/contracts/market-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";

/** The prices of a card day by day: the last one as steps, lowest to highest as a band, copies as bars under them. */
export default function PricePlot({ days, until }: { days: readonly TradeDay[]; until: number }) {
  const { history: t } = useTexts("market");
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
  });
  const dayOf = (day: unknown): string => format.format(Number(day));
  const [lows, highs] = [days.map(({ low }) => low), days.map(({ high }) => high)];
  const last = days.at(-1);
  const rows = days.map(({ low, high, ...day }) => ({ ...day, range: [low, high] }));
  // The last price holds until today.
  const drawn =
    last && last.day < until
      ? [...rows, { day: until, last: last.last, range: [last.last, last.last], volume: 0 }]
      : rows;
  return (
    <div
      className="h-60 w-full"
      role="img"
      aria-label={t.inWords(
        days.length,
        formatMoney(Math.min(...lows)),
        formatMoney(Math.max(...highs)),
        formatMoney(last?.last ?? 0),
      )}
    >
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={drawn} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="day"
            type="number"
            scale="time"
            domain={[until - 30 * 24 * 3_600_000, until]}
            tickFormatter={dayOf}
            padding={{ right: 8 }}
            minTickGap={48}
            {...AXIS}
          />
          <YAxis
            yAxisId="price"
            width={64}
            domain={["auto", "auto"]}
            tickFormatter={(cents) => formatMoney(Number(cents))}
            {...AXIS}
          />
          <YAxis yAxisId="volume" orientation="right" hide domain={[0, (most: number) => most * 4]} />
          <Tooltip
            {...NOTE}
            labelFormatter={dayOf}
            formatter={(value, name) => [
              name === t.volume
                ? String(value)
                : Array.isArray(value)
                  ? value.map((cents) => formatMoney(Number(cents))).join(" – ")
                  : formatMoney(Number(value)),
              String(name),
            ]}
          />
          <Bar
            yAxisId="volume"
            dataKey="volume"
            name={t.volume}
            fill="var(--color-ink-3)"
            fillOpacity={0.45}
            barSize={7}
            isAnimationActive={false}
          />
          <Area
            yAxisId="price"
            type="stepAfter"
            dataKey="range"
            name={t.range}
            stroke="none"
            fill="var(--color-brass)"
            fillOpacity={0.2}
            isAnimationActive={false}
          />
          <Line
            yAxisId="price"
            type="stepAfter"
            dataKey="last"
            name={t.price}
            stroke="var(--color-brass)"
            strokeWidth={2}
            dot={{ r: 2, fill: "var(--color-brass)" }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
