import type { Measure } from "../../build/bench";
import { makeMember, makeVersion, openTable } from "../../build/testing/club";
import { NO_FILTER } from "../../contracts/lobby";
import { pool } from "../../db/pool";
import { findOpenTables, firstOpenTables, listOpenTables } from "./open-tables";

const TABLES = 5_000;
const TIMES = 9;

/** Copies of a table, each with a host of its own. */
const COPY = `INSERT INTO "Table" (id, world, "configHash", "templateVersionId", name, seq, summary, anchor, "createdAt", "movedAt")
  SELECT id || 'x' || n, world, "configHash", "templateVersionId", name || ' ' || n, seq,
    jsonb_set(summary, '{host,id}', to_jsonb('h' || n)), anchor, now() - n * interval '1 second', now()
  FROM "Table", generate_series(1, $2) AS n WHERE id = $1`;

/** The lobby's list with 5,000 open tables: read whole, read again, and a page of it for whoever asks. */
export async function* benches(): AsyncIterable<Measure> {
  const id = await openTable(await makeMember("many"), await makeVersion("thousand"), 3, {}, 1);
  await pool().query(COPY, [id, TABLES]);
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const figure = (name: string, ms: number): Measure => ({
    name,
    value: ms,
    unit: "ms",
    n: TABLES,
    seconds: ms / 1_000,
  });
  yield figure("lobby.list.whole", await timed(listOpenTables));
  const again: number[] = [];
  for (let i = 0; i < TIMES; i++) again.push(await timed(listOpenTables));
  yield figure("lobby.list.again", again.sort((a, b) => a - b)[TIMES >> 1] ?? 0);
  yield figure("lobby.find", await timed(() => findOpenTables({ ...NO_FILTER, words: "test 4999" }, null)));
  const bytes = JSON.stringify(await firstOpenTables()).length;
  yield { name: "lobby.first", value: bytes / 1_000, unit: "kB", n: TABLES, seconds: 0 };
}
