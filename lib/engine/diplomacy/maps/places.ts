import type { PlaceId } from "../map/model";
import { SPICE_PLACES } from "./spice.places.data";
import { STANDARD_PLACES } from "./standard.places.data";

/** Degrees east and north. */
export type PlacePoint = {
  readonly lon: number;
  readonly lat: number;
  /** More points of the same province, `[lon, lat]`: together they say how far it reaches. */
  readonly also?: readonly (readonly [number, number])[];
};

/** Where a map's provinces lie (name and unit stand at `lon`, `lat`), and where a fleet on a coast stands. */
export type Places = Readonly<Record<PlaceId, PlacePoint>>;

const PLACES: Readonly<Record<string, Places>> = {
  standard: STANDARD_PLACES,
  fleetrome: STANDARD_PLACES,
  chaos: STANDARD_PLACES,
  spice: SPICE_PLACES,
};

/** The places of a map of ours that lies somewhere on the earth; null for the others. */
export const placesOf = (map: string): Places | null => (Object.hasOwn(PLACES, map) ? (PLACES[map] ?? null) : null);
