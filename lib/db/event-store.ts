import type { Pool, PoolClient } from "pg";
import { pool } from "./pool";
import { channelOf } from "./signal";

/** A row of the log in stored form; `payload` holds the version and what happened. */
export type StoredEvent = {
  seq: number;
  epoch: number;
  at: number;
  moveId: string;
  actor: unknown;
  payload: unknown;
  aud: number;
  news: number;
  drew: boolean;
};

/** What a part of a game leaves behind when it ends with this move: a deal, a phase. */
export type StoredRecord = {
  kind: string;
  series: number;
  number: number;
  epoch: number;
  /** The row that began it; null: the one after the record before. */
  firstSeq: number | null;
  /** The world's own. */
  data: unknown;
};

/** Everything that one move writes, in one statement. */
export type Append = {
  tableId: string;
  /** The append is refused unless the log ends here. */
  expectedSeq: number;
  moveId: string;
  actor: unknown;
  answer: unknown;
  at: number;
  events: readonly StoredEvent[];
  dueAt: number | null;
  /** The seats that a spectator sees it wait for. */
  waiting: readonly number[];
  /** New lobby line, name and listing; null: unchanged. */
  head: { summary: unknown; name: string; public: boolean; closed: boolean; people: readonly string[] } | null;
  record: StoredRecord | null;
};

/** `conflict`: the log has moved on. `repeated`: this moveId is stored already. */
export type Appended = "appended" | "conflict" | "repeated";

const UNIQUE_VIOLATION = "23505";

const APPEND = {
  name: "append-move",
  text: `
WITH head AS (
  UPDATE "Table" SET
    seq = $3, "dueAt" = to_timestamp($4::float8 / 1000), "movedAt" = to_timestamp($5::float8 / 1000),
    summary = COALESCE($6::jsonb, summary), name = COALESCE($7, name), public = COALESCE($8::boolean, public),
    "closedAt" = CASE WHEN $9::boolean THEN COALESCE("closedAt", to_timestamp($5::float8 / 1000)) ELSE "closedAt" END,
    waiting = $15::int[]
  WHERE id = $1 AND seq = $2
  RETURNING id
), move AS (
  INSERT INTO "Move" ("tableId", "moveId", actor, "firstSeq", "lastSeq", answer, at)
  SELECT id, $10, $11::jsonb, $2 + 1, $3, $12::jsonb, to_timestamp($5::float8 / 1000) FROM head
), events AS (
  INSERT INTO "Event" ("tableId", seq, "moveId", epoch, at, actor, payload, aud, news, drew)
  SELECT head.id, e.seq, $10, e.epoch, to_timestamp($5::float8 / 1000), e.actor, e.payload, e.aud, e.news, e.drew
  FROM head, jsonb_to_recordset($13::jsonb)
    AS e(seq int, epoch int, actor jsonb, payload jsonb, aud bigint, news bigint, drew boolean)
), record AS (
  INSERT INTO "GameRecord" ("tableId", kind, series, number, epoch, "firstSeq", "lastSeq", data, at)
  SELECT head.id, r.kind, r.series, r.number, r.epoch,
    COALESCE(r."firstSeq", (SELECT max("lastSeq") + 1 FROM "GameRecord" WHERE "tableId" = $1), 1), $3, r.data, to_timestamp($5::float8 / 1000)
  FROM head, jsonb_to_record(COALESCE($14::jsonb, '{}'::jsonb))
    AS r(kind text, series int, number int, epoch int, "firstSeq" int, data jsonb)
  WHERE $14::jsonb IS NOT NULL
), unnamed AS (
  UPDATE "TableMember" m SET named = false FROM head
  WHERE $16::text[] IS NOT NULL AND m."tableId" = head.id AND m.named AND NOT m."userId" = ANY($16)
), named AS (
  INSERT INTO "TableMember" ("tableId", "userId", "visitedAt", named)
  SELECT head.id, u.id, to_timestamp(0), true FROM head, "User" u WHERE u.id = ANY($16)
  ON CONFLICT ("tableId", "userId") DO UPDATE SET named = true WHERE NOT "TableMember".named
)
SELECT pg_notify('${channelOf("table")}', $1 || ':' || $3) FROM head`,
};

