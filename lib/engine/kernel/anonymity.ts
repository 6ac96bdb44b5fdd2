import { seatOfClass, seesEverything, type ViewerClass, viewerOf } from "./classes";
import type { Game } from "./game";
import type { Match } from "./match";
import type { Names } from "./table/view";

/**
 * Anonymous tables: before the game is over, and after it for as long as the game conceals it, nobody is told who sits
 * where. Seats are taken or vacant as at every table;
 * who took, left or lost one, who hosts, who asks, who is away is told to nobody but those who see everything through an
 * office. Nobody is marked away there, so that nobody's connection shows in what happens.
 */
export const isAnonymous = <State, Intent, Event, View>(
  game: Pick<Game<State, Intent, Event, View>, "outcome" | "conceals">,
  { table, game: state }: Pick<Match<State>, "table" | "game">,
): boolean => table.settings.anonymous === true && (game.outcome(state) === null || (game.conceals?.(state) ?? false));

/** Whose names a class is told at a table. */
export function namesFor<State, Intent, Event, View>(
  game: Pick<Game<State, Intent, Event, View>, "outcome" | "conceals">,
  match: Pick<Match<State>, "table" | "game">,
  viewerClass: ViewerClass,
): Names {
  if (!isAnonymous(game, match) || seesEverything(viewerOf(viewerClass, []).role)) return "all";
  return seatOfClass(viewerClass) ?? "none";
}
