import type { Game } from "./game";
import type { Play } from "./table/seating";

/** What of a game the rules of sitting down go by, as it stands. */
export function playOf<State, Intent, Event, View>(game: Game<State, Intent, Event, View>, state: State): Play {
  const { idle, correspondence, takeable, keepsTime } = game;
  return {
    idle: idle?.(state) ?? false,
    correspondence: correspondence ?? false,
    ...(takeable ? { takeable: (seat) => takeable(state, seat) } : {}),
    ...(keepsTime ? { keepsTime: keepsTime(state) } : {}),
  };
}
