import { type Field, fieldOf } from "../../adjudicate/field";
import { settle } from "../../adjudicate/terrain";
import { nextMovement } from "../../map/flow";
import { mapAt } from "../../map/ground";
import type { DiplomacyMap } from "../../map/model";
import type { When } from "./written";

/**
 * The board against which the lines of a list are held: the map as it will be in the phase for which the list is, with the
 * units of now as that ground leaves them, if they stay (UNITS_ADAPT makes others of them). On a map that does not change,
 * the board of now itself.
 */
export function fieldOfList(whole: DiplomacyMap, field: Field, when: When): Field {
  const { position, rules, dummies } = field;
  const first = position.phase.type === "MOVEMENT" ? position.phase : nextMovement(whole, position.phase);
  const phase = when === "sooner" ? first : first && nextMovement(whole, first);
  const map = phase ? mapAt(whole, phase) : field.board.map;
  const before = field.board.map;
  if (map === before) return field;
  const stays = settle(before, map, position, rules).position;
  return fieldOf(map, stays, rules, dummies ? { dummies } : {});
}
