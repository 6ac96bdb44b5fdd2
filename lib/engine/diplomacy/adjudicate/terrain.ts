import { provinceOf } from "../map/draft";
import type { DiplomacyMap, Place, PlaceId, PowerName, UnitType } from "../map/model";
import type { Dislodged, Position, Unit } from "../position";
import { boardOf, provinceAt } from "./board";

/** What the ground did to a unit: it became the other type, stands on another coast, sleeps, wakes, or is destroyed. */
export const TERRAIN_FATES = ["army", "fleet", "coast", "trapped", "freed", "destroyed"] as const;
export type TerrainFate = (typeof TERRAIN_FATES)[number];

/** A unit as it stood, what became of it, and where it stands since; `to` null: nowhere. */
export type TerrainResult = {
  readonly unit: Unit;
  readonly fate: TerrainFate;
  readonly to: PlaceId | null;
  /** It was dislodged already, and was to retreat. */
  readonly dislodged?: true;
};

type Footed = { readonly type: UnitType; readonly at: PlaceId };

const placeOf = (map: DiplomacyMap, id: PlaceId): Place | undefined =>
  map.places[boardOf(map).placeIndex.get(id) ?? -1];

const stands = (type: UnitType, place: Place | undefined): boolean =>
  place !== undefined && (type === "A" ? place.armies : place.fleets);

/** Is a unit somewhere where its like cannot stand: asleep until it can again (HIBERNATE)? It holds, and does nothing else. */
export const isTrapped = (map: DiplomacyMap, { type, at }: Footed): boolean => !stands(type, placeOf(map, at));

/** May a unit sleep there, as the rules in force have it: on closed ground, or a fleet on dry land? */
export function maySleep(map: DiplomacyMap, { type, at }: Footed, rules: ReadonlySet<string>): boolean {
  const province = map.provinces.find(({ id }) => id === provinceOf(at));
  if (!rules.has("HIBERNATE") || !province || placeOf(map, at) === undefined) return false;
  return province.terrain === "shut" || (type === "F" && !province.places.some((id) => placeOf(map, id)?.fleets));
}

/**
 * What becomes of a unit where the map is another one (docs/how-the-diplomacy-judge-decides.md, Ground that changes);
 * null: nothing, it stands as it stood. On several coasts a fleet stands on the one that the map gives last; coasts
 * that become one are that one.
 */
function fateOf(
  before: DiplomacyMap,
  after: DiplomacyMap,
  { type, at }: Footed,
  rules: ReadonlySet<string>,
): { readonly fate: TerrainFate; readonly type: UnitType; readonly to: PlaceId | null } | null {
  const slept = isTrapped(before, { type, at });
  const gone = { fate: "destroyed" as const, type, to: null };
  const province = after.provinces[boardOf(after).provinceIndex.get(provinceOf(at)) ?? -1];
  if (!province) return gone;
  if (stands(type, placeOf(after, at))) return slept ? { fate: "freed", type, to: at } : null;
  const fitting = (one: UnitType): PlaceId | undefined =>
    province.places.findLast((id) => stands(one, placeOf(after, id)));
  const here = fitting(type);
  if (here !== undefined) return { fate: slept ? "freed" : "coast", type, to: here };
  const bed = placeOf(after, at) ? at : province.id;
  if (maySleep(after, { type, at: bed }, rules)) return slept && bed === at ? null : { fate: "trapped", type, to: bed };
  const other = type === "A" ? "F" : "A";
  const boat = rules.has("UNITS_ADAPT") && province.terrain !== "shut" ? fitting(other) : undefined;
  return boat === undefined ? gone : { fate: other === "A" ? "army" : "fleet", type: other, to: boat };
}

/**
 * A position on a map that has become another one: units adapt, sleep, wake or are destroyed; dislodged units as well,
 * and where they may retreat is asked again; a centre that is none any more belongs to nobody.
 */
export function settle<P extends Position>(
  before: DiplomacyMap,
  after: DiplomacyMap,
  position: P,
  rules: ReadonlySet<string>,
): { readonly position: P; readonly results: readonly TerrainResult[] } {
  const results: TerrainResult[] = [];
  const settled = <U extends Unit>(unit: U, isOut: boolean): U[] => {
    const fate = fateOf(before, after, unit, rules);
    if (!fate) return [unit];
    const { power, type, at } = unit;
    // Whoever has to leave does not sleep where they are.
    const lost = isOut && fate.fate === "trapped";
    const { to } = lost ? { to: null } : fate;
    results.push({
      ...{ unit: { power, type, at }, fate: lost ? "destroyed" : fate.fate, to },
      ...(isOut ? { dislodged: true as const } : {}),
    });
    return to === null ? [] : [{ ...unit, type: fate.type, at: to }];
  };
  const units = position.units.flatMap((unit) => settled(unit, false));
  const dislodged = position.dislodged
    .flatMap((unit) => settled(unit, true))
    .map((unit) => ({ ...unit, retreats: retreatsOn(after, unit, position.owners) }));
  const centres = new Set(after.provinces.flatMap(({ id, centre }) => (centre ? [id] : [])));
  const owners = Object.fromEntries(Object.entries(position.owners).filter(([centre]) => centres.has(centre)));
  return { position: { ...position, units, dislodged, owners }, results };
}

/** Of the provinces to which a unit could retreat those that it can still reach, on the coasts that there are now. */
function retreatsOn(
  map: DiplomacyMap,
  { power, type, at, retreats }: Dislodged,
  owners: Readonly<Record<string, PowerName>>,
): PlaceId[] {
  const wanted = new Set(retreats.map(provinceOf));
  const ways = placeOf(map, at)?.edges ?? [];
  const board = boardOf(map);
  const open = ways.filter(
    ({ to, army, fleet, powers, holding }) =>
      (type === "A" ? army : fleet) &&
      wanted.has(provinceAt(board, to)) &&
      (powers === undefined || powers.includes(power)) &&
      (holding === undefined || holding.every((centre) => owners[centre] === power)),
  );
  const places = open.map(({ to }) => (type === "A" ? provinceAt(board, to) : to));
  return [...new Set(places)].filter((id) => stands(type, placeOf(map, id)));
}
