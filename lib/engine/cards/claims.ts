import { gameWorth } from "./games";
import { wholePoints } from "./part-points";
import type { Rules } from "./rules";
import { claimsIn, placeOf, type State } from "./state";

/**
 * What a deal counts that ends with a claim, or goes on without a talon (`complete.deal`, `points.games`, `points.closed`,
 * `points.last`: docs/decisions/0031). Such games are for two.
 */

/** Does this place have the points that win a deal? */
export const hasClaimed = (rules: Rules, state: State, place: number): boolean =>
  wholePoints(state.earned[place]!) >= rules.claim!.points;

/** Who wins, and whether it is because the other's claim or close failed; null: cards decide. */
function winnerOf(rules: Rules, state: State): { place: number; failed: boolean } | null {
  const { closed, claimedBy } = claimsIn(state);
  const closer = closed ? placeOf(state, closed.by) : null;
  if (claimedBy === null) {
    if (closer === null) return null;
    return hasClaimed(rules, state, closer) ? { place: closer, failed: false } : { place: 1 - closer, failed: true };
  }
  const claimer = placeOf(state, claimedBy);
  if (!hasClaimed(rules, state, claimer)) return { place: 1 - claimer, failed: true };
  return { place: claimer, failed: closer === 1 - claimer };
}

/**
 * Game points by place. A claim or a close that holds counts by what the other has; one that fails counts for the other by
 * what they have themselves, and no less than `points.closed.failed`. What a closer is up against is taken as it stood
 * at the close. Null: nobody claimed or closed, and points decide.
 */
export function claimPoints(rules: Rules, state: State): number[] | null {
  const rows = rules.games ?? [];
  const won = winnerOf(rules, state);
  if (!won) {
    const last = state.tricks.at(-1)?.by ?? null;
    if (!rules.claim!.lastWins || last === null) return null;
    return state.seats.map((seat) => (seat === last ? (rows.at(-1)?.value ?? 0) : 0));
  }
  const { place: winner, failed } = won;
  const { closed } = claimsIn(state);
  const loser = 1 - winner;
  // Whose points say how much it is: the loser's, or those of the one who was challenged in vain.
  const measured = failed ? winner : loser;
  const isAtClose = closed !== null && closed.by === state.seats[1 - measured];
  const points = wholePoints((isAtClose ? closed.points : state.earned)[measured]!);
  const tricks = (isAtClose ? closed.won : state.won)[measured]!;
  const value = Math.max(gameWorth(rows, points, tricks), failed ? rules.claim!.failed : 0);
  return state.seats.map((_, place) => (place === winner ? value : 0));
}
