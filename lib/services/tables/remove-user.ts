import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { UserId } from "@/lib/engine/kernel/game";
import { playMove } from "./play-move";

/** At how many of the tables visited last somebody may be without sitting or hosting. */
const LAST_VISITED = 200;

/**
 * Takes a user away from every open table: from seats, from lines for one, from requests, from the host's office. Bots
 * play on in their seats. The clock does it, so that no rule of a table or game stands in the way. Returns the tables
 * that it could not be done at.
 */
export async function removeFromTables(userId: UserId): Promise<{ failed: string[] }> {
  // Whoever does anything at a table is noted as a visitor first. Where they sit or host is in what the lobby shows of the
  // table; where they are in line or ask for a seat is among those that they visited last.
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM (
       SELECT t.id, row_number() OVER (ORDER BY m."visitedAt" DESC) AS nth,
         summary->'seats' @> jsonb_build_array(jsonb_build_object('user', $1::text))
           OR summary->'host'->>'id' = $1 AS present
       FROM "TableMember" m JOIN "Table" t ON t.id = m."tableId"
       WHERE m."userId" = $1 AND t."closedAt" IS NULL
     ) visited WHERE present OR nth <= $2`,
    [userId, LAST_VISITED],
  );
  const failed: string[] = [];
  for (const { id: tableId } of rows) {
    const intent = { type: "banish", user: userId };
    const moveId = `ban:${userId}:${newId()}`;
    const request = { to: "table" as const, intent };
    const done = await playMove({ tableId, moveId, user: null, as: "clock", request }).catch(() => null);
    if (!done?.ok) failed.push(tableId);
  }
  return { failed };
}
