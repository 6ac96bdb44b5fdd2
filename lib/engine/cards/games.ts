import type { GameRow } from "./rules";
import type { State } from "./state";

/** Game points against a side with so many points and tricks: by the first row that they fit. */
export const gameWorth = (rows: readonly GameRow[], points: number, tricks: number): number =>
  rows.find(({ under, tricks: few }) => (under ?? points + 1) > points && (few ?? tricks) >= tricks)?.value ?? 0;

/**
 * Game points for card points (`points.games`: docs/decisions/0030): the side with the most takes as many as the first row
 * says that the other side's points and tricks fit; nobody takes any where sides are equal.
 */
export function gamePoints(
  rows: readonly GameRow[],
  state: State,
  points: readonly number[],
  team: (place: number) => readonly number[],
): number[] {
  const most = Math.max(...points);
  const best = points.indexOf(most);
  const winners = team(best);
  const losers = [...state.seats.keys()].filter((place) => !winners.includes(place));
  const theirs = Math.max(...losers.map((place) => points[place]!));
  if (theirs === most) return points.map(() => 0);
  const tricks = losers.reduce((sum, place) => sum + state.won[place]!, 0);
  const worth = gameWorth(rows, theirs, tricks);
  return points.map((_, place) => (winners.includes(place) ? worth : 0));
}
