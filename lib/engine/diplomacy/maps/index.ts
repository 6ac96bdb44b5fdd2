import type { DiplomacyMap } from "../map/model";
import { type ParsedMap, parseMap } from "../map/parse";
import { ANCMED } from "./ancmed.data";
import { CHAOS } from "./chaos.data";
import { FLEETROME } from "./fleetrome.data";
import { HUNDRED } from "./hundred.data";
import { MODERN } from "./modern.data";
import { PURE } from "./pure.data";
import { RIVERS } from "./rivers.data";
import { SPICE } from "./spice.data";
import { STANDARD } from "./standard.data";
import { STANDARD_GEOGRAPHY } from "./standard-geography.data";

/** The maps that come with the judge, the usual one first. */
export const MAP_NAMES = [
  "standard",
  "fleetrome",
  "chaos",
  "pure",
  "hundred",
  "ancmed",
  "modern",
  "spice",
  "rivers",
] as const;
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
  rivers: RIVERS,
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

/** What a map that somebody writes may be called: in small letters, and no name of ours. */
export const OWN_MAP_NAME = /^[a-z][a-z0-9_]{2,23}$/;

/** Lines that a game may add to its map. */
export const MOST_MORPH = 2_000;

/** Characters of a map file at most. */
export const LONGEST_MAP = 60_000;

/** Reads the text of a map that somebody wrote; it may include ours (`USE standard-geography`, `MAP standard`). */
export const readOwnMap = (name: string, text: string): ParsedMap => parseMap(name, text, { source: mapText });

/**
 * A map with the lines that a game adds to it (`MORPH`): one of ours, or one that somebody wrote, with its text.
 * Problems count lines from the first of those added, where there are any. Null without problems: there is no such map.
 */
export function morphMap(name: string, lines: readonly string[], text?: string): ParsedMap {
  if (text !== undefined)
    return isMapName(name) ? { map: null, problems: [] } : parseMap(name, text, { source: mapText, morph: lines });
  if (!isMapName(name)) return { map: null, problems: [] };
  if (lines.length === 0) return { map: loadMap(name), problems: [] };
  return parseMap(name, TEXTS[name], { source: mapText, morph: lines });
}
