import {
  canConvoy,
  convoyTargets,
  type Field,
  fleetsBetween,
  fleetWays,
  provinceIndex,
  reaches,
} from "../adjudicate/field";
import type { Order, OrderedUnit } from "../order";
import type { Unit } from "../position";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/**
 * Every order that a unit may be given in a movement phase: to hold, to move by land and sea, to support, to convoy.
 * Nothing else is accepted, apart from paths that name the seas of a convoy, proxies, and supports that name a coast.
 */
export function legalOrders(field: Field, unit: Unit): Order[] {
  const { board, unitAt } = field;
  const self = ordered(unit);
  const at = provinceIndex(board, unit.at);
  const orders: Order[] = [{ type: "hold", unit: self }];
  const near = (board.neighbours[at] ?? []).map((to) => ({ to, ...reaches(field, unit, to) }));
  for (const { to, move } of near) {
    if (!move) continue;
    if (unit.type === "A") orders.push({ type: "move", unit: self, to: board.provinces[to] ?? "" });
    else
      for (const way of fleetWays(field, unit.power, unit.at, to))
        orders.push({ type: "move", unit: self, to: way.to });
  }
  if (unit.type === "A" && board.isCoastal[at] === 1)
    for (const to of convoyTargets(field, at)) {
      const known = near.some((one) => one.to === to && one.move);
      if (!known) orders.push({ type: "move", unit: self, to: board.provinces[to] ?? "" });
      orders.push({ type: "move", unit: self, to: board.provinces[to] ?? "", via: true });
    }
  const supported = near.filter(({ support }) => support).map(({ to }) => to);
  const reach = movesOf(field);
  unitAt.forEach((other, from) => {
    if (!other || from === at) return;
    const of = ordered(other);
    const own = reach[from];
    const carried = other.type === "A" ? convoyTargets(field, from) : null;
    for (const to of supported)
      if (to === from) orders.push({ type: "support", unit: self, of });
      else if (own?.[to] === 1 || carried?.has(to))
        orders.push({ type: "support", unit: self, of, to: board.provinces[to] ?? "" });
  });
  if (canConvoy(field, unit, at))
    unitAt.forEach((army, from) => {
      if (army?.type !== "A" || board.isCoastal[from] !== 1) return;
      for (const to of convoyTargets(field, from))
        if (fleetsBetween(field, from, to).has(at))
          orders.push({ type: "convoy", unit: self, of: ordered(army), to: board.provinces[to] ?? "" });
    });
  return orders;
}

const known = new WeakMap<Field, readonly Uint8Array[]>();

/** Where each unit can go by itself: provinces, by the province where it stands. */
function movesOf(field: Field): readonly Uint8Array[] {
  const found = known.get(field);
  if (found) return found;
  const { board, unitAt } = field;
  const moves = unitAt.map((unit, at) => {
    const to = new Uint8Array(board.provinces.length);
    if (unit) for (const near of board.neighbours[at] ?? []) if (reaches(field, unit, near).move) to[near] = 1;
    return to;
  });
  known.set(field, moves);
  return moves;
}
