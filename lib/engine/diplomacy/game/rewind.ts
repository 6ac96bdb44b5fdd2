import type { Row } from "../../kernel/envelope";
import { Lineage } from "../../kernel/lineage";
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
  /** When the row was written that it is the moment after. */
  readonly at: number;
  /** Is it in the game as it stands, not in what a rewind set aside? */
  readonly live: boolean;
};

/** What players enter in a phase: left as it was entered, nothing would be lost of it. */
const ENTERED: ReadonlySet<DiplomacyEvent["type"]> = new Set([
  ...(["orders_set", "wait_set", "vote_set", "list_set", "sheet_set", "acceptance_set", "gift_made"] as const),
]);

/** Where the game stands from a row on: its phase, and whether anything was entered since a moment to go back to. */
type Stand = { readonly seq: number; readonly phase: Phase | null; readonly entered: boolean };

/** A moment, and the row with which it stands or falls. */
type Found = Omit<RewindPoint, "live"> & { readonly row: number };

/**
 * All moments of a log to rewind to, gathered as it comes by, move by move: what is kept of it grows with its phases and
 * not with what was entered.
 */
export class Moments {
  readonly lineage = new Lineage();
  private readonly found: Found[] = [];
  private readonly stands: Stand[] = [{ seq: 0, phase: null, entered: false }];
  private last = { seq: 0, at: 0 };

  /** All rows of the next move. */
  pass(move: readonly Row<DiplomacyEvent>[]): void {
    const before = this.last;
    const end = move.at(-1);
    if (!end) return;
    this.last = { seq: end.seq, at: end.at };
    for (const row of move) {
      this.lineage.pass(row);
      const left = this.stands.at(-1);
      this.stand(row);
      const { payload, seq } = row;
      if (payload.kind === "rewound" && left?.phase && left.entered)
        this.found.push({ phase: left.phase, moment: "left", ...before, row: before.seq });
      if (payload.kind !== "game") continue;
      const { event } = payload;
      if (event.type === "started" || event.type === "phase_entered") {
        // A start that goes on at once to a later phase is one moment only.
        if (this.found.at(-1)?.seq === end.seq) this.found.pop();
        this.found.push({ phase: event.position.phase, moment: "entered", ...this.last, row: seq });
      } else if (event.type === "phase_processed")
        this.found.push({ phase: event.phase, moment: "ordered", ...before, row: seq });
    }
  }

  /** In the order of the log. */
  points(): RewindPoint[] {
    const isLive = this.lineage.asked();
    return this.found.map(({ row, ...point }) => ({ ...point, live: isLive(row) }));
  }

  /** The moment after this row, if it is one. */
  at(seq: number): Omit<RewindPoint, "live"> | null {
    return this.found.findLast((point) => point.seq === seq) ?? null;
  }

  /** The phase that was played after this row; null: none yet. */
  phaseAt(seq: number): Phase | null {
    return this.stands.findLast((stand) => stand.seq <= seq)?.phase ?? null;
  }

  private stand({ seq, payload }: Row<DiplomacyEvent>): void {
    // What was entered before that moment lies at the moment itself.
    if (payload.kind === "rewound") this.stands.push({ seq, phase: this.phaseAt(payload.to), entered: false });
    if (payload.kind !== "game") return;
    const { event } = payload;
    const now = this.stands.at(-1);
    if (event.type === "started" || event.type === "phase_entered")
      this.stands.push({ seq, phase: event.position.phase, entered: false });
    else if (ENTERED.has(event.type) && now && !now.entered) this.stands.push({ ...now, seq, entered: true });
  }
}
