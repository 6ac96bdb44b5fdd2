"use client";
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { SetShare } from "@/lib/contracts/staff";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";
import { lineLook, percentOf } from "./set-lines";
import { useShortDay } from "./use-short-day";

type Props = { days: readonly string[]; sets: readonly SetShare[] };

/** How complete each set is, day by day. The table beside it tells the same in figures. */
export default function SetsPlot({ days, sets }: Props) {
  const shortDay = useShortDay();
  const rows = days.map((day, i) => ({
    day,
    ...Object.fromEntries(sets.map(({ code, shares }) => [code, shares[i]])),
  }));
  return (
    <div className="h-56 w-full" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={rows} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={shortDay} {...AXIS} minTickGap={32} />
          <YAxis width={44} domain={[0, 1]} tickFormatter={(share) => percentOf(Number(share))} {...AXIS} />
          <Tooltip
            {...NOTE}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(share, name) => [percentOf(Number(share)), name]}
          />
          {sets.map(({ code, name }, place) => (
            <Line
              key={code}
              // Codes hold dots and slashes, which a path of keys would split.
              dataKey={(row) => row[code]}
              name={name}
              {...lineLook(place)}
              strokeWidth={2}
              // A day alone has no line.
              dot={days.length < 3 && { r: 4, strokeDasharray: "", fill: lineLook(place).stroke }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
