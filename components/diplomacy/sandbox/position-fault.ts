import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import { maySleep } from "@/lib/engine/diplomacy/adjudicate/terrain";
import { mapAt } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap, PlaceId, UnitType } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";

/** Whether a unit can stand just there: fleets on the coasts that the map names, armies in the province itself. */
export function canStand(map: DiplomacyMap, type: UnitType, at: PlaceId): boolean {
  const place = map.places.find(({ id }) => id === at);
  return place !== undefined && (type === "A" ? place.armies : place.fleets);
}

/** What makes a position impossible on a map, by the place; null: nothing does. `rules`: units may sleep by them. */
export function positionFault(
  whole: DiplomacyMap,
  { phase, units, dislodged, owners }: Position,
  rules: ReadonlySet<string>,
): { at: string } | null {
  const map = mapAt(whole, phase);
  const board = boardOf(map);
  const mayBe = (unit: { type: UnitType; at: PlaceId }, sleeps: boolean): boolean =>
    canStand(map, unit.type, unit.at) || (sleeps && maySleep(map, unit, rules));
  const powers = new Set(map.powers.map(({ name }) => name));
  for (const list of [units, dislodged]) {
    const taken = new Set<number>();
    for (const { power, type, at } of list) {
      const province = provinceIndex(board, at);
      if (!powers.has(power) || taken.has(province) || !mayBe({ type, at }, list === units)) return { at };
      taken.add(province);
    }
  }
  for (const { type, from, retreats } of dislodged) {
    const shut = retreats.find((to) => !canStand(map, type, to));
    if (shut !== undefined) return { at: shut };
    if (from !== null && provinceIndex(board, from) < 0) return { at: from };
  }
  for (const [centre, power] of Object.entries(owners)) {
    const province = map.provinces.find(({ id }) => id === centre);
    if (!province?.centre || !powers.has(power)) return { at: centre };
  }
  return null;
}
