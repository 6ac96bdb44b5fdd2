import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { ok } from "../../kernel/result";
import { type Field, fieldOf } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import { loadMap } from "../maps";
import type { Order } from "../order";
import { beginningOf, playPhase } from "../testing/play";
import { legalAdjustments, legalOrders, legalRetreats } from "./legal";
import { nearestOrder } from "./nearest";
import { parseOrder } from "./parse-order";
import { printOrder } from "./print-order";
import { LONGEST_ORDER, readOrder } from "./read-order";
import { LONGEST_TEXT, readOrders } from "./read-orders";

const LONG = Boolean(process.env.GUILDHALL_LONG);
const PHASES = LONG ? 400 : 40;
const SEED = Number(process.env.SEED ?? 2_026);

/** All phases of random games as they begin, whatever their type. */
function* fields(name: "standard" | "spice", count: number, rules: readonly string[] = []): Iterable<Field> {
  const map = loadMap(name);
  const random = new SeededRandom(SEED);
  let position = beginningOf(map);
  for (let i = 0; i < count; i++) {
    if (i % 30 === 0) position = beginningOf(map);
    yield fieldOf(map, position, new Set(rules));
    position = playPhase(map, position, random, () => {});
  }
}

/** All that each power may be ordered. */
function* offered(field: Field): Iterable<{ power: PowerName; order: Order }> {
  const { position, board } = field;
  for (const unit of position.phase.type === "MOVEMENT" ? position.units : [])
    for (const order of legalOrders(field, unit)) yield { power: unit.power, order };
  for (const unit of position.dislodged) for (const order of legalRetreats(unit)) yield { power: unit.power, order };
  for (const power of position.phase.type === "ADJUSTMENTS" ? board.powers : [])
    for (const order of legalAdjustments(field, power)) yield { power, order };
}

describe.each(["standard", "spice"] as const)(`${PHASES} phases of %s from seed ${SEED}`, (name) => {
  it("whatever may be ordered reads as it is printed", () => {
    const types = new Set<string>();
    for (const field of fields(name, PHASES))
      for (const { power, order } of offered(field)) {
        types.add(order.type);
        const read = parseOrder(field, power, printOrder(order));
        if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(order))
          expect(read, `${power}: ${printOrder(order)}`).toEqual({ ok: true, value: order });
      }
    expect([...types].sort()).toEqual(
      ["build", "convoy", "disband", "hold", "move", "retreat", "support", "waive"].sort(),
    );
  }, 600_000);
});

describe("whatever is sent", () => {
  const map = loadMap("standard");
  const boards = [
    ...fields("standard", 12),
    ...fields("standard", 6, ["NO_CHECK", "COASTAL_CONVOY"]),
    ...fields("standard", 6, ["FICTIONAL_OK", "PROXY_OK", "ORDER_ANY", "PORTAGE_CONVOY", "CONVOY_BACK"]),
  ];
  const words =
    "A F ARMY PAR Burgundy SPA STP/SC MUN Mid-Atlantic / ( ) NC (south coast) - -> → S C H M R D P B + VIA CONVOY BUILD REMOVE RETREAT WAIVE KEEP HIDDEN FRANCE French [ENGLAND] G) : ; // CLEAR (NMR) ? . 's the PARR __proto__ constructor".split(
      " ",
    );
  const phrase = fc
    .array(
      fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 5, unit: "binary" })),
      {
        maxLength: 12,
      },
    )
    .map((list) => list.join(" "));
  const legal = boards.flatMap((field) => [...offered(field)].filter((_, i) => i % 97 === 0));
  const mutated = fc
    .tuple(fc.constantFrom(...legal), fc.nat(30), fc.nat(4), fc.string({ maxLength: 3, unit: "binary" }))
    .map(([{ order }, at, cut, put]) => {
      const text = printOrder(order);
      return text.slice(0, at) + put + text.slice(at + cut);
    });
  const line = fc.oneof(phrase, mutated, fc.string({ unit: "binary", maxLength: 60 }));

  it("one order is read or refused, what is offered instead is legal, and what is read prints as it reads", () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...boards), (text, field) => {
        const read = parseOrder(field, "FRANCE", text);
        if (read.ok) {
          const again = parseOrder(field, "FRANCE", printOrder(read.value));
          expect(again).toEqual(read);
        } else {
          expect(read.error.code).toMatch(/^order\/[a-z_]+$/);
          const nearest = nearestOrder({ field, seen: field }, "FRANCE", text);
          if (nearest !== null) expect(parseOrder(field, "FRANCE", nearest).ok).toBe(true);
        }
      }),
      { numRuns: LONG ? 50_000 : 3_000 },
    );
  });

  it("every line of a text is accepted or refused by itself", () => {
    const plain = line.filter((text) => !/[;:)\]\r\n]|\/\/|CLEAR|NMR|^\W*(FRANCE|FRENCH)\W*$/i.test(text));
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 12 }), fc.constantFrom(...boards), (lines, field) => {
        const { sets, refused } = readOrders(map, lines.join("\n"), "FRANCE", () => ok({ field, seen: field }));
        const accepted = sets.get("FRANCE") ?? [];
        const met = [...accepted, ...refused].map(({ line: number }) => number).sort((one, other) => one - other);
        expect(met).toEqual(lines.flatMap((text, i) => (text.trim() === "" ? [] : [i + 1])));
        for (const { text, order } of accepted)
          if (order) expect(parseOrder(field, "FRANCE", text)).toEqual({ ok: true, value: order });
      }),
      { numRuns: LONG ? 10_000 : 500 },
    );
  });

  it("a text with heads of any kind is read without fail", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom(...boards), (lines, field) => {
        const { refused } = readOrders(map, lines.join("\n"), "FRANCE", () => ok({ field, seen: field }));
        for (const { code } of refused) expect(code).toMatch(/^order\/[a-z_]+$/);
      }),
      { numRuns: LONG ? 10_000 : 500 },
    );
  });

  it("it ends soon, however long it is", () => {
    const [field] = boards;
    if (!field) throw new Error("no board");
    const begun = performance.now();
    for (const part of [
      "A PAR - BUR\n",
      "A PARR - BUR;",
      "[X]",
      "(",
      "-",
      "A ",
      "PAR ",
      "=",
      "E)",
      "\u0000",
      "x ",
      "(*",
    ]) {
      for (const length of [LONGEST_ORDER, LONGEST_TEXT, 3_000_000]) {
        const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
        readOrder(text, map);
        nearestOrder({ field, seen: field }, "FRANCE", text);
        readOrders(map, text, "FRANCE", () => ok({ field, seen: field }));
      }
    }
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
