"use client";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { useLanguage, useTexts } from "../texts/context";

type Day = { readonly day: string; readonly packs: number };

/** Packs sold a day. The table beside it tells the same by product. */
export default function SalesPlot({ days }: { days: readonly Day[] }) {
  const t = useTexts("staffForms");
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
  });
  const shortDay = (day: string) => format.format(new Date(day));
  const sold = days.reduce((sum, { packs }) => sum + packs, 0);
  return (
    <div className="h-56 w-full" role="img" aria-label={t.sold(sold, days.length)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
            minTickGap={32}
          />
          <YAxis
            width={44}
            allowDecimals={false}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--color-sunken)" }}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(packs) => [String(packs), t.packs]}
            contentStyle={{
              background: "var(--color-raised)",
              border: "1px solid var(--color-line)",
              borderRadius: 8,
              color: "var(--color-ink)",
            }}
          />
          <Bar dataKey="packs" fill="var(--color-primary)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
