"use client";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { MoneyDay } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { useLanguage, useTexts } from "../texts/context";

/** How much money there is in the world, day by day. The lines beside it say what came in and went out. */
export default function MoneyPlot({ days }: { days: readonly MoneyDay[] }) {
  const t = useTexts("staffForms");
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], {
    ...({ day: "numeric", month: "short", timeZone: "UTC" } as const),
  });
  const shortDay = (day: string) => format.format(new Date(day));
  return (
    <div
      className="h-56 w-full"
      role="img"
      aria-label={t.moneyPlot(days[0]?.inWorld ?? 0, days.at(-1)?.inWorld ?? 0, days.length)}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
            minTickGap={32}
          />
          <YAxis
            width={72}
            tickFormatter={(cents) => formatMoney(Number(cents))}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(cents) => [formatMoney(Number(cents)), t.inWorld]}
            contentStyle={{
              background: "var(--color-raised)",
              border: "1px solid var(--color-line)",
              borderRadius: 8,
              color: "var(--color-ink)",
            }}
          />
          <Area
            dataKey="inWorld"
            stroke="var(--color-primary)"
            fill="var(--color-primary)"
            fillOpacity={0.18}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
