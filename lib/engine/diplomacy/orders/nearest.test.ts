import { describe, expect, it } from "vitest";
import { fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import type { Position } from "../position";
import { nearestOrder, withNearest } from "./nearest";
import { parseOrder } from "./parse-order";
import { movement, retreats, winter } from "./testing/positions";
import { spoiltOrders } from "./testing/spoilt-orders";

const map = loadMap("standard");
const nearest = (position: Position, power: string, text: string, rules: readonly string[] = []): string | null => {
  const field = fieldOf(map, position, new Set(rules));
  return nearestOrder({ field, seen: field }, power, text);
};

describe("the nearest legal order", () => {
  it.each([
    // Misspelt.
    ["FRANCE", "A PARR - BUR", "A PAR - BUR"],
    ["FRANCE", "A PRA - BUR", "A PAR - BUR"],
    ["FRANCE", "Army Paris to Burgandyy", "A PAR - BUR"],
    ["FRANCE", "A Pariss supprts A Marseile to Burgundy", "A PAR S A MAR - BUR"],
    ["FRANCE", "F MAO - North Atlantik", "F MAO - NAO"],
    ["FRANCE", "A PAR - BURG", "A PAR - BUR"],
    // Coasts.
    ["FRANCE", "F MAO - SPA", "F MAO - SPA/NC"],
    ["FRANCE", "F MAO - SPA/EC", "F MAO - SPA/NC"],
    ["RUSSIA", "F STP - BAR", "F STP/SC - FIN"],
    // Of another type, or elsewhere, or another's.
    ["FRANCE", "F PAR - BUR", "A PAR - BUR"],
    ["FRANCE", "A PIC - BUR", "A PAR - BUR"],
    ["FRANCE", "F ENG - MAO", "F BRE - MAO"],
    ["FRANCE", "A MUN - BUR", "A PAR - BUR"],
    // Out of reach.
    ["FRANCE", "A PAR - MUN", "A PAR - BUR"],
    ["FRANCE", "A GAS - IRI", "A GAS - BRE"],
    ["FRANCE", "A MAR - LON VIA", "A MAR - BUR"],
    ["FRANCE", "F MAO C A GAS - MUN", "F MAO C A GAS - BRE"],
    ["ENGLAND", "F NTH C LON - SWE", "F NTH C A LON - DEN"],
    ["FRANCE", "A PAR S A MUN - TYR", "A PAR S A MUN - BUR"],
    ["FRANCE", "A PAR S A BUR", "A PAR S A GAS"],
    ["FRANCE", "F BRE S A PAR - BUR", "F BRE S A PAR - GAS"],
    ["FRANCE", "S A MUN - BUR", "A PAR S A MUN - BUR"],
    ["ENGLAND", "F NTH S A LON - NWY", "F NTH C A LON - NWY"],
    // Cut short, or too much of it.
    ["FRANCE", "A PAR -", "A PAR H"],
    ["FRANCE", "A PAR - BUR please", "A PAR - BUR"],
    ["FRANCE", "A PAR - BUR - MUN", "A PAR - BUR"],
    // Of another phase.
    ["FRANCE", "BUILD A PAR", "A PAR H"],
    ["FRANCE", "A PAR P ENGLAND", "A PAR H"],
  ])("%s: %s → %s", (power, text, order) => expect(nearest(movement, power, text)).toBe(order));

  it.each([
    ["GERMANY", "A RUH R MUN", "A RUH R BEL"],
    ["GERMANY", "A RUH R BLE", "A RUH R BEL"],
    ["GERMANY", "F RUH R BEL", "A RUH R BEL"],
    ["GERMANY", "A RUH H", "A RUH D"],
    ["GERMANY", "A RUH S A MUN - BUR", "A RUH R BEL"],
    ["ENGLAND", "F NWY - STP/SC", "F NWY R STP/NC"],
    ["TURKEY", "A PAR - BUR", null],
  ])("in retreats %s: %s → %s", (power, text, order) => expect(nearest(retreats, power, text)).toBe(order));

  it.each([
    ["FRANCE", "BUILD A PARIS please", "BUILD A PAR"],
    ["FRANCE", "BUILD F PAR", "BUILD A PAR"],
    ["FRANCE", "BUILD A MAR", "BUILD A BRE"],
    ["RUSSIA", "BUILD F STP", "BUILD F STP/NC"],
    ["RUSSIA", "BUILD A MOS", "BUILD A STP"],
    ["FRANCE", "WAVE", "WAIVE"],
    ["FRANCE", "WAIVES it", "WAIVE"],
    ["GERMANY", "REMOVE A TYROLA", "A TYR D"],
    ["GERMANY", "REMOVE A BOH", "A MUN D"],
    ["ITALY", "BUILD A ROM", null],
    // What is not due: a removal where builds are, a build where removals are, either where nothing is.
    ["FRANCE", "REMOVE A MAR", "WAIVE"],
    ["GERMANY", "WAIVE", "F KIE D"],
    ["GERMANY", "KEEP A MUNICH please", "KEEP A MUN"],
    ["TURKEY", "BUILD A CON", null],
  ])("in adjustments %s: %s → %s", (power, text, order) => expect(nearest(winter, power, text)).toBe(order));

  it("names a power to hand a unit to where that is allowed", () => {
    expect(nearest(movement, "FRANCE", "A PAR PROXY GERMANS", ["PROXY_OK"])).toMatch(/^A PAR P /);
    expect(nearest(movement, "FRANCE", "A PARR P ENGLAND", ["PROXY_OK"])).toBe("A PAR P ENGLAND");
  });

  it.each(["", "   ", "?!", "(*bounce*)"])("of %j there is none", (text) =>
    expect(nearest(movement, "FRANCE", text)).toBeNull(),
  );

  it.each(["xx yy", "please", "x".repeat(100_000)])(
    "of words that say nothing is what comes of no order (%#)",
    (text) => {
      expect(nearest(movement, "FRANCE", text)).toBe("A PAR H");
      expect(nearest(movement, "FRANCE", text, ["ORDER_ANY"])).toBe("A PAR H");
      expect(nearest(retreats, "GERMANY", text)).toBe("A RUH D");
      expect(nearest(winter, "FRANCE", text)).toBe("WAIVE");
      expect(nearest(winter, "GERMANY", text)).toBe("F KIE D");
      expect(nearest(winter, "TURKEY", text)).toBeNull();
    },
  );

  it("orders nothing that is ordered already, and nothing beyond what is due", () => {
    const beside = (position: Position, power: string, text: string, others: readonly string[]): string | null => {
      const field = fieldOf(map, position, new Set());
      const orders = others.map((other) => {
        const read = parseOrder(field, power, other);
        if (!read.ok) throw new Error(other);
        return read.value;
      });
      return nearestOrder({ field, seen: field }, power, text, orders);
    };
    expect(beside(movement, "FRANCE", "A PAR - BUR", ["A PAR H"])).toBe("A GAS - BUR");
    expect(beside(movement, "GERMANY", "A MUN - BUR", ["A MUN H"])).toBeNull();
    expect(beside(retreats, "GERMANY", "A RUH R BEL", ["A RUH D"])).toBeNull();
    expect(beside(winter, "FRANCE", "BUILD A PAR", ["BUILD A PAR"])).toBe("BUILD A BRE");
    expect(beside(winter, "FRANCE", "BUILD A PAR", ["WAIVE", "WAIVE", "WAIVE"])).toBeNull();
    expect(beside(winter, "FRANCE", "REMOVE A MAR", ["WAIVE", "WAIVE", "WAIVE"])).toBe("KEEP A MAR");
    expect(beside(winter, "GERMANY", "REMOVE A MUN", ["REMOVE A TYR", "REMOVE F KIE"])).toBe("KEEP A MUN");
  });

  it("stands beside what a refusal says", () => {
    const field = fieldOf(map, movement, new Set());
    const refused = parseOrder(field, "FRANCE", "A PAR - MUN");
    expect(refused.ok ? null : withNearest({ field, seen: field }, "FRANCE", "A PAR - MUN", refused.error)).toEqual({
      code: "order/cannot_reach",
      data: { from: "PAR", to: "MUN", nearest: "A PAR - BUR" },
    });
  });
});

const PHASES = process.env.GUILDHALL_LONG ? 600 : 60;
const SEED = Number(process.env.SEED ?? 4_711);

describe(`spoilt orders in ${PHASES} phases of random games from seed ${SEED}`, () => {
  it.each(["standard", "spice"] as const)(
    "%s: what is offered is legal",
    (name) => {
      let tried = 0;
      for (const { field, power, text } of spoiltOrders(loadMap(name), PHASES, SEED)) {
        tried++;
        const offered = nearestOrder({ field, seen: field }, power, text);
        if (offered === null) continue;
        expect(parseOrder(field, power, offered).ok, `${text} → ${offered}`).toBe(true);
        // Whoever sends what is offered is not refused, so that it is its own nearest order.
        expect(nearestOrder({ field, seen: field }, power, offered)).toBe(offered);
      }
      expect(tried).toBeGreaterThan(PHASES);
    },
    600_000,
  );
});

it("is not looked for among ten thousand orders", () => {
  const modern = loadMap("modern");
  const [power] = modern.powers.map(({ name }) => name);
  const inland = modern.places.filter(({ id, armies }) => armies && !id.includes("/")).map(({ id }) => id);
  const seas = modern.places.filter(({ fleets, armies }) => fleets && !armies).map(({ id }) => id);
  const among = (armies: number): string | null => {
    const units = [
      ...inland.slice(0, armies).map((at) => ({ type: "A" as const, at, power: power ?? "" })),
      ...seas.map((at) => ({ type: "F" as const, at, power: power ?? "" })),
    ];
    const field = fieldOf(modern, { ...movement, units }, new Set());
    return nearestOrder({ field, seen: field }, power ?? "", "A NOWHERE - ELSEWHERE");
  };
  expect(among(2)).not.toBeNull();
  expect(among(100)).toBeNull();
});
