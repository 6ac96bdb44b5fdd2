import { dueOf } from "@/lib/engine/kernel/due";
import { onBatch } from "@/lib/live/live-table";
import type { Log } from "@/lib/log/log";
import { beat } from "@/lib/services/diplomacy/clock/beat";
import { tellStopped } from "@/lib/services/diplomacy/clock/judging";
import { makeGood } from "@/lib/services/diplomacy/clock/make-good";
import { tickTable, tickTables } from "@/lib/services/tables/tick-tables";

const POLL_EVERY = 500;
const SOON = 30_000;
const BEAT_EVERY = 5_000;
/** What a beat said holds for so long, in ms: a process that was suspended judges nothing before it has asked anew. */
const BEAT_HOLDS = 60_000;

/**
 * Calls `tick`: for all tables of the house by polling, and to the moment for the tables that moved through this
 * sidecar. It judges only as long as the house was awake, or its administrator said so: see `beat`. Returns how to stop.
 */
export function startClock(log: Log): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const failed = (error: unknown) => log.error({ error: String(error) }, "The clock failed");
  let judged = false;
  let beatAt = Number.NEGATIVE_INFINITY;
  /** A clock that was set back beats at once. */
  const sinceBeat = (now: number): number => (now < beatAt ? Number.POSITIVE_INFINITY : now - beatAt);
  const judges = (now: number): boolean => judged && sinceBeat(now) < BEAT_HOLDS;

  async function keepBeating(now: number): Promise<void> {
    if (sinceBeat(now) < BEAT_EVERY) return;
    let found = await beat(now);
    for (const sleep of found.confirmed)
      await makeGood(sleep, (table, error) =>
        log.error({ table, error: String(error) }, "A game could not be told of a sleep"),
      );
    // Asked again at once: else what is due now would be put off though everything is made good.
    if (found.confirmed.length > 0) found = await beat(Date.now());
    if (!found.judges && judged) log.warn("The house slept: games are not judged until that is settled");
    if (!found.judges && found.confirmed.length === 0) await tellStopped();
    judged = found.judges;
    // Games that moved just then are told at the next poll.
    beatAt = found.confirmed.length > 0 ? Number.NEGATIVE_INFINITY : now;
  }

  const stopHearing = onBatch((table) => {
    clearTimeout(timers.get(table.id));
    timers.delete(table.id);
    const due = dueOf(table.game, table.match);
    const wait = due === null ? Number.POSITIVE_INFINITY : Math.max(0, due.at - Date.now());
    if (wait > SOON) return;
    const timer = setTimeout(() => {
      timers.delete(table.id);
      const now = Date.now();
      tickTable(table.id, now, { judges: judges(now) }).catch(failed);
    }, wait);
    timers.set(table.id, timer);
  });

  let busy = false;
  const polling = setInterval(() => {
    if (busy) return;
    busy = true;
    const now = Date.now();
    keepBeating(now)
      .catch(failed)
      .then(() => tickTables(now, judges(now)))
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
