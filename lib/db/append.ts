import type { Pool, PoolClient } from "pg";
import { appendQueue } from "./append-queue";
import { pool } from "./pool";
import { announceMove } from "./table-signal";
import { rollBack, transact } from "./transaction";

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

/** Something that people are told of outside the table; a row of "Outbox". */
export type StoredNews = {
  key: string;
  kind: string;
  users: readonly string[];
  data: unknown;
  /** Where alone the mails of it go; empty: none are sent. Null: to each their own. */
  tester: string | null;
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
  /** The new line in the lobby; null: unchanged. */
  summary: object | null;
  /** What else lists and searches know of the table itself; null: unchanged. */
  table: { name: string; public: boolean; closed: boolean; people: readonly string[] } | null;
  record: StoredRecord | null;
  /** What is told to whom because of it: written with it or not at all. */
  news: readonly StoredNews[];
};

/** `conflict`: the log has moved on. `repeated`: this moveId is stored already. */
export type Appended = "appended" | "conflict" | "repeated";

const UNIQUE_VIOLATION = "23505";

/** A `StoredRecord` in a statement. */
const RECORD = 'r(kind text, series int, number int, epoch int, "firstSeq" int, data jsonb)';
/** The row after the last record of a table. */
const NEXT_OF_RECORDS = (id: string): string =>
  `(SELECT max("lastSeq") + 1 FROM "GameRecord" WHERE "tableId" = ${id}), 1`;

/**
 * What nearly all moves write: rows of the log and the table's place in it, where a deal begins or ends its line in the
 * lobby too, and what a deal leaves behind. `dueAt` is left alone while it lies before what is
 * due now: the clock looks then, finds nothing, and sets it. `movedAt` is right to half a minute. So a move changes no
 * index of "Table" most of the time, and the new row lies beside the old one (a HOT update).
 */
const MOVES = {
  name: "append-moves",
  text: `
WITH move AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::jsonb[], $8::jsonb[], $9::text[], $20::jsonb[], $21::jsonb[])
    AS m(id, before, after, due, at, "moveId", actor, answer, waiting, summary, record)
), head AS (
  UPDATE "Table" t SET
    seq = m.after, waiting = m.waiting::int[], summary = COALESCE(m.summary, t.summary),
    "dueAt" = CASE WHEN t."dueAt" > m.at AND t."dueAt" <= COALESCE(m.due, 'infinity') THEN t."dueAt" ELSE m.due END,
    "movedAt" = CASE WHEN t."movedAt" > m.at - interval '30 seconds' THEN t."movedAt" ELSE m.at END
  FROM move m WHERE t.id = m.id AND t.seq = m.before
  RETURNING t.id
), moves AS (
  INSERT INTO "Move" ("tableId", "moveId", actor, "firstSeq", "lastSeq", answer, at)
  SELECT m.id, m."moveId", m.actor, m.before + 1, m.after, m.answer, m.at FROM move m JOIN head USING (id)
), events AS (
  INSERT INTO "Event" ("tableId", seq, "moveId", epoch, at, actor, payload, aud, news, drew)
  SELECT e.* FROM head JOIN unnest($10::text[], $11::int[], $12::text[], $13::int[], $14::timestamptz[], $15::jsonb[], $16::jsonb[], $17::bigint[], $18::bigint[], $19::bool[])
    AS e(id, seq, "moveId", epoch, at, actor, payload, aud, news, drew) USING (id)
), records AS (
  INSERT INTO "GameRecord" ("tableId", kind, series, number, epoch, "firstSeq", "lastSeq", data, at)
  SELECT m.id, r.kind, r.series, r.number, r.epoch, COALESCE(r."firstSeq", ${NEXT_OF_RECORDS("m.id")}), m.after, r.data, m.at
  FROM move m JOIN head USING (id), jsonb_to_record(m.record) AS ${RECORD}
  WHERE m.record IS NOT NULL
)
SELECT id FROM head`,
};

