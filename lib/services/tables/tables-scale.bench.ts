import type { Measure } from "../../build/bench";
import { makeMember, makeVersion, openTable } from "../../build/testing/club";
import { NO_FILTER } from "../../contracts/lobby";
import { claimDueTables, setDue } from "../../db/event-store";
import { pool } from "../../db/pool";
import { listMyTables } from "./list-tables";
import { findOpenTables, listOpenTables } from "./open-tables";
import { sweepAbsent } from "./presence";
import { readRecords } from "./read-table";

const OPEN = 10_000;
const CLOSED = 1_000_000;
const DUE = 50;
const RECORDS = 10_000;
const TIMES = 9;

/** Copies of a table, each with a host of its own who sits there: open ones, with a clock, and closed ones. */
const COPY = `
  INSERT INTO "Table" (id, world, "configHash", "templateVersionId", name, seq, summary, anchor, "createdAt", "movedAt", "closedAt", "dueAt")
  SELECT id || $4 || n, world, "configHash", "templateVersionId", name || ' ' || n, seq,
    jsonb_set(jsonb_set(summary, '{host,id}', to_jsonb('h' || n)), '{seats,0}',
      jsonb_build_object('kind', 'user', 'user', 'h' || n, 'nick', 'h' || n, 'away', false, 'shadow', false)),
    anchor, now() - n * interval '1 second', now() - n * interval '1 millisecond',
    CASE WHEN $3::boolean THEN now() END, CASE WHEN NOT $3::boolean THEN now() + n * interval '1 second' END
  FROM "Table", generate_series(1, $2::int) AS n WHERE id = $1`;

/** Somebody who has a connection to each of the open tables: the sweep has to look at all of them. */
const PRESENT = `
  INSERT INTO "Presence" (room, "userId", sidecar, "beatAt")
  SELECT 'table:' || id, summary -> 'seats' -> 0 ->> 'user', 'here', now() + interval '1 hour' FROM "Table" WHERE "closedAt" IS NULL`;

/** How often the table "Table" was read from end to end, once every connection has told its part. */
async function scans(): Promise<number> {
  await Promise.all(Array.from({ length: 12 }, () => pool().query("SELECT pg_stat_force_next_flush(), pg_sleep(0.1)")));
  const { rows } = await pool().query<{ scans: string }>(
    `SELECT seq_scan::text AS scans FROM pg_stat_user_tables WHERE relname = 'Table'`,
  );
  return Number(rows[0]?.scans);
}

/** The median time of `work`, in ms. Throws where it reads all tables. */
async function timed(name: string, n: number, work: () => Promise<unknown>): Promise<Measure> {
  const before = await scans();
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const read = (await scans()) - before;
  if (read > 0) throw new Error(`${name} read all tables ${read} times.`);
  const value = times.sort((a, b) => a - b)[TIMES >> 1] ?? 0;
  return { name, value, unit: "ms", n, seconds: times.reduce((sum, time) => sum + time, 0) / 1_000 };
}

/** What the clock, the presence sweep and the lists cost with 10,000 open tables among a million closed ones. */
export async function* benches(): AsyncIterable<Measure> {
  const host = await makeMember("many");
  const id = await openTable(host, await makeVersion("thousand"), 3, {}, 1);
  await pool().query(COPY, [id, CLOSED, true, "c"]);
  await pool().query(COPY, [id, OPEN, false, "o"]);
  await pool().query('UPDATE "Table" SET "closedAt" = now() WHERE id = $1', [id]);
  await pool().query(PRESENT);
  await pool().query(
    `INSERT INTO "TableMember" ("tableId", "userId", "visitedAt")
     SELECT id, $1, "movedAt" FROM "Table" WHERE id LIKE $2 || 'c%' ORDER BY id LIMIT 20000`,
    [host.id, id],
  );
  await pool().query(
    `INSERT INTO "GameRecord" ("tableId", kind, series, number, epoch, "firstSeq", "lastSeq", data, at)
     SELECT $1, 'deal', 1, n, n, n * 30, n * 30 + 29, '{"v": 1, "scores": [10, 20, 30], "totals": [100, 200, 300]}', now()
     FROM generate_series(1, $2::int) n`,
    [id, RECORDS],
  );
  await pool().query("VACUUM ANALYZE");

  yield await timed("tables.sweep", OPEN, async () => {
    const absent = await sweepAbsent(Date.now());
    if (absent > 0) throw new Error(`${absent} are said to be absent.`);
  });
  const now = Date.now();
  yield await timed("tables.due", OPEN, async () => {
    const due = await claimDueTables(now + DUE * 1_000, 100_000, DUE);
    for (const { id, seq } of due) await setDue(id, seq, now);
  });
  yield await timed("tables.lobby", OPEN, async () => {
    const { length } = await listOpenTables();
    if (length !== OPEN) throw new Error(`The lobby lists ${length} tables.`);
  });
  yield await timed("tables.search", OPEN, () => findOpenTables({ ...NO_FILTER, words: "9999" }, null));
  yield await timed("tables.mine", 20_000, () => listMyTables(host));
  yield await timed("tables.records", RECORDS, () => readRecords(id));
}
