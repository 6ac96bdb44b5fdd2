import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nextPhase, phaseCode, readPhaseCode } from "../map/flow";
import type { DiplomacyMap, Edge } from "../map/model";
import { loadMap, MAP_NAMES, mapText, morphMap } from "./index";

const FACTS = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/standard-map.md`;

const counts = (map: DiplomacyMap) => ({
  provinces: map.provinces.length,
  places: map.places.length,
  centres: map.provinces.filter((province) => province.centre).length,
  neutral: map.neutral.length,
  powers: map.powers.length,
  homes: map.powers.reduce((sum, power) => sum + power.homes.length, 0),
  units: map.powers.reduce((sum, power) => sum + power.units.length, 0),
  armyWays: ways(map, (edge) => edge.army),
  fleetWays: ways(map, (edge) => edge.fleet),
  victory: map.victory,
  begin: phaseCode(map.begin),
});

const ways = (map: DiplomacyMap, which: (edge: Edge) => boolean): number =>
  map.places.reduce((sum, place) => sum + place.edges.filter(which).length, 0);

describe("the maps of the house", () => {
  it.each(MAP_NAMES)("%s holds, and is always the same object", (name) => {
    expect(loadMap(name)).toBe(loadMap(name));
    expect(morphMap(name, []).map).toBe(loadMap(name));
    expect(mapText(name)).toBeDefined();
  });

  it("have these sizes", async () => {
    const sizes = Object.fromEntries(MAP_NAMES.map((name) => [name, counts(loadMap(name))]));
    await expect(`${JSON.stringify(sizes, null, 1)}\n`).toMatchFileSnapshot("testdata/counts.json");
  });

  it("differ from standard only where they say so", () => {
    const standard = loadMap("standard");
    expect(loadMap("fleetrome").provinces).toEqual(standard.provinces);
    expect(loadMap("fleetrome").powers.filter((power, i) => power.units !== standard.powers[i]!.units)).toHaveLength(7);
    expect(loadMap("fleetrome").powers.find((power) => power.name === "ITALY")?.units).toEqual([
      { type: "F", at: "NAP" },
      { type: "F", at: "ROM" },
      { type: "A", at: "VEN" },
    ]);
    expect(loadMap("chaos").places).toEqual(standard.places);
    expect(loadMap("chaos").directives).toEqual({ "": ["RULE BUILD_ANY"] });
  });

  it("walk through their years", () => {
    const map = loadMap("standard");
    const codes = ["S1901M"];
    for (let phase = map.begin; codes.length < 6; ) {
      phase = nextPhase(map, phase)!;
      codes.push(phaseCode(phase));
    }
    expect(codes).toEqual(["S1901M", "S1901R", "F1901M", "F1901R", "W1901A", "S1902M"]);
    expect(readPhaseCode(map, "w1901a")).toEqual({ season: "WINTER", year: 1901, type: "ADJUSTMENTS" });
    expect(readPhaseCode(map, "X1901A")).toBeNull();
    expect(nextPhase(loadMap("chaos"), loadMap("chaos").begin)).toEqual(map.begin);
    expect(loadMap("nowhere")).toBeNull();
    expect(morphMap("nowhere", ["VICTORY 3"]).map).toBeNull();
  });
});

/** The rows of the table of provinces: abb, name, type, centre, army, fleet, aliases. */
const rows = existsSync(FACTS)
  ? readFileSync(FACTS, "utf8")
      .split("\n")
      .map((line) => line.split("|").slice(1, -1))
      .map((cells) => cells.map((cell) => cell.trim()))
      .filter((cells) => cells.length === 7 && /^[A-Z]{3}(\/[A-Z]{2})?$/.test(cells[0]!))
  : [];

describe.skipIf(rows.length === 0)("standard agrees with the facts about it", () => {
  const map = loadMap("standard");
  const words = (text: string): string[] => text.split(" ").filter(Boolean).sort();

  it("has every province and coast, and no other", () => {
    expect(map.places.map((place) => place.id).sort()).toEqual([...rows.map((row) => row[0]!), "SWI"].sort());
    expect(map.provinces.find((province) => province.id === "SWI")?.terrain).toBe("shut");
  });

  it.each(rows)("%s %s", (id, name, type, centre, army, fleet, aliases) => {
    const place = map.places.find((each) => each.id === id)!;
    const province = map.provinces.find((each) => each.id === place.province)!;
    const coast = place.id !== province.id;
    expect(coast ? place.name : province.name).toBe(name);
    expect(coast ? "coast" : province.terrain).toBe(type);
    const spellings = coast ? place.aliases! : province.aliases;
    expect([...spellings].sort()).toEqual(
      words(aliases!)
        .map((alias) => alias.replaceAll("+", " "))
        .sort(),
    );
    // For armies the table names provinces, for fleets the coasts where there are any.
    const to = (which: (edge: Edge) => boolean) =>
      place.edges
        .filter(which)
        .map((edge) => edge.to)
        .sort();
    expect(to((edge) => edge.army)).toEqual(words(army!));
    expect(to((edge) => edge.fleet)).toEqual(words(fleet!));
    const owner = map.powers.find((power) => power.homes.includes(province.id))?.name ?? "neutral";
    if (!coast) expect(province.centre ? owner : "").toBe(centre);
  });

  it("starts as the facts say", () => {
    const text = readFileSync(FACTS, "utf8");
    for (const power of map.powers) {
      const row = text.split("\n").find((line) => line.startsWith(`| ${power.name} |`))!;
      const [, , homes, units] = row.split("|").map((cell) => cell.trim());
      expect([...power.homes].sort()).toEqual(words(homes!));
      expect(power.units.map((unit) => `${unit.type} ${unit.at}`).sort()).toEqual(units!.split(", ").sort());
    }
    expect([...map.neutral].sort()).toEqual(words(/Neutral centres: (.*)/.exec(text)![1]!));
    expect(map.victory).toEqual([18]);
  });
});

describe("Hundred", () => {
  it("has five years a turn, and builds every ten", () => {
    const map = loadMap("hundred");
    const codes = ["A1425M"];
    for (let phase = map.begin; codes.length < 8; ) {
      phase = nextPhase(map, phase)!;
      codes.push(phaseCode(phase));
    }
    expect(codes).toEqual(["A1425M", "A1425R", "A1430M", "A1430R", "A1430A", "A1435M", "A1435R", "A1440M"]);
    expect(readPhaseCode(map, "A1430A")).toEqual({ season: "A.D.", year: 1430, type: "ADJUSTMENTS" });
  });
});
