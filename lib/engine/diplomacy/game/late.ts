import { adjustmentsDue } from "../adjudicate/adjustments";
import { boardOf } from "../adjudicate/board";
import { provinceIndex } from "../adjudicate/field";
import { roomAtHome, sitesOf } from "../adjudicate/sites";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { asksLists, hasWritten, owesList } from "./crystal/writers";
import { envAt } from "./env";
import { isFree, isPayola } from "./payola/money";
import { isOffer } from "./payola/purse";
import { centresOf, isInDisorder, isLive, orderer, type PowerState, type State, unitsOf } from "./state";

/** How many builds (positive) or removals (negative) a power can be asked for: builds need open sites. */
export function adjustmentOf(ruleset: Ruleset, state: State, power: PowerName): number {
  const { rules } = envAt(ruleset, state);
  const { map } = ruleset;
  const due = adjustmentsDue(map, state.position, rules).get(power) ?? 0;
  if (due <= 0) return due;
  const board = boardOf(map);
  const taken = new Set(state.position.units.map(({ at }) => provinceIndex(board, at)));
  const hasRoom = roomAtHome(map, state.position, power, rules);
  const open = [...sitesOf(map, state.position, power, rules)].filter(
    (site) => !taken.has(provinceIndex(board, site)) && hasRoom(site),
  );
  return Math.min(due, open.length);
}

/** Whether anything is asked of a power in this phase. */
export function hasDue(ruleset: Ruleset, state: State, power: PowerState): boolean {
  if (power.kind === "unplayed") return false;
  if (asksLists(ruleset, state)) return owesList(ruleset, state, power);
  if (state.gate === "SKIP") return false;
  switch (state.position.phase.type) {
    case "MOVEMENT":
      if (isPayola(ruleset)) return owesOffer(ruleset, state, power);
      return unitsOf(state.position, power.name).length > 0;
    case "RETREATS":
      return state.position.dislodged.some((unit) => unit.power === power.name && unit.retreats.length > 0);
    case "ADJUSTMENTS":
      return adjustmentOf(ruleset, state, power.name) !== 0;
    default:
      return false;
  }
}

/**
 * Does Payola ask a power for an offer: it has units, or centres with money to spend? Nothing is asked of who could not
 * offer anything: only dummies are bribed, or only units that one's own touch.
 */
function owesOffer(ruleset: Ruleset, state: State, { name, purse }: PowerState): boolean {
  if (!purse || purse.investor) return false;
  const { position } = state;
  if (unitsOf(position, name).length > 0) return true;
  const { rules } = envAt(ruleset, state);
  if (rules.has("PAY_DUMMIES") || rules.has("TOUCH_BRIBE")) return false;
  return centresOf(position, name).length > 0 && (purse.funds > 0 || rules.has("ZERO_FOREIGN"));
}

/** Whether what was entered answers all that is asked. */
export function hasOrdered(ruleset: Ruleset, state: State, power: PowerState): boolean {
  const { phase, dislodged } = state.position;
  const orders = power.orders ?? [];
  if (phase.type === "MOVEMENT" && power.purse) return power.purse.sheet.some(isOffer);
  if (asksLists(ruleset, state)) return hasWritten(state, power);
  if (phase.type === "MOVEMENT") return orders.length > 0;
  if (phase.type === "RETREATS") {
    const asked = dislodged.filter((unit) => unit.power === power.name && unit.retreats.length > 0);
    return orders.length >= asked.length;
  }
  const due = adjustmentOf(ruleset, state, power.name);
  return (
    orders.some(({ type }) => type === "waive") || orders.filter(({ type }) => type !== "keep").length >= Math.abs(due)
  );
}

/** What disorder settles: its units hold, and without CD_BUILDS its builds are waived. */
function isSettled(ruleset: Ruleset, state: State, power: PowerState): boolean {
  if (!isInDisorder(state, power)) return false;
  const { type } = state.position.phase;
  if (type === "MOVEMENT") return true;
  const builds = type === "ADJUSTMENTS" && adjustmentOf(ruleset, state, power.name) > 0;
  return builds && !envAt(ruleset, state).rules.has("CD_BUILDS");
}

/**
 * Is something asked of this power that it has not answered? Of dummies nothing is under CD_DUMMIES. Before the deadline
 * a phase is processed only once nobody is left here.
 */
export function isUnordered(ruleset: Ruleset, state: State, power: PowerState): boolean {
  if (!isLive(state) || !hasDue(ruleset, state, power)) return false;
  const plays = power.purse !== undefined || asksLists(ruleset, state);
  const isLeft = power.kind === "dummy" && (!plays || isFree(power));
  if (isLeft && envAt(ruleset, state).rules.has("CD_DUMMIES")) return false;
  if (isSettled(ruleset, state, power)) return false;
  return !hasOrdered(ruleset, state, power);
}

/**
 * Does this power owe orders? Nobody does in a movement phase under DEFAULT_UNORDERED; in Crystal Ball, which always has
 * it, that is said of units that no line of a list names, and a list is owed.
 */
export const isMissing = (ruleset: Ruleset, state: State, power: PowerState): boolean =>
  !(
    state.position.phase.type === "MOVEMENT" &&
    envAt(ruleset, state).rules.has("DEFAULT_UNORDERED") &&
    !asksLists(ruleset, state)
  ) && isUnordered(ruleset, state, power);

export const missingPowers = (ruleset: Ruleset, state: State): PowerState[] =>
  state.powers.filter((power) => isMissing(ruleset, state, power));

/** The powers that owe orders and that somebody orders for: whom a reminder reaches. */
export const remindedPowers = (ruleset: Ruleset, state: State): PowerState[] =>
  missingPowers(ruleset, state).filter((power) => orderer(state, power) !== null);

/** Is this power late: does it owe orders after the deadline? */
export const isLate = (ruleset: Ruleset, state: State, power: PowerState, now: number): boolean =>
  state.deadlineAt !== null && now >= state.deadlineAt && isMissing(ruleset, state, power);
