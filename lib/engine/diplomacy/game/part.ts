import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { hasDue, isMissing } from "./late";
import { isOver, powerOf, type State, survives } from "./state";

/** How a game ended for whoever played a power; `stopped`: for nobody, it was broken off. */
export const PART_RESULTS = ["solo", "draw", "survived", "eliminated", "resigned", "stopped"] as const;
export type PartResult = (typeof PART_RESULTS)[number];

/** How a game ended for whoever played this power to its end; null: it goes on. */
export function partResult(state: State, power: PowerName): PartResult | null {
  const { result } = state;
  if (!isOver(state)) return null;
  if (state.stage === "terminated" || !result) return "stopped";
  if (result.victors.includes(power)) return result.victors.length === 1 ? "solo" : "draw";
  return survives(state.position, power) ? "survived" : "eliminated";
}

/**
 * Whether a power had its orders in by the deadline of the phase that is processed at `at`; null: none were asked, or the
 * phase was processed before its deadline without them. `late`: it was named late in this phase; `ordered`: its orders came
 * in the move that processes the phase.
 */
export function wasInTime(
  ruleset: Ruleset,
  before: State,
  power: PowerName,
  { at, late, ordered }: { at: number; late: boolean; ordered: boolean },
): boolean | null {
  const one = powerOf(before, power);
  if (!one || !hasDue(ruleset, before, one)) return null;
  if (late) return false;
  if (ordered || !isMissing(ruleset, before, one)) return true;
  return before.deadlineAt !== null && at >= before.deadlineAt ? false : null;
}
