/** Two sides of seats that sit alternately, as partners do; of an odd number each plays alone. */
export const alternating = (seats: number): number[][] =>
  seats >= 4 && seats % 2 === 0
    ? [0, 1].map((side) => Array.from({ length: seats / 2 }, (_, i) => 2 * i + side))
    : Array.from({ length: Math.max(2, seats) }, (_, seat) => [seat]);

/** Which side a seat is on; null: on none, or on several. */
export function sideOf(teams: readonly (readonly number[])[], seat: number): number | null {
  const sides = teams.flatMap((team, side) => team.filter((one) => one === seat).map(() => side));
  return sides.length === 1 ? sides[0]! : null;
}

/** The sides with a seat on another one; a side that nobody is left on is gone. */
export const withSide = (teams: readonly (readonly number[])[], seat: number, side: number): number[][] =>
  Array.from({ length: Math.max(teams.length, side + 1) }, (_, i) => {
    const others = (teams[i] ?? []).filter((one) => one !== seat);
    return i === side ? [...others, seat].sort((a, b) => a - b) : others;
  }).filter((team) => team.length > 0);
