import { expect, test } from "vitest";
import { valueAtMarket } from "./value-at-market";

test("a pack at the market's prices counts by worth what was never traded", () => {
  const cards = [
    { expected: 2, worth: 10, last: 5 },
    { expected: 0.5, worth: 100, last: null },
    { expected: 0.25, worth: 0, last: 400 },
  ];
  expect(valueAtMarket(cards)).toEqual({ value: 10 + 50 + 100, traded: 2 });
  expect(valueAtMarket([])).toEqual({ value: 0, traded: 0 });
});
