import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fieldOf } from "../adjudicate/field";
import { resolveMovement } from "../adjudicate/movement";
import { loadMap } from "../maps";
import type { Order } from "../order";
import { legalOrders } from "../orders/legal";
import type { Position } from "../position";
import { beginningOf } from "../testing/play";
import { guessed, NOTHING_KNOWN } from "./guess";
import { oddsOf, STRAY } from "./odds";

const map = loadMap("standard");
const RULES: ReadonlySet<string> = new Set();
const powers = map.powers.map(({ name }) => name);

/** A position some turns into a game of random movements. */
function wandered(random: SeededRandom): Position {
  let position: Position = beginningOf(map);
  for (let turn = 0; turn < 3; turn++) {
    const field = fieldOf(map, position, RULES);
    const orders = position.units.map((unit) => random.shuffle(legalOrders(field, unit))[0]!);
    position = { ...position, units: resolveMovement(field, orders).units };
  }
  return position;
}

describe("how often an order comes about", () => {
  it("is always or never where everything is known, as the judge decides it", () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new SeededRandom(seed);
      const field = fieldOf(map, wandered(random), RULES);
      const orders = field.position.units.map((unit): Order => random.shuffle(legalOrders(field, unit))[0]!);
      const decided = resolveMovement(field, orders).results;
      const known = { powers: new Set(powers), orders };
      for (const power of powers)
        for (const { unit, order, succeeded, dislodged } of oddsOf(field, power, known, random, 5).units) {
          const came = decided.find((one) => one.unit.at === unit.at)!;
          expect(order).toEqual(came.order);
          expect(dislodged).toBe(came.after === null ? 5 : 0);
          const held = order.type === "hold" ? came.after !== null : came.result === "succeeds";
          expect(succeeded).toBe(held ? 5 : 0);
        }
    }
  });

  it("counts the guesses in which it does, and the same chance counts the same", () => {
    const field = fieldOf(map, beginningOf(map), RULES);
    const orders: Order[] = [{ type: "move", unit: { type: "A", at: "PAR" }, to: "BUR" }];
    const known = { powers: new Set(["FRANCE"]), orders };
    const toBurgundy = Array.from(guessed(field, known, new SeededRandom(7), 500, STRAY)).filter((all) =>
      all.some((order) => order.type === "move" && order.unit.at === "MUN" && order.to === "BUR"),
    ).length;
    expect(toBurgundy).toBeGreaterThan(0);
    const odds = oddsOf(field, "FRANCE", known, new SeededRandom(7), 500);
    expect(odds.units.find(({ unit }) => unit.at === "PAR")?.succeeded).toBe(500 - toBurgundy);
    expect(oddsOf(field, "FRANCE", known, new SeededRandom(7), 500)).toEqual(odds);
  });

  it("guesses each power for itself", () => {
    const field = fieldOf(map, beginningOf(map), RULES);
    const sets = Array.from(guessed(field, NOTHING_KNOWN, new SeededRandom(1), 600, STRAY), (orders) =>
      JSON.stringify(orders),
    );
    // Every one of them draws from sets of each power: together they hardly ever come twice.
    expect(new Set(sets).size).toBeGreaterThan(400);
  });
});
