import type { Actor } from "@/lib/auth/policy";
import type { TabletopReplay, TabletopReplayStep } from "@/lib/contracts/tabletop";
import type { State } from "@/lib/engine/ccg/tabletop/state";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { namesFor } from "@/lib/engine/kernel/anonymity";
import type { UserId } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { viewTable } from "@/lib/engine/kernel/table/view";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import type { LiveTable } from "@/lib/live/live-table";
import { readPeople, usersOf } from "@/lib/live/people";
import { observedMoves, stateAt } from "@/lib/live/read-log";
import { takingTurns } from "@/lib/live/taking-turns";
import type { LiveMatch } from "@/lib/worlds/world";
import { currentTable } from "../tables/read-proof";
import { classOfUser, logOf, viewFor } from "../tables/show-table";
import { playersAt } from "./table-facts";

/** So many rows of a log are looked at again, the last: no game is so long that is played, and whoever asks may be anybody. */
const MOST_ROWS = 10_000;

export const stageOf = ({ game }: LiveMatch): State["stage"] => (game as State).stage;

/** A tabletop whose game is over. Refuses `table/unknown` and `tabletop/not_over`. */
export async function finishedTabletop(tableId: string): Promise<Result<LiveTable, Refusal>> {
  const table = await currentTable(tableId);
  if (table?.world.name !== "tabletop") return refuse("table/unknown");
  return stageOf(table.match) === "over" ? ok(table) : refuse("tabletop/not_over");
}

/**
 * All that was done at a tabletop whose game is over, step by step, as whoever asks saw it then: from the seat on which they
 * sat at that step, else as a spectator. Whoever takes a seat afterwards sees nothing of what its player held. Of a log of
 * more than `most` rows the end. Refuses what `finishedTabletop` does.
 */
export async function readTabletopReplay(
  actor: Actor,
  tableId: string,
  most = MOST_ROWS,
): Promise<Result<TabletopReplay, Refusal>> {
  const found = await finishedTabletop(tableId);
  if (!found.ok) return found;
  const table = found.value;
  const { game, match } = table;
  const user = actor?.id ?? null;
  const steps: TabletopReplayStep[] = [];
  const users = new Set<UserId>();
  const turn = takingTurns();
  const from = Math.max(0, match.seq - most);
  for (const { move, observed } of await observedMoves(table, from, match.seq)) {
    await turn();
    const { after, seen } = observed;
    // Of the first one a part may be missing.
    const isCut = from > 0 && move[0]?.seq === from + 1;
    if (isCut || stageOf(after) === "waiting") continue;
    for (const one of usersOf(after.table)) users.add(one);
    const viewerClass = classOfUser({ match: after }, user);
    const rows = (seen.get(viewerClass) ?? []).filter(({ kind }) => kind !== "table");
    const last = move.at(-1);
    if (rows.length > 0 && last)
      steps.push({ seq: last.seq, log: logOf(game, rows, after.heads[viewerClass] ?? 0, last.at) });
  }
  const names = namesFor(game, match, classOfUser(table, user));
  const { seats, host } = viewTable(match.table, names);
  return ok({
    ...{ tableId, named: match.table.settings, seats, host, steps },
    people: names === "all" ? await readPeople([...users]) : {},
    goesOn: user !== null && seatOfUser(match.table, user) >= 0 && playersAt(match) !== null,
  });
}

/** How a game that is over lay after row `seq` of its log, as whoever asks saw it then. Refuses what `finishedTabletop` does. */
export async function readReplayStep(
  actor: Actor,
  { tableId, seq }: { tableId: string; seq: number },
): Promise<Result<{ readonly seat: number | null; readonly view: View }, Refusal>> {
  const found = await finishedTabletop(tableId);
  if (!found.ok) return found;
  const table = found.value;
  if (seq < 1 || seq > table.match.seq) return refuse("table/unknown");
  const match = await stateAt(table, seq);
  const user = actor?.id ?? null;
  const seat = user === null ? -1 : seatOfUser(match.table, user);
  const view = viewFor(table.game, match, classOfUser({ match }, user)) as View;
  return ok({ seat: seat < 0 ? null : seat, view });
}
