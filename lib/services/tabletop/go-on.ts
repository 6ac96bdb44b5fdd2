import { canCollect, type Member } from "@/lib/auth/policy";
import type { SavedGameLine } from "@/lib/contracts/tabletop";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import type { State } from "@/lib/engine/ccg/tabletop/state";
import type { Match } from "@/lib/engine/kernel/match";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, liveTable } from "@/lib/live/live-table";
import { readPeople } from "@/lib/live/people";
import { countOpening } from "../tables/open-table";
import { openKept } from "./open-kept";
import { saveGame } from "./saved-games";

/**
 * Saves the game at a table where one sits, over the one of the same people that was saved before (`/savegame`). Refuses
 * `tabletop/not_seated` and `tabletop/nothing_to_save` (it has not begun, is over, or bots play in it).
 */
export async function saveAtTable(
  member: Member,
  { tableId }: { tableId: string },
): Promise<Result<{ at: number }, Refusal>> {
  const table = await liveTable(tableId);
  if (table?.world.name !== "tabletop") return refuse("tabletop/not_seated");
  return inTurn(tableId, async () => {
    await catchUp(table);
    const after = table.match as Match<State>;
    if (seatOfUser(after.table, member.id) < 0) return refuse("tabletop/not_seated");
    const saved = await transact((client) => saveGame(client, { table, after }, false));
    return saved ? ok({ at: Date.now() }) : refuse("tabletop/nothing_to_save");
  });
}

/** The saved games that one may go on with, the last first. */
export async function listSavedGames(member: Member): Promise<SavedGameLine[]> {
  if (!canCollect(member)) return [];
  const { rows } = await pool().query<Omit<SavedGameLine, "others" | "at"> & { users: string[]; at: Date }>(
    'SELECT id, title, users, turn, bet, "byItself", at FROM "SavedGame" WHERE users @> ARRAY[$1] ORDER BY at DESC LIMIT 100',
    [member.id],
  );
  const people = await readPeople(rows.flatMap(({ users }) => users));
  return rows.map(({ users, at, ...line }) => ({
    ...line,
    others: users.filter((user) => user !== member.id).map((user) => people[user]?.nick ?? "?"),
    at: at.getTime(),
  }));
}

/** Throws a saved game away (`/delgame`); any of its players may. Refuses `tabletop/no_saved_game`. */
export async function deleteSaved(member: Member, { id }: { id: string }): Promise<Result<null, Refusal>> {
  const { rowCount } = await pool().query('DELETE FROM "SavedGame" WHERE id = $1 AND users @> ARRAY[$2]', [
    id,
    member.id,
  ]);
  return rowCount === 1 ? ok(null) : refuse("tabletop/no_saved_game");
}

/**
 * Opens a table that goes on with a saved game (`/loadgame`): its seats are kept for its players, who are asked to come, and what
 * was staked is staked again. The saved game stays until this one is decided. Refuses `tabletop/no_saved_game`, and what
 * opening a table refuses.
 */
export async function goOn(
  member: Member,
  { id }: { id: string },
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const { rows } = await pool().query<{ users: string[]; body: unknown; bet: number }>(
    'SELECT users, body, bet FROM "SavedGame" WHERE id = $1 AND users @> ARRAY[$2]',
    [id, member.id],
  );
  const [saved] = rows;
  if (!saved) return refuse("tabletop/no_saved_game");
  const slower = await countOpening(member, network);
  if (slower) return slower;
  return openKept(member, saved, network);
}
