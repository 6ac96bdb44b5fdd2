import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import { settle } from "@/lib/engine/diplomacy/adjudicate/terrain";
import { mapAt } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap, Phase, PlaceId, PowerName, ProvinceId, UnitType } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";
import { canStand } from "./position-fault";

/** What a tap on the map does to a position. */
export const TOOLS = ["A", "F", "owner", "erase"] as const;
export type Tool = (typeof TOOLS)[number];

/** A position after a tap; `unfit`: no such unit can stand there; `no_centre`: nobody can own that. */
export type Edited = Position | "unfit" | "no_centre";

const provinceOf = (map: DiplomacyMap, place: PlaceId): ProvinceId => {
  const board = boardOf(map);
  return board.provinces[provinceIndex(board, place)] ?? place;
};

const placesFor = (map: DiplomacyMap, type: UnitType, at: ProvinceId): PlaceId[] =>
  (map.provinces.find(({ id }) => id === at)?.places ?? []).filter((place) => canStand(map, type, place));

/**
 * What a tool makes of a province. A fleet put where it stands already goes to the next coast; a centre given to its owner
 * is nobody's again. Dislodged units are left behind: they belong to a phase that is not edited.
 */
export function editPosition(
  whole: DiplomacyMap,
  position: Position,
  tool: Tool,
  power: PowerName,
  at: ProvinceId,
): Edited {
  const map = mapAt(whole, position.phase);
  const others = position.units.filter((unit) => provinceOf(map, unit.at) !== at);
  const standing = position.units.find((unit) => provinceOf(map, unit.at) === at);
  const dislodged = position.dislodged.filter((unit) => provinceOf(map, unit.at) !== at);
  const { [at]: owner, ...owners } = position.owners;
  switch (tool) {
    case "A":
    case "F": {
      const places = placesFor(map, tool, at);
      const same = standing?.type === tool && standing.power === power;
      const place = places[same ? (places.indexOf(standing.at) + 1) % places.length : 0];
      return place === undefined
        ? "unfit"
        : { ...position, dislodged, units: [...others, { power, type: tool, at: place }] };
    }
    case "owner":
      if (!map.provinces.find(({ id }) => id === at)?.centre) return "no_centre";
      return { ...position, owners: owner === power ? owners : { ...owners, [at]: power } };
    case "erase":
      if (standing || dislodged.length < position.dislodged.length) return { ...position, dislodged, units: others };
      return { ...position, owners };
  }
}

/** Another phase: where the ground is another one then, units are settled on it. */
export function changePhase(
  whole: DiplomacyMap,
  position: Position,
  phase: Phase,
  rules: ReadonlySet<string>,
): Position {
  const [before, after] = [mapAt(whole, position.phase), mapAt(whole, phase)];
  return settle(before, after, { ...position, phase }, rules).position;
}

/** Moves the unit of one province to another, over whatever stands there. */
export function moveUnit(whole: DiplomacyMap, position: Position, from: ProvinceId, to: ProvinceId): Edited {
  const map = mapAt(whole, position.phase);
  const unit = position.units.find(({ at }) => provinceOf(map, at) === from);
  const [place] = unit ? placesFor(map, unit.type, to) : [];
  if (!unit || place === undefined) return "unfit";
  const others = position.units.filter((one) => one !== unit && provinceOf(map, one.at) !== to);
  return { ...position, units: [...others, { ...unit, at: place }] };
}
