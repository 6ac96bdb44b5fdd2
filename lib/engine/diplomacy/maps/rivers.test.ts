import { describe, expect, it } from "vitest";
import { changedOn, mapAt, momentsOf } from "../map/ground";
import type { DiplomacyMap, Power, UnitType } from "../map/model";
import { loadMap } from "./index";

const map = loadMap("rivers");
const [flood, dry] = momentsOf(map).map((phase) => mapAt(map, phase)) as [DiplomacyMap, DiplomacyMap];

/** In how many moves a power's first units come to each province, in spring and then in fall, if nobody is in the way. */
function reach(power: Power): Map<string, number> {
  const moves = new Map<string, number>();
  for (const unit of power.units) {
    let units: { type: UnitType; at: string }[] = [{ type: unit.type, at: unit.at }];
    for (const [n, ground] of [flood, dry].entries()) {
      const gone = units.flatMap(({ type, at }) => {
        const edges = ground.places.find(({ id }) => id === at)?.edges ?? [];
        return edges.flatMap((way) => ((type === "A" ? way.army : way.fleet) ? [{ type, at: way.to }] : []));
      });
      for (const { at } of gone) moves.set(at, Math.min(n + 1, moves.get(at) ?? 9));
      // Boats in what falls dry are armies then.
      units = [...units, ...gone].map(({ type, at }) => ({
        type: dry.places.find(({ id }) => id === at)?.fleets ? type : "A",
        at,
      }));
    }
  }
  return moves;
}

describe("The Two Rivers", () => {
  it("flood their plains in spring, and leave them in fall", () => {
    expect(momentsOf(map)).toHaveLength(2);
    const flooded = [...changedOn(map, flood)].sort();
    expect(flooded).toEqual(["BAP", "EDN", "EUL", "EUM", "EUU", "KAR", "TIL", "TIM", "TIU"]);
    expect(dry).toBe(map);
  });

  it("let boats come from the gulf to Emar and Nineveh in spring, and nowhere above the marshes in fall", () => {
    const sail = (ground: DiplomacyMap): Set<string> => {
      const reached = new Set(["GHD"]);
      for (const at of reached)
        for (const way of ground.places.find(({ id }) => id === at)?.edges ?? []) if (way.fleet) reached.add(way.to);
      return reached;
    };
    expect([...sail(flood)]).toEqual(expect.arrayContaining(["EMA", "NIN", "BAB", "SUS", "MSH"]));
    expect([...sail(dry)].sort()).toEqual(
      ["CAR", "DIL", "ERI", "GDI", "GHD", "GMA", "HAS", "LIY", "MSH", "SEA", "URR"].sort(),
    );
  });

  it.each(map.powers.map((power) => ({ power })))(
    "$power.name has three homes and three centres within a year, and no foreign home within a move",
    ({ power }) => {
      expect(power.homes).toHaveLength(3);
      const moves = reach(power);
      expect(map.neutral.filter((centre) => moves.has(centre)).length).toBeGreaterThanOrEqual(3);
      for (const other of map.powers)
        if (other !== power) for (const home of other.homes) expect(moves.get(home) ?? 9).toBeGreaterThan(1);
    },
  );

  it("has the size that it says", () => {
    expect([map.provinces.length, map.provinces.filter(({ centre }) => centre).length]).toEqual([54, 28]);
  });
});
