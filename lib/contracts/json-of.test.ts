import { expect, test } from "vitest";
import { jsonOf } from "./json-of";

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['"text"', "text"],
  ["", null],
  ["{", null],
  [null, null],
])("%j is read as %j", (text, value) => {
  expect(jsonOf(text)).toEqual(value);
});
