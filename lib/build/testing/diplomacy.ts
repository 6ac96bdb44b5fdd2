import type { Member } from "@/lib/auth/policy";
import { newId } from "@/lib/db/ids";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { forgetTables, liveTable } from "@/lib/live/live-table";
import { OpenGame, openGame } from "@/lib/services/diplomacy/open-game";
import { playMove } from "@/lib/services/tables/play-move";
import type { PlayMove } from "@/lib/services/tables/play-move-request";
import { tickTable } from "@/lib/services/tables/tick-tables";
import { makeMember } from "./club";

/** Games of Diplomacy for tests on the database. */

export const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

/** The same where another process moves: read from the log. */
export async function storedState(id: string): Promise<State> {
  forgetTables(id);
  return stateOf(id);
}

/** A move of a member; its refusal's code, null if it was made. */
export async function moveOf(
  tableId: string,
  member: Member,
  as: PlayMove["as"],
  request: PlayMove["request"],
): Promise<string | null> {
  const played = await playMove({ tableId, moveId: newId(), user: member.id, as, request });
  return played.ok ? null : played.error.code;
}

/** A game that a member opens; it forms. */
export async function openedGame(host: Member, given: object = {}): Promise<string> {
  const wanted = { map: "standard", runBy: "players", timing: ["NEXT 1D"], rules: ["NO_PRESS"], ...given };
  const opened = await openGame(host, OpenGame.parse(wanted), "here");
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.id;
}

/** Members sit down, at the seats in order. */
export async function sitDown(id: string, members: readonly Member[]): Promise<void> {
  for (const [seat, member] of members.entries()) {
    const intent = { type: "sit", share: newId(), seat };
    const refused = await moveOf(id, member, "visitor", { to: "table", intent });
    if (refused !== null) throw new Error(refused);
  }
}

/** A game of seven that has begun, its host at the first seat. */
export async function begunGame(given: object = {}): Promise<{ id: string; members: Member[] }> {
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("seat")));
  const id = await openedGame(members[0]!, given);
  await sitDown(id, members);
  await tickTable(id, Date.now() + 60_000);
  return { id, members };
}
