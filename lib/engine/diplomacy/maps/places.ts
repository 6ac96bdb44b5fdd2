import type { PlaceId } from "../map/model";
import { ANCMED_PLACES } from "./ancmed.places.data";
import { HUNDRED_PLACES } from "./hundred.places.data";
import { MODERN_PLACES } from "./modern.places.data";
import { RIVERS_PLACES } from "./rivers.places.data";
import { SPICE_PLACES } from "./spice.places.data";
import { STANDARD_PLACES } from "./standard.places.data";

/** Degrees east and north. */
export type PlacePoint = {
  readonly lon: number;
  readonly lat: number;
  /** More points of the same province, `[lon, lat]`: together they say how far it reaches. */
  readonly also?: readonly (readonly [number, number])[];
};

/** Where a map's provinces lie (the unit stands at `lon`, `lat`), and where a fleet on a coast stands. */
export type Places = Readonly<Record<PlaceId, PlacePoint>>;

/** Reads a line for each place: `SPA -3.7 40.3, -4.5 38`, its own point first, then what else is its. */
export function readPlaces(text: string): Places {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => {
      const blank = line.indexOf(" ");
      const points = line
        .slice(blank)
        .split(",")
        .map((point): [number, number] => {
          const [lon = Number.NaN, lat = Number.NaN] = point.trim().split(" ").map(Number);
          return [lon, lat];
        });
      const [[lon, lat] = [Number.NaN, Number.NaN], ...also] = points;
      return [line.slice(0, blank), also.length > 0 ? { lon, lat, also } : { lon, lat }];
    }),
  );
}

const STANDARD = readPlaces(STANDARD_PLACES);

const PLACES: Readonly<Record<string, Places>> = {
  standard: STANDARD,
  fleetrome: STANDARD,
  chaos: STANDARD,
  spice: readPlaces(SPICE_PLACES),
  rivers: readPlaces(RIVERS_PLACES),
  hundred: readPlaces(HUNDRED_PLACES),
  ancmed: readPlaces(ANCMED_PLACES),
  modern: readPlaces(MODERN_PLACES),
};

/** The places of a map of ours that lies somewhere on the earth; null for the others. */
export const placesOf = (map: string): Places | null => (Object.hasOwn(PLACES, map) ? (PLACES[map] ?? null) : null);
