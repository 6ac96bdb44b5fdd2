import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import {
  type GameHistory,
  type PlayedPhase,
  SeenIncome,
  SeenLists,
  SeenMoney,
  SeenPhase,
  SeenTerrain,
} from "@/lib/contracts/diplomacy";
import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { classOfOffice, type ViewerClass } from "@/lib/engine/kernel/classes";
import { viewerAt } from "@/lib/engine/kernel/fold";
import type { Seen, Viewer } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { goingOn } from "@/lib/live/going-on";
import { takingTurns } from "@/lib/live/taking-turns";
import { currentTable } from "../tables/read-proof";
import { classOfUser } from "../tables/show-table";
import { type PlayedMove, playedMoves } from "./played-notes";

/** `mark`: of the answer that whoever asks has already; what is none is taken for none. */
export const HistoryOf = z.strictObject({ id: z.string().max(40), mark: z.string().max(40).optional() });

/**
 * What a class of viewers was told of the moves that played a game's phases, and how many phases that were after each: a
 * later question goes on from there.
 */
type Told = {
  readonly moves: readonly PlayedMove[];
  readonly phases: readonly PlayedPhase[];
  readonly counts: readonly number[];
};

/** Of so many, by game and class of viewers: they are asked for by everybody after each phase. */
const goOn = goingOn<Told>(60);

/**
 * All phases that were played in a game and stand, as whoever asks saw them; once it is over, as they were. To whoever shows
 * the mark of an earlier answer, from its last phase on, of which more may have been told since. Refuses `diplomacy/unknown`.
 */
export async function readHistory(
  actor: Actor,
  { id, mark }: z.infer<typeof HistoryOf>,
): Promise<Result<GameHistory, Refusal>> {
  const table = await currentTable(id);
  if (table?.world.name !== "diplomacy") return refuse("diplomacy/unknown");
  const game = table.game as unknown as DiplomacyGame;
  const viewer =
    table.game.outcome(table.match.game) === null ? classOfUser(table, actor?.id ?? null) : classOfOffice("omniscient");
  const moves = await playedMoves(table);
  const told = await goOn(`${id} ${viewer}`, (so) => tell(game, viewer, moves, so));
  const from = Math.max(0, knownBy(mark, viewer, told) - 1);
  return ok({ from, phases: told.phases.slice(from), mark: markOf(viewer, told, told.moves.length - 1) });
}

/**
 * Where an answer ended, and for which eyes: what goes before a move is the same wherever the move stands. Of nothing but what
 * the answer tells: a row's number would tell how much others have done.
 */
const markOf = (viewer: ViewerClass, { moves, counts }: Told, last: number): string =>
  `${viewer}.${counts[last] ?? 0}.${moves[last]?.at ?? 0}`;

/** How many phases whoever shows this mark has been told of, as they stand. */
function knownBy(mark: string | undefined, viewer: ViewerClass, told: Told): number {
  if (mark === undefined) return 0;
  return told.counts[told.moves.findLastIndex((_, last) => markOf(viewer, told, last) === mark)] ?? 0;
}

/** Goes on from what was told already, as far as it still stands. */
async function tell(
  game: DiplomacyGame,
  viewer: ViewerClass,
  moves: readonly PlayedMove[],
  so: Told | null,
): Promise<Told> {
  const stands = so?.moves.every((move, at) => moves[at] === move) ? so : { moves: [], phases: [], counts: [] };
  let { phases } = stands;
  const counts = [...stands.counts];
  const turn = takingTurns();
  for (const move of moves.slice(stands.moves.length)) {
    phases = tellMove(game, viewer, move, phases);
    counts.push(phases.length);
    await turn();
  }
  return { moves, phases, counts };
}

function tellMove(
  game: DiplomacyGame,
  viewer: ViewerClass,
  { at, begun, steps }: PlayedMove,
  phases: readonly PlayedPhase[],
): readonly PlayedPhase[] {
  const eyes = (state: State): Viewer => viewerAt(game, state, viewer);
  const told = [...phases];
  for (const { event, before, after } of steps) {
    const seen = game.see(event, before, after, eyes(after));
    if (!seen) continue;
    const played = SeenPhase.safeParse(seen);
    if (played.success) {
      const { phase, results, position } = played.data;
      told.push({ at, phase, before: game.position(begun, eyes(begun)), results, after: position });
      continue;
    }
    const last = told.pop();
    if (last) told.push({ ...last, ...beside(seen, last) });
  }
  return told;
}

/** What is told of a phase that was just played, beside its results. */
function beside(seen: Seen, { terrain }: PlayedPhase): Pick<PlayedPhase, "money" | "income" | "lists" | "terrain"> {
  switch (seen.type) {
    case "offers_resolved":
      return { money: SeenMoney.parse(seen) };
    case "income_paid":
      return { income: SeenIncome.parse(seen) };
    case "lists_read":
      return { lists: SeenLists.parse(seen) };
    case "terrain_changed":
      return { terrain: [...(terrain ?? []), SeenTerrain.parse(seen)] };
    default:
      return {};
  }
}
