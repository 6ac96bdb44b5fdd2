import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Field, fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import type { Order } from "../order";
import { checkAgain, parseOrder } from "./parse-order";
import { printLong, printOrder } from "./print-order";
import { readPrinted } from "./read-printed";
import { movement, retreats, winter } from "./testing/positions";

const type = fc.constantFrom("A" as const, "F" as const);
const place = fc.constantFrom("PAR", "BRE", "STP/SC", "SPA/NC", "ENG");
const unit = fc.record({ type, at: place });
const order: fc.Arbitrary<Order> = fc.oneof(
  unit.map((one): Order => ({ type: "hold", unit: one })),
  unit.map((one): Order => ({ type: "disband", unit: one })),
  unit.map((one): Order => ({ type: "keep", unit: one })),
  fc.record({ type: fc.constant("move" as const), unit, to: place }),
  fc.record({ type: fc.constant("move" as const), unit, to: place, via: fc.constant(true as const) }),
  fc.record({
    ...{ type: fc.constant("move" as const), unit, to: place, via: fc.constant(true as const) },
    path: fc.array(place, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("support" as const), unit, of: unit }),
  fc.record({ type: fc.constant("support" as const), unit, of: unit, to: place }),
  fc.record({ type: fc.constant("convoy" as const), unit, of: unit, to: place }),
  fc.record({ type: fc.constant("proxy" as const), unit, power: fc.constantFrom("FRANCE", "NEW YORK") }),
  fc.record({ type: fc.constant("retreat" as const), unit, to: place }),
  fc.record({ type: fc.constant("build" as const), unit }),
  fc.record({ type: fc.constant("build" as const), unit, hidden: fc.constant(true as const) }),
  fc.constant<Order>({ type: "waive" }),
);

describe("an order that was printed", () => {
  it("is read again without a map", () => {
    fc.assert(fc.property(order, (one) => void expect(readPrinted(printOrder(one))).toEqual(one)));
  });

  it("is what it was, and nothing else is an order", () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom("A PAR", "A PAR TO BUR", "A PAR S", "BUILD", "A PAR - ", "WAIVES"),
    );
    fc.assert(fc.property(text, (words) => void expect(printOrder(readPrinted(words))).toBe(words)));
  });
});

const map = loadMap("standard");
const RULES = new Set(["PROXY_OK", "HIDE_BUILDS"]);
const GIVEN: [Field, string, string[]][] = [
  [
    fieldOf(map, movement, RULES),
    "FRANCE",
    [
      "A PAR H",
      "A PAR - BUR",
      "A GAS - BRE",
      "A GAS - MAO - SPA",
      "A PAR S A MAR - BUR",
      "F MAO C A GAS - SPA",
      "A PAR P GERMANY",
    ],
  ],
  [fieldOf(map, retreats, RULES), "ENGLAND", ["F NWY R STP/NC", "F NWY D"]],
  [fieldOf(map, winter, RULES), "FRANCE", ["BUILD A PAR", "BUILD F BRE HIDDEN", "WAIVE", "KEEP A MAR"]],
  [fieldOf(map, winter, RULES), "GERMANY", ["A TYR D"]],
];

describe("an order that was entered", () => {
  it.each(GIVEN)("is held against the position again and stays as it is: %#", (field, power, lines) => {
    for (const line of lines) {
      const first = parseOrder(field, power, line);
      if (!first.ok) throw new Error(`${line}: ${JSON.stringify(first.error)}`);
      expect(checkAgain(field, power, first.value)).toEqual(first);
      expect(checkAgain(field, power, { type: "unread", text: line })).toEqual(first);
    }
  });

  it("is refused again once it does not hold any more", () => {
    const [field] = GIVEN[0]!;
    const bare = fieldOf(map, movement, new Set());
    const proxy: Order = { type: "proxy", unit: { type: "A", at: "PAR" }, power: "GERMANY" };
    expect(checkAgain(field, "FRANCE", proxy).ok).toBe(true);
    expect(checkAgain(bare, "FRANCE", proxy)).toMatchObject({ error: { code: "order/no_proxies" } });
    expect(checkAgain(field, "GERMANY", proxy)).toMatchObject({ error: { code: "order/not_yours" } });
  });
});

it("the long form names units and places in full", () => {
  const long = (text: string) => printLong(map, readPrinted(text));
  expect(long("A PAR - BUR")).toBe("Army Paris -> Burgundy");
  expect(long("F STP/SC S A MOS - LVN")).toBe("Fleet St Petersburg (south coast) SUPPORT Army Moscow -> Livonia");
  expect(long("A LON - NTH - NWY")).toBe("Army London -> North Sea -> Norway");
  expect(long("F NTH C A LON - NWY")).toBe("Fleet North Sea CONVOY Army London -> Norway");
  expect(long("A PAR H")).toBe("Army Paris HOLD");
  expect(long("BUILD F BRE HIDDEN")).toBe("BUILD Fleet Brest HIDDEN");
  expect(long("WAIVE")).toBe("BUILD WAIVED");
  expect(long("ARMY PARIS TO BURGUNDY")).toBe("ARMY PARIS TO BURGUNDY");
});
