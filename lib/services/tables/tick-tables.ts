import { claimDueTables, setDue } from "@/lib/db/event-store";
import { dueOf } from "@/lib/engine/kernel/due";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, type LiveTable, liveTable } from "@/lib/live/live-table";
import { botIntent } from "./play-bot";
import { playMove } from "./play-move";
import type { PlayMove } from "./play-move-request";

/** How long a process keeps a due table to itself. */
const LEASE = 2_000;
const AT_ONCE = 50;
/** A game that may not be judged now, or a table that could not go on, is looked at again after so long, in ms. */
const HELD = 10_000;

/**
 * Does everything that is due at all tables at `now`: begins deals, lets bots play, puts shadows on absent seats. Any
 * number of processes may call it. Returns how many tables moved. `judges`: see `tickTable`. One that cannot be read holds
 * up no other: it is thrown of once all have been looked at, by its id.
 */
export async function tickTables(now: number, judges = true): Promise<number> {
  const due = await claimDueTables(now, LEASE, AT_ONCE);
  const ticked = await Promise.allSettled(due.map(({ id, seq }) => tickTable(id, now, { seq, judges })));
  const failed = due.flatMap((table, i) => {
    const one = ticked[i];
    return one?.status === "rejected" ? [{ ...table, reason: one.reason as unknown }] : [];
  });
  // Claimed anew at every turn, many of them would take the places of those that can go on.
  for (const { id, seq } of failed) await setDue(id, seq, now + HELD);
  for (const { id, reason } of failed)
    throw new Error(`Table ${id} cannot go on: ${String(reason)}`, { cause: reason });
  return ticked.filter((one) => one.status === "fulfilled" && one.value).length;
}

/**
 * Does what is due at one table; false if nothing was. The move's id is bound to the place in the log, so that it
 * happens once however many processes tick. `seq`: how far the log is known to go; a table that nobody watches here may
 * be held as it was long ago. `judges`: whether games that hold people to deadlines go on; while they do not, bots play
 * there all the same.
 */
export async function tickTable(
  tableId: string,
  now: number,
  { seq = 0, judges = true }: { seq?: number; judges?: boolean } = {},
): Promise<boolean> {
  const table = await liveTable(tableId);
  if (!table) return false;
  const isHeld = (): boolean =>
    !judges && table.world.judges === true && dueOf(table.game, table.match)?.kind === "game";
  const move = await inTurn(tableId, async () => {
    if (table.match.seq < seq) await catchUp(table);
    return isHeld() ? null : dueMove(table, now);
  });
  if (move === null && isHeld()) {
    await setDue(tableId, table.match.seq, now + HELD);
    return false;
  }
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
