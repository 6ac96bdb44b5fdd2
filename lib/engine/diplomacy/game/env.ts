import { boardOf, provinceAt } from "../adjudicate/board";
import { type Field, fieldOf } from "../adjudicate/field";
import type { DiplomacyMap, PowerName } from "../map/model";
import { type Env, envOf, type Ruleset } from "./config";
import { isOver, orderer, powerOf, powersOfSeat, type State } from "./state";

/** The rules and timing that hold now. */
export const envAt = (ruleset: Ruleset, state: State): Env => envOf(ruleset, state.settings);

/** How control of dummies goes round now: the words after ROTATE; null: it does not. */
export const rotationAt = ({ config }: Pick<Ruleset, "config">, { settings }: State): readonly string[] | null =>
  settings.rotate === undefined ? config.rotate : settings.rotate;

const fields = new WeakMap<State["position"], { readonly map: DiplomacyMap; readonly known: Map<string, Field> }>();

/** The board as it stands, with the powers that nobody plays; kept for as long as position and map are. */
export const fieldAt = (ruleset: Ruleset, state: State): Field =>
  keptField(ruleset, state, "", state.position, dummiesOf(state));

/**
 * The board against which a power's orders are held: without what others built unseen, and without dummies that look
 * like players, which trying must not tell.
 */
export function fieldFor(ruleset: Ruleset, state: State, power: PowerName): Field {
  const { position, hidden } = state;
  const dummies = dummiesKnownTo(ruleset, state, ownedWith(ruleset, state, power));
  if (hidden.length === 0) return keptField(ruleset, state, "", position, dummies);
  const board = boardOf(ruleset.map);
  const units = position.units.filter((unit) => unit.power === power || !hidden.includes(provinceAt(board, unit.at)));
  return keptField(ruleset, state, power, { ...position, units }, dummies);
}

/** The powers that whoever orders for this one orders for. */
function ownedWith(ruleset: Ruleset, state: State, name: PowerName): ReadonlySet<PowerName> {
  const power = powerOf(state, name);
  const by = power && orderer(state, power);
  const seat = by ? (powerOf(state, by)?.seat ?? null) : null;
  const solitaire = envAt(ruleset, state).rules.has("SOLITAIRE");
  const others = seat === null && !solitaire ? [] : powersOfSeat(state, seat ?? 0, solitaire);
  return new Set([name, ...others]);
}

/** A board with this position, of a state; kept for as long as position and map are. `eyes`: who sees it so, "" everybody. */
export function keptField(
  ruleset: Ruleset,
  state: State,
  eyes: string,
  position: State["position"],
  dummies: ReadonlySet<PowerName>,
): Field {
  const { rules } = envAt(ruleset, state);
  const key = `${state.settings.rules.join()}|${[...dummies].join()}|${eyes}`;
  let kept = fields.get(state.position);
  if (kept?.map !== ruleset.map) {
    kept = { map: ruleset.map, known: new Map() };
    fields.set(state.position, kept);
  }
  let field = kept.known.get(key);
  if (!field) {
    field = fieldOf(ruleset.map, position, rules, { dummies });
    kept.known.set(key, field);
  }
  return field;
}

export const dummiesOf = (state: State): ReadonlySet<PowerName> =>
  new Set(state.powers.filter(({ kind }) => kind === "dummy").map(({ name }) => name));

/** The dummies that somebody who orders for these powers knows to be dummies (HIDE_DUMMIES). */
export const dummiesKnownTo = (ruleset: Ruleset, state: State, own: ReadonlySet<PowerName>): ReadonlySet<PowerName> => {
  const all = dummiesOf(state);
  const veiled = envAt(ruleset, state).rules.has("HIDE_DUMMIES") && !isOver(state);
  return veiled ? new Set([...all].filter((name) => own.has(name))) : all;
};
