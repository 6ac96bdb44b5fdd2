import { expect, test } from "vitest";
import { readCount } from "./read-count";

test.each([
  ["1", 1],
  [" 20 ", 20],
  ["007", 7],
  ["-3", null],
  ["2.5", null],
  ["abc", null],
  ["99999", null],
  ["21", null],
  ["0", null],
  ["1e1", null],
  ["", null],
  ["  ", null],
])("%j of 1 to 20", (text, n) =>
  expect(readCount(text, 1, 20)).toEqual(n === null ? { is: "odd" } : { is: "count", n }),
);
