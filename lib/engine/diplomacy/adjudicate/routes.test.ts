import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fleetsOnRoutes, STEPS_OF_POSITION } from "./routes";

/** Seas that touch each other; the shores come after them. */
function seas(count: number, links: Iterable<readonly [number, number]>): Uint8Array[] {
  const passing = Array.from({ length: count + 2 }, () => new Uint8Array(count + 2));
  for (const [a, b] of links) {
    (passing[a] ?? [])[b] = 1;
    (passing[b] ?? [])[a] = 1;
  }
  return passing;
}

const budget = () => ({ steps: STEPS_OF_POSITION });

/** Every fleet of every route, gone through one after another. */
function allOnRoutes(passing: readonly Uint8Array[], fleets: readonly number[], from: number, to: number): number[] {
  const touch = (a: number, b: number): boolean => passing[a]?.[b] === 1;
  const useful = new Set<number>();
  const goOn = (route: readonly number[]): void => {
    const at = route.at(-1) ?? from;
    if (route.length > 0 && touch(at, to)) {
      for (const fleet of route) useful.add(fleet);
      return;
    }
    for (const next of fleets) {
      if (!touch(at, next) || route.includes(next) || (route.length > 0 && touch(from, next))) continue;
      if (!route.slice(0, -1).some((earlier) => touch(earlier, next))) goOn([...route, next]);
    }
  };
  goOn([]);
  return [...useful].sort((a, b) => a - b);
}

const SEED = Number(process.env.SEED ?? 20_261);

describe("fleets that have a part in a route", () => {
  it(`are those of all routes, on random seas from seed ${SEED}`, () => {
    const random = new SeededRandom(SEED);
    let some = 0;
    for (let board = 0; board < 400; board++) {
      const count = 3 + random.below(8);
      const links: [number, number][] = [];
      for (let a = 0; a < count + 2; a++)
        for (let b = a + 1; b < count + 2; b++) if (a < count && random.below(10) < 3) links.push([a, b]);
      const passing = seas(count, links);
      const fleets = Array.from({ length: count }, (_, i) => i);
      const found = fleetsOnRoutes(passing, fleets, count, count + 1, budget()).sort((a, b) => a - b);
      expect(found, JSON.stringify(links)).toEqual(allOnRoutes(passing, fleets, count, count + 1));
      if (found.length > 0 && found.length < count) some++;
    }
    expect(some).toBeGreaterThan(50);
  });

  it("are all on a grid of seas between two corners, where routes are without number", () => {
    const side = 9;
    const count = side * side;
    const links: [number, number][] = [
      [0, count],
      [count - 1, count + 1],
    ];
    for (let at = 0; at < count; at++) {
      if (at % side < side - 1) links.push([at, at + 1]);
      if (at + side < count) links.push([at, at + side]);
    }
    const fleets = Array.from({ length: count }, (_, i) => i);
    expect(fleetsOnRoutes(seas(count, links), fleets, count, count + 1, budget())).toHaveLength(count);
  });

  it("are none that lie at the shores themselves", () => {
    const passing = seas(2, [
      [2, 0],
      [0, 3],
      [0, 1],
      [1, 3],
    ]);
    expect(fleetsOnRoutes(passing, [0, 1, 3], 2, 3, budget())).toEqual([0]);
  });

  it("are all others where the steps of a position are used up, and none are taken after", () => {
    const side = 12;
    const count = side * side;
    const links: [number, number][] = [
      [0, count],
      [1, count + 1],
    ];
    for (let at = 0; at < count; at++) {
      if (at % side < side - 1) links.push([at, at + 1]);
      if (at + side < count) links.push([at, at + side]);
    }
    const passing = seas(count, links);
    const fleets = Array.from({ length: count }, (_, i) => i);
    const few = { steps: 50 };
    expect(fleetsOnRoutes(passing, fleets, count, count + 1, few)).toHaveLength(count);
    expect(few.steps).toBe(0);
    expect(fleetsOnRoutes(passing, fleets, count, count + 1, few)).toHaveLength(count);
    expect(few.steps).toBe(0);
  });
});
