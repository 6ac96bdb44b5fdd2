import { adjustmentsDue, sitesOf } from "../adjudicate/adjustments";
import { canConvoy, convoyIsPossible, convoyTargets, fleetsBetween } from "../adjudicate/convoys";
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
  const { board, unitAt } = field;
  const carries = canConvoy(field, unitAt[at], at);
  for (const { at: from, self: of, ways } of reachesOf(field)) {
    if (from === at) continue;
    for (const to of supports) {
      const way = ways[to];
      if (to === from) orders.push({ type: "support", unit: self, of });
      // A fleet that supports does not carry.
      else if (way === BY_ITSELF || (way === BY_CONVOY && (!carries || convoyIsPossible(field, from, to, at))))
        orders.push({ type: "support", unit: self, of, to: board.provinces[to] ?? "" });
    }
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

const BY_ITSELF = 1;
const BY_CONVOY = 2;

/** Where a unit can go and support by itself: provinces; `ways`: how it can go to each province, 0 for not at all. */
type Reach = {
  readonly at: number;
  readonly self: OrderedUnit;
  readonly moves: readonly number[];
  readonly supports: readonly number[];
  readonly ways: Uint8Array;
};

const known = new WeakMap<Field, readonly Reach[]>();

/** The reach of every unit, in the order of their provinces. */
function reachesOf(field: Field): readonly Reach[] {
  const found = known.get(field);
  if (found) return found;
  const size = field.board.provinces.length;
  const rows = new Uint8Array(size * size);
  const all = field.unitAt.flatMap((unit, at) =>
    unit ? [measure(field, unit, at, rows.subarray(at * size, at * size + size))] : [],
  );
  known.set(field, all);
  return all;
}

const reachOf = (field: Field, unit: Unit, at: number): Reach =>
  (field.unitAt[at] === unit ? reachesOf(field).find((one) => one.at === at) : undefined) ??
  measure(field, unit, at, new Uint8Array(field.board.provinces.length));

function measure(field: Field, unit: Unit, at: number, ways: Uint8Array): Reach {
  const moves: number[] = [];
  const supports: number[] = [];
  if (unit.type === "A") for (const to of convoyTargets(field, at)) ways[to] = BY_CONVOY;
  for (const to of field.board.neighbours[at] ?? []) {
    const { move, support } = reaches(field, unit, to);
    if (move) {
      moves.push(to);
      ways[to] = BY_ITSELF;
    }
    if (support) supports.push(to);
  }
  return { at, self: ordered(unit), moves, supports, ways };
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
