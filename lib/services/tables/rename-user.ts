import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { UserId } from "@/lib/engine/kernel/game";
import { forgetPerson } from "@/lib/live/people";
import { playMove } from "./play-move";

/**
 * Tells every open table at which a user is named that they have another nick, as a move of the clock: what lists keep of
 * the table is written anew with it, and a table that the house named after them is renamed. Where that fails the old nick
 * stays in lists until the table is next played at.
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
