import type { DiplomacyMap } from "../map/model";
import { type ParsedMap, parseMap } from "../map/parse";
import { ANCMED } from "./ancmed.data";
import { CHAOS } from "./chaos.data";
import { FLEETROME } from "./fleetrome.data";
import { HUNDRED } from "./hundred.data";
import { MODERN } from "./modern.data";
import { PURE } from "./pure.data";
import { SPICE } from "./spice.data";
import { STANDARD } from "./standard.data";
import { STANDARD_GEOGRAPHY } from "./standard-geography.data";

/** The maps that come with the judge, the usual one first. */
export const MAP_NAMES = ["standard", "fleetrome", "chaos", "pure", "hundred", "ancmed", "modern", "spice"] as const;
export type MapName = (typeof MAP_NAMES)[number];

const TEXTS: Readonly<Record<MapName, string>> = {
  standard: STANDARD,
  fleetrome: FLEETROME,
  chaos: CHAOS,
  pure: PURE,
  hundred: HUNDRED,
  ancmed: ANCMED,
  modern: MODERN,
  spice: SPICE,
};

/** Parts that maps include. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TEXTS),
  ["standard-geography", STANDARD_GEOGRAPHY],
]);

/** The text of a map or a part of one, for `USE`; old files write `standard.map`, `standard.geography`. */
export const mapText = (name: string): string | undefined =>
  PARTS.get(
    name
      .toLowerCase()
      .replace(/\.map$/, "")
      .replace(/\.geography$/, "-geography"),
  );

export const isMapName = (name: string): name is MapName => Object.hasOwn(TEXTS, name);

const loaded = new Map<string, DiplomacyMap>();

/** A map of ours, always the same object; null for a name that is not ours. */
export function loadMap(name: MapName): DiplomacyMap;
export function loadMap(name: string): DiplomacyMap | null;
export function loadMap(name: string): DiplomacyMap | null {
  if (!isMapName(name)) return null;
  const known = loaded.get(name);
  if (known) return known;
  const { map, problems } = parseMap(name, TEXTS[name], { source: mapText });
  if (!map) throw new Error(`The map ${name} does not hold: ${JSON.stringify(problems[0])}`);
  loaded.set(name, map);
  return map;
}

/**
 * A map of ours with the lines that a game adds to it (`MORPH`, spec (a)). Problems count lines from the first of
 * these. Null without problems: there is no map of that name.
 */
export function morphMap(name: string, lines: readonly string[]): ParsedMap {
  if (!isMapName(name)) return { map: null, problems: [] };
  if (lines.length === 0) return { map: loadMap(name), problems: [] };
  return parseMap(name, TEXTS[name], { source: mapText, morph: lines });
}
