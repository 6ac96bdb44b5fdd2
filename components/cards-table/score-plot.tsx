import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { seatColour } from "@/components/ui/seat-swatch";
import type { SheetSeries } from "./types";

const WIDTH = 440;
const HEIGHT = 150;
const PAD = { left: 8, right: 78, top: 12, bottom: 18 };
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];

/** Totals over the deals of a series, one line a seat, its name at the end. The sheet beside it is its table twin. */
export function ScorePlot({ series, people }: { series: SheetSeries; people: readonly Named[] }) {
  const { sheet: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const seats = series.deals.at(-1)?.totals.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => [0, ...series.deals.map((deal) => deal.totals[seat] ?? 0)]);
  const all = lines.flat();
  if (series.deals.length < 2 || series.deals.every((deal) => deal.totals.every((total) => total === null)))
    return null;
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = (deal: number) => PAD.left + (deal / series.deals.length) * (WIDTH - PAD.left - PAD.right);
  const y = (total: number) => PAD.top + (1 - (total - low) / (high - low)) * (HEIGHT - PAD.top - PAD.bottom);
  const ends = lines.map((line, seat) => ({ seat, at: y(line.at(-1) ?? 0) })).sort((a, b) => a.at - b.at);
  for (const [index, end] of ends.entries()) end.at = Math.max(end.at, (ends[index - 1]?.at ?? -99) + 13);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-[560px]" role="img" aria-label={t.plot}>
      <line x1={PAD.left} x2={WIDTH - PAD.right} y1={y(0)} y2={y(0)} stroke="var(--color-edge)" strokeWidth="1" />
      {lines.map((line, seat) => {
        const points = line.map((total, deal) => `${x(deal)},${y(total)}`).join(" ");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <g key={seat} fill="none" strokeLinejoin="round" strokeLinecap="round">
            <polyline points={points} stroke="var(--color-ink)" strokeWidth="4" />
            <polyline
              points={points}
              stroke={seatColour(seat)}
              strokeWidth="2.5"
              strokeDasharray={DASHES[Math.floor(seat / 4)]}
            />
          </g>
        );
      })}
      {ends.map(({ seat, at }) => (
        <text key={seat} x={WIDTH - PAD.right + 8} y={at + 4} fontSize="12" fill="var(--color-ink-2)">
          {nameOf(people, seat, table).slice(0, 11)}
        </text>
      ))}
      <text x={PAD.left} y={HEIGHT - 4} fontSize="11" fill="var(--color-ink-3)">
        {t.deals(series.deals.length)}
      </text>
    </svg>
  );
}
