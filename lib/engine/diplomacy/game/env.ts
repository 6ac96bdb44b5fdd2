import { boardOf, provinceAt } from "../adjudicate/board";
import { type Field, fieldOf } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import { type Env, envOf, type Ruleset } from "./config";
import type { State } from "./state";

/** The rules and timing that hold now. */
export const envAt = (ruleset: Ruleset, state: State): Env => envOf(ruleset.map, state.settings);

const fields = new WeakMap<State["position"], Map<string, Field>>();

/** The board as it stands, with the powers that nobody plays; kept for as long as the position is. */
export const fieldAt = (ruleset: Ruleset, state: State): Field => keptField(ruleset, state, "", state.position);

/** The board against which a power's orders are held: without what others built unseen, which trying must not tell. */
export function fieldFor(ruleset: Ruleset, state: State, power: PowerName): Field {
  const { position, hidden } = state;
  if (hidden.length === 0) return fieldAt(ruleset, state);
  const board = boardOf(ruleset.map);
  const units = position.units.filter((unit) => unit.power === power || !hidden.includes(provinceAt(board, unit.at)));
  return keptField(ruleset, state, power, { ...position, units });
}

function keptField(ruleset: Ruleset, state: State, eyes: string, position: State["position"]): Field {
  const { rules } = envAt(ruleset, state);
  const dummies = dummiesOf(state);
  const key = `${state.settings.rules.join()}|${[...dummies].join()}|${eyes}`;
  let known = fields.get(state.position);
  if (!known) {
    known = new Map();
    fields.set(state.position, known);
  }
  let field = known.get(key);
  if (!field) {
    field = fieldOf(ruleset.map, position, rules, { dummies });
    known.set(key, field);
  }
  return field;
}

export const dummiesOf = (state: State): ReadonlySet<PowerName> =>
  new Set(state.powers.filter(({ kind }) => kind === "dummy").map(({ name }) => name));
