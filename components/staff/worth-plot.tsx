"use client";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { WorthDay } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";
import { useShortDay } from "./use-short-day";

/** What all cards of members are worth, day by day. */
export default function WorthPlot({ days }: { days: readonly WorthDay[] }) {
  const t = useTexts("staffForms");
  const shortDay = useShortDay();
  return (
    <div
      className="h-56 w-full"
      role="img"
      aria-label={t.worthPlot(days[0]?.worth ?? 0, days.at(-1)?.worth ?? 0, days.length)}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...days]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={shortDay} {...AXIS} minTickGap={32} />
          <YAxis width={72} tickFormatter={(cents) => formatMoney(Number(cents))} {...AXIS} />
          <Tooltip
            {...NOTE}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(cents) => [formatMoney(Number(cents)), t.cardsWorth]}
          />
          <Area
            dataKey="worth"
            stroke="var(--color-brass)"
            fill="var(--color-brass)"
            fillOpacity={0.18}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
