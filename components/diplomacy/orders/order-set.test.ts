import { describe, expect, test } from "vitest";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { Position } from "@/lib/engine/diplomacy/position";
import { beginningOf } from "../sandbox/sandbox-game";
import { orderDesk, subjectAt } from "./order-desk";
import { isChanged, isSaved, type OrderAct, type OrderSet, orderSet, orderSetAfter, textOf } from "./order-set";
import { readOrderText } from "./read-order-text";

const map = loadMap("standard");
const beginning = beginningOf(map);
const rules = new Set<string>();
const deskFor = (position: Position, powers: readonly string[]) => orderDesk({ map, rules, position, powers });
const france = deskFor(beginning, ["FRANCE"]);
const winter = (units: Position["units"], owners: Position["owners"]): Position => ({
  phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
  units,
  dislodged: [],
  owners,
});

/** Orders of a text, which all can be given. */
const given = (desk: typeof france, text: string): readonly GivenOrder[] => {
  const { orders, refused } = readOrderText(desk, text);
  expect(refused).toEqual([]);
  return orders;
};
const lines = ({ orders }: OrderSet): string[] => orders.map(({ order }) => printOrder(order));
const setOf = (desk: typeof france, text: string): OrderAct[] =>
  given(desk, text).map(({ power, order }) => ({ type: "set", power, order }));
const acted = (desk: typeof france, set: OrderSet, acts: readonly OrderAct[]): OrderSet =>
  acts.reduce((one, act) => orderSetAfter(desk, one, act), set);

describe("an order set", () => {
  test.each<[string, string[], string[]]>([
    ["one order a unit: the last one", ["A PAR - BUR", "A PAR - PIC"], ["A PAR - PIC"]],
    ["an order keeps its place when it changes", ["A PAR - BUR", "F BRE H", "A PAR - PIC"], ["A PAR - PIC", "F BRE H"]],
  ])("%s", (_, texts, left) => {
    const acts = texts.flatMap((text) => setOf(france, text));
    expect(lines(acted(france, orderSet(), acts))).toEqual(left);
  });

  test("takes back the order of a unit, and nothing else", () => {
    const set = acted(france, orderSet(), setOf(france, "A PAR - BUR\nF BRE - MAO"));
    expect(lines(orderSetAfter(france, set, { type: "clear", power: "FRANCE", at: "PAR" }))).toEqual(["F BRE - MAO"]);
    expect(lines(orderSetAfter(france, set, { type: "clear", power: "GERMANY", at: "PAR" }))).toHaveLength(2);
  });

  test("takes no order for a power that one does not order for", () => {
    const [order] = given(deskFor(beginning, ["GERMANY"]), "A MUN - RUH");
    expect(order).toBeDefined();
    const set = order && orderSetAfter(france, orderSet(), { type: "set", ...order });
    expect(set?.orders).toEqual([]);
  });

  test("builds no more than is due, and waives what is left", () => {
    const desk = deskFor(
      winter([{ power: "FRANCE", type: "A", at: "SPA" }], { PAR: "FRANCE", BRE: "FRANCE", MAR: "FRANCE" }),
      ["FRANCE"],
    );
    expect(desk.due.get("FRANCE")).toBe(2);
    const set = acted(desk, orderSet(), [
      ...setOf(desk, "BUILD A PAR\nBUILD F BRE"),
      { type: "waive", power: "FRANCE" },
    ]);
    expect(lines(set)).toEqual(["BUILD A PAR", "BUILD F BRE"]);
    const third = desk.subjects.find(({ at }) => at === "MAR")?.options[0];
    expect(third && lines(orderSetAfter(desk, set, { type: "set", power: "FRANCE", order: third }))).toHaveLength(2);
    const waived = acted(desk, set, [
      { type: "clear", power: "FRANCE", at: "PAR" },
      { type: "waive", power: "FRANCE" },
    ]);
    expect(lines(waived)).toEqual(["BUILD F BRE", "WAIVE"]);
    expect(lines(orderSetAfter(desk, waived, { type: "unwaive", power: "FRANCE" }))).toEqual(["BUILD F BRE"]);
  });

  test("tells saved from changed, and goes back", () => {
    const saved = given(france, "A PAR - BUR\nF BRE - MAO");
    const set = orderSet(saved);
    expect(isChanged(set)).toBe(false);
    const changed = acted(france, set, setOf(france, "A PAR - PIC"));
    expect(isChanged(changed)).toBe(true);
    expect(changed.orders.map((one) => isSaved(changed, one))).toEqual([false, true]);
    expect(orderSetAfter(france, changed, { type: "revert" })).toEqual(set);
    const kept = orderSetAfter(france, changed, { type: "saved", orders: changed.orders });
    expect(isChanged(kept)).toBe(false);
  });

  test("merges what was changed here with what was saved elsewhere", () => {
    const here = acted(france, orderSet(given(france, "A PAR - BUR\nF BRE - MAO\nA MAR H")), [
      ...setOf(france, "A PAR - PIC"),
      { type: "clear", power: "FRANCE", at: "MAR" },
    ]);
    const elsewhere = given(france, "A PAR - GAS\nF BRE - ENG\nA MAR - SPA");
    const merged = orderSetAfter(france, here, { type: "merge", saved: elsewhere });
    // Paris was changed here, Brest only there, and Marseilles was cleared here.
    expect(lines(merged).toSorted()).toEqual(["A PAR - PIC", "F BRE - ENG"]);
    expect(merged.saved).toEqual(elsewhere);
  });
});

describe("orders as text", () => {
  const all = deskFor(
    beginning,
    map.powers.map(({ name }) => name),
  );

  test("what is printed is read as the same orders", () => {
    const orders = given(all, "[FRANCE]\nA PAR - BUR\n[GERMANY]\nA MUN - BUR\nF KIE - DEN");
    expect(readOrderText(all, textOf(all, orders)).orders).toEqual(orders);
    expect(textOf(all, orders)).toBe("[FRANCE]\nA PAR - BUR\n\n[GERMANY]\nA MUN - BUR\nF KIE - DEN");
  });

  test("a line without a head goes to the power whose unit it names", () => {
    const { orders, refused } = readOrderText(all, "A MUN - BUR\nnonsense\nA PAR - BUR");
    expect(orders.map(({ power }) => power)).toEqual(["GERMANY", "FRANCE"]);
    expect(refused.map(({ line }) => line)).toEqual([2]);
  });

  test("a line that cannot be given comes with the nearest that can", () => {
    const { refused } = readOrderText(france, "A PAR - MUN");
    expect(refused).toMatchObject([{ line: 1, code: "order/cannot_reach", data: { nearest: expect.any(String) } }]);
  });
});

test("what can be ordered, by phase", () => {
  expect(france.subjects.map(({ at }) => at).toSorted()).toEqual(["BRE", "MAR", "PAR"]);
  const beaten = deskFor(
    {
      ...beginning,
      phase: { season: "SPRING", year: 1901, type: "RETREATS" },
      dislodged: [{ power: "FRANCE", type: "A", at: "BUR", from: "MUN", retreats: ["PIC"] }],
    },
    ["FRANCE"],
  );
  expect(subjectAt(beaten, "BUR")?.options.map(printOrder)).toEqual(["A BUR R PIC", "A BUR D"]);
  expect(subjectAt(beaten, "PAR")).toBeNull();
});
