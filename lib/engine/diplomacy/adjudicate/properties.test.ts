import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import type { DiplomacyMap } from "../map/model";
import { loadMap, MAP_NAMES } from "../maps";
import type { GivenOrder, Order } from "../order";
import { checkMovement } from "../orders/check-movement";
import { legalOrders } from "../orders/legal";
import { printOrder } from "../orders/print-order";
import { readOrder } from "../orders/read-order";
import type { Position, Unit } from "../position";
import { beginningOf, playPhase } from "../testing/play";
import { adjustmentsDue, resolveAdjustments } from "./adjustments";
import { boardOf } from "./board";
import { type Field, provinceIndex } from "./field";
import { resolveMovement } from "./movement";
import { captureCentres } from "./ownership";
import { resolveRetreats } from "./retreats";
import { sitesOf } from "./sites";

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

/** All phases of random games, whatever their type, as they begin. */
function* positions(count: number): Iterable<{ map: DiplomacyMap; position: Position; random: SeededRandom }> {
  const random = new SeededRandom(SEED + 1);
  let left = count;
  for (let game = 0; left > 0; game++) {
    const map = loadMap(MAP_NAMES[game % MAP_NAMES.length] ?? "standard");
    let position = beginningOf(map);
    for (let phase = 0; phase < 60 && left > 0; phase++, left--) {
      yield { map, position, random };
      position = playPhase(map, position, random, () => {});
    }
  }
}

const NO_RULES: ReadonlySet<string> = new Set();
const provinces = (map: DiplomacyMap, units: readonly Unit[]) => units.map(({ at }) => provinceIndex(boardOf(map), at));
const count = (list: readonly unknown[], one: unknown): number => list.filter((other) => other === one).length;

describe(`${PHASES} positions of random games from seed ${SEED}`, () => {
  it("a centre once owned stays owned, and changes hands only to who stands on it", () => {
    for (const { map, position } of positions(PHASES)) {
      const after = captureCentres(map, position.owners, position.units);
      const at = provinces(map, position.units);
      for (const { id, centre } of map.provinces) {
        const [was, is] = [position.owners[id], after[id]];
        const standing = position.units[at.indexOf(provinceIndex(boardOf(map), id))];
        if (!centre) expect(is).toBe(was);
        else expect(is, id).toBe(standing?.power ?? was);
      }
      expect(captureCentres(map, after, position.units.toReversed())).toEqual(after);
    }
  }, 600_000);

  it("retreats: nobody stands with another, none goes where another wants to, and the order of input is nothing", () => {
    let met = 0;
    for (const { map, position, random } of positions(PHASES * 2)) {
      if (position.dislodged.length === 0) continue;
      met++;
      const orders = position.dislodged.flatMap(({ type, at, retreats }): Order[] => {
        const to = retreats[random.below(retreats.length + 1)];
        return to === undefined ? [] : [{ type: "retreat", unit: { type, at }, to }];
      });
      const { units, results } = resolveRetreats(boardOf(map), position, orders);
      const where = provinces(map, units);
      expect(new Set(where).size).toBe(where.length);
      const wanted = provinces(
        map,
        orders.flatMap((order) => (order.type === "retreat" ? [{ ...order.unit, power: "", at: order.to }] : [])),
      );
      for (const { unit, to } of results) {
        if (to === null) continue;
        expect(unit.retreats).toContain(to);
        expect(count(wanted, provinceIndex(boardOf(map), to))).toBe(1);
      }
      expect(resolveRetreats(boardOf(map), position, random.shuffle(orders))).toEqual({ units, results });
    }
    expect(met).toBeGreaterThan(PHASES / 20);
  }, 600_000);

  it("adjustments: no power has more units than are its due, each that must remove has as many, powers in any order", () => {
    let met = 0;
    for (const { map, position, random } of positions(PHASES * 2)) {
      if (position.phase.type !== "ADJUSTMENTS") continue;
      met++;
      const due = adjustmentsDue(map, position, NO_RULES);
      const given = [...due].map(([power, builds]): GivenOrder[] => {
        const own = position.units.filter((unit) => unit.power === power);
        if (builds <= 0)
          return own
            .slice(0, random.below(1 - builds))
            .map(({ type, at }) => ({ power, order: { type: "disband", unit: { type, at } } }));
        // More sites than builds, taken ones too.
        return [...sitesOf(map, position, power, NO_RULES)].map((at) => ({
          power,
          order: { type: "build", unit: { type: "A", at } },
        }));
      });
      const { units } = resolveAdjustments(map, position, given.flat(), NO_RULES);
      const where = provinces(map, units);
      expect(new Set(where).size).toBe(where.length);
      for (const [power, builds] of due) {
        const before = position.units.filter((unit) => unit.power === power).length;
        const after = units.filter((unit) => unit.power === power).length;
        if (builds < 0) expect(after, power).toBe(before + builds);
        else expect(after, power).toBeLessThanOrEqual(before + builds);
        expect(after, power).toBeGreaterThanOrEqual(Math.min(before, before + builds));
      }
      const sorted = (all: readonly Unit[]) => all.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();
      const shuffled = resolveAdjustments(map, position, random.shuffle(given).flat(), NO_RULES);
      expect(sorted(shuffled.units)).toEqual(sorted(units));
    }
    expect(met).toBeGreaterThan(PHASES / 20);
  }, 600_000);
});

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

  it("an order that is void changes nothing against a hold", () => {
    for (const { field, orders } of phases(PHASES / 4)) {
      const result = resolveMovement(field, orders);
      const said = result.results.map(
        ({ unit, order, result: came }): Order =>
          came === "void" ? { type: "hold", unit: { type: unit.type, at: unit.at } } : order,
      );
      const { units, dislodged, contested } = resolveMovement(field, said);
      expect({ units, dislodged, contested }).toEqual({
        units: result.units,
        dislodged: result.dislodged,
        contested: result.contested,
      });
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
