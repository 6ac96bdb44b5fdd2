import type { Row } from "../../kernel/envelope";
import { liveRows } from "../../kernel/fold";
import type { Phase } from "../map/model";
import type { DiplomacyEvent } from "./event";

/**
 * A moment that a master may go back to, or on to where it was set aside (ROLLBACK, ROLLFORWARD): a phase as it was
 * entered, or with all orders, just before it was processed (RESTORE), or with the orders that were in when a rewind
 * left it. `seq` is for the table's intent `rewind`; FULL is its `keep: false`.
 */
export type RewindPoint = {
  readonly phase: Phase;
  readonly moment: "entered" | "ordered" | "left";
  readonly seq: number;
  /** Is it in the game as it stands, not in what a rewind set aside? */
  readonly live: boolean;
};

/** What players enter in a phase: left as it was entered, nothing would be lost of it. */
const ENTERED: ReadonlySet<DiplomacyEvent["type"]> = new Set([
  ...(["orders_set", "wait_set", "vote_set", "list_set", "sheet_set", "acceptance_set", "gift_made"] as const),
]);

/** Where the game stands after a row: its phase, and whether anything was entered since a moment to go back to. */
type Stand = { readonly phase: Phase | null; readonly entered: boolean };

/** All moments to rewind to, in the order of the log. */
export function rewindPoints(rows: readonly Row<DiplomacyEvent>[]): RewindPoint[] {
  const live = new Set(liveRows(rows));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  const isLive = (seq: number): boolean => {
    const row = bySeq.get(seq);
    return row !== undefined && live.has(row);
  };
  /** The last row before each move, and its own last one. */
  const moves = new Map<string, { before: number; last: number }>();
  for (const { moveId, seq } of rows) moves.set(moveId, { before: moves.get(moveId)?.before ?? seq - 1, last: seq });
  const points: RewindPoint[] = [];
  const stands = new Map<number, Stand>();
  let stand: Stand = { phase: null, entered: false };
  for (const row of rows) {
    const left = stand;
    stand = after(stand, row, stands);
    stands.set(row.seq, stand);
    const move = moves.get(row.moveId);
    if (row.payload.kind === "rewound" && move && left.phase && left.entered)
      points.push({ phase: left.phase, moment: "left", seq: move.before, live: isLive(move.before) });
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

function after(before: Stand, { payload }: Row<DiplomacyEvent>, stands: ReadonlyMap<number, Stand>): Stand {
  // What was entered before that moment lies at the moment itself.
  if (payload.kind === "rewound") return { phase: stands.get(payload.to)?.phase ?? null, entered: false };
  if (payload.kind !== "game") return before;
  const { event } = payload;
  if (event.type === "started" || event.type === "phase_entered")
    return { phase: event.position.phase, entered: false };
  return ENTERED.has(event.type) ? { ...before, entered: true } : before;
}
