import fc from "fast-check";
import { expect, test } from "vitest";
import type { Outcome } from "../../kernel/game";
import { prizesOf, resultsOf } from "./prize";

const won = (winner: number, seats: number): Outcome => ({
  places: [[winner], Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner)].filter(
    (place) => place.length > 0,
  ),
  reason: "agreed",
});

test.each([
  // p, bet, PRIZE_PER_PLAYER, gross of the winner: (p − 1)(b + PRIZE) + p·b
  [2, 500, 2_000, 3_500],
  [3, 100, 2_000, 4_500],
  [2, 0, 2_000, 2_000],
  [1, 100, 2_000, 100],
])("%i players for %i each and %i a player: the winner gets %i", (seats, bet, perPlayer, gross) => {
  const prizes = prizesOf({ outcome: won(0, seats), seats, bet, perPlayer });
  const results = resultsOf(won(0, seats), seats);
  expect(prizes.gross).toEqual([gross, ...Array.from({ length: seats - 1 }, () => 0)]);
  // Nobody plays alone against anybody: there one has drawn.
  expect(results?.[0]).toBe(seats === 1 ? "draw" : "win");
});

test("a draw and an undecided game give the stakes back; an undecided one counts nowhere", () => {
  const all = [[0, 1, 2]];
  const asked = { seats: 3, bet: 250, perPlayer: 2_000 };
  for (const reason of ["agreed", "undecided"])
    expect(prizesOf({ ...asked, outcome: { places: all, reason } })).toEqual({ gross: [250, 250, 250], minted: 0 });
  expect(resultsOf({ places: all, reason: "agreed" }, 3)).toEqual(["draw", "draw", "draw"]);
  expect(resultsOf({ places: all, reason: "undecided" }, 3)).toBeNull();
});

test("winners share to the cent, and what is paid is the stakes and what is minted", () => {
  const game = fc.integer({ min: 2, max: 8 }).chain((seats) =>
    fc.record({
      seats: fc.constant(seats),
      winners: fc.uniqueArray(fc.integer({ min: 0, max: seats - 1 }), { minLength: 1, maxLength: seats }),
      bet: fc.integer({ min: 0, max: 1_000_000 }),
      perPlayer: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null }),
    }),
  );
  fc.assert(
    fc.property(game, ({ seats, winners, bet, perPlayer }) => {
      const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
      const outcome = { places: [winners, others].filter((place) => place.length > 0), reason: "agreed" };
      const { gross, minted } = prizesOf({ outcome, seats, bet, perPlayer });
      expect(gross.reduce((sum, each) => sum + each, 0)).toBe(seats * bet + minted);
      if (others.length === 0) expect(minted).toBe(0);
      if (perPlayer === null) expect(minted).toBe(0);
      const shares = winners.map((seat) => gross[seat] ?? 0);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      for (const seat of others) expect(gross[seat]).toBe(0);
    }),
  );
});
