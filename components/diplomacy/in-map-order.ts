import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";

/** What is told of each power, in the order in which the map names them: a stored record keeps none. */
export function inMapOrder<T>(map: DiplomacyMap, told: Readonly<Record<PowerName, T>>): [PowerName, T][] {
  const place = new Map(map.powers.map(({ name }, i) => [name, i]));
  const at = (name: PowerName): number => place.get(name) ?? place.size;
  return Object.entries(told).sort(([one], [other]) => at(one) - at(other));
}
