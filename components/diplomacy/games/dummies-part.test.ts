import { expect, test } from "vitest";
import { dummiesOf } from "./dummies-part";

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
