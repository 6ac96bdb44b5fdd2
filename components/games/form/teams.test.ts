import { describe, expect, test } from "vitest";
import { alternating, sideOf, withSide } from "./teams";

const PARTNERS = [
  [0, 2],
  [1, 3],
];

describe("sides of a game", () => {
  test("partners sit opposite each other, an odd number plays alone", () => {
    expect(alternating(4)).toEqual(PARTNERS);
    expect(alternating(6)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    expect(alternating(3)).toEqual([[0], [1], [2]]);
    expect(alternating(1)).toEqual([[0], [1]]);
  });

  test("a seat changes its side, opens one of its own, and leaves none behind that is empty", () => {
    expect(withSide(PARTNERS, 1, 0)).toEqual([[0, 1, 2], [3]]);
    expect(withSide(PARTNERS, 3, 2)).toEqual([[0, 2], [1], [3]]);
    expect(withSide([[0, 1, 2], [3]], 3, 0)).toEqual([[0, 1, 2, 3]]);
  });

  test("whoever stands on several sides, or on none, is on none yet", () => {
    expect([0, 1, 4].map((seat) => sideOf([...PARTNERS, [1]], seat))).toEqual([0, null, null]);
  });
});
