import { expect, it } from "vitest";
import { columns, share } from "./spread";

it("a share lies in its interval, which narrows as more is counted", () => {
  expect(share(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662.
  const found = share(81, 263);
  expect([found.low, found.high].map((edge) => edge.toFixed(4))).toEqual(["0.2553", "0.3662"]);
  expect(share(0, 20).low).toBe(0);
  expect(share(20, 20).high).toBe(1);
});

it("columns hold every count once", () => {
  expect(columns({}, 10)).toEqual([]);
  expect(columns({ 5: 2 }, 10)).toEqual([{ from: 5, to: 5, count: 2 }]);
  expect(columns({ [-3]: 1, 0: 4, 6: 2 }, 5)).toEqual([
    { from: -3, to: -2, count: 1 },
    { from: -1, to: 0, count: 4 },
    { from: 1, to: 2, count: 0 },
    { from: 3, to: 4, count: 0 },
    { from: 5, to: 6, count: 2 },
  ]);
});
