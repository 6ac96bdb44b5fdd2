import { type Field, fieldOf } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import { type Env, envOf, type Ground } from "./config";
import type { State } from "./state";

/** The rules and timing that hold now. */
export const envAt = (ground: Ground, state: State): Env => envOf(ground.map, state.settings);

const fields = new WeakMap<State["position"], Map<string, Field>>();

/** The board as it stands, with the powers that nobody plays; kept for as long as the position is. */
export function fieldAt(ground: Ground, state: State): Field {
  const { rules } = envAt(ground, state);
  const dummies = dummiesOf(state);
  const key = `${state.settings.rules.join()}|${[...dummies].join()}`;
  let known = fields.get(state.position);
  if (!known) {
    known = new Map();
    fields.set(state.position, known);
  }
  let field = known.get(key);
  if (!field) {
    field = fieldOf(ground.map, state.position, rules, { dummies });
    known.set(key, field);
  }
  return field;
}

export const dummiesOf = (state: State): ReadonlySet<PowerName> =>
  new Set(state.powers.filter(({ kind }) => kind === "dummy").map(({ name }) => name));
