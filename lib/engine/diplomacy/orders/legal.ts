import { adjustmentsDue } from "../adjudicate/adjustments";
import type { Board } from "../adjudicate/board";
import { canConvoy, convoyTargets, fleetsBetween } from "../adjudicate/convoys";
import { type Field, fleetWays, provinceIndex, reaches } from "../adjudicate/field";
import { carriersBetween, landings, mayBeCarried } from "../adjudicate/portages";
import { sitesOf } from "../adjudicate/sites";
import type { PlaceId, PowerName, ProvinceId, UnitType } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import type { Dislodged, Unit } from "../position";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/**
 * Every order that a unit may be given in a movement phase: to hold, to move by land and sea, to support, to convoy.
 * Nothing else is accepted, apart from paths that name the way of a convoy, proxies, supports that name a coast, and what
 * SIGNAL_SUPPORT and FICTIONAL_OK let through although, as units stand, it can have no effect.
 */
export function legalOrders(field: Field, unit: Unit): Order[] {
  const reach = reachOf(field, unit);
  const orders = reach.orders.slice();
  const portage = field.rules.has("PORTAGE_CONVOY");
  if (unit.type === "A") addVoyages(field, reach, orders);
  else if (portage) addPortages(field, reach, orders);
  const carries = unit.type === "A" ? portage : canConvoy(field, unit, reach.at);
  addSupports(field, reach, carries, orders);
  if (carries) addConvoys(field, reach, orders);
  const stays = field.rules.has("IMMOBILE_DUMMIES") && field.dummies?.has(unit.power);
  return stays ? orders.filter(({ type }) => type !== "move") : orders;
}

function addVoyages(field: Field, { at, self, ways }: Reach, orders: Order[]): void {
  for (const target of convoyTargets(field, at)) {
    const to = field.board.provinces[target] ?? "";
    if (ways[target] !== BY_ITSELF) orders.push({ type: "move", unit: self, to });
    orders.push({ type: "move", unit: self, to, via: true });
  }
}

function addPortages(field: Field, { at, self }: Reach, orders: Order[]): void {
  for (const target of portageTargets(field, at))
    for (const { id: to } of landings(field, target)) orders.push({ type: "move", unit: self, to, via: true });
}

function addSupports(field: Field, { at, self, supports }: Reach, carries: boolean, orders: Order[]): void {
  const { provinces } = field.board;
  for (const { at: from, self: of, ways, unit } of standingOn(field).comers) {
    if (from === at) continue;
    for (const to of supports) {
      const way = ways[to];
      if (to === from) orders.push({ type: "support", unit: self, of });
      // A unit that supports does not carry.
      else if (way === BY_ITSELF || (way === BY_CONVOY && (!carries || mayBeCarried(field, unit, to, at))))
        orders.push({ type: "support", unit: self, of, to: provinces[to] ?? "" });
    }
  }
}

function addConvoys(field: Field, { at, self }: Reach, orders: Order[]): void {
  for (const { of, to, carriers } of standingOn(field).voyages)
    if (of.type !== self.type && carriers.has(at)) orders.push({ type: "convoy", unit: self, of, to });
}

const BY_ITSELF = 1;
const BY_CONVOY = 2;

/** What a unit can do by itself. */
type Reach = {
  /** The province where it stands. */
  readonly at: number;
  readonly self: OrderedUnit;
  /** To hold, and to move by itself. */
  readonly orders: readonly Order[];
  /** The provinces to which it can support. */
  readonly supports: readonly number[];
  /** How it can go to each province; 0: not at all. */
  readonly ways: Uint8Array;
};

/** An army that fleets can carry, or a fleet that armies can, where to, and which of them can have a part in it. */
type Voyage = { readonly of: OrderedUnit; readonly to: ProvinceId; readonly carriers: ReadonlySet<number> };

/** All units of a field, with what others can do for them, in the order of their provinces. */
type Standing = { readonly comers: readonly (Reach & { readonly unit: Unit })[]; readonly voyages: readonly Voyage[] };

const standings = new WeakMap<Field, Standing>();

function standingOn(field: Field): Standing {
  const found = standings.get(field);
  if (found) return found;
  const comers: Standing["comers"][number][] = [];
  const voyages: Voyage[] = [];
  for (const unit of field.unitAt) {
    if (!unit) continue;
    const reach = reachOf(field, unit);
    const targets = unit.type === "A" ? convoyTargets(field, reach.at) : portageTargets(field, reach.at);
    comers.push({ ...reach, unit, ways: targets.size > 0 ? waysWith(reach.ways, targets) : reach.ways });
    const between = unit.type === "A" ? fleetsBetween : carriersBetween;
    for (const target of targets)
      voyages.push({
        ...{ of: reach.self, to: field.board.provinces[target] ?? "" },
        carriers: between(field, reach.at, target),
      });
  }
  const standing = { comers, voyages };
  standings.set(field, standing);
  return standing;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The provinces to which armies could carry a fleet from here (PORTAGE_CONVOY). */
function portageTargets(field: Field, from: number): ReadonlySet<number> {
  if (!field.rules.has("PORTAGE_CONVOY")) return NOWHERE;
  return new Set(field.board.provinces.flatMap((_, to) => (carriersBetween(field, from, to).size > 0 ? [to] : [])));
}

function waysWith(ways: Uint8Array, targets: ReadonlySet<number>): Uint8Array {
  const all = ways.slice();
  for (const to of targets) all[to] ||= BY_CONVOY;
  return all;
}

/** By map, type and place: the reach of a unit there. Null: it depends on whose unit it is, and on what its owner holds. */
const ofMaps = new WeakMap<Board, Readonly<Record<UnitType, Map<PlaceId, Reach | null>>>>();

function reachOf(field: Field, unit: Unit): Reach {
  const { board } = field;
  let ofMap = ofMaps.get(board);
  if (!ofMap) {
    ofMap = { A: new Map(), F: new Map() };
    ofMaps.set(board, ofMap);
  }
  const known = ofMap[unit.type].get(unit.at);
  if (known) return known;
  const reach = measure(field, unit);
  if (known === undefined) ofMap[unit.type].set(unit.at, isAnybodys(board, unit) ? reach : null);
  return reach;
}

function measure(field: Field, unit: Unit): Reach {
  const { board } = field;
  const at = provinceIndex(board, unit.at);
  const self = ordered(unit);
  const orders: Order[] = [{ type: "hold", unit: self }];
  const supports: number[] = [];
  const ways = new Uint8Array(board.provinces.length);
  for (const to of board.neighbours[at] ?? []) {
    const { move, support } = reaches(field, unit, to);
    if (support) supports.push(to);
    if (!move) continue;
    ways[to] = BY_ITSELF;
    if (unit.type === "A") orders.push({ type: "move", unit: self, to: board.provinces[to] ?? "" });
    else
      for (const way of fleetWays(field, unit.power, unit.at, to))
        orders.push({ type: "move", unit: self, to: way.to });
  }
  return { at, self, orders, supports, ways };
}

/** Whether all ways from where a unit stands are open to every power. */
function isAnybodys(board: Board, { type, at }: Unit): boolean {
  const edges =
    type === "A"
      ? [...(board.armyWays[provinceIndex(board, at)]?.values() ?? [])]
      : [...(board.fleetWays[board.placeIndex.get(at) ?? -1]?.values() ?? [])].flat();
  return edges.every(({ powers, holding }) => powers === undefined && holding === undefined);
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
