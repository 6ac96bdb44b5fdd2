import { type Board, boardOf } from "../adjudicate/board";
import type { DiplomacyMap, PlaceId, UnitType } from "../map/model";

/**
 * Where units can stand, as bots see a map: an army in each province, a fleet at each place. `to` are the nodes that a
 * unit of that type reaches in one move, one list for each province: of several coasts the best counts.
 */
export type Node = {
  readonly type: UnitType;
  readonly province: number;
  readonly place: PlaceId;
  readonly to: readonly (readonly number[])[];
};

export type Nodes = { readonly all: readonly Node[]; index(type: UnitType, place: PlaceId): number };

const known = new WeakMap<DiplomacyMap, Nodes>();

/** The nodes of a map; the same object each time. Ways that are open to some powers only count as open. */
export function nodesOf(map: DiplomacyMap): Nodes {
  const found = known.get(map);
  if (found) return found;
  const nodes = compile(boardOf(map));
  known.set(map, nodes);
  return nodes;
}

function compile(board: Board): Nodes {
  const armies = board.provinces.map((place, province) => ({ type: "A" as const, province, place }));
  const fleets = board.places.map((place, i) => ({ type: "F" as const, province: board.provinceOf[i] ?? -1, place }));
  const all = [...armies, ...fleets];
  const byKey = new Map(all.map(({ type, place }, i) => [type + place, i]));
  const index = (type: UnitType, place: PlaceId): number => byKey.get(type + place) ?? -1;
  const to = ({ type, province, place }: (typeof all)[number]): number[][] =>
    type === "A"
      ? [...(board.armyWays[province]?.keys() ?? [])].map((next) => [next])
      : [...(board.fleetWays[board.placeIndex.get(place) ?? -1]?.values() ?? [])].map((edges) =>
          edges.map((edge) => index("F", edge.to)),
        );
  return { all: all.map((node) => ({ ...node, to: to(node) })), index };
}
