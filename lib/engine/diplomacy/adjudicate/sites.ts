import type { DiplomacyMap, PowerName, ProvinceId } from "../map/model";
import type { Position } from "../position";
import { boardOf } from "./board";
import { provinceIndex } from "./field";
import type { RightsPosition } from "./rights";

/** The homes of a power as things stand: the map's, or those that it has instead. */
export const homesOf = (map: DiplomacyMap, { homes }: Position, power: PowerName): readonly ProvinceId[] =>
  homes?.[power] ?? map.powers.find(({ name }) => name === power)?.homes ?? [];

/** Whether a power without centres and units gets one at home: nobody stands on a home of its own (GARRISON). */
export function mayGarrison(
  map: DiplomacyMap,
  position: Position,
  power: PowerName,
  rules: ReadonlySet<string>,
): boolean {
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
  const sites = ownSites(map, position, power, rules);
  const others = standIns(map, position, power, sites);
  return others.size === 0 ? sites : new Set([...sites, ...others.keys()]);
}

/** The same without those that stand in for homes. */
function ownSites(
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

/** By site: the homes in whose place one builds there. */
type StandIns = ReadonlyMap<ProvinceId, readonly ProvinceId[]>;

const NONE: StandIns = new Map();

/**
 * The owned sites that stand in for homes (`@abc(h,h)`), where a power could not build otherwise, with those of the homes
 * that it owns as well. Whether anybody stands there does not matter: that is what they are for.
 */
function standIns(map: DiplomacyMap, position: Position, power: PowerName, sites: ReadonlySet<ProvinceId>): StandIns {
  const alternatives = map.powers.find(({ name }) => name === power)?.alternatives;
  if (alternatives === undefined) return NONE;
  const { owners } = position;
  const homes = homesOf(map, position, power).filter((home) => owners[home] === power);
  return new Map(
    alternatives.flatMap(({ site, homes: listed }): [ProvinceId, readonly ProvinceId[]][] => {
      const places = listed.filter((home) => homes.includes(home));
      return owners[site] === power && !sites.has(site) && places.length > 0 ? [[site, places]] : [];
    }),
  );
}

/**
 * Asked of one build after another: is there room for it beside those before it? A site that stands in for homes takes
 * the place of one of them, where nothing is built then; all others have their own.
 */
export function roomAtHome(
  map: DiplomacyMap,
  position: RightsPosition,
  power: PowerName,
  rules: ReadonlySet<string>,
): (site: ProvinceId) => boolean {
  const others = standIns(map, position, power, ownSites(map, position, power, rules));
  if (others.size === 0) return () => true;
  // Who has which place: a home itself, or a site in its stead.
  const takenBy = new Map<ProvinceId, ProvinceId>();
  const seat = (site: ProvinceId, asked: Set<ProvinceId>): boolean =>
    (others.get(site) ?? [site]).some((place) => {
      if (asked.has(place)) return false;
      asked.add(place);
      const sitting = takenBy.get(place);
      if (sitting !== undefined && !seat(sitting, asked)) return false;
      takenBy.set(place, site);
      return true;
    });
  return (site) => seat(site, new Set());
}

/** The provinces where a power may build, by its homes and the rules. */
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
