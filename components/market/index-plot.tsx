"use client";
import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useLanguage, useTexts } from "@/components/texts/context";
import type { IndexPoint } from "@/lib/engine/ccg/market/price-index";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";

/** The index of the market day by day. */
export default function IndexPlot({ points }: { points: readonly IndexPoint[] }) {
  const { index: t } = useTexts("market");
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
  });
  const dayOf = (day: unknown): string => format.format(Number(day));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <div
      className="h-48 w-full"
      role="img"
      aria-label={first && last ? t.inWords(dayOf(first.day), first.value, dayOf(last.day), last.value) : t.none}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...points]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="day"
            type="number"
            scale="time"
            domain={["dataMin", "dataMax"]}
            tickFormatter={dayOf}
            minTickGap={48}
            {...AXIS}
          />
          <YAxis
            width={48}
            domain={["auto", "auto"]}
            tickFormatter={(value) => String(Math.round(Number(value)))}
            {...AXIS}
          />
          <ReferenceLine y={100} stroke="var(--color-ink-3)" strokeDasharray="4 4" />
          <Tooltip {...NOTE} labelFormatter={dayOf} formatter={(value) => [t.point(Number(value)), t.value]} />
          <Area
            type="stepAfter"
            dataKey="value"
            stroke="var(--color-brass)"
            strokeWidth={2}
            fill="var(--color-brass-soft)"
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
