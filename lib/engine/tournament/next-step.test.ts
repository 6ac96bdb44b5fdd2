import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SeededRandom } from "../kernel/random";
import { bracketOrder } from "./bracket";
import { nextStep, whenTimeIsUp } from "./next-step";
import { meetingsIn } from "./pair-swiss";
import type { Standing } from "./standings";
import type { Entrant, Match, Plan } from "./vocabulary";

const plan = (change: Partial<Plan> = {}): Plan => ({
  ...{ style: "swiss", scoring: "places", seats: { min: 2, max: 2, best: 2 }, rounds: null },
  ...change,
});

/** Plays one out: the lower number is the better player, and some leave on the way. */
function playOut(
  of: Plan,
  players: number,
  seed: number,
  leaves: (round: number, id: string) => boolean = () => false,
) {
  const random = new SeededRandom(seed);
  let entrants: Entrant[] = Array.from({ length: players }, (_, i) => ({ id: `p${i}`, seed: i + 1, leftAfter: null }));
  let matches: Match[] = [];
  for (let round = 0; round < 40; round++) {
    const step = nextStep({ plan: of, entrants, matches, round }, random);
    if (step.is === "over") return { standings: step.standings, matches, rounds: round };
    if (step.is === "playing") throw new Error("Each match has a result");
    expect(step.round).toBe(round + 1);
    const done = step.matches.map((match): Match => {
      const order = [...match.players].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
      return match.result ? match : { ...match, result: { places: order.map((id) => [id]) } };
    });
    matches = [...matches, ...done];
    entrants = entrants.map((one) =>
      one.leftAfter === null && leaves(round + 1, one.id) ? { ...one, leftAfter: round + 1 } : one,
    );
  }
  throw new Error("It never ended");
}

const places = (standings: readonly Standing[]) => standings.map(({ id, place }) => `${place}. ${id}`);

describe("Swiss", () => {
  test("sixteen play four rounds, and one is left without a loss; who leaves plays no more and keeps what they have", () => {
    const leaving = new Map([
      ["p3", 1],
      ["p9", 2],
      ["p10", 2],
    ]);
    const { standings, matches, rounds } = playOut(plan(), 16, 5, (round, id) => leaving.get(id) === round);
    expect(rounds).toBe(4);
    expect(standings[0]).toMatchObject({ id: "p0", place: 1, points: 12 });
    for (const [id, last] of leaving)
      expect(Math.max(...matches.filter(({ players }) => players.includes(id)).map(({ round }) => round))).toBe(last);
    const met = meetingsIn(matches);
    for (const a of standings) for (const b of standings) if (a !== b) expect(met(a.id, b.id)).toBeLessThanOrEqual(1);
    // Fifteen play the second round, thirteen the third and the fourth: a bye each, for three different people.
    const byes = matches.filter(({ players }) => players.length === 1).map(({ players }) => players[0]);
    expect(byes).toHaveLength(3);
    expect(new Set(byes).size).toBe(3);
  });

  test("it waits for each match, ends when fewer than two are left, and always ends", () => {
    const match: Match = { round: 1, number: 1, players: ["p0", "p1"], result: null };
    const two: Entrant[] = ["p0", "p1"].map((id, seed) => ({ id, seed, leftAfter: null }));
    const random = new SeededRandom(1);
    expect(nextStep({ plan: plan(), entrants: two, matches: [match], round: 1 }, random)).toEqual({ is: "playing" });
    const one = [two[0]!, { ...two[1]!, leftAfter: 0 }];
    expect(nextStep({ plan: plan(), entrants: one, matches: [], round: 0 }, random).is).toBe("over");
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom<Plan["seats"]>(
          { min: 2, max: 2, best: 2 },
          { min: 3, max: 4, best: 4 },
          { min: 4, max: 8, best: 6 },
          { min: 7, max: 7, best: 7 },
        ),
        fc.constantFrom(null, 1, 3, 6),
        (players, seed, seats, rounds) => {
          const random = new SeededRandom(seed);
          const { standings } = playOut(plan({ seats, rounds }), players, seed, () => random.below(8) === 0);
          expect(standings).toHaveLength(players);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("elimination", () => {
  test("the best meet last: the order of a bracket", () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test("eleven: five byes go to the best seeds, and the better of two goes on", () => {
    const { standings, matches, rounds } = playOut(plan({ style: "elimination" }), 11, 1);
    expect(rounds).toBe(4);
    const byes = matches.filter(({ round, players }) => round === 1 && players.length === 1);
    expect(byes.flatMap(({ players }) => players).sort()).toEqual(["p0", "p1", "p2", "p3", "p4"]);
    expect(places(standings).slice(0, 4)).toEqual(["1. p0", "2. p1", "3. p2", "3. p3"]);
  });

  test("whoever leaves gives their next match away, and it ends with one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), fc.integer({ min: 0, max: 999 }), (players, seed) => {
        const random = new SeededRandom(seed);
        const { standings, rounds } = playOut(
          plan({ style: "elimination" }),
          players,
          seed,
          () => random.below(6) === 0,
        );
        expect(rounds).toBeLessThanOrEqual(Math.ceil(Math.log2(players)));
        expect(standings).toHaveLength(players);
      }),
      { numRuns: 100 },
    );
  });
});

describe("when the time of a round is up", () => {
  const match: Match = { round: 1, number: 1, players: ["a", "b", "c"], result: null };

  test("those who came share it, and who did not has nothing; nobody came: nobody has anything", () => {
    expect(whenTimeIsUp(plan(), match, new Set(["b", "c"]))).toEqual({ places: [["b", "c"]] });
    expect(whenTimeIsUp(plan(), match, new Set(["b"]))).toEqual({ places: [["b"]] });
    expect(whenTimeIsUp(plan(), match, new Set())).toEqual({ places: [] });
  });

  test("scores decide where there are any", () => {
    const scores = { a: 3, b: 5, c: 3 };
    expect(whenTimeIsUp(plan(), match, new Set(["a", "b", "c"]), scores)).toEqual({
      ...{ places: [["b"], ["a", "c"]], scores },
    });
  });

  test("an elimination needs one who goes on, if anybody came", () => {
    const knockout = plan({ style: "elimination" });
    expect(whenTimeIsUp(knockout, match, new Set(["a", "b"]))).toBeNull();
    expect(whenTimeIsUp(knockout, match, new Set())).toEqual({ places: [] });
    expect(whenTimeIsUp(knockout, match, new Set(["c"]))).toEqual({ places: [["c"]] });
  });
});
