import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { UserId } from "@/lib/engine/kernel/game";
import { forgetPerson } from "@/lib/live/people";
import { playMove } from "./play-move";

/**
 * Tells every open table at which a user is named that they bear another nick: what lists keep of it is written anew, and
 * one that the house named after them is called by their nick of today. The clock does it. A table at which it cannot be done
 * says so once it is played on.
 */
export async function renameAtTables(user: UserId, was: string, nick: string): Promise<void> {
  forgetPerson(user);
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM "TableMember" m JOIN "Table" t ON t.id = m."tableId"
     WHERE m."userId" = $1 AND m.named AND NOT m.closed AND t."closedAt" IS NULL`,
    [user],
  );
  for (const { id: tableId } of rows) {
    const request = { to: "table" as const, intent: { type: "renamed", user, was, nick } };
    await playMove({ tableId, moveId: `renamed:${user}:${newId()}`, user: null, as: "clock", request }).catch(
      () => null,
    );
  }
}
