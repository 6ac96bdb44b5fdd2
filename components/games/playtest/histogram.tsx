"use client";
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { type Column, columns } from "./spread";

const HEIGHT = 120;
const MOST_COLUMNS = 24;
const TICK = { fill: "var(--color-ink-3)", fontSize: 11 };

const nameOf = ({ from, to }: Column): string => (from === to ? `${from}` : `${from}–${to}`);

type Props = { title: string; counts: Readonly<Record<number, number>>; label(most: string): string };

/** How often each value came, as columns; `label` tells the same in words, given the value that came most often. */
export function Histogram({ title, counts, label }: Props) {
  const data = columns(counts, MOST_COLUMNS).map((column) => ({ ...column, name: nameOf(column) }));
  const most = data.reduce((best, column) => (column.count > best.count ? column : best), data[0]!);
  return (
    <figure>
      <figcaption className="font-semibold">{title}</figcaption>
      <div className="mt-1 w-full" style={{ height: HEIGHT }} role="img" aria-label={label(most.name)}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={data} margin={{ left: -18, right: 4, top: 4, bottom: 0 }} accessibilityLayer={false}>
            <XAxis dataKey="name" tick={TICK} stroke="var(--color-line)" minTickGap={14} height={18} />
            <YAxis tick={TICK} stroke="var(--color-line)" allowDecimals={false} />
            <Bar dataKey="count" fill="var(--color-brass)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
