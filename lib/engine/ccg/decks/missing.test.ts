import { expect, test } from "vitest";
import { fromParts } from "./deck";
import { missingOf, proxiesIn } from "./missing";

const has = (have: number, bound = 0, offered = 0) => ({ have, bound, offered });
const HELD = new Map([
  [1, has(4, 1)],
  [2, has(3)],
  [3, has(4, 1, 2)],
]);
const of = (number: number) => HELD.get(number) ?? has(0);

test("what a deck lacks counts all its parts; registered copies are there, offered ones are told of", () => {
  const deck = fromParts({ deck: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3], sideboard: [2, 9] });
  expect(missingOf(deck, of)).toEqual([
    { number: 2, need: 5, have: 3, bound: 0, offered: 0, missing: 2, atRisk: 0 },
    { number: 3, need: 3, have: 4, bound: 1, offered: 2, missing: 0, atRisk: 1 },
    { number: 9, need: 1, have: 0, bound: 0, offered: 0, missing: 1, atRisk: 0 },
  ]);
  expect(proxiesIn(deck, of)).toBe(3);
  expect(missingOf(fromParts({ deck: [1, 2] }), of)).toEqual([]);
});
