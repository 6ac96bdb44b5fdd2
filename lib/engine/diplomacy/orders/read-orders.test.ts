import { describe, expect, it } from "vitest";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import type { Position } from "../position";
import type { Desk } from "./nearest";
import { printOrder } from "./print-order";
import { LONGEST_TEXT, MOST_FAULTS, MOST_LINES, readOrders } from "./read-orders";

const map = loadMap("standard");
const unit = (text: string) => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: type === "F" ? ("F" as const) : ("A" as const), at };
};
const position: Position = {
  phase: { season: "SPRING", year: 1901, type: "MOVEMENT" },
  units: ["FRANCE A PAR", "FRANCE A MAR", "FRANCE F BRE", "GERMANY A MUN", "ITALY F NAP", "RUSSIA A MOS"].map(unit),
  dislodged: [],
  owners: { PAR: "FRANCE", MAR: "FRANCE", MUN: "GERMANY", BUR: "FRANCE" },
};
const winter: Position = { ...position, phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" } };

/** France orders for Germany and Italy as well. */
function read(text: string, at: Position = position, rules: readonly string[] = []) {
  const field = fieldOf(map, at, new Set(rules));
  const deskFor = (power: string): Result<Desk, Refusal> =>
    ["FRANCE", "GERMANY", "ITALY"].includes(power) ? ok({ field, seen: field }) : refuse("order/not_yours", { power });
  const { sets, refused } = readOrders(map, text, "FRANCE", deskFor);
  return {
    orders: Object.fromEntries(
      [...sets].map(([power, lines]) => [
        power,
        lines.map(({ line, order, text: written }) => `${line} ${order ? printOrder(order) : written}`),
      ]),
    ),
    refused: refused.map(({ line, power, code }) => `${line} ${power} ${code}`),
  };
}

describe("orders of several powers in one text", () => {
  it.each([
    ["[GERMANY]\nA MUN - RUH", { GERMANY: ["2 A MUN - RUH"] }],
    ["[ germany ] A MUN - RUH", { GERMANY: ["1 A MUN - RUH"] }],
    ["Germany: A MUN - RUH", { GERMANY: ["1 A MUN - RUH"] }],
    ["G) A MUN - RUH", { GERMANY: ["1 A MUN - RUH"] }],
    ["GERMANY\nA MUN - RUH\nITALY\nF NAP H", { GERMANY: ["2 A MUN - RUH"], ITALY: ["4 F NAP H"] }],
    [
      "A PAR H\nI: F NAP H\nFRANCE: A MAR H; F BRE H",
      { FRANCE: ["1 A PAR H", "3 A MAR H", "3 F BRE H"], ITALY: ["2 F NAP H"] },
    ],
    ["A PAR - BUR\r\n\r\n// A MAR - SPA; F BRE - MAO\r\nA MAR H // not a comment", { FRANCE: ["1 A PAR - BUR"] }],
    ["F BRE - SPA/NC\nF BRE: H", { FRANCE: [] }],
  ])("%j", (text, orders) => expect(read(text).orders).toEqual(orders));

  it("is one's own before the first head, and says nothing of powers that it does not name", () => {
    expect(read("A PAR H").orders).toEqual({ FRANCE: ["1 A PAR H"] });
    expect(read("").orders).toEqual({ FRANCE: [] });
    expect(read("[GERMANY]").orders).toEqual({ GERMANY: [] });
  });

  it.each(["CLEAR", "clear", "NMR", "(NMR)", "Clear."])("%s wipes what the power had before, faults too", (wipe) => {
    expect(read(`A PAR - MOS\nA MAR H\n${wipe}`)).toEqual({ orders: { FRANCE: [] }, refused: [] });
    expect(read(`A PAR H\n[GERMANY]\nA MUN H\n${wipe}\nA MUN - RUH`).orders).toEqual({
      FRANCE: ["1 A PAR H"],
      GERMANY: ["5 A MUN - RUH"],
    });
    expect(read(`GERMANY: ${wipe}`).orders).toEqual({ GERMANY: [] });
  });
});

describe("faults", () => {
  it("lose nothing but their own line", () => {
    expect(
      read("A PAR - MOS\nA MAR H\nF BRE - ATLANTIS\nA MAR - SPA\n[RUSSIA]\nA MOS H\n[ATLANTIS]\nA PAR H\nG: A MUN H"),
    ).toEqual({
      orders: { FRANCE: ["2 A MAR H"], GERMANY: ["9 A MUN H"] },
      refused: [
        "1 FRANCE order/cannot_reach",
        "3 FRANCE order/no_such_place",
        "4 FRANCE order/twice",
        "6 RUSSIA order/not_yours",
        "7 null order/no_such_power",
        "8 null order/no_such_power",
      ],
    });
  });

  it("of adjustments are those orders that go beyond what is due", () => {
    expect(read("BUILD A PAR\nREMOVE A MAR", winter).refused).toEqual([
      "1 FRANCE order/occupied",
      "2 FRANCE order/nothing_due",
    ]);
    const three = { ...winter, units: ["FRANCE A BUR", "FRANCE A GAS"].map(unit) };
    expect(read("BUILD A PAR\nKEEP A BUR\nBUILD A MAR\nWAIVE", three)).toEqual({
      orders: { FRANCE: ["1 BUILD A PAR", "2 KEEP A BUR"] },
      refused: ["3 FRANCE order/too_many", "4 FRANCE order/too_many"],
    });
    const one = { ...three, owners: { PAR: "FRANCE" } };
    expect(read("D A BUR\nA GAS D", one)).toEqual({
      orders: { FRANCE: ["1 A BUR D"] },
      refused: ["2 FRANCE order/too_many"],
    });
  });

  it("offer what would be accepted beside the other lines", () => {
    const three = { ...winter, units: ["FRANCE A BUR", "FRANCE A GAS"].map(unit) };
    const one = { ...three, owners: { PAR: "FRANCE" } };
    const cases: [text: string, at: Position, offered: (string | null)[]][] = [
      ["A PAR H\nA PAR - BUR", position, ["A MAR - BUR"]],
      ["A PAR H\nA PAR - BUR\nA MAR H", position, ["F BRE - GAS"]],
      ["A PAR H; A MAR H; F BRE H; A PAR - BUR", position, [null]],
      // By itself, where nothing is left beside the others.
      ["A PAR H; A MAR H; F BRE H; A PAR - MOS", position, ["A PAR - BUR"]],
      ["REMOVE A BUR", three, ["WAIVE"]],
      ["WAIVE", one, ["A BUR D"]],
      ["BUILD A PAR; BUILD A MAR; BUILD F MAR", three, [null, null]],
      ["D A BUR; A GAS D", one, ["KEEP A GAS"]],
      ["xx yy", position, ["A PAR H"]],
      ["[BOGUS]\nA PAR H", position, ["[FRANCE]", null]],
      ["[GERMNY] A MUN H", position, ["[GERMANY] A MUN H"]],
      ["[Ger] A MUN H", position, ["[GERMANY] A MUN H"]],
    ];
    for (const [text, at, offered] of cases) {
      const field = fieldOf(map, at, new Set());
      const { refused } = readOrders(map, text, "FRANCE", () => ok({ field, seen: field }));
      const nearest = refused.map(({ data }) => (data as { nearest?: string } | undefined)?.nearest ?? null);
      expect(nearest, text).toEqual(offered);
    }
  });

  it("are not looked for under NO_CHECK, but what cannot be read is refused", () => {
    expect(read("a par - mos\nA PAR H\nA PAR - ATLANTIS", position, ["NO_CHECK"])).toEqual({
      orders: { FRANCE: ["1 a par - mos", "2 A PAR H"] },
      refused: ["3 FRANCE order/no_such_place"],
    });
  });

  it("a text beyond all measure is not read", () => {
    expect(read("A PAR H\n".repeat(LONGEST_TEXT))).toEqual({ orders: {}, refused: ["1 FRANCE order/text_too_long"] });
    const many = "a\n".repeat(MOST_LINES + 1);
    expect(read(many)).toEqual({ orders: {}, refused: ["1 FRANCE order/too_many_lines"] });
  });

  it("after so many faults nothing more is read, whoever they are of", () => {
    for (const text of [
      "x\n".repeat(MOST_LINES),
      `${"x\n".repeat(90)}[NOBODY]\n${"x\n".repeat(90)}[ITALY]\n${"x\n".repeat(90)}`,
    ])
      expect(read(text).refused).toHaveLength(MOST_FAULTS);
  });
});
