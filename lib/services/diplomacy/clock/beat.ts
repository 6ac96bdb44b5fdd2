import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";

/** A clock that has not beaten for so long, in ms, slept: nobody could order meanwhile. Restarts are quicker. */
const SLEEP_FROM = 2 * 60_000;
/** After a longer sleep, in ms, games are judged once the administrator says so. */
export const LONG_SLEEP = 60 * 60_000;

/** What a beat finds: may games be judged; and which sleeps have still to be made good to them. */
export type Beat = { readonly judges: boolean; readonly confirmed: readonly string[] };

/**
 * The clock of the house is alive at `now`: called every few seconds by each process that judges, and before it judges
 * anything after a pause. One statement notes the beat and the sleep that ended with it, so that of many processes one
 * finds it, and none loses it by being killed. A long sleep over which no game of Diplomacy had anything due needs nobody's
 * word.
 */
export async function beat(now: number): Promise<Beat> {
  await pool().query({
    name: "clock-beat",
    text: `WITH before AS (SELECT at FROM "ClockBeat" WHERE id = 1 FOR UPDATE),
           slept AS (
             INSERT INTO "Sleep" (id, "sleptFrom", "sleptTo", "confirmedAt")
             SELECT $2, at, to_timestamp($1::float8 / 1000), CASE
                 WHEN to_timestamp($1::float8 / 1000) - at <= $4::float8 * interval '1 millisecond'
                   OR NOT EXISTS (SELECT FROM "Table" WHERE world = 'diplomacy' AND "dueAt" IS NOT NULL)
                 THEN to_timestamp($1::float8 / 1000) END
             FROM before WHERE to_timestamp($1::float8 / 1000) - at > $3::float8 * interval '1 millisecond'
             ON CONFLICT ("sleptFrom") DO NOTHING RETURNING id)
           -- That the sleep is asked for has it noted first: else the row that was read is overwritten before.
           INSERT INTO "ClockBeat" (id, at)
           SELECT 1, to_timestamp($1::float8 / 1000) FROM (SELECT count(*) FROM slept) AS noted
           ON CONFLICT (id) DO UPDATE SET at = greatest("ClockBeat".at, EXCLUDED.at)`,
    values: [now, newId(), SLEEP_FROM, LONG_SLEEP],
  });
  const { rows } = await pool().query<{ id: string; confirmed: boolean }>({
    name: "open-sleeps",
    text: `SELECT id, "confirmedAt" IS NOT NULL AS confirmed FROM "Sleep" WHERE "doneAt" IS NULL ORDER BY "sleptFrom"`,
  });
  return { judges: rows.length === 0, confirmed: rows.flatMap(({ id, confirmed }) => (confirmed ? [id] : [])) };
}
