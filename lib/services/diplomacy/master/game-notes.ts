import type { DeskPoint } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { Moments } from "@/lib/engine/diplomacy/game/rewind";
import type { Phase } from "@/lib/engine/diplomacy/map/model";
import type { Row } from "@/lib/engine/kernel/envelope";
import { goingOn } from "@/lib/live/going-on";
import type { LiveTable } from "@/lib/live/live-table";
import { movesAfter } from "@/lib/live/read-log";
import { takingTurns } from "@/lib/live/taking-turns";
import { ActNotes } from "./act-notes";
import { EntryNotes } from "./entry-notes";
import type { DiplomacyTable } from "./master-table";

/** What makes a preview one of something else. */
const SPOILS: ReadonlySet<DiplomacyEvent["type"]> = new Set([
  ...(["phase_entered", "orders_set", "position_set", "map_changed"] as const),
]);

/** What a game's log tells its desk, gathered as it comes by: of what was entered the newest alone is kept. */
export class GameNotes {
  /** The last row that was read. */
  seq = 0;
  readonly acts: ActNotes;
  readonly entries: EntryNotes;
  private readonly moments = new Moments();
  private readonly played: { readonly seq: number; readonly phase: Phase }[] = [];
  private readonly ordered: number[] = [];
  /** The rows of previews, and those that make the ones before worthless. */
  private readonly previews: number[] = [];
  private readonly spoilt: number[] = [];

  constructor(table: string, opened: Settings) {
    this.acts = new ActNotes(opened, this.moments);
    this.entries = new EntryNotes(table, this.moments);
  }

  /** All rows of the next move. */
  pass(move: readonly Row<DiplomacyEvent>[]): void {
    this.moments.pass(move);
    this.acts.pass(move);
    for (const row of move) {
      this.entries.pass(row);
      if (row.payload.kind === "game") this.count(row.seq, row.payload.event);
    }
    this.seq = move.at(-1)?.seq ?? this.seq;
  }

  /** All moments to go to, but the one where the game stands, with what would be undone. */
  points(): DeskPoint[] {
    const isLive = this.moments.lineage.asked();
    const played = this.played.filter(({ seq }) => isLive(seq));
    const ordered = this.ordered.filter(isLive);
    return this.moments
      .points()
      .filter(({ seq }) => seq > 0 && seq < this.seq)
      .map((point) => ({
        ...point,
        undoes: point.live ? played.filter(({ seq }) => seq > point.seq).map(({ phase }) => phase) : [],
        orders: point.live ? ordered.length - ordered.findLastIndex((seq) => seq <= point.seq) - 1 : 0,
      }));
  }

  /** The row of the preview that still holds: nothing has happened since that changes what it says; null: there is none. */
  preview(): number | null {
    const isLive = this.moments.lineage.asked();
    const last = this.previews.findLast(isLive) ?? 0;
    return last > (this.spoilt.findLast(isLive) ?? 0) ? last : null;
  }

  private count(seq: number, event: DiplomacyEvent): void {
    if (event.type === "phase_processed") this.played.push({ seq, phase: event.phase });
    if (event.type === "orders_set") this.ordered.push(seq);
    if (event.type === "previewed") this.previews.push(seq);
    if (SPOILS.has(event.type)) this.spoilt.push(seq);
  }
}

/** Of so many games, whose desks were read lately. */
const goOn = goingOn<GameNotes>(40);

/** The notes of a game's log as far as it goes now. */
export const notesOf = ({ table, game }: DiplomacyTable): Promise<GameNotes> =>
  goOn(table.id, (so) => readOn(so ?? new GameNotes(table.id, game.initial.settings), table));

async function readOn(notes: GameNotes, table: LiveTable): Promise<GameNotes> {
  const turn = takingTurns();
  for await (const move of movesAfter(table, notes.seq, table.match.seq)) {
    notes.pass(move as Row<DiplomacyEvent>[]);
    await turn();
  }
  return notes;
}
