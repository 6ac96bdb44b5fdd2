import { describe, expect, it } from "vitest";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import { loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps/index";
import type { Position } from "@/lib/engine/diplomacy/position";
import { beginningOf } from "../sandbox/sandbox-game";
import { orderDesk } from "./order-desk";
import { exampleMove, orderExamples } from "./order-examples";
import { readOrderText } from "./read-order-text";

const rules = new Set<string>();
const standard = loadMap("standard");
const at = (type: string, given: Partial<Position>): Position => ({
  ...{ units: [], dislodged: [], owners: {} },
  ...given,
  phase: { season: "FALL", year: 1901, type },
});

describe("orders that show how they are written", () => {
  it.each(MAP_NAMES)("can be given as they stand, on %s as on the standard map", (name) => {
    const map = loadMap(name);
    for (const power of map.powers.filter(({ role }) => role === undefined).slice(0, 3)) {
      const desk = orderDesk({ map, rules, position: beginningOf(map), powers: [power.name] });
      const examples = orderExamples(desk);
      expect(readOrderText(desk, examples.filter((one) => one !== "WAIVE").join("\n")).refused).toEqual([]);
      const move = exampleMove(fieldOf(map, beginningOf(map), rules, {}), power.name);
      if (map.begin.type === "MOVEMENT" && move) expect(move.order).toContain(" - ");
    }
  });

  it("are those of the phase: a retreat and a disbanding, a build or a removal", () => {
    const dislodged = [{ power: "GERMANY", type: "A" as const, at: "MUN", from: "BUR", retreats: ["BER", "SIL"] }];
    const examplesAt = (position: Position) =>
      orderExamples(orderDesk({ map: standard, rules, position, powers: ["GERMANY"] }));
    expect(examplesAt(at("RETREATS", { dislodged }))).toEqual(["A MUN R BER", "A MUN D"]);
    expect(examplesAt(at("ADJUSTMENTS", { owners: { MUN: "GERMANY" } }))).toEqual(["BUILD A MUN", "WAIVE"]);
    const units = [{ power: "GERMANY", type: "A" as const, at: "RUH" }];
    expect(examplesAt(at("ADJUSTMENTS", { units }))).toEqual(["A RUH D"]);
    expect(examplesAt(at("MOVEMENT", {}))).toEqual([]);
  });
});
