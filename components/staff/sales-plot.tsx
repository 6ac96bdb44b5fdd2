"use client";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useTexts } from "../texts/context";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";
import { useShortDay } from "./use-short-day";

type Day = { readonly day: string; readonly packs: number };

/** Packs sold a day. The table beside it tells the same by product. */
export default function SalesPlot({ days }: { days: readonly Day[] }) {
  const t = useTexts("staffForms");
  const shortDay = useShortDay();
  const sold = days.reduce((sum, { packs }) => sum + packs, 0);
  return (
    <div className="h-56 w-full" role="img" aria-label={t.sold(sold, days.length)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={shortDay} {...AXIS} minTickGap={32} />
          <YAxis width={44} allowDecimals={false} {...AXIS} />
          <Tooltip
            {...NOTE}
            cursor={{ fill: "var(--color-sunken)" }}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(packs) => [String(packs), t.packs]}
          />
          <Bar dataKey="packs" fill="var(--color-primary)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
