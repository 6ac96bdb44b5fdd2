import type { StoredEvent } from "./append";
import { pool } from "./pool";

type EventRow = Omit<StoredEvent, "at" | "aud" | "news"> & { at: Date; aud: string; news: string };

const READ_EVENTS = {
  name: "read-events",
  text: `SELECT seq, epoch, at, "moveId", actor, payload, aud, news, drew FROM "Event"
         WHERE "tableId" = $1 AND seq > $2 AND seq <= $3 ORDER BY seq`,
};

/** The events after `from`, up to and with `to`. */
export async function readEvents(tableId: string, from: number, to: number): Promise<StoredEvent[]> {
  const { rows } = await pool().query<EventRow>({ ...READ_EVENTS, values: [tableId, from, Math.min(to, 2 ** 31 - 1)] });
  return rows.map((row) => ({ ...row, at: row.at.getTime(), aud: Number(row.aud), news: Number(row.news) }));
}

/** The rows that the rewinds in a table's log up to row `to` go back to. */
export async function readTargets(tableId: string, to: number): Promise<number[]> {
  const { rows } = await pool().query<{ to: number }>({
    name: "read-targets",
    text: `SELECT (payload->>'to')::int AS to FROM "Event" WHERE "tableId" = $1 AND seq <= $2 AND payload->>'kind' = 'rewound'`,
    values: [tableId, Math.min(to, 2 ** 31 - 1)],
  });
  return rows.map((row) => row.to);
}

/** The stored answer to a move; null if it never was accepted. */
export async function readAnswer(tableId: string, moveId: string): Promise<unknown> {
  const { rows } = await pool().query<{ answer: unknown }>({
    name: "read-answer",
    text: 'SELECT answer FROM "Move" WHERE "tableId" = $1 AND "moveId" = $2',
    values: [tableId, moveId],
  });
  return rows[0]?.answer ?? null;
}

/** The newest snapshot at or before `seq` of this form; null: there is none. */
export async function readSnapshot(
  tableId: string,
  seq: number,
  version: number,
): Promise<{ seq: number; state: unknown } | null> {
  const { rows } = await pool().query<{ seq: number; state: unknown }>({
    name: "read-snapshot",
    text: 'SELECT seq, state FROM "Snapshot" WHERE "tableId" = $1 AND seq <= $2 AND v = $3 ORDER BY seq DESC LIMIT 1',
    values: [tableId, Math.min(seq, 2 ** 31 - 1), version],
  });
  return rows[0] ?? null;
}

/** Snapshots of the last so many rows are all kept; of those before, one of every so many. */
const SNAPSHOTS_NEAR = 2_500;
const SNAPSHOTS_FAR = 5_000;

/**
 * Keeps a snapshot, and takes away what it makes needless: those of an older form, and most of those that lie far back.
 * Rewinds go back a deal or two and find one close by; an old deal's replay folds 5,000 rows at most before its own; a
 * table that is played for years keeps one snapshot for each 5,000 rows, and ten.
 */
export async function writeSnapshot(
  { tableId, seq, version }: { tableId: string; seq: number; version: number },
  state: unknown,
): Promise<void> {
  await pool().query({
    name: "write-snapshot",
    text: `WITH needless AS (
             DELETE FROM "Snapshot" s WHERE s."tableId" = $1 AND (
               s.v < $3 OR s.seq <= $2 - ${SNAPSHOTS_NEAR} AND EXISTS (
                 SELECT FROM "Snapshot" earlier
                 WHERE earlier."tableId" = $1 AND earlier.v = $3 AND earlier.seq < s.seq
                   AND earlier.seq / ${SNAPSHOTS_FAR} = s.seq / ${SNAPSHOTS_FAR}))
           )
           INSERT INTO "Snapshot" ("tableId", seq, v, state) VALUES ($1, $2, $3, $4::jsonb)
           ON CONFLICT ("tableId", seq) DO UPDATE SET v = EXCLUDED.v, state = EXCLUDED.state`,
    values: [tableId, seq, version, JSON.stringify(state)],
  });
}

/**
 * The tables whose clock is due, with the last row of their logs, each claimed for `lease` ms so that no other process
 * takes it at the same time.
 */
export async function claimDueTables(
  now: number,
  lease: number,
  limit: number,
): Promise<{ id: string; seq: number }[]> {
  const { rows } = await pool().query<{ id: string; seq: number }>({
    name: "claim-due",
    text: `UPDATE "Table" SET "dueAt" = to_timestamp($2::float8 / 1000) WHERE id IN (
             SELECT id FROM "Table" WHERE "dueAt" <= to_timestamp($1::float8 / 1000)
             ORDER BY "dueAt" LIMIT $3 FOR UPDATE SKIP LOCKED
           ) RETURNING id, seq`,
    values: [now, now + lease, limit],
  });
  return rows;
}

/** Sets a table's due again, if nothing moved meanwhile: after a tick that found nothing to do. */
export async function setDue(tableId: string, seq: number, dueAt: number | null): Promise<void> {
  await pool().query({
    name: "set-due",
    text: 'UPDATE "Table" SET "dueAt" = to_timestamp($3::float8 / 1000) WHERE id = $1 AND seq = $2',
    values: [tableId, seq, dueAt],
  });
}
