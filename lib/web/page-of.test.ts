import { expect, test } from "vitest";
import { pageOf } from "./page-of";

test.each([
  ["standard", "/games/standard"],
  ["a/b ü", "/games/a%2Fb%20%C3%BC"],
  ["\ud800", "/games/%EF%BF%BD"],
  [{ toString: 1 }, "/games"],
  [undefined, "/games"],
])("the page of %j", (name, page) => {
  expect(pageOf("/games", name)).toBe(page);
});
