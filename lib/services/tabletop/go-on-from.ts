import type { Member } from "@/lib/auth/policy";
import type { GoOnFrom } from "@/lib/contracts/tabletop";
import { positionOf } from "@/lib/engine/ccg/tabletop/saved";
import type { State } from "@/lib/engine/ccg/tabletop/state";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { stateAt } from "@/lib/live/read-log";
import { countOpening } from "../tables/open-table";
import { openKept } from "./open-kept";
import { finishedTabletop, stageOf } from "./replay";
import { configOf, playersAt } from "./table-facts";

/**
 * Goes on from a moment of a game that is over: another table begins as that one lay then, with its seats kept for those who
 * sat there, and nothing staked. It begins once all of them sit, so that nobody looks through what the others held, and it
 * counts nowhere. Bots have their seats again. Refuses `table/unknown`, `tabletop/not_over`, `tabletop/not_begun` (it was not played at that moment),
 * `tabletop/not_seated` (whoever asks did not play then), `tabletop/saved_needs_people` (a seat was empty), and what opening
 * a table refuses.
 */
export async function goOnFrom(
  member: Member,
  { tableId, seq }: GoOnFrom,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const found = await finishedTabletop(tableId);
  if (!found.ok) return found;
  const table = found.value;
  if (seq < 1 || seq > table.match.seq) return refuse("table/unknown");
  const then = await stateAt(table, seq);
  if (stageOf(then) !== "playing") return refuse("tabletop/not_begun");
  const users = playersAt(then);
  if (!users) return refuse("tabletop/saved_needs_people");
  if (!users.includes(member.id)) return refuse("tabletop/not_seated");
  const slower = await countOpening(member, network);
  if (slower) return slower;
  const botSeats = users.flatMap((user, seat) => (user === null ? [seat] : []));
  const body = { ...configOf(table), start: positionOf(then.game as State), forked: true as const, botSeats };
  return openKept(member, { body, users }, network);
}
