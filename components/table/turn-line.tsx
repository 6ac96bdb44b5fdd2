"use client";
import { Countdown } from "@/components/ui/time";
import type { TurnText } from "./turn-text";
import type { TableClock } from "./types";

type Props = {
  line: TurnText;
  /** What went wrong with the last act or try; stands until the next one. */
  problem: string | null;
  /** What a hint says; it yields to a problem. */
  hint: string | null;
  clock: TableClock;
  /** Nothing can be sent now, and why. */
  waiting: string | null;
};

/** One line over the hand: whose turn it is and what is asked, or why the last act was refused. */
export function TurnLine({ line, problem, hint, clock, waiting }: Props) {
  if (problem) {
    return (
      <p className="turn-line">
        <span data-refusal>{problem}</span>
      </p>
    );
  }
  return (
    <p className="turn-line">
      <span>
        {waiting ?? (
          <>
            {line.lead && <b>{line.lead} </b>}
            {hint ?? line.text}
          </>
        )}
      </span>
      {clock.dueAt !== null && !waiting && (
        <Countdown to={clock.dueAt} offset={clock.offset} className="text-on-felt-2 tabular-nums" />
      )}
    </p>
  );
}
