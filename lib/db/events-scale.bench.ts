import type { Measure } from "../build/bench";
import { pool } from "./pool";

/** Rows of each of the two logs. */
const ROWS = 5_000_000;
/** Rows a table's log has, and tables that are played at a time: their rows lie mixed. */
const ROWS_A_TABLE = 250;
const AT_ONCE = 40;
const PARTS = 16;
const TURNS = 3;
/** Tables that are played while it is measured. */
const PLAYED = 400;
/** Statements and reads of a turn. */
const APPENDS = 600;
const READS = 1_500;
const ROWS_AN_APPEND = 32;
const CONNECTIONS = 2;

const TABLES = ROWS / ROWS_A_TABLE;
const LAYOUTS = { whole: "EventWhole", parts: "EventParts" } as const;
type Layout = keyof typeof LAYOUTS;

/** The id of the n-th table: as long as a real one, and in no order. */
const idOf = (n: string) => `left(md5((${n})::text), 22)`;

const FILL = (layout: Layout) => `
  INSERT INTO "${LAYOUTS[layout]}" ("tableId", seq, "moveId", epoch, at, actor, payload, aud, news, drew)
  SELECT ${idOf(`g * ${AT_ONCE} + t`)}, s, md5((s * 31 + t)::text), 1, now(), '{"seat": 1, "user": "0123456789abcdefghijkl"}',
    jsonb_build_object('v', 1, 'kind', 'game', 'event', jsonb_build_object('type', 'played', 'seat', t % 4, 'card', s % 52,
      'note', md5(t::text))), 15, 3, false
  FROM generate_series(0, ${TABLES / AT_ONCE - 1}) g, generate_series(1, ${ROWS_A_TABLE}) s, generate_series(1, ${AT_ONCE}) t`;

/** What `append.ts` writes of the log, for a table each. */
const APPEND = (layout: Layout) => `
  INSERT INTO "${LAYOUTS[layout]}" ("tableId", seq, "moveId", epoch, at, actor, payload, aud, news, drew)
  SELECT ${idOf("n")}, $2::int, md5(($2::int)::text), 1, now(), '{"seat": 1}', '{"v": 1, "kind": "game", "event": {"type": "played", "card": 7}}', 15, 3, false
  FROM unnest($1::int[]) AS n`;

const READ = (layout: Layout) => `
  SELECT seq, epoch, at, "moveId", actor, payload, aud, news, drew FROM "${LAYOUTS[layout]}"
  WHERE "tableId" = ${idOf("$1::int")} AND seq > $2 AND seq <= $3 ORDER BY seq`;

async function make(layout: Layout): Promise<number> {
  const name = LAYOUTS[layout];
  const how = layout === "parts" ? ` PARTITION BY HASH ("tableId")` : "";
  await pool().query(`CREATE TABLE "${name}" (LIKE "Event" INCLUDING ALL)${how}`);
  if (layout === "parts")
    for (let i = 0; i < PARTS; i++)
      await pool().query(
        `CREATE TABLE "${name}_${i}" PARTITION OF "${name}" FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${i})`,
      );
  const begun = performance.now();
  await pool().query(FILL(layout));
  const seconds = (performance.now() - begun) / 1_000;
  await pool().query(`VACUUM ANALYZE "${name}"`);
  return seconds;
}

/** Runs `work` for each number below `count`, on two connections at a time; answers how long it took, in seconds. */
async function timed(count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return (performance.now() - begun) / 1_000;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * The log of five million rows as it is, and divided by the hash of the table: what appending costs (${ROWS_AN_APPEND}
 * tables at a time, each statement a commit), and reading a table's last ${ROWS_A_TABLE} rows. In turns.
 */
export async function* benches(): AsyncIterable<Measure> {
  let seed = 1;
  const chance = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const layouts: readonly Layout[] = ["whole", "parts"];
  const results = {
    whole: { append: [] as number[], read: [] as number[] },
    parts: { append: [] as number[], read: [] as number[] },
  };
  for (const layout of layouts) {
    const seconds = await make(layout);
    yield { name: `events.fill.${layout}`, value: ROWS / seconds, unit: "rows/s", n: ROWS, seconds };
  }
  await pool().query("CHECKPOINT");
  for (let turn = 0; turn < TURNS; turn++)
    for (const layout of turn % 2 === 0 ? layouts : layouts.toReversed()) {
      const tables = () => [
        ...new Set(Array.from({ length: ROWS_AN_APPEND }, () => 1 + chance(PLAYED) * (TABLES / PLAYED))),
      ];
      const append = { name: `append-${layout}`, text: APPEND(layout) };
      const appended = await timed(APPENDS, (n) =>
        pool().query({ ...append, values: [tables(), ROWS_A_TABLE + 1 + turn * APPENDS + n] }),
      );
      results[layout].append.push(appended);
      const read = { name: `read-${layout}`, text: READ(layout) };
      results[layout].read.push(
        await timed(READS, () => pool().query({ ...read, values: [1 + chance(TABLES), 0, ROWS_A_TABLE] })),
      );
    }
  for (const layout of layouts) {
    const { append, read } = results[layout];
    const appends = median(append);
    const reads = median(read);
    yield {
      name: `events.append.${layout}`,
      value: (APPENDS * ROWS_AN_APPEND) / appends,
      unit: "rows/s",
      n: APPENDS,
      seconds: appends,
    };
    yield { name: `events.read.${layout}`, value: READS / reads, unit: "tables/s", n: READS, seconds: reads };
    const { rows } = await pool().query<{ bytes: string }>(
      `SELECT sum(pg_total_relation_size(c.oid))::text AS bytes FROM pg_class c
       WHERE c.relkind = 'r' AND c.relname LIKE '${LAYOUTS[layout]}%'`,
    );
    yield { name: `events.size.${layout}`, value: Number(rows[0]?.bytes) / 1e6, unit: "MB", n: ROWS, seconds: 0 };
  }
}
