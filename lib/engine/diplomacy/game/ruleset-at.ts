import { type Ruleset, withMorph } from "./config";
import { groundAt } from "./ground";
import type { State } from "./state";

const known = new WeakMap<readonly string[], Ruleset>();

/** A ruleset on the map as a state has it: with the lines that its master gave it since, in the phase that is played. */
export const rulesetAt = (ruleset: Ruleset, { morph, position }: Pick<State, "morph" | "position">): Ruleset =>
  groundAt(morph === undefined ? ruleset : withLines(ruleset, morph), position.phase);

function withLines(ruleset: Ruleset, lines: readonly string[]): Ruleset {
  const found = known.get(lines);
  if (found?.hash === ruleset.hash) return found;
  const made = withMorph(ruleset, lines);
  if (!made.ok) throw new Error(`Stored lines of a map do not hold: ${JSON.stringify(made.error[0])}`);
  known.set(lines, made.value);
  return made.value;
}
