"use client";
import { useMemo } from "react";
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useLanguage } from "@/components/texts/context";
import { AXIS, NOTE, PLOT } from "@/components/ui/plot-look";
import type { PursePoint } from "@/lib/contracts/statement";
import { formatMoney } from "@/lib/engine/kernel/money";
import { FORMAT_LOCALES } from "@/lib/texts/speech";

const DAY = 24 * 3_600_000;
/** How days and hours are written. */
function timesOf(locale: string, timeZone: string) {
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone });
  const hours = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone });
  return { dayOf: (at: number) => days.format(at), hourOf: (at: number) => hours.format(at) };
}

/** `zone`: the reader's, in which days begin. */
type Props = {
  points: readonly PursePoint[];
  zone: string;
  /** What the sum is called. */
  name: string;
  /** All of it for whoever cannot see it; given the first and the last day with their sums. */
  inWords(from: string, first: string, to: string, last: string): string;
  empty: string;
};

/** A sum over time, as steps. */
export default function PursePlot({ points, zone, name, inWords, empty }: Props) {
  const language = useLanguage();
  const times = useMemo(() => timesOf(FORMAT_LOCALES[language], zone), [language, zone]);
  const { dayOf, hourOf } = times;
  const [first, last] = [points[0], points.at(-1)];
  const said =
    first && last
      ? inWords(dayOf(first.at), formatMoney(first.balance), dayOf(last.at), formatMoney(last.balance))
      : empty;
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  return (
    <div className="h-48 w-full" role="img" aria-label={said}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...points]} {...PLOT}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={["dataMin", "dataMax"]}
            tickFormatter={(at: number) => (span < 2 * DAY ? hourOf : dayOf)(at)}
            {...AXIS}
            minTickGap={48}
          />
          <YAxis width={64} tickFormatter={(cents: number) => formatMoney(cents)} {...AXIS} />
          <Tooltip
            {...NOTE}
            labelFormatter={(at) => `${dayOf(Number(at))}, ${hourOf(Number(at))}`}
            formatter={(cents) => [formatMoney(Number(cents)), name]}
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
