import { adjustmentsDue, sitesOf } from "../adjudicate/adjustments";
import { canConvoy, convoyTargets, fleetsBetween } from "../adjudicate/convoys";
import { type Field, fleetWays, provinceIndex, reaches } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import type { Dislodged, Unit } from "../position";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/**
 * Every order that a unit may be given in a movement phase: to hold, to move by land and sea, to support, to convoy.
 * Nothing else is accepted, apart from paths that name the seas of a convoy, proxies, and supports that name a coast.
 */
export function legalOrders(field: Field, unit: Unit): Order[] {
  const { board } = field;
  const at = provinceIndex(board, unit.at);
  const { self, moves, supports } = reachOf(field, unit, at);
  const orders: Order[] = [{ type: "hold", unit: self }];
  for (const to of moves)
    if (unit.type === "A") orders.push({ type: "move", unit: self, to: board.provinces[to] ?? "" });
    else
      for (const way of fleetWays(field, unit.power, unit.at, to))
        orders.push({ type: "move", unit: self, to: way.to });
  if (unit.type === "A")
    for (const target of convoyTargets(field, at)) {
      const to = board.provinces[target] ?? "";
      if (!moves.includes(target)) orders.push({ type: "move", unit: self, to });
      orders.push({ type: "move", unit: self, to, via: true });
    }
  addSupports(field, at, self, supports, orders);
  if (canConvoy(field, unit, at)) addConvoys(field, at, self, orders);
  return orders;
}

function addSupports(field: Field, at: number, self: OrderedUnit, supports: readonly number[], orders: Order[]): void {
  const { provinces } = field.board;
  for (const { at: from, self: of, goes } of reachesOf(field)) {
    if (from === at) continue;
    // A fleet that supports does not carry.
    const carried = of.type === "A" ? convoyTargets(field, from, at) : null;
    for (const to of supports)
      if (to === from) orders.push({ type: "support", unit: self, of });
      else if (goes[to] === 1 || carried?.has(to))
        orders.push({ type: "support", unit: self, of, to: provinces[to] ?? "" });
  }
}

function addConvoys(field: Field, at: number, self: OrderedUnit, orders: Order[]): void {
  for (const { at: from, self: of } of reachesOf(field)) {
    if (of.type !== "A") continue;
    for (const to of convoyTargets(field, from))
      if (fleetsBetween(field, from, to).has(at))
        orders.push({ type: "convoy", unit: self, of, to: field.board.provinces[to] ?? "" });
  }
}

/** Where a unit can go and support by itself: provinces; `goes`: the same by their indices. */
type Reach = {
  readonly at: number;
  readonly self: OrderedUnit;
  readonly moves: readonly number[];
  readonly supports: readonly number[];
  readonly goes: Uint8Array;
};

const known = new WeakMap<Field, readonly Reach[]>();

/** The reach of every unit, in the order of their provinces. */
function reachesOf(field: Field): readonly Reach[] {
  const found = known.get(field);
  if (found) return found;
  const all = field.unitAt.flatMap((unit, at) => (unit ? [measure(field, unit, at)] : []));
  known.set(field, all);
  return all;
}

const reachOf = (field: Field, unit: Unit, at: number): Reach =>
  (field.unitAt[at] === unit ? reachesOf(field).find((one) => one.at === at) : undefined) ?? measure(field, unit, at);

function measure(field: Field, unit: Unit, at: number): Reach {
  const moves: number[] = [];
  const supports: number[] = [];
  const goes = new Uint8Array(field.board.provinces.length);
  for (const to of field.board.neighbours[at] ?? []) {
    const { move, support } = reaches(field, unit, to);
    if (move) {
      moves.push(to);
      goes[to] = 1;
    }
    if (support) supports.push(to);
  }
  return { at, self: ordered(unit), moves, supports, goes };
}

/** What a dislodged unit may be ordered. */
export function legalRetreats(dislodged: Dislodged): Order[] {
  const unit = ordered(dislodged);
  return [...dislodged.retreats.map((to): Order => ({ type: "retreat", unit, to })), { type: "disband", unit }];
}

/** What a power may be ordered to build or remove, one by one: builds and `WAIVE`, removals, or nothing. */
export function legalAdjustments(field: Field, power: PowerName): Order[] {
  const { board, position, rules } = field;
  const due = adjustmentsDue(board.map, position, rules).get(power) ?? 0;
  if (due > 0) return [...legalBuilds(field, power), { type: "waive" }];
  const own = due < 0 ? position.units.filter((unit) => unit.power === power) : [];
  return own.map((unit): Order => ({ type: "disband", unit: ordered(unit) }));
}

/** The units that a power may build, wherever a site is free. */
export function legalBuilds({ board, position, rules, unitAt }: Field, power: PowerName): Order[] {
  const { map } = board;
  const free = [...sitesOf(map, position, power, rules)].filter((site) => !unitAt[provinceIndex(board, site)]);
  return free.flatMap((site) =>
    map.places
      .filter(({ province }) => province === site)
      .flatMap(({ id: at, armies, fleets }): Order[] => [
        ...(armies ? [{ type: "build" as const, unit: { type: "A" as const, at } }] : []),
        ...(fleets ? [{ type: "build" as const, unit: { type: "F" as const, at } }] : []),
      ]),
  );
}
