import type { DiplomacyMap, Edge, PlaceId, PowerName, ProvinceId } from "../map/model";

/** A map as tables of numbers: provinces, places and powers are their indices. Compiled once for each map. */
export type Board = {
  readonly map: DiplomacyMap;
  readonly provinces: readonly ProvinceId[];
  readonly places: readonly PlaceId[];
  readonly powers: readonly PowerName[];
  readonly provinceIndex: ReadonlyMap<ProvinceId, number>;
  /** The province of a place, or of its own name. */
  readonly provinceAt: ReadonlyMap<PlaceId | ProvinceId, number>;
  readonly placeIndex: ReadonlyMap<PlaceId, number>;
  readonly powerIndex: ReadonlyMap<PowerName, number>;
  readonly provinceOf: Int32Array;
  /** The place of the province itself. */
  readonly mainPlace: Int32Array;
  readonly isWater: Uint8Array;
  readonly isCoastal: Uint8Array;
  /** Ways of an army from a province, of a fleet from a place: by the province that they lead to. */
  readonly armyWays: readonly ReadonlyMap<number, Edge>[];
  readonly fleetWays: readonly ReadonlyMap<number, readonly Edge[]>[];
  /** Whether some way gives who takes it less than a whole strength. */
  readonly hasWeakWays: boolean;
  /** Provinces next to each other for convoys: a fleet in the one can pass an army to the other. */
  readonly passing: readonly Uint8Array[];
  readonly passages: readonly (readonly number[])[];
  /** All provinces that some unit can reach from here in one move. */
  readonly neighbours: readonly (readonly number[])[];
};

/** The province that a place belongs to; the place itself where the map knows none. */
export const provinceAt = ({ provinces, provinceAt: indices }: Board, place: PlaceId): ProvinceId =>
  provinces[indices.get(place) ?? -1] ?? place;

const compiled = new WeakMap<DiplomacyMap, Board>();

const indexOf = <K>(keys: readonly K[]): Map<K, number> => new Map(keys.map((key, i) => [key, i]));

/** The tables of a map; the same object each time. */
export function boardOf(map: DiplomacyMap): Board {
  const known = compiled.get(map);
  if (known) return known;
  const board = compile(map);
  compiled.set(map, board);
  return board;
}

function compile(map: DiplomacyMap): Board {
  const provinces = map.provinces.map(({ id }) => id);
  const places = map.places.map(({ id }) => id);
  const powers = map.powers.map(({ name }) => name);
  const [provinceIndex, placeIndex, powerIndex] = [indexOf(provinces), indexOf(places), indexOf(powers)];
  const provinceOf = Int32Array.from(map.places, ({ province }) => provinceIndex.get(province) ?? -1);
  const provinceAt = new Map([...provinceIndex, ...places.map((id, at) => [id, provinceOf[at] ?? -1] as const)]);
  const mainPlace = Int32Array.from(provinces, (id) => placeIndex.get(id) ?? -1);
  const terrain = map.provinces.map((province) => province.terrain);
  const isWater = Uint8Array.from(terrain, (kind) => (kind === "water" || kind === "port" ? 1 : 0));
  const armyWays = provinces.map(() => new Map<number, Edge>());
  const fleetWays = places.map(() => new Map<number, Edge[]>());
  const passing = provinces.map(() => new Uint8Array(provinces.length));
  const reach = provinces.map(() => new Set<number>());
  map.places.forEach((place, at) => {
    const from = provinceOf[at] ?? -1;
    for (const edge of place.edges) {
      const to = placeIndex.get(edge.to);
      if (to === undefined) continue;
      const target = provinceOf[to] ?? -1;
      if (edge.powers?.length === 0) continue;
      if (edge.army && !armyWays[from]?.has(target)) armyWays[from]?.set(target, edge);
      if (edge.fleet) {
        fleetWays[at]?.set(target, [...(fleetWays[at].get(target) ?? []), edge]);
        const row = passing[from];
        const back = passing[target];
        if (row) row[target] = 1;
        if (back) back[from] = 1;
      }
      reach[from]?.add(target);
    }
  });
  const isCoastal = Uint8Array.from(provinces, (_, i) =>
    !isWater[i] && passing[i]?.some((near, other) => near === 1 && isWater[other] === 1) ? 1 : 0,
  );
  return {
    ...{ map, provinces, places, powers, provinceIndex, provinceAt, placeIndex, powerIndex, provinceOf, mainPlace },
    hasWeakWays: map.places.some(({ edges }) => edges.some(({ strength }) => strength !== undefined)),
    ...{ isWater, isCoastal, armyWays, fleetWays, passing },
    passages: passing.map((row) => [...row.entries()].flatMap(([to, open]) => (open === 1 ? [to] : []))),
    neighbours: reach.map((set) => [...set]),
  };
}
