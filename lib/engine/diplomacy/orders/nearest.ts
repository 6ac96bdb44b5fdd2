import type { Json, Refusal } from "../../kernel/result";
import { adjustmentsDue } from "../adjudicate/adjustments";
import { provinceAt } from "../adjudicate/board";
import { type Field, provinceIndex } from "../adjudicate/field";
import { removalsOf } from "../adjudicate/removals";
import { roomAtHome } from "../adjudicate/sites";
import type { PlaceId, PowerName } from "../map/model";
import { type Order, type OrderedUnit, subjectOf } from "../order";
import { type Guess, guessOrder, offAt } from "./guess";
import { legalAdjustments, legalOrders, legalRetreats } from "./legal";
import { parseOrder } from "./parse-order";
import { printOrder } from "./print-order";
import { MARKS } from "./reader";
import type { Slot } from "./spelling";

/** The position as orders are held against it, and as far as the one who orders sees it: nothing else is offered. */
export type Desk = { readonly field: Field; readonly seen: Field };

/** Among more orders than these no nearest one is looked for: a power with a unit everywhere may be given 100,000. */
const MOST_CANDIDATES = 10_000;

/**
 * A refusal of an order, with the nearest legal reading of its text beside the power's other orders; if there is none,
 * with that of the text by itself, unless it is refused for the others alone.
 */
export function withNearest(
  desk: Desk,
  power: PowerName,
  text: string,
  { code, data }: Refusal,
  beside: readonly Order[] = [],
): Refusal {
  const alone = (): string | null => (parseOrder(desk.field, power, text).ok ? null : nearestOrder(desk, power, text));
  const nearest = nearestOrder(desk, power, text, beside) ?? (beside.length > 0 ? alone() : null);
  if (nearest === null) return data === undefined ? { code } : { code, data };
  return { code, data: { ...(isFacts(data) ? data : {}), nearest } };
}

const isFacts = (data: Json | undefined): data is { readonly [key: string]: Json } =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/**
 * The legal order of a power that comes nearest to what a text seems to say, in short form: for the unit that it names, if
 * that one can be ordered, with its verb, and to the place that is spelt most like the one named or lies nearest to it.
 * `beside`: orders of that power that stand; what they order is not ordered twice, and nothing is offered beyond what is
 * due. A removal that is not due reads as a build waived, or else as a request to keep the unit; a build waived where
 * removals are due, as the removal that civil disorder would make. Words that say nothing are read as what comes of no
 * order. Null: there are no words, nothing that the power could order is left, or there is
 * too much of it (`MOST_CANDIDATES`).
 */
export function nearestOrder(
  { field, seen }: Desk,
  power: PowerName,
  text: string,
  beside: readonly Order[] = [],
): string | null {
  const guess = guessOrder(seen.board.map, text);
  const isSilent = !guess.unit && !guess.of && guess.verb !== "waive";
  if (isSilent && !/[\p{L}\p{N}]/u.test(text.replace(MARKS, ""))) return null;
  const cost = costOf(seen, isSilent ? { ...guess, verb: guess.verb ?? "waive" } : guess);
  const orders = candidates(seen, power, guess, beside).map((order) => ({ order, cost: cost(order) }));
  for (const { order } of orders.sort((a, b) => a.cost - b.cost)) {
    const printed = printOrder(order);
    if (parseOrder(field, power, printed).ok) return printed;
  }
  return null;
}

/** What the power may be ordered now, beside what it is ordered already: of the units that the text may mean, or of all. */
function candidates(field: Field, power: PowerName, guess: Guess, beside: readonly Order[]): Order[] {
  const { position, rules, board } = field;
  const busy = new Set(beside.map((order) => subjectOf(board, order)));
  const named = <T extends OrderedUnit>(units: readonly T[]): readonly T[] => {
    const offs = units.map(({ at }) => (guess.unit && offAt(guess.unit, at)) ?? Number.POSITIVE_INFINITY);
    const least = Math.min(...offs);
    return least === Number.POSITIVE_INFINITY ? units : units.filter((_, i) => offs[i] === least);
  };
  const free = ({ at }: OrderedUnit): boolean => busy.size === 0 || !busy.has(provinceAt(board, at));
  switch (position.phase.type) {
    case "MOVEMENT": {
      const own = position.units.filter((unit) => unit.power === power);
      const others = rules.has("ORDER_ANY") ? position.units.filter((unit) => unit.power !== power) : [];
      const proxies = guess.verb === "proxy" && rules.has("PROXY_OK") ? board.powers : [];
      const found: Order[] = [];
      for (const { type, at, power: whose } of named([...own, ...others].filter(free))) {
        for (const order of legalOrders(field, { type, at, power: whose })) found.push(order);
        for (const to of proxies) found.push({ type: "proxy", unit: { type, at }, power: to });
        if (found.length > MOST_CANDIDATES) return [];
      }
      return found;
    }
    case "RETREATS":
      return named(position.dislodged.filter((unit) => unit.power === power && free(unit))).flatMap(legalRetreats);
    case "ADJUSTMENTS":
      return adjustments(field, power, guess, beside).filter((order) => !("unit" in order) || free(order.unit));
    default:
      return [];
  }
}

