"use client";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { PursePoint } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";

const DAY = 24 * 3_600_000;
const dayOf = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone }).format(at);
const hourOf = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(at);

/** `zone`: the reader's, in which days begin. */
type Props = { points: readonly PursePoint[]; zone: string };

/** What was in the purse over time, as steps. The lines below it are its table twin. */
export default function PursePlot({ points, zone }: Props) {
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  return (
    <div className="h-48 w-full" role="img" aria-label={inWords(points, zone)}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={["dataMin", "dataMax"]}
            tickFormatter={(at: number) => (span < 2 * DAY ? hourOf : dayOf)(at, zone)}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
            minTickGap={48}
          />
          <YAxis
            width={64}
            tickFormatter={(cents: number) => formatMoney(cents)}
            tick={{ fill: "var(--color-ink-3)", fontSize: 12 }}
            stroke="var(--color-line)"
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(at) => `${dayOf(Number(at), zone)}, ${hourOf(Number(at), zone)}`}
            formatter={(cents) => [formatMoney(Number(cents)), "Purse"]}
            contentStyle={{
              background: "var(--color-raised)",
              border: "1px solid var(--color-line)",
              borderRadius: 8,
              color: "var(--color-ink)",
            }}
          />
          <Area
            type="stepAfter"
            dataKey="balance"
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

function inWords(points: readonly PursePoint[], zone: string): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last
    ? `The purse from ${dayOf(first.at, zone)}, ${formatMoney(first.balance)}, to ${dayOf(last.at, zone)}, ${formatMoney(last.balance)}.`
    : "The purse over time.";
}
