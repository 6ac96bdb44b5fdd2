import { readTargets } from "@/lib/db/event-store";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import type { State } from "@/lib/engine/diplomacy/game/state";
import type { Row } from "@/lib/engine/kernel/envelope";
import { fold, stepsOf } from "@/lib/engine/kernel/fold";
import { beginning } from "@/lib/engine/kernel/match";
import { Memory } from "@/lib/engine/kernel/memory";
import { goingOn } from "@/lib/live/going-on";
import type { LiveTable } from "@/lib/live/live-table";
import { movesAfter } from "@/lib/live/read-log";
import { takingTurns } from "@/lib/live/taking-turns";
import type { LiveMatch } from "@/lib/worlds/world";

/** What is told of a phase that was played. */
const TELLS: ReadonlySet<DiplomacyEvent["type"]> = new Set([
  ...(["phase_processed", "terrain_changed", "offers_resolved", "income_paid", "lists_read"] as const),
]);

/** One thing that is told of a phase, with the game before and after it, by which each viewer sees their part. */
type Step = { readonly event: DiplomacyEvent; readonly before: State; readonly after: State };

/** A move with which a phase was played, or the next one prepared. `at`: in ms; `begun`: the game before it. */
export type PlayedMove = { readonly at: number; readonly begun: State; readonly steps: readonly Step[] };

/** What a game's log says of the phases that were played, whoever asks. */
type PlayedNotes = {
  /** The targets of the rewinds that were known as it was read. */
  readonly targets: string;
  readonly memory: Memory<unknown, unknown>;
  /** The game after the last move. */
  readonly after: LiveMatch;
  /** Those that stand. */
  readonly moves: readonly PlayedMove[];
  /** What had been played after the moves that changed it: what a rewind goes back to. */
  readonly known: readonly { readonly seq: number; readonly moves: readonly PlayedMove[] }[];
};

/** Of so many games: everybody asks for them after each phase. */
const goOn = goingOn<PlayedNotes>(40);

/** The moves that played the phases of a game that stand, oldest first. A log is read once for all who ask. */
export async function playedMoves(table: LiveTable): Promise<readonly PlayedMove[]> {
  const { moves } = await goOn(table.id, (so) => readOn(table, so));
  return moves;
}

/** Goes on to the newest row; anew where a rewind has come since, for what it goes back to was not kept. */
async function readOn(table: LiveTable, so: PlayedNotes | null): Promise<PlayedNotes> {
  const { id, game, match } = table;
  if (so && so.after.seq >= match.seq) return so;
  const wanted = await readTargets(id, match.seq);
  const targets = wanted.join();
  const kept = so?.targets === targets ? so : null;
  const memory = kept?.memory ?? new Memory<unknown, unknown>(game, [], wanted);
  let after = kept?.after ?? beginning(game);
  let moves = kept?.moves ?? [];
  const known = [...(kept?.known ?? [{ seq: 0, moves: [] }])];
  const turn = takingTurns();
  for await (const move of movesAfter(table, after.seq, match.seq)) {
    const was = moves;
    for (const { payload } of move)
      if (payload.kind === "rewound") moves = known.findLast(({ seq }) => seq <= payload.to)?.moves ?? [];
    const played = playedIn(table, after, move, memory);
    if (played) moves = [...moves, played];
    after = fold(game, after, move, memory);
    if (moves !== was) known.push({ seq: after.seq, moves });
    await turn();
  }
  return { targets, memory, after, moves, known };
}

/** What a move tells of the phase that it played; null: nothing. */
function playedIn(
  { game }: LiveTable,
  match: LiveMatch,
  move: readonly Row<unknown>[],
  memory: Memory<unknown, unknown>,
): PlayedMove | null {
  const tells = ({ payload }: Row<unknown>) =>
    payload.kind === "game" && TELLS.has((payload.event as DiplomacyEvent).type);
  if (!move.some(tells)) return null;
  const steps: Step[] = [];
  for (const { row, before, after } of stepsOf(game, match, move, memory))
    if (row.payload.kind === "game" && tells(row))
      steps.push({
        event: row.payload.event as DiplomacyEvent,
        before: before.game as State,
        after: after.game as State,
      });
  return { at: move[0]?.at ?? 0, begun: match.game as State, steps };
}
