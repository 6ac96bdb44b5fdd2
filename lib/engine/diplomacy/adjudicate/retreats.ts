import type { PlaceId } from "../map/model";
import type { Order } from "../order";
import type { Dislodged, Position, Unit } from "../position";
import type { Board } from "./board";
import { provinceIndex } from "./field";

/** What came of a dislodged unit; `to` null: it is disbanded. */
export type RetreatResult = {
  readonly unit: Dislodged;
  readonly order: Order;
  readonly result: "succeeds" | "bounces" | "disbands";
  readonly to: PlaceId | null;
};

export type RetreatPhase = { readonly results: readonly RetreatResult[]; readonly units: readonly Unit[] };

/**
 * Decides a retreat phase: units that retreat to one province are all disbanded (DATC 6.H.7), as is who has no order.
 */
export function resolveRetreats(board: Board, position: Position, given: readonly Order[]): RetreatPhase {
  const orders = new Map<number, Order>();
  for (const order of given)
    if (order.type === "retreat" || order.type === "disband") {
      const at = provinceIndex(board, order.unit.at);
      if (!orders.has(at)) orders.set(at, order);
    }
  const wishes = position.dislodged.map((unit) => {
    const order = orders.get(provinceIndex(board, unit.at)) ?? {
      type: "disband" as const,
      unit: { type: unit.type, at: unit.at },
    };
    const to = order.type === "retreat" && unit.retreats.includes(order.to) ? order.to : null;
    return { unit, order, to };
  });
  const count = new Map<number, number>();
  for (const { to } of wishes)
    if (to !== null) {
      const at = provinceIndex(board, to);
      count.set(at, (count.get(at) ?? 0) + 1);
    }
  const results = wishes.map(({ unit, order, to }): RetreatResult => {
    if (to === null) return { unit, order, result: "disbands", to };
    const alone = count.get(provinceIndex(board, to)) === 1;
    return { unit, order, result: alone ? "succeeds" : "bounces", to: alone ? to : null };
  });
  const gone = results.flatMap(({ unit: { power, type }, to }) => (to === null ? [] : [{ power, type, at: to }]));
  return { results, units: [...position.units, ...gone] };
}
