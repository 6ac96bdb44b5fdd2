"use client";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import { AXIS, NOTE, PLOT } from "../ui/plot-look";
import { useShortDay } from "./use-short-day";

/** All the money in the world, or what all cards of members are worth. */
type Props = { of: "money" | "worth"; days: readonly { readonly day: string; readonly sum: Cents }[] };

/** A sum of the whole economy day by day. */
export default function SumPlot({ of, days }: Props) {
  const t = useTexts("staffForms");
  const shortDay = useShortDay();
  const [say, name, colour] =
    of === "money"
      ? [t.moneyPlot, t.inWorld, "var(--color-primary)"]
      : [t.worthPlot, t.cardsWorth, "var(--color-brass)"];
  return (
    <div className="h-56 w-full" role="img" aria-label={say(days[0]?.sum ?? 0, days.at(-1)?.sum ?? 0, days.length)}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...days]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={shortDay} {...AXIS} minTickGap={32} />
          <YAxis width={72} tickFormatter={(cents) => formatMoney(Number(cents))} {...AXIS} />
          <Tooltip
            {...NOTE}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(cents) => [formatMoney(Number(cents)), name]}
          />
          <Area
            dataKey="sum"
            stroke={colour}
            fill={colour}
            fillOpacity={0.18}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
