import type { DiplomacyMap, PlaceId, ProvinceId } from "../map/model";
import { isMapName, type MapName } from "./index";

/** A point of a drawing, in whole units, x to the right and y down. */
export type Spot = readonly [x: number, y: number];

/** From one line of a name to the next, in sizes of its letters. */
export const LABEL_LINE = 1.1;

/** A stretch of path that says something of two provinces. */
export type DrawnPair = { readonly between: readonly [ProvinceId, ProvinceId]; readonly d: string };

export type DrawnProvince = {
  readonly d: string;
  /** In one line or two (`LABEL_LINE` apart), the middle of them at `at`. */
  readonly label: { readonly lines: readonly string[]; readonly size: number; readonly at: Spot };
  readonly unit: Spot;
  readonly centre?: Spot;
  /** Where a fleet on that coast stands, whenever there is one. */
  readonly coasts?: Readonly<Record<PlaceId, Spot>>;
  /** A part of the land that is water at times. */
  readonly floods?: true;
};

/** A map as it is drawn: path data in units of its sheet, where a unit is 20 wide. What `public/maps/*.json` hold. */
export type Drawing = {
  readonly v: 1;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** All land; what no province covers nobody enters. */
  readonly land: string;
  /** Rivers that run through provinces; absent: none are drawn. */
  readonly rivers?: string;
  readonly provinces: Readonly<Record<ProvinceId, DrawnProvince>>;
  /** Borders on land, and at sea. */
  readonly borders: string;
  readonly waters: string;
  /** Borders that touch, but that nobody passes. */
  readonly barriers: readonly DrawnPair[];
  /** Ways between provinces that do not touch. */
  readonly links: readonly DrawnPair[];
  /** Both of them in the states of a map that changes, by their keys. */
  readonly grounds?: Readonly<Record<string, Pick<Drawing, "barriers" | "links">>>;
};

/** The marks of ways as a map is now. */
export const marksOn = (drawing: Drawing, { ground }: DiplomacyMap): Pick<Drawing, "barriers" | "links"> =>
  (ground === undefined ? undefined : drawing.grounds?.[ground]) ?? drawing;

/** The drawing of ours that may show a map: `public/maps/<that>.json`; null: none does. */
export function drawingOf({ name, picture }: DiplomacyMap): ReturnType<typeof drawnAs> | null {
  const shown = isMapName(name) ? name : picture;
  return shown !== undefined && isMapName(shown) ? drawnAs(shown) : null;
}

/** Whether a drawing has all provinces of a map: one that a game changed may have more. */
export const shows = ({ provinces }: Drawing, map: DiplomacyMap): boolean =>
  map.provinces.every(({ id }) => Object.hasOwn(provinces, id));

/** The drawing that shows a map of ours: `public/maps/<that>.json`. */
export const drawnAs = (map: MapName): Exclude<MapName, "fleetrome" | "chaos"> =>
  map === "fleetrome" || map === "chaos" ? "standard" : map;
