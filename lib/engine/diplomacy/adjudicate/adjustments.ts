import type { DiplomacyMap, PowerName, ProvinceId } from "../map/model";
import type { GivenOrder, Order } from "../order";
import type { Position, Unit } from "../position";
import { type Board, boardOf } from "./board";
import { provinceIndex } from "./field";
import { countedRights, type RightsPosition } from "./rights";

export type AdjustmentResult = {
  readonly power: PowerName;
  readonly order: Order;
  /** `default`: nobody ordered it, civil disorder did. */
  readonly result: "succeeds" | "fails" | "default";
};

export type AdjustmentPhase = { readonly results: readonly AdjustmentResult[]; readonly units: readonly Unit[] };

/** How many units each power may build (positive) or must remove (negative). */
export function adjustmentsDue(
  map: DiplomacyMap,
  position: RightsPosition,
  rules: ReadonlySet<string>,
): ReadonlyMap<PowerName, number> {
  const due = new Map<PowerName, number>();
  const powers = new Set([
    ...map.powers.map(({ name }) => name),
    ...position.units.map(({ power }) => power),
    ...Object.values(position.owners),
  ]);
  for (const name of powers) {
    const centres = Object.values(position.owners).filter((owner) => owner === name).length;
    const power = map.powers.find((one) => one.name === name);
    const reserves = rules.has("NO_RESERVES") ? 0 : (power?.reserves ?? 0);
    const homes = homesOf(map, position, name);
    const militia =
      rules.has("NO_MILITIA") || !homes.some((home) => position.owners[home] === name) ? 0 : (power?.militia ?? 0);
    const units = position.units.filter((unit) => unit.power === name).length;
    const rights = countedRights(position, name).length;
    const garrison = mayGarrison(map, position, name, rules) ? 1 : 0;
    due.set(name, Math.max(centres + rights + reserves + militia, garrison) - units);
  }
  return due;
}

export const homesOf = (map: DiplomacyMap, { homes }: Position, power: PowerName): readonly ProvinceId[] =>
  homes?.[power] ?? map.powers.find(({ name }) => name === power)?.homes ?? [];

/** Whether a power without centres and units gets one at home: nobody stands on a home of its own (GARRISON). */
function mayGarrison(map: DiplomacyMap, position: Position, power: PowerName, rules: ReadonlySet<string>): boolean {
  if (!rules.has("GARRISON")) return false;
  const board = boardOf(map);
  const homes = new Set(homesOf(map, position, power).map((home) => provinceIndex(board, home)));
  return (
    homes.size > 0 &&
    !Object.values(position.owners).includes(power) &&
    !position.units.some((unit) => unit.power === power || homes.has(provinceIndex(board, unit.at)))
  );
}

/** Sites that rights open: `SC!`, `SC?` vacant homes of its own, `SC*` partisan sites, `&SC` owned foreign centres. */
function sitesByRight(map: DiplomacyMap, position: RightsPosition, power: PowerName): readonly ProvinceId[] {
  const rights = position.rights?.[power] ?? [];
  if (rights.length === 0) return [];
  const homes = homesOf(map, position, power);
  const free = homes.filter((home) => position.owners[home] === undefined || position.owners[home] === power);
  return [
    ...(rights.includes("SC!") || rights.includes("SC?") ? free : []),
    ...(rights.includes("SC*") ? (map.powers.find(({ name }) => name === power)?.partisans ?? []) : []),
    ...(rights.includes("&SC") ? Object.keys(position.owners).filter((one) => position.owners[one] === power) : []),
  ];
}

/** The provinces where a power may build, by its rights, its homes and the rules. */
export function sitesOf(
  map: DiplomacyMap,
  position: RightsPosition,
  power: PowerName,
  rules: ReadonlySet<string>,
): ReadonlySet<ProvinceId> {
  const usual = usualSites(map, position, power, rules);
  if (position.rights === undefined && !rules.has("GARRISON")) return usual;
  const garrison = mayGarrison(map, position, power, rules) ? homesOf(map, position, power) : [];
  return new Set([...usual, ...garrison, ...sitesByRight(map, position, power)]);
}

/** The provinces where a power may build, by its homes and the rules (spec (c) Retreat/adjust). */
function usualSites(
  map: DiplomacyMap,
  position: Position,
  power: PowerName,
  rules: ReadonlySet<string>,
): ReadonlySet<ProvinceId> {
  const { owners } = position;
  const owned = Object.keys(owners).filter((centre) => owners[centre] === power);
  const homes = homesOf(map, position, power);
  const own = map.powers.find(({ name }) => name === power);
  const factories = rules.has("NO_FACTORIES") ? [] : (own?.factories ?? []);
  if (rules.has("REMOTE_BUILDS"))
    return new Set(homes.some((home) => owners[home] === power) ? [...owned, ...factories] : []);
  if (rules.has("BUILD_ANY")) return new Set([...owned, ...factories]);
  if (rules.has("HOME_BUILDS")) {
    const anyHome = new Set(map.powers.flatMap(({ name }) => homesOf(map, position, name)));
    return new Set([...owned.filter((centre) => anyHome.has(centre)), ...factories]);
  }
  const partisans =
    !rules.has("NO_PARTISANS") &&
    own &&
    own.homes.some((home) => owners[home] === power) &&
    !own.homes.every((home) => owners[home] === power)
      ? (own.partisans ?? [])
      : [];
  return new Set([...homes.filter((home) => owners[home] === power), ...factories, ...partisans]);
}

