import { describe, expect, it } from "vitest";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import { mapAt } from "@/lib/engine/diplomacy/map/ground";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { parseOrder } from "@/lib/engine/diplomacy/orders/parse-order";
import { diplomacy as english } from "@/lib/texts/diplomacy/en";
import { diplomacy as estonian } from "@/lib/texts/diplomacy/et";
import { sayRefusal } from "./order-words";
import { beginningOf } from "./sandbox/sandbox-game";

const standard = loadMap("standard");

describe("why an order is refused", () => {
  it.each([
    ["FRANCE", "A PAR S A MAR - SPA"],
    ["FRANCE", "A PAR - LON"],
    ["FRANCE", "A PAR - LON VIA"],
    ["FRANCE", "F BRE - ENG - MAO"],
    ["FRANCE", "F BRE - SPA"],
    ["FRANCE", "A PAR S A PAR"],
    ["FRANCE", "F BRE C A PAR - LON"],
    ["ENGLAND", "F LON C A LVP - NWY"],
    ["ENGLAND", "A LON - NTH"],
    ["ENGLAND", "A PAR - BUR"],
    ["ENGLAND", "A TYR - BUR"],
    ["RUSSIA", "F STP - NWY"],
  ])("%s %s: names what it speaks of", (power, text) => {
    const field = fieldOf(standard, beginningOf(standard), new Set<string>(), {});
    const read = parseOrder(field, power, text);
    if (read.ok) throw new Error("It can be given");
    for (const t of [english, estonian]) {
      const said = sayRefusal(t, standard, read.error);
      expect(said).not.toBe(t.refused);
      expect(said).not.toMatch(/undefined|null/);
    }
  });

  it("says that the ground keeps a unit out now", () => {
    const rivers = loadMap("rivers");
    const position = beginningOf(rivers);
    const field = fieldOf(mapAt(rivers, position.phase), position, new Set<string>(), {});
    const read = parseOrder(field, "SUMER", "A URK - EDN");
    if (read.ok) throw new Error("It can be given");
    expect(sayRefusal(english, rivers, read.error)).toBe("Uruk cannot reach Edin. Edin is under water now.");
    expect(sayRefusal(estonian, rivers, read.error)).toContain("Edin on praegu vee all.");
  });
});
