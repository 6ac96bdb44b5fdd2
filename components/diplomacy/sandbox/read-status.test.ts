import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { gameOfStatus } from "./read-status";
import { turnOf } from "./sandbox-game";

const everything = readFileSync("lib/engine/diplomacy/status/testdata/everything.status", "latin1");

const SMALL = `GAME small
PHASE SPRING 1901 MOVEMENT
MAP standard
RULE BUILD_ANY

FRANCE
OWNS PAR
A PAR
A PAR - BUR
`;

test("a status file opens at its position, under its rules", () => {
  const read = gameOfStatus(everything);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { position } = turnOf(read.value);
  expect(position.phase).toEqual({ season: "WINTER", year: 1904, type: "ADJUSTMENTS" });
  expect(position.units.length).toBeGreaterThan(0);
  expect(read.value.rules.has("NO_PRESS")).toBe(true);
});

describe("what is no status file, or has no position, is refused", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["a letter", "This is a letter."],
    ["too large", "GAME x\n".repeat(300_000)],
    ["a map that is not here", "GAME x\nMAP moon\nPHASE SPRING 1901 MOVEMENT\n"],
    ["a game that has not begun", "GAME x\nFORMING\nMAP standard\n"],
  ])("%s", (_, text) => {
    const read = gameOfStatus(text);
    expect(read.ok).toBe(false);
  });
});

test("orders of a status file are given again where they can be", () => {
  const read = gameOfStatus(SMALL);
  const printed = read.ok ? turnOf(read.value).orders.map(({ order }) => printOrder(order)) : read.error;
  expect(printed).toEqual(["A PAR - BUR"]);
});
