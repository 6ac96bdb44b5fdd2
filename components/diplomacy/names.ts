import type { DiplomacyMap, PlaceId, PowerName } from "@/lib/engine/diplomacy/map/model";
import { capitalised } from "@/lib/engine/diplomacy/map/titles";

type Names = { readonly places: ReadonlyMap<PlaceId, string>; readonly powers: ReadonlyMap<PowerName, string> };
const known = new WeakMap<DiplomacyMap, Names>();

function namesOf(map: DiplomacyMap): Names {
  const found = known.get(map);
  if (found) return found;
  const provinces = new Map(map.provinces.map(({ id, name }) => [id, name]));
  const names: Names = {
    places: new Map([
      ...provinces,
      ...map.places.map(({ id, province, name }) => [id, name ?? provinces.get(province) ?? id] as const),
    ]),
    powers: new Map(map.powers.map(({ name, title }) => [name, title ?? capitalised(name)])),
  };
  known.set(map, names);
  return names;
}

/** "Munich", "St Petersburg (north coast)"; of a place that the map does not have, what it was called by. */
export const placeName = (map: DiplomacyMap, place: PlaceId): string => namesOf(map).places.get(place) ?? place;

/** "Austria". */
export const powerName = (map: DiplomacyMap, power: PowerName): string =>
  namesOf(map).powers.get(power) ?? capitalised(power);