/** What a move writes that changes the table itself too, or is news: who is named, what it is called, the outbox. */
const WHOLE = {
  name: "append-whole-move",
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
    COALESCE(r."firstSeq", ${NEXT_OF_RECORDS("$1")}), $3, r.data, to_timestamp($5::float8 / 1000)
  FROM head, jsonb_to_record(COALESCE($14::jsonb, '{}'::jsonb)) AS ${RECORD}
  WHERE $14::jsonb IS NOT NULL
), unnamed AS (
  UPDATE "TableMember" m SET named = false FROM head
  WHERE $16::text[] IS NOT NULL AND m."tableId" = head.id AND m.named AND NOT m."userId" = ANY($16)
), named AS (
  INSERT INTO "TableMember" ("tableId", "userId", "visitedAt", named)
  SELECT head.id, u.id, to_timestamp(0), true FROM head, "User" u WHERE u.id = ANY($16)
  ON CONFLICT ("tableId", "userId") DO UPDATE SET named = true WHERE NOT "TableMember".named
), news AS (
  INSERT INTO "Outbox" (key, kind, users, data, tester, "tableId", at)
  SELECT n.key, n.kind, n.users, n.data, n.tester, head.id, to_timestamp($5::float8 / 1000)
  FROM head, jsonb_to_recordset($17::jsonb) AS n(key text, kind text, users text[], data jsonb, tester text)
)
SELECT id FROM head`,
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
    const appended = await appendWhole(move, client);
    if (appended === "appended") await client.query(STAND, [move.tableId]);
    await client.query(appended === "appended" ? "COMMIT" : "ROLLBACK");
    return announced(move, appended);
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Appends a move together with what `beside` writes in the same transaction, or neither. What `beside` answers, if not null,
 * undoes both and is the answer.
 */
export async function appendBeside<R>(
  move: Append,
  beside: (client: PoolClient) => Promise<R | null>,
): Promise<Appended | { readonly refused: R }> {
  const appended = await transact(async (client): Promise<Appended | { readonly refused: R }> => {
    const refused = await beside(client);
    if (refused !== null) return rollBack({ refused });
    const written = await appendWhole(move, client);
    return written === "appended" ? written : rollBack(written);
  });
  return typeof appended === "string" ? announced(move, appended) : appended;
}

/**
 * Appends a move with its events if the log still ends where it was read. When it answers `appended`, the move is
 * durable; other processes are told of it a moment later. Moves that come in while others are being written go out
 * together, in one statement and one commit.
 */
export async function appendMove(move: Append): Promise<Appended> {
  const isPlain = move.table === null && move.news.length === 0;
  return announced(move, await (isPlain ? plainMoves.add(move) : appendWhole(move, pool())));
}

function announced(move: Append, appended: Appended): Appended {
  if (appended === "appended") announceMove(move.tableId, lastSeqOf(move));
  return appended;
}

const lastSeqOf = ({ expectedSeq, events }: Append): number => expectedSeq + events.length;

const plainMoves = appendQueue<Append, Appended>({ keyOf: (move) => move.tableId, write: appendPlain });

/** Moves that are in no statement yet. */
export const waitingAppends = (): number => plainMoves.waiting;

const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Appends plain moves of different tables in one statement: all that are not in conflict, or none if it throws. */
async function appendPlain(moves: readonly Append[]): Promise<Appended[]> {
  const events = moves.flatMap(({ tableId, moveId, events }) => events.map((event) => ({ tableId, ...event, moveId })));
  const values = [
    moves.map((move) => move.tableId),
    moves.map((move) => move.expectedSeq),
    moves.map(lastSeqOf),
    moves.map((move) => timeOf(move.dueAt)),
    moves.map((move) => timeOf(move.at)),
    moves.map((move) => move.moveId),
    moves.map((move) => JSON.stringify(move.actor)),
    moves.map((move) => JSON.stringify(move.answer)),
    moves.map((move) => `{${move.waiting.join()}}`),
    events.map((event) => event.tableId),
    events.map((event) => event.seq),
    events.map((event) => event.moveId),
    events.map((event) => event.epoch),
    events.map((event) => timeOf(event.at)),
    events.map((event) => JSON.stringify(event.actor)),
    events.map((event) => JSON.stringify(event.payload)),
    events.map((event) => event.aud),
    events.map((event) => event.news),
    events.map((event) => event.drew),
    moves.map(({ summary }) => summary && JSON.stringify(summary)),
    moves.map(({ record }) => record && JSON.stringify(record)),
  ];
  try {
    const { rows } = await pool().query<{ id: string }>({ ...MOVES, values });
    const appended = new Set(rows.map(({ id }) => id));
    return moves.map(({ tableId }) => (appended.has(tableId) ? "appended" : "conflict"));
  } catch (error) {
    if (moves.length > 1) throw error;
    return [violated(error)];
  }
}

async function appendWhole(move: Append, db: Pool | PoolClient): Promise<Appended> {
  const { summary, table, events } = move;
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
      ...WHOLE,
      values: [
        move.tableId,
        move.expectedSeq,
        lastSeqOf(move),
        move.dueAt,
        move.at,
        summary && JSON.stringify(summary),
        table?.name ?? null,
        table?.public ?? null,
        table?.closed ?? false,
        move.moveId,
        JSON.stringify(move.actor),
        JSON.stringify(move.answer),
        JSON.stringify(rows),
        move.record && JSON.stringify(move.record),
        move.waiting,
        table?.people ?? null,
        JSON.stringify(move.news),
      ],
    });
    return rowCount === 1 ? "appended" : "conflict";
  } catch (error) {
    return violated(error);
  }
}

/** What a unique violation says of an append; throws what is none. */
function violated(error: unknown): Appended {
  if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) throw error;
  return "constraint" in error && error.constraint === "Move_pkey" ? "repeated" : "conflict";
}
