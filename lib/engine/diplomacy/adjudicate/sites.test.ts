import { describe, expect, it } from "vitest";
import { morphMap } from "../maps";
import { legalAdjustments } from "../orders/legal";
import { parseOrder } from "../orders/parse-order";
import { printOrder } from "../orders/print-order";
import { readOrders } from "../orders/read-orders";
import type { Position } from "../position";
import { resolveAdjustments } from "./adjustments";
import { fieldOf } from "./field";

const { map } = morphMap("standard", ["FRANCE @GAS(PAR,MAR)", "UNOWNED GAS"]);
if (!map) throw new Error("the map does not hold");

/** A winter in which France owns its homes and Gascony, or other centres, and has one unit. */
const winter = (unit: string, centres: readonly string[] = ["PAR", "MAR", "BRE", "GAS"]): Position => ({
  phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
  units: [{ power: "FRANCE", type: "A", at: unit }],
  dislodged: [],
  owners: Object.fromEntries(centres.map((centre) => [centre, "FRANCE"])),
});

/** What comes of builds that are ordered one after another. */
const build = (position: Position, sites: readonly string[], rules: readonly string[] = []) => {
  const given = sites.map((at) => ({
    power: "FRANCE",
    order: { type: "build" as const, unit: { type: "A" as const, at } },
  }));
  return resolveAdjustments(map, position, given, new Set(rules)).results.map(({ result, reason }) =>
    result === "succeeds" ? "built" : reason.why,
  );
};
const accepts = (position: Position, text: string, rules: readonly string[] = []): string => {
  const read = parseOrder(fieldOf(map, position, new Set(rules)), "FRANCE", text);
  return read.ok ? printOrder(read.value) : read.error.code;
};

describe("a site that stands in for homes, @GAS(PAR,MAR)", () => {
  it("is one to build at while it and one of the homes are owned", () => {
    expect(accepts(winter("SPA"), "BUILD A GAS")).toBe("BUILD A GAS");
    expect(legalAdjustments(fieldOf(map, winter("SPA"), new Set()), "FRANCE").map(printOrder)).toContain("BUILD A GAS");
    expect(accepts(winter("SPA", ["MAR", "GAS"]), "BUILD A GAS")).toBe("BUILD A GAS");
    expect(accepts(winter("SPA", ["BRE", "GAS"]), "BUILD A GAS")).toBe("order/no_site");
    expect(accepts(winter("SPA", ["PAR", "MAR", "BRE"]), "BUILD A GAS")).toBe("order/no_site");
    expect(accepts(winter("SPA"), "BUILD A GAS", ["HOME_BUILDS"])).toBe("BUILD A GAS");
  });

  it("takes the place of one of them, whichever is built first", () => {
    expect(build(winter("SPA"), ["GAS", "PAR", "BRE"])).toEqual(["built", "built", "built"]);
    expect(build(winter("SPA"), ["PAR", "GAS", "MAR"])).toEqual(["built", "built", "no_room"]);
    expect(build(winter("SPA"), ["GAS", "PAR", "MAR"])).toEqual(["built", "built", "no_room"]);
    expect(build(winter("SPA"), ["PAR", "MAR", "GAS"])).toEqual(["built", "built", "no_room"]);
    expect(build(winter("SPA"), ["PAR", "MAR", "GAS"], ["BUILD_ANY"])).toEqual(["built", "built", "built"]);
  });

  it("takes that of a home where a unit stands", () => {
    expect(build(winter("PAR"), ["MAR", "GAS", "BRE"])).toEqual(["built", "built", "built"]);
    expect(build(winter("GAS"), ["PAR", "MAR", "BRE"])).toEqual(["built", "built", "built"]);
  });

  it("is refused where the places are taken, with what could be built instead", () => {
    const field = fieldOf(map, winter("SPA"), new Set());
    const desk = () => ({ ok: true as const, value: { field, seen: field } });
    const { refused } = readOrders(map, "BUILD A PAR; BUILD A MAR; BUILD A GAS", "FRANCE", desk);
    expect(refused).toMatchObject([{ code: "order/no_room", data: { at: "GAS", nearest: "BUILD A BRE" } }]);
  });
});
