/** The statements in which moves are written; `append.ts` says when which of them goes out. */

/** A `StoredRecord` in a statement. */
const RECORD = 'r(kind text, series int, number int, epoch int, "firstSeq" int, data jsonb)';
/** The row after the last record of a table; 1 where there is none. In an argument list of COALESCE. */
const rowAfterRecords = (id: string): string =>
  `(SELECT max("lastSeq") + 1 FROM "GameRecord" WHERE "tableId" = ${id}), 1`;

/**
 * What nearly all moves write: rows of the log and the table's place in it, where a deal begins or ends its line in the
 * lobby too, and what a deal leaves behind. `dueAt` is left alone while it lies before what is
 * due now: the clock looks then, finds nothing, and sets it. `movedAt` is right to half a minute, and stays where
 * a move showed spectators nothing: everybody can read it. So a move changes no
 * index of "Table" most of the time, and the new row lies beside the old one (a HOT update).
 */
export const MOVES = {
  name: "append-moves",
  text: `
WITH move AS (
  SELECT *, to_timestamp(due_ms / 1000) AS due, to_timestamp(at_ms / 1000) AS at
  FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::float8[], $6::text[], $7::jsonb[], $8::jsonb[], $9::text[], $20::jsonb[], $21::jsonb[], $22::bool[])
    AS m(id, before, after, due_ms, at_ms, "moveId", actor, answer, waiting, summary, record, seen)
), head AS (
  UPDATE "Table" t SET
    seq = m.after, waiting = m.waiting::int[], summary = COALESCE(m.summary, t.summary),
    "dueAt" = CASE WHEN t."dueAt" > m.at AND t."dueAt" <= COALESCE(m.due, 'infinity') THEN t."dueAt" ELSE m.due END,
    "movedAt" = CASE WHEN NOT m.seen OR t."movedAt" > m.at - interval '30 seconds' THEN t."movedAt" ELSE m.at END
  FROM move m WHERE t.id = m.id AND t.seq = m.before
  RETURNING t.id
), moves AS (
  INSERT INTO "Move" ("tableId", "moveId", actor, "firstSeq", "lastSeq", answer, at)
  SELECT m.id, m."moveId", m.actor, m.before + 1, m.after, m.answer, m.at FROM move m JOIN head USING (id)
), events AS (
  INSERT INTO "Event" ("tableId", seq, "moveId", epoch, at, actor, payload, aud, news, drew)
  SELECT e.id, e.seq, e."moveId", e.epoch, to_timestamp(e.at_ms / 1000), e.actor, e.payload, e.aud, e.news, e.drew
  FROM head JOIN unnest($10::text[], $11::int[], $12::text[], $13::int[], $14::float8[], $15::jsonb[], $16::jsonb[], $17::bigint[], $18::bigint[], $19::bool[])
    AS e(id, seq, "moveId", epoch, at_ms, actor, payload, aud, news, drew) USING (id)
), records AS (
  INSERT INTO "GameRecord" ("tableId", kind, series, number, epoch, "firstSeq", "lastSeq", data, at)
  SELECT m.id, r.kind, r.series, r.number, r.epoch, COALESCE(r."firstSeq", ${rowAfterRecords("m.id")}), m.after, r.data, m.at
  FROM move m JOIN head USING (id), jsonb_to_record(m.record) AS ${RECORD}
  WHERE m.record IS NOT NULL
)
SELECT id FROM head`,
};

/** What a move writes that changes the table itself too, or is news: who is named, what it is called, the outbox. */
export const WHOLE = {
  name: "append-whole-move",
  text: `
WITH head AS (
  UPDATE "Table" SET
    seq = $3, "dueAt" = to_timestamp($4::float8 / 1000),
    "movedAt" = CASE WHEN $18::boolean THEN to_timestamp($5::float8 / 1000) ELSE "movedAt" END,
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
    COALESCE(r."firstSeq", ${rowAfterRecords("$1")}), $3, r.data, to_timestamp($5::float8 / 1000)
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
export const STAND = `
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
