import type { Random } from "../../kernel/random";
import { resolveAdjustments } from "../adjudicate/adjustments";
import { boardOf, provinceAt } from "../adjudicate/board";
import { explainMovement, reasonAt } from "../adjudicate/explain";
import { provinceIndex, reaches } from "../adjudicate/field";
import { resolveMovement, type UnitResult } from "../adjudicate/movement";
import { resolveRetreats } from "../adjudicate/retreats";
import type { Right } from "../adjudicate/rights";
import { homesOf, sitesOf } from "../adjudicate/sites";
import type { PowerName, ProvinceId } from "../map/model";
import type { Order } from "../order";
import type { Ruleset } from "./config";
import { carryOut } from "./crystal/carry-out";
import { asksLists } from "./crystal/writers";
import { envAt, fieldAt } from "./env";
import type { EventOf, ResultRow } from "./event";
import { gatherOrders, oneOrderEach } from "./gather";
import { asksOffers } from "./payola/money";
import { sellOrders } from "./payola/sell";
import type { GamePosition, State } from "./state";
import { type Why, whyMoved } from "./why";

/** A phase decided: what came of each order, the board after it, what was built unseen. */
export type Resolved = {
  readonly results: readonly ResultRow[];
  readonly position: GamePosition;
  readonly hidden: readonly string[];
  /** What came of the offers (Payola), or of the lists (Crystal Ball). */
  readonly entered?: EventOf<"offers_resolved"> | EventOf<"lists_read">;
};

/** Decides the phase that is played with the orders that are there; what is missing is filled in by disorder. */
export function resolvePhase(ruleset: Ruleset, state: State, random: Random): Resolved {
  if (asksOffers(ruleset, state)) {
    const { orders, event } = sellOrders(ruleset, state, random);
    const moved = resolveOrders(ruleset, state, orders);
    return { ...moved, entered: event(moved.position) };
  }
  if (asksLists(ruleset, state)) {
    const { orders, event } = carryOut(ruleset, state);
    return { ...resolveOrders(ruleset, state, orders), entered: event };
  }
  const { given, invalid } = gatherOrders(ruleset, state, random);
  const { position } = state;
  switch (position.phase.type) {
    case "MOVEMENT": {
      const moved = resolveOrders(ruleset, state, oneOrderEach(ruleset, state, given));
      return { ...moved, results: [...moved.results, ...invalid] };
    }
    case "RETREATS": {
      const orders = given.map(({ order }) => order);
      const { results, units } = resolveRetreats(boardOf(ruleset.map), position, orders);
      const rows = results.map((came): ResultRow => {
        const row = { power: came.unit.power, order: came.order, result: came.result };
        return came.to !== null ? { ...row, at: came.to } : { ...row, why: { code: "retreat", reason: came.reason } };
      });
      return { results: [...rows, ...invalid], position: { ...position, units, dislodged: [] }, hidden: state.hidden };
    }
    case "ADJUSTMENTS":
      return adjusted(ruleset, state, given, invalid);
    default:
      return { results: invalid, position, hidden: state.hidden };
  }
}

/** A movement phase decided with one order a unit. */
function resolveOrders(ruleset: Ruleset, state: State, orders: readonly Order[]): Resolved {
  const field = fieldAt(ruleset, state);
  const { results, units, dislodged } = resolveMovement(field, orders);
  const reasons = explainMovement(field, orders);
  const rows = results.map((result): ResultRow => {
    const reason = reasonAt(field, reasons, result.unit.at);
    const failed = result.result !== "succeeds" || result.after === null;
    return movementRow(ruleset, state, result, reason && failed ? whyMoved(reason) : null);
  });
  return { results: rows, position: { ...state.position, units, dislodged }, hidden: [] };
}