/** The records on the line of descent of a table's newest row: what a rewind went back behind does not stand. */
const STAND = `
WITH RECURSIVE rewinds AS MATERIALIZED (
  SELECT seq, (payload->>'to')::int AS back FROM "Event" WHERE "tableId" = $1 AND payload->>'kind' = 'rewound'
), line(upto, low, back) AS (
  SELECT t.seq, COALESCE(r.seq, 0), r.back
  FROM "Table" t LEFT JOIN LATERAL (SELECT * FROM rewinds ORDER BY seq DESC LIMIT 1) r ON true WHERE t.id = $1
  UNION ALL
  SELECT line.back, COALESCE(r.seq, 0), r.back
  FROM line LEFT JOIN LATERAL (SELECT * FROM rewinds WHERE seq <= line.back ORDER BY seq DESC LIMIT 1) r ON true
  WHERE line.back IS NOT NULL
)
UPDATE "GameRecord" g SET standing = NOT g.standing
WHERE g."tableId" = $1
  AND g.standing <> EXISTS (SELECT 1 FROM line WHERE g."lastSeq" > line.low AND g."lastSeq" <= line.upto)`;

/** Appends a move that goes back behind records, and settles in the same transaction which of them stand. */
export async function appendRewind(move: Append): Promise<Appended> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN");
    const appended = await appendMove(move, client);
    if (appended === "appended") await client.query(STAND, [move.tableId]);
    await client.query(appended === "appended" ? "COMMIT" : "ROLLBACK");
    return appended;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Appends a move with its events if the log still ends where it was read, and signals it: one statement, one commit.
 * When it answers `appended`, the move is durable.
 */
export async function appendMove(move: Append, db: Pool | PoolClient = pool()): Promise<Appended> {
  const { head, events } = move;
  const rows = events.map(({ seq, epoch, actor, payload, aud, news, drew }) => ({
    seq,
    epoch,
    actor,
    payload,
    aud,
    news,
    drew,
  }));
  try {
    const { rowCount } = await db.query({
      ...APPEND,
      values: [
        move.tableId,
        move.expectedSeq,
        move.expectedSeq + events.length,
        move.dueAt,
        move.at,
        head && JSON.stringify(head.summary),
        head?.name ?? null,
        head?.public ?? null,
        head?.closed ?? false,
        move.moveId,
        JSON.stringify(move.actor),
        JSON.stringify(move.answer),
        JSON.stringify(rows),
        move.record && JSON.stringify(move.record),
        move.waiting,
        head?.people ?? null,
      ],
    });
    return rowCount === 1 ? "appended" : "conflict";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) {
      const repeated = "constraint" in error && error.constraint === "Move_pkey";
      return repeated ? "repeated" : "conflict";
    }
    throw error;
  }
}

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

/** Keeps a snapshot; one that exists stays. */
export async function writeSnapshot(tableId: string, seq: number, version: number, state: unknown): Promise<void> {
  await pool().query({
    name: "write-snapshot",
    text: `INSERT INTO "Snapshot" ("tableId", seq, v, state) VALUES ($1, $2, $3, $4::jsonb)
           ON CONFLICT ("tableId", seq) DO UPDATE SET v = EXCLUDED.v, state = EXCLUDED.state`,
    values: [tableId, seq, version, JSON.stringify(state)],
  });
}

/** The tables whose clock is due, each claimed for `lease` ms so that no other process takes it at the same time. */
export async function claimDueTables(now: number, lease: number, limit: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>({
    name: "claim-due",
    text: `UPDATE "Table" SET "dueAt" = to_timestamp($2::float8 / 1000) WHERE id IN (
             SELECT id FROM "Table" WHERE "dueAt" <= to_timestamp($1::float8 / 1000)
             ORDER BY "dueAt" LIMIT $3 FOR UPDATE SKIP LOCKED
           ) RETURNING id`,
    values: [now, now + lease, limit],
  });
  return rows.map((row) => row.id);
}

/** Sets a table's due again, if nothing moved meanwhile: after a tick that found nothing to do. */
export async function setDue(tableId: string, seq: number, dueAt: number | null): Promise<void> {
  await pool().query({
    name: "set-due",
    text: 'UPDATE "Table" SET "dueAt" = to_timestamp($3::float8 / 1000) WHERE id = $1 AND seq = $2',
    values: [tableId, seq, dueAt],
  });
}
