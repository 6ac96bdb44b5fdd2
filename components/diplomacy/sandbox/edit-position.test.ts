import { expect, test } from "vitest";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { editPosition, moveUnit, TOOLS, type Tool } from "./edit-position";
import { positionFault } from "./position-fault";
import { beginningOf } from "./sandbox-game";

const map = loadMap("standard");
const beginning = beginningOf(map);
const tapped = (...taps: [Tool, string, string][]) =>
  taps.reduce<ReturnType<typeof editPosition>>(
    (position, [tool, power, at]) =>
      typeof position === "string" ? position : editPosition(map, position, tool, power, at),
    beginning,
  );
const standing = (position: ReturnType<typeof tapped>, at: string): string | undefined => {
  const unit = typeof position === "string" ? undefined : position.units.find((one) => one.at.startsWith(at));
  return unit && `${unit.power} ${unit.type} ${unit.at}`;
};

test("a tap puts a unit, in the place of the one that stood there", () => {
  expect(standing(tapped(["A", "ITALY", "PAR"]), "PAR")).toBe("ITALY A PAR");
});
test("a fleet goes from coast to coast, tap by tap", () => {
  expect(standing(tapped(["F", "FRANCE", "SPA"]), "SPA")).toBe("FRANCE F SPA/NC");
  expect(standing(tapped(["F", "FRANCE", "SPA"], ["F", "FRANCE", "SPA"]), "SPA")).toBe("FRANCE F SPA/SC");
});
test("what cannot stand there is told of", () => {
  expect(tapped(["F", "FRANCE", "PAR"])).toBe("unfit");
  expect(tapped(["A", "FRANCE", "NTH"])).toBe("unfit");
  expect(tapped(["owner", "FRANCE", "BUR"])).toBe("no_centre");
});
test("a centre changes hands, and is nobody’s at the second tap", () => {
  const given = tapped(["owner", "FRANCE", "MUN"]);
  expect(typeof given !== "string" && given.owners.MUN).toBe("FRANCE");
  const freed = tapped(["owner", "FRANCE", "MUN"], ["owner", "FRANCE", "MUN"]);
  expect(typeof freed !== "string" && "MUN" in freed.owners).toBe(false);
});
test("erasing takes the unit first, then the owner", () => {
  expect(standing(tapped(["erase", "", "PAR"]), "PAR")).toBeUndefined();
  const twice = tapped(["erase", "", "PAR"], ["erase", "", "PAR"]);
  expect(typeof twice !== "string" && "PAR" in twice.owners).toBe(false);
});
test("a unit is moved, where it can stand", () => {
  const moved = moveUnit(map, beginning, "PAR", "MUN");
  expect(standing(moved, "MUN")).toBe("FRANCE A MUN");
  expect(standing(moved, "PAR")).toBeUndefined();
  expect(moveUnit(map, beginning, "PAR", "NTH")).toBe("unfit");
});
test.each(TOOLS)("whatever %s does to any province, the position stays possible", (tool) => {
  for (const { id } of map.provinces) {
    const edited = editPosition(map, beginning, tool, "TURKEY", id);
    if (typeof edited !== "string") expect(positionFault(map, edited, new Set())).toBeNull();
  }
});
