import {
  type AdjustmentResult,
  adjustmentsDue,
  resolveAdjustments,
} from "@/lib/engine/diplomacy/adjudicate/adjustments";
import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import { explainMovement, type Reason } from "@/lib/engine/diplomacy/adjudicate/explain";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import { resolveMovement } from "@/lib/engine/diplomacy/adjudicate/movement";
import { captureCentres } from "@/lib/engine/diplomacy/adjudicate/ownership";
import { type RetreatResult, resolveRetreats } from "@/lib/engine/diplomacy/adjudicate/retreats";
import { nextPhase } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import type { Position } from "@/lib/engine/diplomacy/position";

/** What came of each order of a phase, with its reason. */
export type Outcome =
  | { readonly type: "MOVEMENT"; readonly reasons: readonly Reason[] }
  | { readonly type: "RETREATS"; readonly results: readonly RetreatResult[] }
  | { readonly type: "ADJUSTMENTS"; readonly results: readonly AdjustmentResult[] };

/** A phase decided, and the position of the next phase in which somebody has something to order; null: there is none. */
export type Decided = { readonly outcome: Outcome; readonly next: Position | null };

/** So many phases in a row may ask nobody for anything. */
const MOST_SKIPPED = 60;

/**
 * Decides a phase by the rules alone: no deadlines, no victory, nobody absent. Units without an order hold or disband. Null:
 * the phase is one of the map's own invention, which no judge decides.
 */
export function resolveTurn(
  map: DiplomacyMap,
  rules: ReadonlySet<string>,
  position: Position,
  given: readonly GivenOrder[],
): Decided | null {
  const orders = given.map(({ order }) => order);
  switch (position.phase.type) {
    case "MOVEMENT": {
      const field = fieldOf(map, position, rules);
      const { units, dislodged } = resolveMovement(field, orders);
      const outcome: Outcome = { type: "MOVEMENT", reasons: explainMovement(field, orders) };
      return { outcome, next: advance(map, rules, { ...position, units, dislodged }) };
    }
    case "RETREATS": {
      const { results, units } = resolveRetreats(boardOf(map), position, orders);
      return {
        outcome: { type: "RETREATS", results },
        next: advance(map, rules, { ...position, units, dislodged: [] }),
      };
    }
    case "ADJUSTMENTS": {
      const { results, units } = resolveAdjustments(map, position, given, rules);
      return { outcome: { type: "ADJUSTMENTS", results }, next: advance(map, rules, { ...position, units }) };
    }
    default:
      return null;
  }
}

/** On to the next phase that asks anybody for anything; centres change hands where adjustments come next. */
function advance(map: DiplomacyMap, rules: ReadonlySet<string>, after: Position): Position | null {
  let position = after;
  for (let turn = 0; turn < MOST_SKIPPED; turn++) {
    const phase = nextPhase(map, position.phase);
    if (!phase) return null;
    const before = position.phase.type;
    const dislodged = phase.type === "RETREATS" ? position.dislodged.filter(({ retreats }) => retreats.length > 0) : [];
    position = { ...position, phase, dislodged };
    if (phase.type === "ADJUSTMENTS" && before !== "ADJUSTMENTS")
      position = { ...position, owners: captureCentres(map, position.owners, position.units) };
    if (phase.type === "MOVEMENT" || dislodged.length > 0) return position;
    if (phase.type === "ADJUSTMENTS" && [...adjustmentsDue(map, position, rules).values()].some((due) => due !== 0))
      return position;
  }
  return null;
}
