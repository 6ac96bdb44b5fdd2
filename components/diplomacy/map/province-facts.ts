import { placeName, powerName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import { subjectOf } from "../places";
import type { MapOrder } from "./map-orders";

type Shown = {
  readonly map: DiplomacyMap;
  readonly position: Position;
  readonly orders: readonly MapOrder[];
  readonly hidden: ReadonlySet<ProvinceId>;
  /** Where the ground is now another one than at most times. */
  readonly changed: ReadonlySet<ProvinceId>;
};

/** Of each province in one sentence: its name, who owns it, who stands there, what is ordered and what came of it. */
export function factsOfProvinces(
  t: DiplomacyTexts,
  { map, position, orders, hidden, changed }: Shown,
): ReadonlyMap<ProvinceId, string> {
  const board = boardOf(map);
  const said = new Map<ProvinceId, string[]>();
  const say = (at: ProvinceId, fact: string) => said.set(at, [...(said.get(at) ?? []), fact]);
  const provinceOf = (place: string): ProvinceId => board.provinces[provinceIndex(board, place)] ?? place;
  for (const { id, centre, terrain } of map.provinces) {
    if (changed.has(id)) say(id, t.map.ground[terrain]);
    const owner = position.owners[id];
    if (hidden.has(id)) say(id, t.map.hidden);
    if (owner !== undefined) say(id, t.map.owner(powerName(map, owner)));
    else if (centre && !hidden.has(id)) say(id, t.map.neutral);
  }
  const named = (at: string) => (at.includes("/") ? ` (${placeName(map, at)})` : "");
  for (const { power, type, at } of position.units)
    say(provinceOf(at), `${t.unit(type, powerName(map, power))}${named(at)}`);
  for (const { power, type, at } of position.dislodged)
    say(provinceOf(at), t.map.dislodged(t.unit(type, powerName(map, power))));
  for (const { order, state } of orders) {
    const at = subjectOf(order);
    if (at !== null) say(at, t.map.ordered(sayOrder(t, map, order), t.states[state]));
  }
  return new Map(map.provinces.map(({ id, name }) => [id, t.map.province(name, said.get(id) ?? [])]));
}
