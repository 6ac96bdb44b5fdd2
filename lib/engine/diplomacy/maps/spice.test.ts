import { describe, expect, it } from "vitest";
import type { DiplomacyMap, Power } from "../map/model";
import { loadMap, MAP_NAMES } from "./index";
import { placesOf } from "./places";

const map = loadMap("spice");

/** In how many moves a power's first units come to each province, if nobody is in the way. */
function reach({ places }: DiplomacyMap, power: Power, most: number): Map<string, number> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const moves = new Map<string, number>();
  for (const { type, at } of power.units) {
    let edge = new Set([at]);
    for (let n = 1; n <= most; n++) {
      const from = [...edge].flatMap((id) => byId.get(id)!.edges);
      edge = new Set(from.filter((way) => (type === "A" ? way.army : way.fleet)).map((way) => way.to));
      for (const id of edge) {
        const { province } = byId.get(id)!;
        moves.set(province, Math.min(n, moves.get(province) ?? n));
      }
    }
  }
  return moves;
}

describe("Spice Seas is even", () => {
  const reached = map.powers.map((power) => ({ power, moves: reach(map, power, 2) }));

  it.each(reached)(
    "$power.name has three homes, three centres within a year, two of them nobody's sooner",
    ({ power, moves }) => {
      expect(power.homes).toHaveLength(3);
      const near = map.neutral.filter((centre) => moves.has(centre));
      expect(near.length).toBeGreaterThanOrEqual(3);
      const own = near.filter((centre) =>
        reached.every((other) => (other.moves.get(centre) ?? 9) >= moves.get(centre)!),
      );
      expect(own.length).toBeGreaterThanOrEqual(2);
    },
  );

  it("lets nobody enter a foreign home with the first move", () => {
    for (const { power, moves } of reached)
      for (const other of map.powers)
        if (other !== power) for (const home of other.homes) expect(moves.get(home) ?? 9).toBeGreaterThan(1);
  });

  it("has the size that it says", () => {
    expect(map.provinces).toHaveLength(93);
    expect(map.provinces.filter((province) => province.centre)).toHaveLength(39);
    expect(map.provinces.filter((province) => province.places.length > 1).map((province) => province.id)).toEqual([
      "BAT",
      "DEM",
      "MNL",
      "TOR",
    ]);
  });
});

describe("maps that lie on the earth", () => {
  it.each(MAP_NAMES.filter((name) => placesOf(name)))("%s knows where each province and coast lies", (name) => {
    const places = placesOf(name)!;
    const { provinces } = loadMap(name);
    const ids = provinces.flatMap((province) => province.places);
    expect(Object.keys(places).sort()).toEqual([...ids].sort());
    for (const { lon, lat } of Object.values(places)) {
      expect(Math.abs(lon)).toBeLessThan(180);
      expect(Math.abs(lat)).toBeLessThan(85);
    }
  });

  it("and Pure lies nowhere", () => {
    expect(placesOf("pure")).toBeNull();
    expect(placesOf("constructor")).toBeNull();
  });
});