/**
 * Builds, removals and requests to keep that are still open; where no unit is named, those first that civil disorder would
 * remove.
 */
function adjustments(field: Field, power: PowerName, { verb, unit: named }: Guess, beside: readonly Order[]): Order[] {
  const { board, position, rules } = field;
  const due = adjustmentsDue(board.map, position, rules).get(power) ?? 0;
  const left = Math.abs(due) - beside.filter(({ type }) => type !== "keep").length;
  const units = named
    ? position.units.filter((one) => one.power === power)
    : removalsOf(board.map, position, power).map(({ unit }) => unit);
  const own = units.map(({ type, at }): OrderedUnit => ({ type, at }));
  const keeps = verb === "keep" || verb === "disband" ? own.map((unit): Order => ({ type: "keep", unit })) : [];
  if (left <= 0) return keeps;
  if (due < 0) return [...own.map((unit): Order => ({ type: "disband", unit })), ...keeps];
  const builds = beside.filter(({ type }) => type === "build");
  const fits = (order: Order): boolean => {
    const hasRoom = roomAtHome(board.map, position, power, rules);
    return [...builds, order].map((one) => hasRoom(subjectOf(board, one) ?? "")).at(-1) ?? true;
  };
  return [...legalAdjustments(field, power).filter((order) => order.type === "waive" || fits(order)), ...keeps];
}

/** What it counts, in letters, that an order has another verb, gives another help, keeps a unit, is for another type, … */
const OTHER_VERB = 25;
const OTHER_HELP = 4;
const KEPT_INSTEAD = 12;
const OTHER_TYPE = 4;
/** … that it has no end where one was named, or one where none was; and what each step on the map counts. */
const NO_END = 6;
const NEW_END = 3;
const STEP = 3;

/** How far an order is from a guess. */
function costOf(field: Field, guess: Guess): (order: Order) => number {
  const [unit, of, to] = [guess.unit, guess.of, guess.to].map((slot) => (slot ? distance(field, slot) : null));
  const end = (place: PlaceId | undefined): number => {
    if (place === undefined) return guess.to ? NO_END : 0;
    return to ? to(place) : NEW_END;
  };
  return (order) => {
    const verb = otherVerb(guess, order);
    if (order.type === "waive") return 2 * verb;
    const itself = verb + 2 * (unit?.(order.unit.at) ?? 0) + (mistyped(guess, order.unit) ? OTHER_TYPE : 0);
    switch (order.type) {
      case "move":
        return itself + end(order.to) + ((order.via ?? false) === guess.via ? 0 : 1);
      case "retreat":
        return itself + end(order.to);
      case "support":
      case "convoy":
        return itself + (of?.(order.of.at) ?? 0) + end(order.to);
      case "proxy":
        return itself + (order.power === guess.power ? 0 : 1);
      default:
        return itself + end(undefined);
    }
  };
}

const mistyped = ({ type }: Guess, unit: OrderedUnit): boolean => type !== null && type !== unit.type;

/** A move is a retreat as well, and without an end no move; what stays is disbanded in retreats. */
function otherVerb({ verb, to }: Guess, { type }: Order): number {
  const wanted = verb === null || verb === "move" ? (to ? "move" : "hold") : verb;
  if (wanted === type) return 0;
  if (wanted === "move" && type === "retreat") return 0;
  if (wanted === "hold" && type === "disband") return 0;
  if (wanted === "disband" && type === "waive") return OTHER_HELP;
  if (wanted === "disband" && type === "keep") return KEPT_INSTEAD;
  const helps = (one: string): boolean => one === "support" || one === "convoy";
  return helps(wanted) && helps(type) ? OTHER_HELP : OTHER_VERB;
}

/** How far a place is from those that a spelling may mean: letters, and steps on the map. */
function distance({ board }: Field, slot: Slot): (place: PlaceId) => number {
  const far = board.provinces.map(() => 99);
  for (const [place, off] of slot)
    far[provinceIndex(board, place)] = Math.min(off, far[provinceIndex(board, place)] ?? 99);
  const next = [...slot.keys()].map((place) => provinceIndex(board, place));
  for (const at of next) {
    const beyond = (far[at] ?? 99) + STEP;
    for (const to of board.neighbours[at] ?? [])
      if (beyond < (far[to] ?? 99)) {
        far[to] = beyond;
        next.push(to);
      }
  }
  return (place) => (slot.size === 0 ? 0 : (offAt(slot, place) ?? far[provinceIndex(board, place)] ?? 99));
}
