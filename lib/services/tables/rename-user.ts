import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import type { UserId } from "@/lib/engine/kernel/game";
import { forgetPerson } from "@/lib/live/people";
import { playMove } from "./play-move";

/**
 * Tells every open table at which a user is named that they have another nick, as a move of the clock: what lists keep of
 * the table is written anew with it, and a table that the house named after them is renamed. What fails is done by
 * `renameLate`.
 */
export async function renameAtTables(user: UserId, was: string, nick: string): Promise<void> {
  forgetPerson(user);
  const { rows } = await pool().query<{ id: string }>(
    `SELECT t.id FROM "TableMember" m JOIN "Table" t ON t.id = m."tableId"
     WHERE m."userId" = $1 AND m.named AND NOT m.closed AND t."closedAt" IS NULL`,
    [user],
  );
  for (const { id } of rows) await renameAt(id, user, was, nick);
}

/**
 * Tells the open tables whose lists still name somebody by the nick that they had before, be it that telling failed or that they
 * were renamed before it was told. Answers how many were told.
 */
export async function renameLate(): Promise<number> {
  const { rows } = await pool().query<{ id: string; user: UserId; was: string; nick: string }>(
    `SELECT DISTINCT t.id, u.id AS "user", named.nick AS was, u.nick
     FROM "Table" t,
          LATERAL (
            SELECT s->>'user' AS "user", s->>'nick' AS nick FROM jsonb_array_elements(t.summary->'seats') s
            UNION ALL SELECT t.summary->'host'->>'id', t.summary->'host'->>'nick'
          ) named
          JOIN "User" u ON u.id = named."user"
     WHERE t."closedAt" IS NULL AND named.nick <> u.nick`,
  );
  let told = 0;
  for (const { id, user, was, nick } of rows) {
    forgetPerson(user);
    if (await renameAt(id, user, was, nick)) told++;
  }
  return told;
}

async function renameAt(tableId: string, user: UserId, was: string, nick: string): Promise<boolean> {
  const request = { to: "table" as const, intent: { type: "renamed", user, was, nick } };
  const moveId = `renamed:${user}:${newId()}`;
  return playMove({ tableId, moveId, user: null, as: "clock", request }).then(
    ({ ok }) => ok,
    () => false,
  );
}
