import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { UserId } from "@/lib/engine/kernel/game";
import { playMove } from "./play-move";

/**
 * Takes a user away from every open table: from seats, from lines for one, from requests, from the host's office. Bots
 * play on in their seats. The clock does it, so that no rule of a table or game stands in the way. Returns the tables
 * that it could not be done at.
 */
export async function removeFromTables(userId: UserId): Promise<{ failed: string[] }> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM "TableMember" m JOIN "Table" t ON t.id = m."tableId"
     WHERE m."userId" = $1 AND m.named AND NOT m.closed AND t."closedAt" IS NULL`,
    [userId],
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
