import { describe, expect, it } from "vitest";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import { centresByYear } from "@/lib/engine/diplomacy/game/centres-by-year";
import type { SeenRow } from "@/lib/engine/diplomacy/game/see-results";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { beginningOf } from "@/lib/engine/diplomacy/testing/play";
import { diplomacyTable as english } from "@/lib/texts/diplomacy-table/en";
import { diplomacyTable as estonian } from "@/lib/texts/diplomacy-table/et";
import { movesOf } from "./use-replay";

const map = loadMap("standard");
const before = beginningOf(map);

const played = (season: string, year: number, type: string, owners: Record<string, string>): PlayedPhase => ({
  ...{ at: 0, phase: { season, year, type }, results: [], before },
  after: { ...before, owners: { ...before.owners, ...owners } },
});

describe("centres by year", () => {
  it("are those at the end of each year, after the beginning", () => {
    const years = centresByYear([
      played("SPRING", 1901, "MOVEMENT", {}),
      played("FALL", 1901, "MOVEMENT", { BEL: "FRANCE" }),
      played("WINTER", 1901, "ADJUSTMENTS", { BEL: "FRANCE", SPA: "FRANCE" }),
      played("SPRING", 1902, "MOVEMENT", { BEL: "GERMANY" }),
    ]);
    expect(years.map(({ year, counts }) => [year, counts.get("FRANCE"), counts.get("GERMANY")])).toEqual([
      [null, 3, 3],
      [1901, 5, 3],
      [1902, 3, 4],
    ]);
  });
  it("are none where nothing was played", () => {
    expect(centresByYear([])).toEqual([]);
  });
});

describe("what has been processed", () => {
  it("is told in a line or two, however long one was away", () => {
    const phases = Array.from({ length: 20 }, (_, i) => `Spring ${1901 + i}, movement`);
    for (const { results } of [english, estonian]) {
      expect(results.processed(phases)).toContain("Spring 1920, movement");
      expect(results.processed(phases).length).toBeLessThan(70);
      expect(results.processed(phases.slice(0, 2))).toContain("Spring 1901, movement");
    }
  });
});

describe("where units go in a replay", () => {
  it("is where moves and retreats that came about led", () => {
    const move = (at: string, to: string, result: string): SeenRow => ({
      ...{ power: "FRANCE", result },
      order: { type: "move", unit: { type: "A", at }, to },
    });
    const results: SeenRow[] = [
      move("PAR", "BUR", "succeeds"),
      move("MAR", "SPA", "bounces"),
      { power: "FRANCE", order: { type: "retreat", unit: { type: "F", at: "ENG" }, to: "BRE" }, result: "succeeds" },
      { power: "FRANCE", order: { type: "hold", unit: { type: "F", at: "LON" } }, result: "succeeds" },
      { power: "TURKEY", sighted: "arrives", unit: { type: "F", at: "BLA" } },
    ];
    expect([...movesOf({ results })]).toEqual([
      ["PAR", "BUR"],
      ["ENG", "BRE"],
    ]);
  });
});
