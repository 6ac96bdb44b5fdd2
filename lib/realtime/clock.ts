import { dueOf } from "@/lib/engine/kernel/due";
import { onBatch } from "@/lib/live/live-table";
import type { Log } from "@/lib/log/log";
import { tickTable, tickTables } from "@/lib/services/tables/tick-tables";

const POLL_EVERY = 500;
const SOON = 30_000;

/**
 * Calls `tick`: for all tables of the house by polling, and to the moment for the tables that moved through this
 * sidecar. Returns how to stop.
 */
export function startClock(log: Log): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const failed = (error: unknown) => log.error({ error: String(error) }, "The clock failed");

  const stopHearing = onBatch((table) => {
    clearTimeout(timers.get(table.id));
    timers.delete(table.id);
    const due = dueOf(table.game, table.match);
    const wait = due === null ? Number.POSITIVE_INFINITY : Math.max(0, due.at - Date.now());
    if (wait > SOON) return;
    const timer = setTimeout(() => {
      timers.delete(table.id);
      tickTable(table.id, Date.now()).catch(failed);
    }, wait);
    timers.set(table.id, timer);
  });

  let busy = false;
  const polling = setInterval(() => {
    if (busy) return;
    busy = true;
    tickTables(Date.now())
      .catch(failed)
      .finally(() => {
        busy = false;
      });
  }, POLL_EVERY);

  return () => {
    stopHearing();
    clearInterval(polling);
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
