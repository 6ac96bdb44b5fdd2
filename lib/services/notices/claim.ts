import type { Channel } from "@/lib/contracts/notice-words";
import type { Delivery } from "@/lib/db/generated/client";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";

/** How long, in ms, a process keeps what it took: longer than any server may take to answer. */
export const LEASE = 5 * 60_000;
/** The first pause before another try, in ms; each is twice as long, up to the longest. */
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 4 * 60 * 60_000;
const MOST_TRIES = 12;

/** When a delivery is tried again after so many tries, counted from `now`; null: not any more. */
function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE));
}

/**
 * Takes deliveries of a channel that are due, so that no other process does before the lease ends. Of those that go out
 * together only the first is returned; its `batch` names all. Each taking counts as a try, so that what ends the process
 * is not tried for ever. What was put together with others a moment too late, when those had gone, goes by itself.
 */
export async function claimDue(channel: Exclude<Channel, "inbox">, most: number, now: Date): Promise<Delivery[]> {
  await gatherDigests(channel, now);
  const { rows } = await pool().query<Delivery>({
    name: "claim-deliveries",
    text: `WITH due AS (
        SELECT id FROM "Delivery" w
        WHERE state = 'waiting' AND channel = $1 AND "dueAt" <= $2
          AND (NOT digest OR id = batch OR (batch IS NOT NULL AND NOT EXISTS (
            SELECT FROM "Delivery" f WHERE f.id = w.batch AND f.state = 'waiting')))
          AND ("claimedUntil" IS NULL OR "claimedUntil" <= $2)
        ORDER BY "dueAt" LIMIT $3 FOR UPDATE SKIP LOCKED
      )
      UPDATE "Delivery" d SET "claimedUntil" = $4, tries = d.tries + 1, batch = d.id
      FROM due WHERE d.id = due.id RETURNING d.*`,
    values: [channel, now, most, new Date(now.getTime() + LEASE)],
  });
  return rows;
}

/** Puts what is due of each member's daily mail together, once: it goes out as it was gathered, however often it is tried. */
async function gatherDigests(channel: string, now: Date): Promise<void> {
  await pool().query({
    name: "gather-digests",
    text: `UPDATE "Delivery" d SET batch = first.id
      FROM (
        SELECT "userId", min(id) AS id FROM "Delivery"
        WHERE state = 'waiting' AND channel = $1 AND digest AND batch IS NULL AND "dueAt" <= $2 GROUP BY "userId"
      ) first
      WHERE d."userId" = first."userId" AND d.state = 'waiting' AND d.channel = $1 AND d.digest AND d.batch IS NULL
        AND d."dueAt" <= $2`,
    values: [channel, now],
  });
}

/** What a delivery came to. */
export type Outcome =
  | { state: "sent" }
  | { state: "dropped" | "failed"; why: string }
  | { state: "again"; why: string };

/** Writes down what a claimed delivery, and all that went out with it, came to. */
export async function settle({ id, batch, tries }: Delivery, outcome: Outcome, now: Date): Promise<void> {
  const again = outcome.state === "again" ? nextTry(tries, now) : null;
  const state = outcome.state === "again" ? (again ? "waiting" : "failed") : outcome.state;
  await pool().query({
    name: "settle-delivery",
    text: `UPDATE "Delivery" SET state = $2, why = $3, "dueAt" = COALESCE($4, "dueAt"), "claimedUntil" = NULL,
             "doneAt" = CASE WHEN $2 = 'waiting' THEN NULL ELSE $5::timestamptz END
           WHERE (id = $1 OR batch = $6) AND state = 'waiting'`,
    values: [id, state, "why" in outcome ? outcome.why : null, again, now, batch ?? newId()],
  });
}

/** Everything of a batch, the oldest first. */
export async function readBatch(batch: string): Promise<Delivery[]> {
  const text = `SELECT * FROM "Delivery" WHERE batch = $1 AND state = 'waiting' ORDER BY at, id`;
  return (await pool().query<Delivery>({ name: "read-batch", text, values: [batch] })).rows;
}
