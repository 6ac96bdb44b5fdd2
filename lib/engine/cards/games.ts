import type { GameRow } from "./rules";
import type { State } from "./state";

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
  const row = rows.find(({ under, tricks: few }) => (under ?? theirs + 1) > theirs && (few ?? tricks) >= tricks);
  return points.map((_, place) => (winners.includes(place) ? (row?.value ?? 0) : 0));
}
