import { assertNever } from "../../kernel/result";
import type { DiplomacyMap, PowerName, ProvinceId } from "../map/model";
import type { GivenOrder, Order } from "../order";
import type { Unit } from "../position";
import { type Board, boardOf } from "./board";
import { provinceIndex } from "./field";
import { type RemovalRule, removalsOf } from "./removals";
import { countedRights, type RightsPosition } from "./rights";
import { homesOf, mayGarrison, roomAtHome, sitesOf } from "./sites";

/** Why an adjustment came out as it did. */
export type AdjustmentReason =
  /** It is the nth of so many that are due. */
  | { readonly why: "due"; readonly nth: number; readonly due: number }
  /** As many as are due were ordered before it; none of its kind is due. */
  | { readonly why: "too_many" | "nothing_due"; readonly due: number }
  | { readonly why: "no_site" | "no_room" | "occupied" | "unfit" | "no_unit"; readonly at: ProvinceId }
  /** Nobody ordered it, and the unit is so many steps from the nearest centre that counts. */
  | { readonly why: "disorder"; readonly steps: number; readonly from: RemovalRule }
  /** A request (`KEEP`) that came true or did not. */
  | { readonly why: "stays" | "removed" }
  | { readonly why: "other_phase" };

export type AdjustmentResult = {
  readonly power: PowerName;
  readonly order: Order;
  /** `default`: nobody ordered it, civil disorder did. */
  readonly result: "succeeds" | "fails" | "default";
  readonly reason: AdjustmentReason;
};

export type AdjustmentPhase = { readonly results: readonly AdjustmentResult[]; readonly units: readonly Unit[] };

