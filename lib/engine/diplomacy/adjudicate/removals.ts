import type { DiplomacyMap, PlaceId, PowerName, ProvinceId } from "../map/model";
import type { Position, Unit } from "../position";
import { type Board, boardOf } from "./board";
import { provinceIndex } from "./field";
import { homesOf } from "./sites";

/**
 * From where civil disorder counts how far a unit is: from the nearest centre that its power owns, over land and sea
 * (`owned`; rules of 2023, DATC 6.J), or from the nearest of its homes, fleets by water alone (`homes`; as judges before
 * had it).
 */
export type RemovalRule = "owned" | "homes";

/** A unit of a power, and how many steps it is from the nearest of the centres that count. */
export type Removal = { readonly unit: Unit; readonly steps: number };

/** The units of a power in the order in which civil disorder removes them (DATC 4.D.8): farthest first, fleets first, then by name. */
export function removalsOf(
  map: DiplomacyMap,
  position: Position,
  power: PowerName,
  rule: RemovalRule = "owned",
): readonly Removal[] {
  const board = boardOf(map);
  const own = position.units.filter((unit) => unit.power === power);
  return rule === "homes" ? byHomes(board, homesOf(map, position, power), own) : byOwned(board, position, own, power);
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

const ranked = (units: readonly Unit[], far: (unit: Unit) => number, name: (unit: Unit) => string): Removal[] =>
  units
    .map((unit): Removal => ({ unit, steps: far(unit) }))
    .sort(
      ({ unit: a, steps }, { unit: b, steps: others }) =>
        others - steps ||
        Number(a.type === "A") - Number(b.type === "A") ||
        (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0),
    );

/** Units in the order in which civil disorder removes them, by their way to an owned centre. */
function byOwned(board: Board, { owners }: Position, units: readonly Unit[], power: PowerName): Removal[] {
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

/** The same by their way home: armies over land and sea, fleets from coast to coast as they sail. */
function byHomes(board: Board, homes: readonly ProvinceId[], units: readonly Unit[]): Removal[] {
  const from = homes.map((home) => provinceIndex(board, home));
  const armies = stepsFrom(from, (at) => board.neighbours[at] ?? []);
  const ends = new Set(from);
  return ranked(
    units,
    ({ type, at }) =>
      (type === "A" ? armies.get(provinceIndex(board, at)) : stepsBySea(board, at, ends)) ?? board.provinces.length,
    (unit) => unit.at,
  );
}

/** Steps of a fleet from just that coast to the nearest of these provinces. */
function stepsBySea({ fleetWays, placeIndex, provinceOf }: Board, at: PlaceId, ends: ReadonlySet<number>) {
  const far = stepsFrom([placeIndex.get(at) ?? -1], (place) =>
    [...(fleetWays[place]?.values() ?? [])].flat().flatMap(({ to }) => placeIndex.get(to) ?? []),
  );
  for (const [place, steps] of far) if (ends.has(provinceOf[place] ?? -1)) return steps;
  return undefined;
}
