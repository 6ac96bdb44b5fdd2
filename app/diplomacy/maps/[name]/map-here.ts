import { cache } from "react";
import { currentUser } from "@/lib/auth/session";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { isMapName, loadMap, mapText, OWN_MAP_NAME, readOwnMap } from "@/lib/engine/diplomacy/maps";
import { type MapPage, readMap } from "@/lib/services/diplomacy/maps/read-maps";

/** A map as its page needs it: one of the house's, or what a member wrote; `map` null: its text does not hold. */
export type MapHere = { name: string; text: string; map: DiplomacyMap | null; page: MapPage | null };

/** The map of this name, as far as whoever asks may see it. Read once a request. */
export const mapHere = cache(async (name: string): Promise<MapHere | null> => {
  if (isMapName(name)) return { name, text: (mapText(name) ?? "").trim(), map: loadMap(name), page: null };
  if (!OWN_MAP_NAME.test(name)) return null;
  const page = await readMap(await currentUser(), name);
  return page && { name, text: page.text, map: readOwnMap(name, page.text).map, page };
});
