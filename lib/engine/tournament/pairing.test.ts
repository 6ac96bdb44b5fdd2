import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SeededRandom } from "../kernel/random";
import { pairPods, podSizes } from "./pair-pods";
import { meetingsIn, pairSwiss } from "./pair-swiss";
import type { Match, PlayerId } from "./vocabulary";

const named = (n: number): PlayerId[] => Array.from({ length: n }, (_, i) => `p${i}`);
const ranked = (ids: readonly PlayerId[]) => ids.map((id, i) => ({ id, points: ids.length - i }));
const played = (round: number, pods: readonly (readonly PlayerId[])[]): Match[] =>
  pods.map((players, i) => ({ round, number: i + 1, players, result: { places: players.map((id) => [id]) } }));

/** The fewest second meetings that any pairing of these has, by trying all. */
function fewestAgain(ids: readonly PlayerId[], met: (a: PlayerId, b: PlayerId) => number): number {
  const [first, ...others] = ids;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other, i) => (met(first, other) > 0 ? 1 : 0) + fewestAgain([...others.slice(0, i), ...others.slice(i + 1)], met),
    ),
  );
}

/** Rounds that were paired at random, so that meetings are as they come. */
const history = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  rounds: fc.integer({ min: 0, max: 6 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

function randomRounds(ids: readonly PlayerId[], rounds: number, seed: number): Match[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: rounds }, (_, round) => {
    const order = random.shuffle([...ids]);
    const pods: PlayerId[][] = [];
    while (order.length > 0) pods.push(order.splice(0, 2));
    return played(round + 1, pods);
  }).flat();
}

describe("two by two", () => {
  test("everybody plays once; two meet again as seldom as any pairing can have it; the bye is for who had fewest", () => {
    fc.assert(
      fc.property(history, ({ players, rounds, seed }) => {
        const ids = named(players);
        const matches = randomRounds(ids, rounds, seed);
        const met = meetingsIn(matches);
        const pods = pairSwiss(ranked(ids), matches);
        expect(pods.flat().sort()).toEqual(ids);
        expect(pods.filter((pod) => pod.length === 1)).toHaveLength(players % 2);
        const pairs = pods.filter((pod) => pod.length === 2);
        const again = pairs.filter(([a, b]) => met(a!, b!) > 0).length;
        expect(again).toBe(fewestAgain(pairs.flat(), met));
        const byes = (id: PlayerId) => matches.filter((match) => match.players.length === 1 && match.players[0] === id);
        const [out] = pods.find((pod) => pod.length === 1) ?? [];
        if (out !== undefined) for (const id of ids) expect(byes(out).length).toBeLessThanOrEqual(byes(id).length);
      }),
      { numRuns: 300 },
    );
  });

  test("eight meet all seven others in seven rounds, and only then again", () => {
    const ids = named(8);
    let matches: Match[] = [];
    for (let round = 1; round <= 7; round++) {
      const pods = pairSwiss(ranked(ids), matches);
      const met = meetingsIn(matches);
      expect(pods.every(([a, b]) => met(a!, b!) === 0)).toBe(true);
      matches = [...matches, ...played(round, pods)];
    }
    const met = meetingsIn(matches);
    expect(ids.every((a) => ids.every((b) => a === b || met(a, b) === 1))).toBe(true);
    expect(pairSwiss(ranked(ids), matches)).toHaveLength(4);
  });

  test("the first meets the second, unless they have met", () => {
    const ids = named(4);
    expect(pairSwiss(ranked(ids), [])).toEqual([
      ["p0", "p1"],
      ["p2", "p3"],
    ]);
    expect(pairSwiss(ranked(ids), played(1, [["p0", "p1"]]))).toEqual([
      ["p0", "p2"],
      ["p1", "p3"],
    ]);
  });

  test("128 who have met in many rounds are paired, whatever they have", () => {
    const ids = named(127);
    const pods = pairSwiss(ranked(ids), randomRounds(ids, 12, 7));
    expect(pods.flat().sort()).toEqual([...ids].sort());
  });
});

describe("three to eight", () => {
  test("sizes are even, within what can play, and nobody sits out unless it must be", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (n, min, more) => {
          const max = min + more;
          const { sizes, out } = podSizes(n, { min, max, best: max });
          expect(sizes.reduce((a, b) => a + b, 0) + out).toBe(n);
          for (const size of sizes) expect(size >= min && size <= max).toBe(true);
          if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          // Nobody sits out where some number of matches of these sizes seats all.
          const fits = Array.from({ length: n }, (_, i) => i + 1).some((pods) => n >= pods * min && n <= pods * max);
          expect(out === 0).toBe(fits);
        },
      ),
    );
  });

  test("seven players, four the best: one match of four and one of three", () => {
    expect(podSizes(7, { min: 3, max: 4, best: 4 })).toEqual({ sizes: [4, 3], out: 0 });
    expect(podSizes(5, { min: 3, max: 4, best: 4 })).toEqual({ sizes: [4], out: 1 });
    expect(podSizes(15, { min: 7, max: 7, best: 7 })).toEqual({ sizes: [7, 7], out: 1 });
  });

  test("sixteen play three rounds of four without meeting twice, and everybody sits somewhere", () => {
    const ids = named(16);
    for (let seed = 0; seed < 10; seed++) {
      const random = new SeededRandom(seed);
      let matches: Match[] = [];
      for (let round = 1; round <= 3; round++) {
        const pods = pairPods(ranked(ids), matches, { min: 3, max: 4, best: 4 }, random);
        expect(pods.flat().sort()).toEqual([...ids].sort());
        matches = [...matches, ...played(round, pods)];
      }
      const met = meetingsIn(matches);
      for (const a of ids) for (const b of ids) if (a !== b) expect(met(a, b)).toBeLessThanOrEqual(1);
    }
  });

  test("equal points sit together where nobody has met", () => {
    const players = named(8).map((id, i) => ({ id, points: i < 4 ? 3 : 0 }));
    const pods = pairPods(players, [], { min: 4, max: 4, best: 4 }, new SeededRandom(1));
    expect(pods.map((pod) => pod.toSorted())).toEqual([
      ["p0", "p1", "p2", "p3"],
      ["p4", "p5", "p6", "p7"],
    ]);
  });
});
