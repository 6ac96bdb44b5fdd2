import type { PlaceId, ProvinceId } from "../map/model";
import type { Order } from "../order";
import type { Dislodged, Unit } from "../position";
import { type Field, fleetWays, provinceIndex, reaches } from "./field";
import { type Battle, layOut, unitIn } from "./lay-out";
import { CONVOY, NONE, SUPPORT } from "./layout";

/** What came of a unit's order. `void`: it matches nothing that another unit does. */
export type OrderResult = "succeeds" | "bounces" | "cut" | "void" | "disrupted" | "no_convoy";

export type UnitResult = {
  readonly unit: Unit;
  readonly order: Order;
  readonly result: OrderResult;
  /** Where the unit stands afterwards; null: it is dislodged. */
  readonly after: PlaceId | null;
};

export type MovementResult = {
  readonly results: readonly UnitResult[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Empty provinces where a bounce keeps retreats out. */
  readonly contested: readonly ProvinceId[];
};

/** What came of the order of the unit in a province. */
export const resultOf = ({ resolver }: Battle, at: number): OrderResult => {
  if (resolver.isVoid[at] === 1) return "void";
  if (resolver.resolve(at)) return "succeeds";
  switch (resolver.kind[at]) {
    case SUPPORT:
      return "cut";
    case CONVOY:
      return "disrupted";
    default:
      return resolver.isStranded(at) ? "no_convoy" : "bounces";
  }
};

/** Decides a movement phase: checked orders in, who stands where afterwards and who has to retreat out. */
export function resolveMovement(field: Field, given: readonly Order[]): MovementResult {
  return settle(layOut(field, given));
}

/** The outcome of a battle that has been laid out. */
function settle(battle: Battle): MovementResult {
  const { field, resolver, orders } = battle;
  const { board, stands } = field;
  /** Where a bounce keeps others out. */
  const bounced: number[] = [];
  const results: UnitResult[] = [];
  const units: Unit[] = [];
  const beaten: { unit: Unit; at: number; by: number }[] = [];
  for (const at of stands) {
    const unit = unitIn(field, at);
    const order = orders[at] ?? { type: "hold" as const, unit: { type: unit.type, at: unit.at } };
    const result = resultOf(battle, at);
    if (order.type === "move") {
      if (result === "succeeds") {
        results.push({ unit, order, result, after: order.to });
        units.push({ power: unit.power, type: unit.type, at: order.to });
        continue;
      }
      if (resolver.preventStrength(at) > 0) bounced.push(resolver.target[at] ?? at);
    }
    const by = resolver.comesTo(at);
    if (by === NONE) {
      results.push({ unit, order, result, after: unit.at });
      units.push(unit);
    } else {
      results.push({ unit, order, result, after: null });
      beaten.push({ unit, at, by });
    }
  }
  const contested = [...new Set(bounced)].filter((at) => !resolver.isTaken(at)).sort((one, other) => one - other);
  const dislodged = beaten.map(({ unit, at, by }): Dislodged => {
    const byConvoy = resolver.byConvoy[by] === 1;
    const retreats = retreatsOf(field, unit, at).filter((place) => {
      const to = provinceIndex(board, place);
      return !resolver.isTaken(to) && !bounced.includes(to) && (byConvoy || to !== by);
    });
    return { ...unit, from: byConvoy ? null : (board.provinces[by] ?? null), retreats };
  });
  return { results, units, dislodged, contested: contested.map((at) => board.provinces[at] ?? "") };
}

/** The places that a unit can go to by itself. */
function retreatsOf(field: Field, unit: Unit, at: number): PlaceId[] {
  const { board } = field;
  if (field.rules.has("NO_RETREAT")) return [];
  return (board.neighbours[at] ?? []).flatMap((to) => {
    if (!reaches(field, unit, to).move) return [];
    if (unit.type === "A") return [board.provinces[to] ?? ""];
    return fleetWays(field, unit.power, unit.at, to).map((way) => way.to);
  });
}
