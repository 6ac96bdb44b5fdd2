import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsOf, prizesByPlace, type Standing, standingsOf } from "./standings";
import { byeOf, type Entrant, type Match, type MatchResult, type Plan } from "./vocabulary";

const SWISS: Plan = { style: "swiss", scoring: "places", seats: { min: 2, max: 2, best: 2 }, rounds: null };
const entrants = (...ids: string[]): Entrant[] => ids.map((id, seed) => ({ id, seed, leftAfter: null }));
const match = (round: number, number: number, players: string[], result: MatchResult | null): Match => ({
  ...{ round, number, players, result },
});
const won = (first: string, second: string): MatchResult => ({ places: [[first], [second]] });

describe("points", () => {
  test.each([
    ["a win of two", { places: [["a"], ["b"]] }, { a: 3, b: 0 }],
    ["a draw of two", { places: [["a", "b"]] }, { a: 1, b: 1 }],
    ["four in order", { places: [["a"], ["b"], ["c"], ["d"]] }, { a: 3, b: 2, c: 1, d: 0 }],
    ["four, two tie first", { places: [["a", "b"], ["c"], ["d"]] }, { a: 2.5, b: 2.5, c: 1, d: 0 }],
    ["four, one winner", { places: [["a"], ["b", "c", "d"]] }, { a: 3, b: 1, c: 1, d: 1 }],
    ["a bye", byeOf("a"), { a: 3 }],
  ])("%s", (_, result, points) => {
    for (const [id, made] of Object.entries(points)) expect(pointsOf("places", result, id)).toBe(made);
  });

  test("centres: 100 times the share of the squares; nobody holds any: shared", () => {
    const result = { places: [["a"], ["b"], ["c"]], scores: { a: 10, b: 5, c: 0 } };
    expect(["a", "b", "c"].map((id) => pointsOf("centres", result, id))).toEqual([80, 20, 0]);
    expect(pointsOf("centres", { places: [["a", "b"]], scores: {} }, "a")).toBe(50);
  });

  test("what a match brings its players is the same in all, however they tie", () => {
    const places = fc
      .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
      .filter((sizes) => sizes.reduce((a, b) => a + b, 0) > 2);
    fc.assert(
      fc.property(places, (sizes) => {
        let n = 0;
        const result = { places: sizes.map((size) => Array.from({ length: size }, () => `p${n++}`)) };
        const sum = result.places.flat().reduce((all, id) => all + pointsOf("places", result, id), 0);
        expect(sum).toBeCloseTo((3 * n) / 2, 1);
      }),
    );
  });
});

describe("standings", () => {
  test("who has as many points is ahead by whom they met", () => {
    // Three have 3 points. c met a (3 of 3) and d (0 of 6, which counts as a third); a met c (3 of 6); b met d.
    const rows = standingsOf(SWISS, entrants("b", "a", "c", "d"), [
      match(1, 1, ["a", "c"], won("a", "c")),
      match(1, 2, ["b", "d"], won("b", "d")),
      match(2, 1, ["c", "d"], won("c", "d")),
    ]);
    expect(rows.map(({ id, place, points }) => [id, place, points])).toEqual([
      ["c", 1, 3],
      ["a", 2, 3],
      ["b", 3, 3],
      ["d", 4, 0],
    ]);
    expect(rows.map(({ opponents }) => opponents)).toEqual([2 / 3, 1 / 2, 1 / 3, 3 / 4]);
  });

  test("who ties in all shares a place, in the order of their seeds; a match without a result counts for nothing", () => {
    const rows = standingsOf(SWISS, entrants("a", "b", "c"), [match(1, 1, ["a", "b"], null)]);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
    ]);
  });

  test("a bye brings points, but neither a win nor an opponent", () => {
    const [row] = standingsOf(SWISS, entrants("a"), [match(1, 1, ["a"], byeOf("a"))]);
    expect(row).toMatchObject({ points: 3, wins: 0, played: 0, opponents: 0 });
  });

  test("that an opponent sat out makes them no stronger", () => {
    const rows = standingsOf(SWISS, entrants("a", "b"), [
      match(1, 1, ["b"], byeOf("b")),
      match(2, 1, ["a", "b"], won("a", "b")),
    ]);
    expect(rows.find(({ id }) => id === "a")?.opponents).toBeCloseTo(1 / 3);
  });

  test("in an elimination who came farther is ahead, whatever their points", () => {
    const rows = standingsOf({ ...SWISS, style: "elimination" }, entrants("a", "b", "c", "d"), [
      match(1, 1, ["a", "d"], won("d", "a")),
      match(1, 2, ["b", "c"], won("b", "c")),
      match(2, 1, ["d", "b"], won("b", "d")),
    ]);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ["b", 1],
      ["d", 2],
      ["a", 3],
      ["c", 3],
    ]);
  });
});

test("prizes: those who share places share what these bring, to the cent; nothing is paid twice or lost", () => {
  const row = (id: string, place: number): Standing => ({
    ...{ id, place, points: 0, opponents: 0, wins: 0, held: 0, played: 1, left: false },
  });
  expect(prizesByPlace([row("a", 1), row("b", 2), row("c", 2), row("d", 4)], [1000, 500, 101])).toEqual(
    new Map([
      ["a", 1000],
      ["b", 301],
      ["c", 300],
    ]),
  );
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 8 }),
      (ties, prizes) => {
        let place = 1;
        const rows = ties.map((tied, i) => {
          if (!tied) place = i + 1;
          return row(`p${i}`, place);
        });
        const paid = [...prizesByPlace(rows, prizes).values()].reduce((a, b) => a + b, 0);
        // What the places that nobody took would bring stays with the host.
        expect(paid).toBe(prizes.slice(0, rows.length).reduce((a, b) => a + b, 0));
      },
    ),
  );
});