/** How often each name is there. */
function tally(names: readonly PowerName[]): Map<PowerName, number> {
  const counts = new Map<PowerName, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** How many units each power may build (positive) or must remove (negative). */
export function adjustmentsDue(
  map: DiplomacyMap,
  position: RightsPosition,
  rules: ReadonlySet<string>,
): ReadonlyMap<PowerName, number> {
  const due = new Map<PowerName, number>();
  const centres = tally(Object.values(position.owners));
  const units = tally(position.units.map(({ power }) => power));
  const powers = new Map(map.powers.map((power) => [power.name, power]));
  for (const name of new Set([...powers.keys(), ...units.keys(), ...centres.keys()])) {
    const power = powers.get(name);
    const reserves = rules.has("NO_RESERVES") ? 0 : (power?.reserves ?? 0);
    const hasMilitia =
      power?.militia &&
      !rules.has("NO_MILITIA") &&
      homesOf(map, position, name).some((home) => position.owners[home] === name);
    const militia = hasMilitia ? power.militia : 0;
    const rights = countedRights(position, name).length;
    const garrison = mayGarrison(map, position, name, rules) ? 1 : 0;
    const kept = Math.max((centres.get(name) ?? 0) + rights + reserves + militia, garrison);
    due.set(name, kept - (units.get(name) ?? 0));
  }
  return due;
}

/** Whether a unit of that type can be built just there. */
const fits = (board: Board, { type, at }: { type: string; at: string }): boolean => {
  const place = board.map.places.find(({ id }) => id === at);
  return place !== undefined && (type === "A" ? place.armies : place.fleets);
};

/**
 * Decides an adjustment phase: orders are taken one by one until the number is reached (DATC 4.D.4, 4.D.6), the rest of
 * the removals follows by civil disorder (4.D.8: farthest from an owned centre, fleets first, then by name); builds that
 * nobody ordered are waived.
 */
export function resolveAdjustments(
  map: DiplomacyMap,
  position: RightsPosition,
  given: readonly GivenOrder[],
  rules: ReadonlySet<string>,
  {
    due = adjustmentsDue(map, position, rules),
    removal = "owned",
  }: { due?: ReadonlyMap<PowerName, number>; removal?: RemovalRule } = {},
): AdjustmentPhase {
  const board = boardOf(map);
  const units = position.units.slice();
  const results: AdjustmentResult[] = [];
  for (const [power, count] of due) {
    const task: Task = { board, power, units, due: count, sites: sitesOf(map, position, power, rules) };
    const hasRoom = roomAtHome(map, position, power, rules);
    const own = given.filter((one) => one.power === power).map(({ order }) => order);
    let left = Math.abs(count);
    for (const order of own) {
      if (order.type === "keep") continue;
      const barred = whyNot(task, order, left, hasRoom);
      if (barred) results.push({ power, order, result: "fails", reason: barred });
      else {
        carryOut(task, order);
        const nth = Math.abs(count) - --left;
        results.push({ power, order, result: "succeeds", reason: { why: "due", nth, due: count } });
      }
    }
    if (count < 0)
      for (const { unit, steps } of removalsOf(map, { ...position, units }, power, removal).slice(0, left)) {
        units.splice(units.indexOf(unit), 1);
        const order: Order = { type: "disband", unit: { type: unit.type, at: unit.at } };
        results.push({ power, order, result: "default", reason: { why: "disorder", steps, from: removal } });
      }
    for (const order of own)
      if (order.type === "keep") {
        const stays = standingAt(task, order.unit.at)?.power === power;
        results.push({
          ...{ power, order, result: stays ? "succeeds" : "fails" },
          reason: { why: stays ? "stays" : "removed" },
        });
      }
  }
  return { results, units };
}

/** What is asked of one power, and the units as they stand after the orders taken so far. */
type Task = {
  readonly board: Board;
  readonly power: PowerName;
  readonly units: Unit[];
  readonly due: number;
  readonly sites: ReadonlySet<ProvinceId>;
};

const standingAt = ({ board, units }: Task, place: string): Unit | undefined => {
  const at = provinceIndex(board, place);
  return units.find((unit) => provinceIndex(board, unit.at) === at);
};

/** Why an order for an adjustment phase is not carried out when it is its turn; null: it is. */
function whyNot(
  task: Task,
  order: Order,
  left: number,
  hasRoom: (site: ProvinceId) => boolean,
): AdjustmentReason | null {
  const { board, power, due, sites } = task;
  if (order.type !== "build" && order.type !== "disband" && order.type !== "waive") return { why: "other_phase" };
  if (order.type === "disband" ? due >= 0 : due <= 0) return { why: "nothing_due", due };
  if (left <= 0) return { why: "too_many", due };
  if (order.type === "waive") return null;
  const at = board.provinces[provinceIndex(board, order.unit.at)] ?? order.unit.at;
  const unit = standingAt(task, order.unit.at);
  if (order.type === "disband") return unit?.power === power ? null : { why: "no_unit", at };
  if (!sites.has(at)) return { why: "no_site", at };
  if (unit) return { why: "occupied", at };
  if (!fits(board, order.unit)) return { why: "unfit", at };
  return hasRoom(at) ? null : { why: "no_room", at };
}

function carryOut(task: Task, order: Order): void {
  const { power, units } = task;
  if (order.type === "build") units.push({ power, type: order.unit.type, at: order.unit.at });
  const unit = order.type === "disband" ? standingAt(task, order.unit.at) : undefined;
  if (unit) units.splice(units.indexOf(unit), 1);
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;
const dueWords = (due: number): string => plural(Math.abs(due), due > 0 ? "build" : "removal");

/** One phrase for lists and logs: `as many as are due were ordered before it: 2 builds`. */
export function sayAdjustment({ reason }: Pick<AdjustmentResult, "reason">): string {
  switch (reason.why) {
    case "due":
      return `${reason.nth} of ${dueWords(reason.due)} due`;
    case "too_many":
      return `as many as are due were ordered before it: ${dueWords(reason.due)}`;
    case "nothing_due":
      return reason.due === 0 ? "nothing is due" : `this is not due, but ${dueWords(reason.due)}`;
    case "no_site":
      return `${reason.at} is no place to build`;
    case "no_room":
      return `${reason.at} stands in for a home, and as many are built there`;
    case "occupied":
      return `there is a unit in ${reason.at}`;
    case "unfit":
      return `no such unit can stand in ${reason.at}`;
    case "no_unit":
      return `there is no such unit in ${reason.at}`;
    case "disorder":
      return `civil disorder: ${plural(reason.steps, "step")} from ${reason.from === "owned" ? "an owned centre" : "a home"}`;
    case "stays":
      return "it is not removed";
    case "removed":
      return "it is removed";
    case "other_phase":
      return "it belongs to another phase";
    default:
      return assertNever(reason);
  }
}
