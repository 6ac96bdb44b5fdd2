import { HOLDS } from "./books";

/**
 * SQL for the last trade of a card that was not undone: its `price` and `at`. `game` and `number` are expressions, `when`
 * narrows the times. The number is asked for as a range and comes first in the order, so that only the index by card and time
 * can give it: by time alone a plan goes through all trades of a game for each card that is hardly traded, which is what the
 * planner chooses where it knows nothing of the table yet.
 */
export const lastTrade = (game: string, number: string, when = ""): string =>
  `SELECT t.price, t.at FROM "Trade" t
   WHERE t.game = ${game} AND t.number BETWEEN ${number} AND ${number} ${when} AND ${HOLDS}
   ORDER BY t.number DESC, t.at DESC LIMIT 1`;
