import { settle, type TerrainResult } from "../adjudicate/terrain";
import { mapAt } from "../map/ground";
import type { DiplomacyMap, Phase } from "../map/model";
import type { Ruleset } from "./config";
import { envAt } from "./env";
import type { EventOf } from "./event";
import { positionJson, type Sequence } from "./sequence";
import type { GamePosition } from "./state";

const known = new WeakMap<DiplomacyMap, WeakMap<DiplomacyMap, Ruleset>>();

/** A game's map with all its states, whatever phase its ruleset is for. */
export const wholeOf = ({ whole, map }: Pick<Ruleset, "whole" | "map">): DiplomacyMap => whole ?? map;

/** A ruleset on the map as it is in a phase: the same object for the same state of it. */
export function groundAt(ruleset: Ruleset, phase: Phase): Ruleset {
  const whole = wholeOf(ruleset);
  const map = mapAt(whole, phase);
  if (map === ruleset.map) return ruleset;
  const ofWhole = known.get(whole) ?? new WeakMap<DiplomacyMap, Ruleset>();
  known.set(whole, ofWhole);
  const found = ofWhole.get(map);
  if (found?.hash === ruleset.hash) return found;
  const there: Ruleset = { hash: ruleset.hash, config: ruleset.config, map, whole };
  ofWhole.set(map, there);
  return there;
}

/**
 * The position as it is once a phase is entered: where the map becomes another one, units adapt, sleep, wake or are
 * destroyed, and that is a fact of its own. `before`: the map on which they stood.
 */
export function enterGround(
  ruleset: Ruleset,
  sequence: Sequence,
  before: DiplomacyMap,
  entered: GamePosition,
): GamePosition {
  const after = mapAt(wholeOf(ruleset), entered.phase);
  if (before === after) return entered;
  const { position, results } = settle(before, after, entered, envAt(ruleset, sequence.state).rules);
  if (results.length > 0)
    sequence.add({
      type: "terrain_changed",
      phase: { ...entered.phase },
      changes: results.map(rowOf),
      position: positionJson(position),
    });
  return position;
}

const rowOf = ({ unit, fate, to, dislodged }: TerrainResult): EventOf<"terrain_changed">["changes"][number] => ({
  ...{ power: unit.power, unit: { type: unit.type, at: unit.at }, fate, to },
  ...(dislodged ? { dislodged } : {}),
});
