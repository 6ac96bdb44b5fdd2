import type { Random } from "../../kernel/random";
import { assertNever } from "../../kernel/result";
import { boardOf } from "../adjudicate/board";
import { provinceIndex } from "../adjudicate/field";
import { type GivenOrder, type Order, subjectOf } from "../order";
import type { Ruleset } from "./config";
import { defaultAdjustments, defaultMovement, defaultRetreats } from "./disorder";
import { checkEntered } from "./enter";
import { envAt, fieldAt } from "./env";
import type { ResultRow } from "./event";
import type { State } from "./state";

/** All orders of a phase as they are resolved, and those that came to nothing before that (NO_CHECK). */
export type Gathered = { readonly given: readonly GivenOrder[]; readonly invalid: readonly ResultRow[] };

/** What the powers entered, read again on the position that it was checked against, and what disorder adds. */
export function gatherOrders(ruleset: Ruleset, state: State, random: Random): Gathered {
  const board = boardOf(ruleset.map);
  const invalid: ResultRow[] = [];
  const given: GivenOrder[] = [];
  for (const { name, orders } of state.powers) {
    const subjects = new Map<string, number>();
    const read = (orders ?? []).map((entered) => ({ entered, checked: checkEntered(ruleset, state, name, entered) }));
    for (const { checked } of read) {
      const subject = checked.ok ? subjectOf(board, checked.value) : null;
      if (subject !== null) subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
    }
    for (const { entered, checked } of read) {
      const subject = checked.ok ? subjectOf(board, checked.value) : null;
      const twice = subject !== null && (subjects.get(subject) ?? 0) > 1;
      if (checked.ok && !twice) given.push({ power: name, order: checked.value });
      else
        invalid.push({
          power: name,
          order: checked.ok ? checked.value : entered,
          result: "invalid",
          mark: "invalid",
          why: { code: "invalid", refusal: checked.ok ? "order/twice" : checked.error.code },
        });
    }
  }
  const filled = state.powers.flatMap(({ name, kind }): GivenOrder[] => {
    if (kind === "unplayed") return [];
    const own = given.filter(({ power }) => power === name);
    const { type } = state.position.phase;
    if (type === "MOVEMENT") return defaultMovement(ruleset, state, name, own);
    if (type === "RETREATS") return defaultRetreats(ruleset, state, name, own, random);
    return type === "ADJUSTMENTS" ? defaultAdjustments(ruleset, state, name, own, random) : [];
  });
  return { given: [...given, ...filled], invalid };
}

/**
 * One order a unit: its owner's before others' (ORDER_ANY); one handed to another power follows what that power ordered
 * for it, or holds (PROXY_OK). Orders for units that are not there fall away (FICTIONAL_OK).
 */
export function oneOrderEach(ruleset: Ruleset, state: State, given: readonly GivenOrder[]): Order[] {
  const field = fieldAt(ruleset, state);
  const anybody = envAt(ruleset, state).rules.has("ORDER_ANY");
  return state.position.units.flatMap((unit): Order[] => {
    const at = provinceIndex(field.board, unit.at);
    // A dummy that looks like a player is found to be immobile only now.
    const stays = field.rules.has("IMMOBILE_DUMMIES") && field.dummies?.has(unit.power);
    const about = given.filter(
      ({ order }) =>
        "unit" in order && provinceIndex(field.board, order.unit.at) === at && !(stays && order.type === "move"),
    );
    const own = about.find(({ power }) => power === unit.power);
    if (own === undefined) return anybody ? about.slice(0, 1).flatMap(({ order }) => named(order, unit.type)) : [];
    if (own.order.type !== "proxy") return [own.order];
    const to = own.order.power;
    const proxied = about.find(({ power, order }) => power === to && order.type !== "proxy");
    return proxied ? named(proxied.order, unit.type) : [];
  });
}

/** An order of somebody else's, if it names the unit as it is. */
function named(order: Order, type: string): Order[] {
  switch (order.type) {
    case "waive":
    case "proxy":
      return [];
    case "hold":
    case "move":
    case "support":
    case "convoy":
    case "retreat":
    case "disband":
    case "build":
    case "keep":
      return order.unit.type === type ? [order] : [];
    default:
      return assertNever(order);
  }
}
