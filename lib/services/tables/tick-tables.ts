import { claimDueTables, setDue } from "@/lib/db/event-store";
import { dueOf } from "@/lib/engine/kernel/due";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, type LiveTable, liveTable } from "@/lib/live/live-table";
import { botIntent } from "./play-bot";
import { type PlayMove, playMove } from "./play-move";

/** How long a process keeps a due table to itself. */
const LEASE = 2_000;
const AT_ONCE = 50;

/**
 * Does everything that is due at all tables at `now`: begins deals, lets bots play, puts shadows on absent seats. Any
 * number of processes may call it. Returns how many tables moved.
 */
export async function tickTables(now: number): Promise<number> {
  const due = await claimDueTables(now, LEASE, AT_ONCE);
  const moved = await Promise.all(due.map(({ id, seq }) => tickTable(id, now, seq)));
  return moved.filter(Boolean).length;
}

/**
 * Does what is due at one table; false if nothing was. The move's id is bound to the place in the log, so that it
 * happens once however many processes tick. `seq`: how far the log is known to go; a table that nobody watches here may
 * be held as it was long ago.
 */
export async function tickTable(tableId: string, now: number, seq = 0): Promise<boolean> {
  const table = await liveTable(tableId);
  if (!table) return false;
  const move = await inTurn(tableId, async () => {
    if (table.match.seq < seq) await catchUp(table);
    return dueMove(table, now);
  });
  const played = move !== null && (await playMove(move)).ok;
  // Not due yet, or a player was quicker: the table's clock is set for what comes next.
  if (!played)
    await inTurn(tableId, () => setDue(tableId, table.match.seq, dueOf(table.game, table.match)?.at ?? null));
  return played;
}

/** The move that the clock has to make at this table now. */
function dueMove(table: LiveTable, now: number): PlayMove | null {
  const { id: tableId, match, game } = table;
  const due = dueOf(game, match);
  if (due === null || due.at > now) return null;
  const { seq: ifSeq } = match;
  const clock = { tableId, moveId: `due:${tableId}:${ifSeq}`, user: null, as: "clock" as const, now, ifSeq };
  switch (due.kind) {
    case "game":
      return { ...clock, request: { to: "game", intent: due.intent } };
    case "table":
      return { ...clock, request: { to: "table", intent: due.intent } };
    case "bot": {
      const intent = botIntent(table, due.seat);
      if (intent === null) throw new Error(`The clock waits for seat ${due.seat} of ${tableId}, which may do nothing.`);
      return { ...clock, as: { bot: due.seat }, request: { to: "game", intent } };
    }
  }
}
