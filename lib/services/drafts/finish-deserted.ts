import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { playMove } from "../tables/play-move";

/** After so many hours in which nobody did anything a draft is finished by rule. */
const HOURS = 24;

/** Finishes drafts that nobody goes on with, so that whoever bought packs has their cards; answers how many. */
export async function finishDesertedDrafts(now = Date.now()): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM "Table" t
     WHERE t."movedAt" < to_timestamp($1::float8 / 1000) - interval '${HOURS} hours'
       AND EXISTS (SELECT FROM "DraftEntry" e WHERE e."tableId" = t.id AND e."endedAt" IS NULL)
     ORDER BY t.id LIMIT 100`,
    [now],
  );
  let finished = 0;
  for (const { id: tableId } of rows) {
    if (await finishDraft(tableId, now)) finished++;
  }
  return finished;
}

/** Finishes one; a pause that its host left it in keeps nobody's cards from them. */
async function finishDraft(tableId: string, now: number): Promise<boolean> {
  const byClock = { tableId, user: null, as: "clock", now } as const;
  const finish = () =>
    playMove({ ...byClock, moveId: `finish:${tableId}`, request: { to: "game", intent: { type: "finish" } } });
  const done = await finish();
  if (done.ok || done.error.code !== "table/paused") return done.ok;
  const goOn = { to: "table", intent: { type: "pause", on: false } } as const;
  await playMove({ ...byClock, moveId: `unpause:${newId()}`, request: goOn });
  return (await finish()).ok;
}
