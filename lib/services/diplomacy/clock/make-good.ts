import { prisma } from "@/lib/db/client";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { playMove } from "../../tables/play-move";
import { currentTable } from "../../tables/read-proof";
import { LONG_SLEEP } from "./beat";

/** For so long, in ms, there is time again before anybody is held to a deadline: after a short sleep, after a long one. */
const TIME_AGAIN = { short: 20 * 60_000, long: 24 * 3_600_000 } as const;

/** Hears of a game that could not be told. */
type GameFailed = (tableId: string, error: unknown) => void;

/**
 * Tells every game of Diplomacy with a deadline of a sleep whose end is confirmed, so that nobody is held to it, and
 * notes that it is done. Each game is told once, whichever processes do it and however often they begin anew.
 */
export async function makeGood(sleepId: string, failed: GameFailed, now = Date.now()): Promise<void> {
  const sleep = await prisma().sleep.findUnique({ where: { id: sleepId } });
  if (!sleep?.confirmedAt || sleep.doneAt) return;
  const [from, to] = [sleep.sleptFrom.getTime(), sleep.sleptTo.getTime()];
  const atLeast = to - from > LONG_SLEEP ? TIME_AGAIN.long : TIME_AGAIN.short;
  const tables = await prisma().table.findMany({
    where: { world: "diplomacy", dueAt: { not: null }, closedAt: null, createdAt: { lt: sleep.sleptTo } },
    select: { id: true },
  });
  for (const { id: tableId } of tables) {
    try {
      const table = await currentTable(tableId);
      if (!table || (table.match.game as State).deadlineAt === null) continue;
      const intent = { type: "slept", from, to, atLeast };
      const moveId = `slept:${sleepId}`;
      const told = await playMove({ tableId, moveId, user: null, as: "clock", request: { to: "game", intent }, now });
      // Somebody moved again and again just now: all that are left are told at the next beat.
      if (!told.ok && told.error.code === "table/busy") return;
    } catch (error) {
      // A game that cannot be read cannot be judged either; the others do not wait for it.
      failed(tableId, error);
    }
  }
  await prisma().sleep.updateMany({ where: { id: sleepId, doneAt: null }, data: { doneAt: new Date(now) } });
}
