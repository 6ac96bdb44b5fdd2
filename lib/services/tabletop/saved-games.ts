import type { PoolClient } from "pg";
import { newId } from "@/lib/db/ids";
import type { TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import { positionOf } from "@/lib/engine/ccg/tabletop/saved";
import type { State } from "@/lib/engine/ccg/tabletop/state";
import type { Match } from "@/lib/engine/kernel/match";
import type { LiveTable } from "@/lib/live/live-table";
import { groupOf } from "./played-games";
import { configOf, peopleAt } from "./table-facts";

type Saving = { readonly table: LiveTable; readonly after: Match<State> };

/** Whether a table's game is still played there: one that goes on elsewhere, or was broken off, is not. */
async function isRunning(client: PoolClient, tableId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM "TabletopGame" WHERE "tableId" = $1 AND result IS NULL', [
    tableId,
  ]);
  return rowCount === 1;
}

/**
 * Saves the game of these people as it lies, over the one that was saved before. False: there is nothing to
 * save, nothing is being played, or somebody is no person.
 */
export async function saveGame(client: PoolClient, saving: Saving, byItself: boolean): Promise<boolean> {
  const { table, after } = saving;
  const users = after.game.stage === "playing" ? peopleAt(after) : null;
  if (!users || !(await isRunning(client, table.id))) return false;
  const config = configOf(table);
  const { start: _, ...rest } = config;
  const body: TabletopConfig = { ...rest, start: positionOf(after.game) };
  await client.query(
    `INSERT INTO "SavedGame" (id, game, members, users, "tableId", title, body, turn, bet, "byItself")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (game, members) DO UPDATE SET users = $4, "tableId" = $5, title = $6, body = $7, turn = $8, bet = $9,
       "byItself" = $10, at = clock_timestamp()`,
    [
      ...[newId(), config.game, groupOf(users), users, table.id, config.title, JSON.stringify(body)],
      ...[after.game.turn.number, after.table.settings.bet ?? 0, byItself],
    ],
  );
  return true;
}

/**
 * Somebody lost their connection: the game is saved by itself. One that goes on from a game that was over is not: it would
 * take the place of a saved game of the same people that counts.
 */
export async function saveByItself(client: PoolClient, saving: Saving): Promise<null> {
  if (!configOf(saving.table).forked) await saveGame(client, saving, true);
  return null;
}

/** A game that is decided is not gone on with. */
export async function deleteDecided(client: PoolClient, game: string, members: string): Promise<void> {
  await client.query('DELETE FROM "SavedGame" WHERE game = $1 AND members = $2', [game, members]);
}
