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
import { settle, type TerrainResult } from "@/lib/engine/diplomacy/adjudicate/terrain";
import { nextPhase } from "@/lib/engine/diplomacy/map/flow";
import { mapAt } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import type { Position } from "@/lib/engine/diplomacy/position";

/** What came of each order of a phase, with its reason. */
export type Outcome =
  | { readonly type: "MOVEMENT"; readonly reasons: readonly Reason[] }
  | { readonly type: "RETREATS"; readonly results: readonly RetreatResult[] }
  | { readonly type: "ADJUSTMENTS"; readonly results: readonly AdjustmentResult[] };

/** A phase decided, and the position of the next phase in which somebody has something to order; null: there is none. */
export type Decided = {
  readonly outcome: Outcome;
  readonly next: Position | null;
  /** What the ground did to units on the way there. */
  readonly terrain: readonly TerrainResult[];
};

/** So many phases in a row may ask nobody for anything. */
const MOST_SKIPPED = 60;

/**
 * Decides a phase by the rules alone: no deadlines, no victory, nobody absent. Units without an order hold or disband. Null:
 * the phase is one of the map's own invention, which no judge decides.
 */
export function resolveTurn(
  whole: DiplomacyMap,
  rules: ReadonlySet<string>,
  position: Position,
  given: readonly GivenOrder[],
): Decided | null {
  const map = mapAt(whole, position.phase);
  const orders = given.map(({ order }) => order);
  switch (position.phase.type) {
    case "MOVEMENT": {
      const field = fieldOf(map, position, rules);
      const { units, dislodged } = resolveMovement(field, orders);
      const outcome: Outcome = { type: "MOVEMENT", reasons: explainMovement(field, orders) };
      return { outcome, ...advance(whole, rules, { ...position, units, dislodged }) };
    }
    case "RETREATS": {
      const { results, units } = resolveRetreats(boardOf(map), position, orders);
      return {
        outcome: { type: "RETREATS", results },
        ...advance(whole, rules, { ...position, units, dislodged: [] }),
      };
    }
    case "ADJUSTMENTS": {
      const { results, units } = resolveAdjustments(map, position, given, rules);
      return { outcome: { type: "ADJUSTMENTS", results }, ...advance(whole, rules, { ...position, units }) };
    }
    default:
      return null;
  }
}

/** On to the next phase that asks anybody for anything; centres change hands where adjustments come next, then the ground. */
function advance(whole: DiplomacyMap, rules: ReadonlySet<string>, after: Position): Pick<Decided, "next" | "terrain"> {
  let position = after;
  const terrain: TerrainResult[] = [];
  for (let turn = 0; turn < MOST_SKIPPED; turn++) {
    const phase = nextPhase(whole, position.phase);
    if (!phase) return { next: null, terrain };
    const [before, here] = [mapAt(whole, position.phase), mapAt(whole, phase)];
    const takes = phase.type === "ADJUSTMENTS" && position.phase.type !== "ADJUSTMENTS";
    position = { ...position, phase, dislodged: phase.type === "RETREATS" ? position.dislodged : [] };
    if (takes) position = { ...position, owners: captureCentres(before, position.owners, position.units) };
    if (before !== here) {
      const settled = settle(before, here, position, rules);
      position = settled.position;
      terrain.push(...settled.results);
    }
    position = { ...position, dislodged: position.dislodged.filter(({ retreats }) => retreats.length > 0) };
    if (phase.type === "MOVEMENT" || position.dislodged.length > 0) return { next: position, terrain };
    const due = phase.type === "ADJUSTMENTS" ? [...adjustmentsDue(here, position, rules).values()] : [];
    if (due.some((count) => count !== 0)) return { next: position, terrain };
  }
  return { next: null, terrain };
}
