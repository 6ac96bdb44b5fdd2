import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { loadMap, MAP_NAMES } from "../maps";
import type { Order } from "../order";
import { checkMovement } from "../orders/check-order";
import { legalOrders } from "../orders/legal";
import { printOrder } from "../orders/print-order";
import { readOrder } from "../orders/read-order";
import { beginningOf, playPhase } from "../testing/play";
import { type Field, provinceIndex } from "./field";
import { resolveMovement } from "./movement";

const PHASES = process.env.GUILDHALL_LONG ? 10_000 : 400;
const SEED = Number(process.env.SEED ?? 20_261);

/** Movement phases of random games on all maps. */
function* phases(count: number): Iterable<{ field: Field; orders: readonly Order[]; random: SeededRandom }> {
  const random = new SeededRandom(SEED);
  let left = count;
  for (let game = 0; left > 0; game++) {
    const map = loadMap(MAP_NAMES[game % MAP_NAMES.length] ?? "standard");
    let position = beginningOf(map);
    for (let phase = 0; phase < 60 && left > 0; phase++) {
      const met: { field: Field; orders: readonly Order[] }[] = [];
      position = playPhase(map, position, random, (field, orders) => met.push({ field, orders }));
      for (const one of met) {
        left--;
        yield { ...one, random };
      }
    }
  }
}

describe(`${PHASES} random phases from seed ${SEED}`, () => {
  it("no two units stand in a province, none is lost, and nothing depends on the order of input", () => {
    for (const { field, orders, random } of phases(PHASES)) {
      const result = resolveMovement(field, orders);
      const where = result.units.map(({ at }) => provinceIndex(field.board, at));
      expect(new Set(where).size).toBe(where.length);
      expect(result.units.length + result.dislodged.length).toBe(field.position.units.length);
      for (const { at, retreats } of result.dislodged) {
        expect(where).toContain(provinceIndex(field.board, at));
        for (const place of retreats) expect(where).not.toContain(provinceIndex(field.board, place));
      }
      expect(resolveMovement(field, random.shuffle(orders))).toEqual(result);
    }
  }, 600_000);

  it("a hold that is said changes nothing against one that is not", () => {
    for (const { field, orders } of phases(PHASES / 4)) {
      const some = orders.filter((_, i) => i % 3 !== 0);
      const left = field.position.units.filter(
        ({ at }) => !some.some((order) => "unit" in order && order.unit.at === at),
      );
      const holds = left.map(({ type, at }): Order => ({ type: "hold", unit: { type, at } }));
      expect(resolveMovement(field, [...some, ...holds])).toEqual(resolveMovement(field, some));
    }
  }, 600_000);

  it("every order that is offered is accepted, and reads as it was printed", () => {
    for (const { field } of phases(Math.min(60, PHASES / 8)))
      for (const unit of field.position.units)
        for (const order of legalOrders(field, unit)) {
          const read = readOrder(printOrder(order), field.board.map);
          if (!read.ok) throw new Error(`${printOrder(order)}: ${read.error.code}`);
          expect(checkMovement(field, unit.power, read.value), printOrder(order)).toEqual({ ok: true, value: order });
        }
  }, 600_000);
});
