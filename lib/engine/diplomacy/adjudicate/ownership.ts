import { nextPhase } from "../map/flow";
import type { DiplomacyMap, Phase, PowerName, ProvinceId } from "../map/model";
import type { Unit } from "../position";
import { boardOf } from "./board";
import { provinceIndex } from "./field";

/** Who owns which centre once each unit on one has taken it. */
export function captureCentres(
  map: DiplomacyMap,
  owners: Readonly<Record<ProvinceId, PowerName>>,
  units: readonly Unit[],
): Readonly<Record<ProvinceId, PowerName>> {
  const board = boardOf(map);
  const taken = { ...owners };
  for (const unit of units) {
    const province = map.provinces[provinceIndex(board, unit.at)];
    if (province?.centre) taken[province.id] = unit.power;
  }
  return taken;
}

/**
 * Whether centres change hands when this phase is over: an adjustment phase comes next, retreats aside if nobody has
 * to retreat.
 */
export function capturesAfter(map: DiplomacyMap, phase: Phase, someRetreat: boolean): boolean {
  let next = nextPhase(map, phase);
  if (next?.type === "RETREATS") {
    if (someRetreat) return false;
    next = nextPhase(map, next);
  }
  return next?.type === "ADJUSTMENTS" && phase.type !== "ADJUSTMENTS";
}
