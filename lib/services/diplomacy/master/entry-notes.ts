import type { EntryNote } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import type { Moments } from "@/lib/engine/diplomacy/game/rewind";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { Row } from "@/lib/engine/kernel/envelope";
import { receiptHash, receiptLines } from "../receipt";

/** So many entries are listed, the newest first, and orders of so many letters with them: what is older stands in the log. */
const MOST = 500;
const MOST_LETTERS = 400_000;

/**
 * Who entered orders, votes and wait flags when: what the judges' file `access` was for. With the orders themselves and the
 * hash of their receipt, so that a master can say what was held when somebody complains. Gathered as the log of a game comes
 * by; `moments`: of the same log, which have passed each move before.
 */
export class EntryNotes {
  private notes: EntryNote[] = [];
  private letters = 0;

  constructor(
    private readonly table: string,
    private readonly moments: Moments,
  ) {}

  pass({ seq, at, actor, payload }: Row<DiplomacyEvent>): void {
    if (payload.kind !== "game") return;
    const { event } = payload;
    if (!isEntry(event) || ("role" in actor && actor.role !== "master")) return;
    const { power, type } = event;
    // Sheets and lists are what a variant has for orders.
    const what = type === "sheet_set" || type === "list_set" ? "orders_set" : type;
    const note = { at, power, what, by: "role" in actor ? ("master" as const) : ("player" as const) };
    const orders = linesOf(event);
    if (orders === undefined) this.add(note);
    else if (orders === null) this.add({ ...note, orders: null });
    else {
      const phase = this.moments.phaseAt(seq);
      const receipt = { at, phase: phase ? phaseCode(phase) : "", power, orders };
      this.add({ ...note, ...receipt, hash: receiptHash(this.table, receipt) });
    }
  }

  newest(): EntryNote[] {
    return this.notes.slice(-MOST).reverse();
  }

  private add(note: EntryNote): void {
    this.notes.push(note);
    this.letters += lettersOf(note);
    while (this.notes.length > 1 && (this.letters > MOST_LETTERS || this.notes.length > MOST)) {
      const [oldest] = this.notes.splice(0, 1);
      this.letters -= oldest ? lettersOf(oldest) : 0;
    }
  }
}

const lettersOf = ({ orders }: EntryNote): number => (orders ?? []).reduce((sum, line) => sum + line.length, 0);

const ENTRIES = ["orders_set", "sheet_set", "list_set", "wait_set", "vote_set"] as const;
type Entry = Extract<DiplomacyEvent, { type: (typeof ENTRIES)[number] }>;
const isEntry = (event: DiplomacyEvent): event is Entry =>
  ENTRIES.some((type) => type === event.type) && !("filled" in event && event.filled);

/** What was entered, a line each; null: it was taken back; undefined: it was none of orders. */
function linesOf(event: Entry): string[] | null | undefined {
  switch (event.type) {
    case "orders_set":
      return event.orders && receiptLines(event.orders);
    case "sheet_set":
    case "list_set":
      return event.lines.length > 0 ? event.lines : null;
    default:
      return undefined;
  }
}