/** Whether a unit of that type can be built just there. */
const fits = (board: Board, { type, at }: { type: string; at: string }): boolean => {
  const place = board.map.places.find(({ id }) => id === at);
  return place !== undefined && (type === "A" ? place.armies : place.fleets);
};

/**
 * From where civil disorder counts how far a unit is: from the nearest centre that its power owns, over land and sea
 * (`owned`; rules of 2023, DATC 6.J), or from the nearest of its homes, fleets by water alone (`homes`; as judges before
 * had it).
 */
export type RemovalRule = "owned" | "homes";

/**
 * Decides an adjustment phase: orders are taken one by one until the number is reached (DATC 4.D.4, 4.D.6), the rest of
 * the removals follows by civil disorder (4.D.8: farthest from an owned centre, fleets first, then by name); builds that
 * nobody ordered are waived.
 */
export function resolveAdjustments(
  map: DiplomacyMap,
  position: RightsPosition,
  given: readonly GivenOrder[],
  rules: ReadonlySet<string>,
  {
    due = adjustmentsDue(map, position, rules),
    removal = "owned",
  }: { due?: ReadonlyMap<PowerName, number>; removal?: RemovalRule } = {},
): AdjustmentPhase {
  const board = boardOf(map);
  const units = position.units.slice();
  const results: AdjustmentResult[] = [];
  const standsAt = (at: number): number => units.findIndex((unit) => provinceIndex(board, unit.at) === at);
  for (const [power, count] of due) {
    let left = Math.abs(count);
    const sites = sitesOf(map, position, power, rules);
    for (const { order } of given.filter((one) => one.power === power)) {
      let done = false;
      if (order.type === "build" && count > 0 && left > 0) {
        const at = provinceIndex(board, order.unit.at);
        done = sites.has(board.provinces[at] ?? "") && standsAt(at) < 0 && fits(board, order.unit);
        if (done) units.push({ power, type: order.unit.type, at: order.unit.at });
      } else if (order.type === "disband" && count < 0 && left > 0) {
        const found = standsAt(provinceIndex(board, order.unit.at));
        done = units[found]?.power === power;
        if (done) units.splice(found, 1);
      } else if (order.type === "waive") done = count > 0 && left > 0;
      if (done) left--;
      results.push({ power, order, result: done ? "succeeds" : "fails" });
    }
    if (count >= 0) continue;
    const own = units.filter((one) => one.power === power);
    const ordered =
      removal === "homes" ? byHomes(board, homesOf(map, position, power), own) : byOwned(board, position, own, power);
    for (const unit of ordered.slice(0, left)) {
      units.splice(units.indexOf(unit), 1);
      results.push({ power, order: { type: "disband", unit: { type: unit.type, at: unit.at } }, result: "default" });
    }
  }
  return { results, units };
}

/** Steps from the nearest of these provinces to each, by what `ways` gives. */
function stepsFrom(from: readonly number[], ways: (at: number) => readonly number[]): ReadonlyMap<number, number> {
  const far = new Map<number, number>();
  let ring = from.slice();
  for (let steps = 0; ring.length > 0; steps++) {
    for (const at of ring) far.set(at, steps);
    ring = [...new Set(ring.flatMap(ways))].filter((at) => !far.has(at));
  }
  return far;
}

const ranked = (units: readonly Unit[], far: (unit: Unit) => number, name: (unit: Unit) => string): Unit[] =>
  units.toSorted(
    (a, b) =>
      far(b) - far(a) ||
      Number(a.type === "A") - Number(b.type === "A") ||
      (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0),
  );

/** Units in the order in which civil disorder removes them, by their way to an owned centre. */
function byOwned(board: Board, { owners }: Position, units: readonly Unit[], power: PowerName): Unit[] {
  const owned = Object.keys(owners).filter((centre) => owners[centre] === power);
  const far = stepsFrom(
    owned.map((centre) => provinceIndex(board, centre)),
    (at) => board.neighbours[at] ?? [],
  );
  return ranked(
    units,
    (unit) => far.get(provinceIndex(board, unit.at)) ?? board.provinces.length,
    (unit) => board.map.provinces[provinceIndex(board, unit.at)]?.name ?? unit.at,
  );
}

/** The same by their way home: armies over land and sea, fleets over water and along coasts. */
function byHomes(board: Board, homes: readonly ProvinceId[], units: readonly Unit[]): Unit[] {
  const from = homes.map((home) => provinceIndex(board, home));
  const armies = stepsFrom(from, (at) => board.neighbours[at] ?? []);
  const fleets = stepsFrom(from, (at) =>
    [...(board.passing[at]?.entries() ?? [])].flatMap(([to, open]) => (open === 1 ? [to] : [])),
  );
  return ranked(
    units,
    (unit) => (unit.type === "A" ? armies : fleets).get(provinceIndex(board, unit.at)) ?? board.provinces.length,
    (unit) => unit.at,
  );
}
