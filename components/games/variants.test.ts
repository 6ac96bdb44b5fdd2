import { expect, test } from "vitest";
import { isFor, seatsByChoice } from "./variants";

const two = { min: 2, max: 2 };
const deck = [{ name: "Small" }, { name: "Large", seats: { min: 4, max: 6 } }];
const sides = [
  { name: "None" },
  { name: "Pairs", seats: { min: 4, max: 6 } },
  { name: "Threes", seats: { min: 6, max: 6 } },
];

test("a game is for as many as may play it by itself, or with one of its choices", () => {
  const byChoice = seatsByChoice([{ choices: deck }, { choices: sides }]);
  expect(byChoice).toEqual([
    { min: 4, max: 6 },
    { min: 6, max: 6 },
  ]);
  expect([1, 2, 3, 4, 5, 6, 7].filter((players) => isFor(players, two, byChoice))).toEqual([2, 4, 5, 6]);
  expect([1, 2, 3].filter((players) => isFor(players, two, []))).toEqual([2]);
});
