import { setImmediate as nextTurn } from "node:timers/promises";

/** So long, in ms, somebody works through a log before others have their turn. */
const STRETCH = 10;

/** Asked after each move of a log that may be long: lets others have their turn once it has gone on for so long. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await nextTurn();
    since = performance.now();
  };
}
