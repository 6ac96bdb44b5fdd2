import {
  canConvoy,
  convoyIsPossible,
  type Field,
  fleetWays,
  isOnRoute,
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
  unitAt.forEach((other, from) => {
    if (!other || from === at) return;
    const of = ordered(other);
    if (supported.includes(from)) orders.push({ type: "support", unit: self, of });
    for (const to of supported)
      if (to !== from && (reaches(field, other, to).move || (other.type === "A" && convoyIsPossible(field, from, to))))
        orders.push({ type: "support", unit: self, of, to: board.provinces[to] ?? "" });
  });
  if (canConvoy(field, unit, at))
    unitAt.forEach((army, from) => {
      if (army?.type !== "A" || board.isCoastal[from] !== 1) return;
      for (const to of convoyTargets(field, from))
        if (isOnRoute(field, at, from, to))
          orders.push({ type: "convoy", unit: self, of: ordered(army), to: board.provinces[to] ?? "" });
    });
  return orders;
}

/** The provinces to which fleets could carry an army from here. */
function convoyTargets(field: Field, from: number): number[] {
  const { board, unitAt } = field;
  const seen = new Set([from]);
  const next = [from];
  const targets = new Set<number>();
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const near = board.passing[at];
    for (let i = 0; i < board.provinces.length; i++) {
      if (near?.[i] !== 1) continue;
      if (at !== from && i !== from && board.isWater[i] === 0) targets.add(i);
      if (seen.has(i) || !canConvoy(field, unitAt[i], i)) continue;
      seen.add(i);
      next.push(i);
    }
  }
  return [...targets].sort((a, b) => a - b);
}
