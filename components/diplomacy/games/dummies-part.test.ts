import { expect, test } from "vitest";
import { dummiesOf, teamsOf } from "./dummies-part";

const powers = ["AUSTRIA", "ITALY", "TURKEY"].map((name) => ({ name, title: name }));

test("a power without a player is nobody's, somebody's, or goes round among all who play", () => {
  expect(dummiesOf(powers, {})).toEqual({});
  expect(dummiesOf(powers, { ITALY: "nobody" })).toEqual({ ITALY: [] });
  expect(dummiesOf(powers, { ITALY: "AUSTRIA" })).toEqual({ ITALY: ["AUSTRIA"] });
  expect(dummiesOf(powers, { ITALY: "turn" })).toEqual({ ITALY: ["AUSTRIA", "TURKEY"] });
});

test("whoever has no player themselves orders for nobody", () => {
  expect(dummiesOf(powers, { ITALY: "AUSTRIA", AUSTRIA: "nobody" })).toEqual({ ITALY: [], AUSTRIA: [] });
});

test("whom one player orders for are that player's team; what nobody orders for, and what goes round, is in none", () => {
  expect(teamsOf(powers, { ITALY: "AUSTRIA", TURKEY: "AUSTRIA" })).toEqual(["TEAMS AUSTRIA-ITALY-TURKEY"]);
  expect(teamsOf(powers, { ITALY: "turn", TURKEY: "nobody" })).toEqual([]);
  // Whoever has no player themselves leads nobody.
  expect(teamsOf(powers, { ITALY: "AUSTRIA", AUSTRIA: "nobody" })).toEqual([]);
});
