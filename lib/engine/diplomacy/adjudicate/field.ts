import type { DiplomacyMap, Edge, PowerName, ProvinceId } from "../map/model";
import type { Position, Unit } from "../position";
import { type Board, boardOf } from "./board";
import type { RightsPosition } from "./rights";

/** A position on its board: who stands where, and which ways are open. */
export type Field = {
  readonly board: Board;
  readonly position: RightsPosition;
  readonly rules: ReadonlySet<string>;
  /**
   * What "VIA" means to an army that could walk when nobody orders a convoy for it: nothing (false; DATC 3.0, 4.A.3,
   * 6.G.8), or a walk (true; as DATC 2.4 and the judges built after it have it).
   */
  readonly viaMayWalk: boolean;
  /** Powers that nobody plays, as things stand; absent: those that the map names. */
  readonly dummies?: ReadonlySet<PowerName>;
  /** The unit in a province, by its index. */
  readonly unitAt: readonly (Unit | undefined)[];
};

/** A position on its board. `viaMayWalk`: see `Field`. */
export function fieldOf(
  map: DiplomacyMap,
  position: RightsPosition,
  rules: ReadonlySet<string>,
  { viaMayWalk = false, dummies }: { viaMayWalk?: boolean; dummies?: ReadonlySet<PowerName> } = {},
): Field {
  const board = boardOf(map);
  const unitAt: (Unit | undefined)[] = board.provinces.map(() => undefined);
  for (const unit of position.units) unitAt[provinceIndex(board, unit.at)] = unit;
  return { board, position, rules, viaMayWalk, dummies, unitAt };
}

/** The index of the province of a place; −1 for none. */
export const provinceIndex = (board: Board, place: string): number => {
  const at = board.placeIndex.get(place);
  return at === undefined ? (board.provinceIndex.get(place) ?? -1) : (board.provinceOf[at] ?? -1);
};

/** Whether a power may use a way: it may be named there, or have to own certain centres. */
export const isOpen = (edge: Edge | undefined, power: PowerName, owners: Position["owners"]): edge is Edge =>
  edge !== undefined &&
  (edge.powers === undefined || edge.powers.includes(power)) &&
  (edge.holding ?? []).every((centre: ProvinceId) => owners[centre] === power);

/** The way of an army from province to province; undefined where there is none for it. */
export function armyWay({ board, position }: Field, power: PowerName, from: number, to: number): Edge | undefined {
  const edge = board.armyWays[from]?.get(to);
  return isOpen(edge, power, position.owners) ? edge : undefined;
}

const NO_WAYS: readonly Edge[] = [];

/** The ways of a fleet from its place to a province: one to each coast. */
export function fleetWays({ board, position }: Field, power: PowerName, from: string, to: number): readonly Edge[] {
  const ways = board.fleetWays[board.placeIndex.get(from) ?? -1]?.get(to) ?? NO_WAYS;
  return ways.every((edge) => isOpen(edge, power, position.owners))
    ? ways
    : ways.filter((edge) => isOpen(edge, power, position.owners));
}

/** Whether a unit may go to a province in one move, and whether it may support there. */
export function reaches(field: Field, unit: Unit, to: number): { move: boolean; support: boolean } {
  if (unit.type === "A") {
    const way = armyWay(field, unit.power, provinceIndex(field.board, unit.at), to);
    return { move: way !== undefined, support: way !== undefined && way.strength === undefined };
  }
  const ways = fleetWays(field, unit.power, unit.at, to);
  return { move: ways.length > 0, support: ways.some(({ strength }) => strength === undefined) };
}

/** Whether a unit can carry armies where it stands. */
export function canConvoy({ board, rules }: Field, unit: Unit | undefined, at: number): boolean {
  if (unit?.type !== "F") return false;
  return board.isWater[at] === 1 || (rules.has("COASTAL_CONVOY") && board.isCoastal[at] === 1);
}

/** What is known of a field's convoys: where an army could be carried from a province, and by which fleets. */
type Convoys = {
  readonly targets: Map<number, ReadonlySet<number>>;
  readonly fleets: Map<number, ReadonlySet<number>>;
  /** For each province the ones beside it where a fleet can carry armies. */
  readonly carriers: readonly (readonly number[])[];
};

const convoysOf = new WeakMap<Field, Convoys>();

function convoys(field: Field): Convoys {
  let known = convoysOf.get(field);
  if (!known) {
    const { board, unitAt } = field;
    const carries = unitAt.map((unit, at) => canConvoy(field, unit, at));
    const carriers = board.passages.map((row) => row.filter((to) => carries[to]));
    known = { targets: new Map(), fleets: new Map(), carriers };
    convoysOf.set(field, known);
  }
  return known;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The provinces to which fleets could carry an army from here, whatever they are ordered. */
export function convoyTargets(field: Field, from: number): ReadonlySet<number> {
  const { board } = field;
  if (board.isWater[from] === 1) return NOWHERE;
  const { targets: known, carriers } = convoys(field);
  const found = known.get(from);
  if (found) return found;
  const seen = new Set([from]);
  const next = [from];
  const targets = new Set<number>();
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (at !== from)
      for (const to of board.passages[at] ?? []) if (to !== from && board.isWater[to] === 0) targets.add(to);
    for (const to of carriers[at] ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        next.push(to);
      }
  }
  known.set(from, targets);
  return targets;
}

/** Whether fleets lie so that an army could be carried. */
export const convoyIsPossible = (field: Field, from: number, to: number): boolean => convoyTargets(field, from).has(to);

/** Whether a route over water could be laid with enough fleets, wherever they are now (FICTIONAL_OK). */
export function couldSail({ board, rules }: Field, from: number, to: number): boolean {
  if (from === to || board.isWater[from] === 1 || board.isWater[to] === 1) return false;
  const coasts = rules.has("COASTAL_CONVOY");
  const seen = new Set([from]);
  const next = [from];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const near of board.passages[at] ?? []) {
      if (near === to && at !== from) return true;
      if (seen.has(near) || (board.isWater[near] !== 1 && !coasts)) continue;
      seen.add(near);
      next.push(near);
    }
  return false;
}

/** Steps that a search for routes may take; a board where it is not enough has fleets everywhere. */
const MOST_STEPS = 20_000;

/**
 * The fleets that have a part in some route without a fleet too many: no two of it that do not follow each other touch
 * (DATC 6.G.7, 6.G.19: an order to convoy on another way is impossible).
 */
export function fleetsBetween(field: Field, from: number, to: number): ReadonlySet<number> {
  if (!convoyIsPossible(field, from, to)) return NOWHERE;
  const { board } = field;
  const { fleets: known, carriers } = convoys(field);
  const key = from * board.provinces.length + to;
  const found = known.get(key);
  if (found) return found;
  const touches = (a: number, b: number): boolean => board.passing[a]?.[b] === 1;
  const useful = new Set<number>();
  const route: number[] = [];
  let steps = MOST_STEPS;
  const extend = (at: number): void => {
    if (steps-- < 0) return;
    if (at !== from && touches(at, to)) {
      for (const fleet of route) useful.add(fleet);
      return;
    }
    for (const next of carriers[at] ?? []) {
      if (next === to || next === from || route.includes(next)) continue;
      const chord =
        route.slice(0, -1).some((earlier) => touches(earlier, next)) || (at !== from && touches(from, next));
      if (chord) continue;
      route.push(next);
      extend(next);
      route.pop();
    }
  };
  extend(from);
  known.set(key, useful);
  return useful;
}
