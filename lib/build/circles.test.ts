import { expect, test } from "vitest";
import { circlesOf, importGraph, sourceFiles } from "./testing/imports";

/** The circles that may stand, each with its reason. */
const CIRCLES = [
  // An expression holds places, a place holds expressions.
  ["lib/engine/script/compile-expression.ts", "lib/engine/script/compile-place.ts"],
];

test("no other files import each other in a circle, types included", () => {
  const circles = circlesOf(importGraph(sourceFiles()));
  expect(circles.filter((circle) => !CIRCLES.some((known) => circle.every((path) => known.includes(path))))).toEqual(
    [],
  );
});

test("a circle is found, however long", () => {
  const graph = new Map([
    ["a", ["b", "d"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["d", ["d"]],
    ["e", ["a", "f"]],
    ["f", ["e"]],
  ]);
  expect(circlesOf(graph)).toEqual([
    ["a", "b", "c"],
    ["e", "f"],
  ]);
});
