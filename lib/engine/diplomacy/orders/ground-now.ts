import type { Field } from "../adjudicate/field";
import { type BarredNow, barredNow } from "../map/ground";
import type { UnitType } from "../map/model";

/** That the ground of a province keeps such units out now, and does not at other times: what a refusal says besides. */
export function groundNow({ board }: Field, type: UnitType, at: number): { ground?: BarredNow } {
  const ground = barredNow(board.map, type, board.provinces[at] ?? "");
  return ground === null ? {} : { ground };
}
