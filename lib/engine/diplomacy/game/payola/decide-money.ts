import { ok, type Refusal, type Result, refuse } from "../../../kernel/result";
import { readAcceptance } from "../../payola/acceptance";
import type { Ruleset } from "../config";
import type { Decision } from "../decision";
import { envAt } from "../env";
import type { Intent } from "../intent";
import { type PowerState, powerOf, type State } from "../state";
import { isPayola, lordOf } from "./money";
import type { Purse } from "./purse";

/** The purse that an intent is about. */
function purseOf(ruleset: Ruleset, state: State, { purse }: PowerState): Result<Purse, Refusal> {
  if (!isPayola(ruleset)) return refuse("payola/other_game");
  if (state.gate === "AWAIT") return refuse("order/closed", { gate: state.gate });
  return purse ? ok(purse) : refuse("payola/no_purse");
}

/** Whose offers a power's units prefer, from this phase on. Investors have no units, dummies that nobody plays no taste. */
export function setAcceptance(ruleset: Ruleset, state: State, power: PowerState, given: string): Decision {
  const purse = purseOf(ruleset, state, power);
  if (!purse.ok) return purse;
  if (purse.value.investor) return refuse("payola/no_units");
  const letters = ruleset.map.powers.filter(({ role }) => role === undefined).map(({ abbreviation }) => abbreviation);
  const list = readAcceptance(given, letters);
  if (!list.ok) return refuse("payola/bad_list", { code: list.error.code, ...objectOf(list.error.data) });
  return ok([{ type: "acceptance_set", power: power.name, list: list.value }]);
}

const objectOf = (data: Refusal["data"]) =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? data : {};

/**
 * Money for another power or investor: whole, at most all that is there, savings notwithstanding. `treasury`: what the
 * giver saw; if it has changed since, nothing is given.
 */
export function giveMoney(
  ruleset: Ruleset,
  state: State,
  power: PowerState,
  { to: name, amount, treasury }: Extract<Intent, { type: "give" }>,
): Decision {
  const purse = purseOf(ruleset, state, power);
  if (!purse.ok) return purse;
  const { rules } = envAt(ruleset, state);
  const { funds, sent } = purse.value;
  if (rules.has("NO_TRANSFER")) return refuse("gift/none");
  if (power.kind === "dummy" && power.control.length > 0) return refuse("gift/from_controlled");
  if (power.kind === "dummy" && rules.has("NO_LOOTING")) return refuse("gift/from_dummy");
  const to = powerOf(state, name);
  if (!to?.purse) return refuse("diplomacy/no_such_power", { power: name });
  if (to.name === power.name) return refuse("gift/to_self");
  if (lordOf(ruleset, state, to) !== null) return refuse("gift/to_vassal", { power: to.name });
  if (treasury !== funds) return refuse("gift/treasury_changed", { funds });
  if (amount > funds) return refuse("gift/too_much", { funds });
  if (rules.has("ONE_TRANSFER") && sent.includes(to.name)) return refuse("gift/one_a_phase", { power: to.name });
  return ok([{ type: "gift_made", from: power.name, to: to.name, amount }]);
}
