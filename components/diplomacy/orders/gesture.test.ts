import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { parseOrder } from "@/lib/engine/diplomacy/orders/parse-order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { Position, Unit } from "@/lib/engine/diplomacy/position";
import { beginningOf } from "../sandbox/sandbox-game";
import { type Gesture, leadsOf, offersOf, type Pointed, point } from "./gesture";
import { orderDesk } from "./order-desk";

const map = loadMap("standard");
const powers = map.powers.map(({ name }) => name);
const rules = new Set<string>();
const beginning = beginningOf(map);
const unit = (text: string): Unit => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: type === "F" ? "F" : "A", at };
};
const deskOf = (units: readonly string[], phase = beginning.phase) =>
  orderDesk({ map, rules, powers, position: { ...beginning, phase, units: units.map(unit) } satisfies Position });

/** What a series of taps comes to. */
function taps(desk: ReturnType<typeof deskOf>, provinces: readonly string[]): Pointed | null {
  let gesture: Gesture | null = null;
  let last: Pointed | null = null;
  for (const at of provinces) {
    last = point(desk, gesture, at, () => false);
    if (last.to === "gesture") gesture = last.gesture;
    else if (last.to !== "refuse") gesture = null;
  }
  return last;
}
const said = (pointed: Pointed | null): string =>
  pointed?.to === "order" ? printOrder(pointed.order) : (pointed?.to ?? "nothing");

describe("pointing at the map gives orders", () => {
  const CASES: [name: string, units: string[], tapped: string[], comes: string][] = [
    ["a move: unit, target", ["FRANCE A PAR"], ["PAR", "BUR"], "A PAR - BUR"],
    [
      "a foreign unit in the way: the second tap attacks",
      ["FRANCE A BUR", "GERMANY A MUN"],
      ["BUR", "MUN", "MUN"],
      "A BUR - MUN",
    ],
    ["a support in place", ["FRANCE A PAR", "FRANCE A BUR"], ["PAR", "BUR"], "gesture"],
    [
      "a supported move: supporter, unit, its target",
      ["FRANCE A PAR", "FRANCE A BUR"],
      ["PAR", "BUR", "PIC"],
      "A PAR S A BUR - PIC",
    ],
    [
      "a supported attack",
      ["FRANCE A RUH", "FRANCE A BUR", "GERMANY A MUN"],
      ["RUH", "BUR", "MUN"],
      "A RUH S A BUR - MUN",
    ],
    [
      "a convoy: fleet, army, its target",
      ["ENGLAND F NTH", "ENGLAND A LON"],
      ["NTH", "LON", "NWY"],
      "F NTH C A LON - NWY",
    ],
    ["two coasts: which one is asked", ["FRANCE F MAO"], ["MAO", "SPA"], "gesture"],
    ["one coast: none is asked", ["FRANCE F WES"], ["WES", "SPA"], "F WES - SPA/SC"],
    ["the unit once more: given up", ["FRANCE A PAR"], ["PAR", "PAR"], "cancel"],
    ["too far: refused", ["FRANCE A PAR"], ["PAR", "MOS"], "refuse"],
    [
      "another own unit that it cannot help: that one is taken up",
      ["FRANCE A PAR", "FRANCE F POR"],
      ["PAR", "POR"],
      "gesture",
    ],
    ["nobody there", ["FRANCE A PAR"], ["MOS"], "nothing"],
    ["another target after the first", ["FRANCE A BUR", "GERMANY A MUN"], ["BUR", "MUN", "PAR"], "A BUR - PAR"],
  ];
  test.each(CASES)("%s", (_, units, tapped, comes) => {
    expect(said(taps(deskOf(units), tapped))).toBe(comes);
  });

  test("what is offered for a target: the attack first, then support", () => {
    const pointed = taps(deskOf(["FRANCE A BUR", "GERMANY A MUN"]), ["BUR", "MUN"]);
    const gesture = pointed?.to === "gesture" ? pointed.gesture : null;
    expect(gesture && offersOf(gesture).map(printOrder)).toEqual(["A BUR - MUN", "A BUR S A MUN"]);
    expect(gesture && [...leadsOf(gesture)]).toContain("RUH");
  });

  test("a unit that could be supported there and carried there: which is meant is asked", () => {
    const desk = deskOf(["ENGLAND F ENG", "ENGLAND F NTH", "ENGLAND A LON"]);
    const pointed = taps(desk, ["ENG", "LON", "BEL"]);
    const gesture = pointed?.to === "gesture" ? pointed.gesture : null;
    expect(gesture && offersOf(gesture).map(printOrder)).toEqual(["F ENG S A LON - BEL", "F ENG C A LON - BEL"]);
    expect(said(taps(desk, ["ENG", "LON", "BEL", "BEL"]))).toBe("F ENG S A LON - BEL");
  });

  test("a retreat, a removal, a build", () => {
    const retreats = orderDesk({
      map,
      rules,
      powers,
      position: {
        ...beginning,
        phase: { season: "SPRING", year: 1901, type: "RETREATS" },
        units: [unit("GERMANY A BUR")],
        dislodged: [{ ...unit("FRANCE A BUR"), from: "MUN", retreats: ["PIC", "GAS"] }],
      },
    });
    expect(said(taps(retreats, ["BUR", "GAS"]))).toBe("A BUR R GAS");
    const winter = { season: "WINTER", year: 1901, type: "ADJUSTMENTS" };
    const removals = deskOf(["AUSTRIA A BUD", "AUSTRIA A SER", "AUSTRIA A VIE", "AUSTRIA F TRI"], winter);
    expect(said(taps(removals, ["SER"]))).toBe("A SER D");
    const builds = deskOf(["AUSTRIA A SER"], winter);
    expect(said(taps(builds, ["VIE"]))).toBe("BUILD A VIE");
    expect(said(taps(builds, ["TRI"]))).toBe("gesture");
  });
});

test("whatever is pointed at, an order that comes of it is one that the judge accepts", () => {
  const provinces = map.provinces.filter(({ terrain }) => terrain !== "shut").map(({ id }) => id);
  const desk = deskOf([
    ...["FRANCE A PAR", "FRANCE F BRE", "ENGLAND F ENG", "ENGLAND A LON", "ENGLAND F NTH", "GERMANY A MUN"],
    ...["GERMANY A RUH", "ITALY F TYS", "ITALY A ROM", "ITALY F ION", "TURKEY F AEG", "TURKEY A SMY", "FRANCE F MAO"],
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...provinces), { minLength: 2, maxLength: 6 }), (tapped) => {
      const pointed = taps(desk, tapped);
      if (pointed?.to !== "order") return;
      const { power } = pointed.subject;
      expect(parseOrder(desk.field, power, printOrder(pointed.order))).toEqual({ ok: true, value: pointed.order });
    }),
  );
});
