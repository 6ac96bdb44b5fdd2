import { describe, expect, it } from "vitest";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import { checkAgain } from "@/lib/engine/diplomacy/orders/parse-order";
import { beginningOf } from "@/lib/engine/diplomacy/testing/play";
import { type Question, think } from "./think";

const config = { map: "standard", morph: [] };
const map = mapOf(config)!;
const position = beginningOf(map);

const question: Question = {
  ...{ config, position, rules: [], dummies: [], own: ["FRANCE"], given: [], reply: false, samples: 400, seed: 1 },
};

describe("thinking about what if", () => {
  it("tells of every unit of one's own how often its order comes about", () => {
    const { odds, reply, samples } = think(map, question);
    expect(reply).toBeNull();
    expect(odds.map(({ unit }) => unit.at).sort()).toEqual(["BRE", "MAR", "PAR"]);
    for (const { succeeded, dislodged } of odds) expect([succeeded, dislodged]).toEqual([samples, 0]);
  });

  it("takes what one guesses by hand for certain", () => {
    const own = { power: "FRANCE", order: { type: "move", unit: { type: "A", at: "PAR" }, to: "BUR" } } as const;
    const bounce = { power: "GERMANY", order: { type: "move", unit: { type: "A", at: "MUN" }, to: "BUR" } } as const;
    const { odds } = think(map, { ...question, given: [own, bounce] });
    expect(odds.find(({ unit }) => unit.at === "PAR")?.succeeded).toBe(0);
  });

  it("finds orders that may be given, and reckons with them", () => {
    const { reply, odds } = think(map, { ...question, reply: true });
    expect(reply).toHaveLength(3);
    const field = fieldOf(map, position, new Set());
    for (const { power, order } of reply ?? []) expect(checkAgain(field, power, order).ok).toBe(true);
    expect(odds.map(({ order }) => order)).toEqual(expect.arrayContaining((reply ?? []).map(({ order }) => order)));
  });

  it("finds one's builds, where there is nothing to count", () => {
    const builds = {
      ...position,
      phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
      units: position.units.filter(({ at }) => at !== "PAR"),
    };
    const { reply, odds } = think(map, { ...question, position: builds, reply: true });
    expect(reply?.map(({ order }) => order.type)).toEqual(["build"]);
    expect(odds).toEqual([]);
  });
});
