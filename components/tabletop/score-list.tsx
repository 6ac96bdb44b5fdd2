import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";

type Props = { view: View; nameOf(seat: Seat): string; points(score: number): string };

/** Everybody's score, in the panel beside the table. */
export const ScoreList = ({ view, nameOf, points }: Props) => (
  <ul>
    {view.seats.map(({ score }, of) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      <li key={of} className="flex justify-between gap-3 border-t border-line py-1.5">
        <span className="truncate">{nameOf(of)}</span>
        <b className="font-semibold tabular-nums">{points(score)}</b>
      </li>
    ))}
  </ul>
);
