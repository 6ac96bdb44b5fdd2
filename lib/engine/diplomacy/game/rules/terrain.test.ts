import { describe, expect, it } from "vitest";
import type { UnitType } from "../../map/model";
import { RIVER } from "../../testing/river";
import { Driver } from "../testing/driver";

/** The river in a fall, with these units alone: what comes of them when spring floods the meadow and opens the pass. */
function river(rules: readonly string[], units: Record<string, string>, morph: readonly string[] = []): Driver {
  const driver = new Driver({ map: "river", mapText: RIVER, rules, morph }).start();
  return driver.put({
    phase: { season: "FALL", year: 1901, type: "MOVEMENT" },
    units: Object.entries(units).flatMap(([power, list]) =>
      list.split(", ").map((unit) => ({ power, type: unit.slice(0, 1) as UnitType, at: unit.slice(2) })),
    ),
  });
}

/** Goes on until a phase of the season is played. */
function until(driver: Driver, season: string): Driver {
  for (let left = 8; left > 0 && driver.state.position.phase.season !== season; left--) driver.process();
  return driver;
}

const fates = (driver: Driver) =>
  (driver.last("terrain_changed")?.changes ?? []).map(({ unit, fate, to }) => `${unit.type} ${unit.at} ${fate} ${to}`);

const CASES: readonly (readonly [string, string, readonly [string[], string | null][]])[] = [
  [
    "an army where it becomes water",
    "A MEA",
    [
      [[], null],
      [["UNITS_ADAPT"], "F MEA"],
      [["HIBERNATE"], null],
      [["UNITS_ADAPT", "HIBERNATE"], "F MEA"],
    ],
  ],
];

describe("UNITS_ADAPT", () => {
  it.each(CASES)("%s", (_, unit, rows) => {
    for (const [rules, left] of rows) {
      const driver = until(river(rules, { WEST: `${unit}, A LTO`, EAST: "A RTO" }), "SPRING");
      expect([rules, driver.units("WEST").filter((one) => one !== "A LTO")]).toEqual([rules, left ? [left] : []]);
    }
  });

  it("makes armies of fleets that the water leaves, and says so before the phase begins", () => {
    const driver = new Driver({ map: "river", mapText: RIVER, rules: ["UNITS_ADAPT"] }).start();
    driver.orders("WEST", "F LFT - MEA").process();
    expect(driver.units("WEST")).toEqual(["A MEA", "A LTO"]);
    expect(fates(driver)).toEqual(["F MEA army MEA"]);
    const types = driver.log.map(({ type }) => type);
    expect(types.indexOf("terrain_changed")).toBe(types.lastIndexOf("phase_entered") - 1);
    driver.orders("WEST", "A MEA - RGT");
    expect(driver.entered("WEST")).toEqual(["A MEA - RGT"]);
  });

  it("leaves what stands where both can stand", () => {
    const driver = until(river(["UNITS_ADAPT"], { WEST: "A LFT", EAST: "F RGT" }), "SPRING");
    expect([driver.units("WEST"), driver.units("EAST")]).toEqual([["A LFT"], ["F RGT"]]);
    expect(driver.last("terrain_changed")).toBeUndefined();
  });
});

describe("HIBERNATE", () => {
  /** The pass closes in fall. */
  const spring = (rules: readonly string[], units: Record<string, string>) =>
    river(rules, units).put({ phase: { season: "SPRING", year: 1901, type: "MOVEMENT" } });

  it.each([
    [[], false],
    [["UNITS_ADAPT"], false],
    [["HIBERNATE"], true],
    [["UNITS_ADAPT", "HIBERNATE"], true],
  ])("%j: a unit where the ground closes sleeps: %s", (rules, sleeps) => {
    const driver = spring(rules, { WEST: "A PAS", EAST: "A RTO" }).process();
    expect(driver.units("WEST")).toEqual(sleeps ? ["A PAS"] : []);
    expect(fates(driver)).toEqual([sleeps ? "A PAS trapped PAS" : "A PAS destroyed null"]);
  });

  it("lets it do nothing but hold, until the ground opens again", () => {
    const driver = spring(["HIBERNATE"], { WEST: "A PAS, F LFT", EAST: "A RTO" }).process();
    const options = driver.game.options(driver.state, driver.seat("WEST")).find(({ about }) => about === "PAS");
    expect(options?.orders.map(({ type }) => type)).toEqual(["hold"]);
    for (const text of ["A PAS - HIL", "A PAS S A RTO", "A PAS S A RTO - HIL"])
      expect(driver.refused("WEST", { type: "orders", text })?.data).toMatchObject({
        faults: [{ code: "order/trapped" }],
      });
    driver.act("WEST", { type: "orders", text: "A PAS H" });
    // Nobody gets at it either.
    expect(driver.try("EAST", { type: "orders", text: "A RTO - PAS" })).not.toBeNull();
    until(driver, "SPRING");
    expect(fates(driver)).toEqual(["A PAS freed PAS"]);
    expect(driver.orders("WEST", "A PAS - HIL").entered("WEST")).toEqual(["A PAS - HIL"]);
  });

  it.each([
    [[], []],
    [["UNITS_ADAPT"], ["A MEA"]],
    [["HIBERNATE"], ["F MEA"]],
    [["UNITS_ADAPT", "HIBERNATE"], ["F MEA"]],
  ])("%j: of a fleet that the water leaves is left %j", (rules, left) => {
    const driver = spring(rules, { WEST: "F MEA", EAST: "A RTO" }).process();
    expect(driver.units("WEST")).toEqual(left);
  });

  it("keeps a fleet on dry land, which armies may drive out for good", () => {
    const driver = spring(["HIBERNATE"], { WEST: "F MEA", EAST: "A RGT, A LFT" }).process();
    driver.orders("EAST", "A RGT - MEA", "A LFT S A RGT - MEA").process();
    expect([driver.units("WEST"), driver.units("EAST")]).toEqual([[], ["A LFT", "A MEA"]]);
  });
});

describe("coasts that come and go", () => {
  it("puts a fleet on the coast that is given last, and back where they become one", () => {
    const driver = until(river([], { WEST: "F FRD", EAST: "A RTO" }), "SPRING");
    expect(driver.units("WEST")).toEqual(["F FRD/SC"]);
    expect(fates(driver)).toEqual(["F FRD coast FRD/SC"]);
    expect(driver.orders("WEST", "F FRD/SC - MEA").entered("WEST")).toEqual(["F FRD/SC - MEA"]);
    driver.orders("WEST", "F FRD/SC H");
    until(driver, "FALL");
    expect(driver.units("WEST")).toEqual(["F FRD"]);
  });
});
