"use client";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { MoneyDay } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";
import { useShortDay } from "./use-short-day";

/** How much money there is in the world, day by day. The lines beside it say what came in and went out. */
export default function MoneyPlot({ days }: { days: readonly MoneyDay[] }) {
  const t = useTexts("staffForms");
  const shortDay = useShortDay();
  return (
    <div
      className="h-56 w-full"
      role="img"
      aria-label={t.moneyPlot(days[0]?.inWorld ?? 0, days.at(-1)?.inWorld ?? 0, days.length)}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...days]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={shortDay} {...AXIS} minTickGap={32} />
          <YAxis width={72} tickFormatter={(cents) => formatMoney(Number(cents))} {...AXIS} />
          <Tooltip
            {...NOTE}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(cents) => [formatMoney(Number(cents)), t.inWorld]}
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