/** An order's result with its marks (SIGNAL_SUPPORT, SHOW_PHANTOM). */
function movementRow(
  ruleset: Ruleset,
  state: State,
  { unit, order, result, after }: UnitResult,
  why: Why | null,
): ResultRow {
  const { rules } = envAt(ruleset, state);
  const field = fieldAt(ruleset, state);
  const row = { power: unit.power, result, ...(why === null ? {} : { why }), ...(after === null ? {} : { at: after }) };
  if (order.type !== "support" && order.type !== "convoy") return { ...row, order };
  const helped = field.unitAt[provinceIndex(field.board, order.of.at)];
  if (helped?.type !== order.of.type) {
    // A phantom is told of only where SHOW_PHANTOM says so.
    const told: Order = rules.has("SHOW_PHANTOM") ? order : { type: "hold", unit: order.unit };
    return { ...row, order: told, mark: "phantom" };
  }
  const of = !rules.has("SHOW_PHANTOM") && helped.power !== unit.power ? { of: helped.power } : {};
  const target = provinceIndex(field.board, order.to ?? order.of.at);
  const signal = order.type === "support" && rules.has("SIGNAL_SUPPORT") && !reaches(field, unit, target).support;
  return { ...row, order, ...of, ...(signal ? { mark: "signal" as const } : {}) };
}

function adjusted(
  ruleset: Ruleset,
  state: State,
  given: Parameters<typeof resolveAdjustments>[2],
  invalid: readonly ResultRow[],
): Resolved {
  const { map } = ruleset;
  const { rules } = envAt(ruleset, state);
  const { position } = state;
  const wanted = given.filter(({ order }) => order.type !== "keep");
  const { results, units } = resolveAdjustments(map, position, wanted, rules);
  const board = boardOf(map);
  const hidden = results.flatMap(({ power, order, result }): string[] => {
    if (order.type !== "build" || result !== "succeeds") return [];
    const site = provinceAt(board, order.unit.at);
    const secret = map.powers.find(({ name }) => name === power)?.hidden?.includes(site) ?? false;
    return rules.has("HIDE_BUILDS") || order.hidden || secret ? [site] : [];
  });
  const rows = results.map((came): ResultRow => {
    const row = { power: came.power, order: came.order, result: came.result };
    return came.result === "succeeds" ? row : { ...row, why: { code: "adjustment", reason: came.reason } };
  });
  const built = results.flatMap(({ power, order, result }) =>
    order.type === "build" && result === "succeeds" ? [{ power, site: provinceAt(board, order.unit.at) }] : [],
  );
  return {
    results: [...rows, ...invalid],
    position: spendRights(ruleset, state, { ...position, units }, built),
    hidden,
  };
}

/** Takes the rights that builds used: `SC!` gains the home, `&SC` makes one. All but `&SC` lapse. */
function spendRights(
  ruleset: Ruleset,
  state: State,
  position: GamePosition,
  built: readonly { power: PowerName; site: ProvinceId }[],
): GamePosition {
  if (position.rights === undefined) return position;
  const owners = { ...position.owners };
  const homes: Record<PowerName, readonly ProvinceId[]> = { ...position.homes };
  const rights: Record<PowerName, Right[]> = Object.fromEntries(
    Object.entries(position.rights).map(([power, list]) => [power, [...list]]),
  );
  const use = (power: PowerName, right: Right): boolean => {
    const at = rights[power]?.indexOf(right) ?? -1;
    if (at < 0) return false;
    rights[power]?.splice(at, 1);
    return true;
  };
  const { rules } = envAt(ruleset, state);
  for (const { power, site } of built) {
    const usual = sitesOf(ruleset.map, { ...position, rights: {}, owners: position.owners }, power, rules);
    const own = homesOf(ruleset.map, position, power);
    if (usual.has(site)) continue;
    if (own.includes(site) && owners[site] === undefined && use(power, "SC!")) owners[site] = power;
    else if (!own.includes(site) && owners[site] === power && use(power, "&SC")) homes[power] = [...own, site];
  }
  const left = Object.entries(rights).flatMap(([power, list]): [PowerName, Right[]][] => {
    const kept = list.filter((right) => right === "&SC");
    return kept.length > 0 ? [[power, kept]] : [];
  });
  const { rights: _used, ...rest } = position;
  return {
    ...rest,
    owners,
    ...(Object.keys(homes).length > 0 ? { homes } : {}),
    ...(left.length > 0 ? { rights: Object.fromEntries(left) } : {}),
  };
}
