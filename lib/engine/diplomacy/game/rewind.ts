import type { Row } from "../../kernel/envelope";
import { liveRows } from "../../kernel/fold";
import type { Phase } from "../map/model";
import type { DiplomacyEvent } from "./event";

/**
 * A moment that a master may go back to, or on to where it was set aside (spec (e), ROLLBACK, ROLLFORWARD): a phase as it
 * was entered, or with all orders, just before it was processed (RESTORE). `seq` is for the table's intent `rewind`;
 * FULL is its `keep: false`.
 */
export type RewindPoint = {
  readonly phase: Phase;
  readonly moment: "entered" | "ordered";
  readonly seq: number;
  /** Is it in the game as it stands, not in what a rewind set aside? */
  readonly live: boolean;
};

/** All moments to rewind to, in the order of the log. */
export function rewindPoints(rows: readonly Row<DiplomacyEvent>[]): RewindPoint[] {
  const live = new Set(liveRows(rows));
  /** The last row before each move, and its own last one. */
  const moves = new Map<string, { before: number; last: number }>();
  for (const { moveId, seq } of rows) moves.set(moveId, { before: moves.get(moveId)?.before ?? seq - 1, last: seq });
  const points: RewindPoint[] = [];
  for (const row of rows) {
    const move = moves.get(row.moveId);
    if (row.payload.kind !== "game" || !move) continue;
    const { event } = row.payload;
    if (event.type === "started" || event.type === "phase_entered") {
      // A start that goes on at once to a later phase is one moment only.
      if (points.at(-1)?.seq === move.last) points.pop();
      points.push({ phase: event.position.phase, moment: "entered", seq: move.last, live: live.has(row) });
    } else if (event.type === "phase_processed")
      points.push({ phase: event.phase, moment: "ordered", seq: move.before, live: live.has(row) });
  }
  return points;
}
