import { expect, test } from "vitest";
import { fromFirstDay } from "./first-day";

test.each([
  [
    [0, 0, 0, 5, 0, 6],
    [0, 5, 0, 6],
  ],
  [
    [5, 0, 6],
    [5, 0, 6],
  ],
  [
    [0, 0, 0, 7],
    [0, 7],
  ],
  [
    [0, 0, 0, 0],
    [0, 0],
  ],
  [[], []],
])("of %j a plot shows %j", (days, shown) => expect(fromFirstDay(days, (day) => day === 0)).toEqual(shown));
