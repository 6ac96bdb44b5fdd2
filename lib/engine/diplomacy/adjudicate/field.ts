import type { DiplomacyMap, Edge, PowerName, ProvinceId } from "../map/model";
import type { Position, Unit } from "../position";
import { type Board, boardOf } from "./board";

/** A position on its board: who stands where, and which ways are open. */
export type Field = {
  readonly board: Board;
  readonly position: Position;
  readonly rules: ReadonlySet<string>;
  /**
   * What "VIA" means to an army that could walk when nobody orders a convoy for it: nothing (false; DATC 3.0, 4.A.3,
   * 6.G.8), or a walk (true; as DATC 2.4 and the judges built after it have it).
   */
  readonly viaMayWalk: boolean;
  /** The unit in a province, by its index. */
  readonly unitAt: readonly (Unit | undefined)[];
};

/** A position on its board. `viaMayWalk`: see `Field`. */
export function fieldOf(
  map: DiplomacyMap,
  position: Position,
  rules: ReadonlySet<string>,
  { viaMayWalk = false } = {},
): Field {
  const board = boardOf(map);
  const unitAt: (Unit | undefined)[] = board.provinces.map(() => undefined);
  for (const unit of position.units) unitAt[provinceIndex(board, unit.at)] = unit;
  return { board, position, rules, viaMayWalk, unitAt };
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

/** The places of a province that a fleet can reach from its own. */
export function fleetWays({ board, position }: Field, power: PowerName, from: string, to: number): Edge[] {
  const ways = board.fleetWays[board.placeIndex.get(from) ?? -1];
  if (!ways) return [];
  const found: Edge[] = [];
  for (const [place, edge] of ways)
    if (board.provinceOf[place] === to && isOpen(edge, power, position.owners)) found.push(edge);
  return found;
}

/** Whether a unit may go to a province in one move, and whether it may support there. */
export function reaches(field: Field, unit: Unit, to: number): { move: boolean; support: boolean } {
  const from = provinceIndex(field.board, unit.at);
  const ways =
    unit.type === "A"
      ? [armyWay(field, unit.power, from, to)].filter((way) => way !== undefined)
      : fleetWays(field, unit.power, unit.at, to);
  return { move: ways.length > 0, support: ways.some(({ strength }) => strength === undefined) };
}

/** Whether a unit can carry armies where it stands. */
export function canConvoy({ board, rules }: Field, unit: Unit | undefined, at: number): boolean {
  if (unit?.type !== "F") return false;
  return board.isWater[at] === 1 || (rules.has("COASTAL_CONVOY") && board.isCoastal[at] === 1);
}

/** Whether fleets lie so that an army could be carried, whatever they are ordered. */
export function convoyIsPossible(field: Field, from: number, to: number): boolean {
  const { board, unitAt } = field;
  if (from === to || board.isWater[to] === 1) return false;
  const seen = new Set([from]);
  const next = [from];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const near = board.passing[at];
    for (let i = 0; i < board.provinces.length; i++) {
      if (near?.[i] !== 1) continue;
      if (i === to && at !== from) return true;
      if (seen.has(i) || !canConvoy(field, unitAt[i], i)) continue;
      seen.add(i);
      next.push(i);
    }
  }
  return false;
}

/**
 * Whether a fleet has a part in a route that has no fleet too many: no two of it that do not follow each other touch
 * (DATC 6.G.7, 6.G.19: an order to convoy on another way is impossible).
 */
export function isOnRoute(field: Field, fleet: number, from: number, to: number): boolean {
  const { board, unitAt } = field;
  const touches = (a: number, b: number): boolean => board.passing[a]?.[b] === 1;
  const route: number[] = [];
  let budget = 20_000;
  const extend = (at: number): boolean => {
    if (budget-- < 0) return true;
    if (at !== from && touches(at, to)) return route.includes(fleet);
    const near = board.passing[at];
    for (let i = 0; i < board.provinces.length; i++) {
      if (near?.[i] !== 1 || i === to || i === from || route.includes(i) || !canConvoy(field, unitAt[i], i)) continue;
      const chord = route.slice(0, -1).some((earlier) => touches(earlier, i)) || (at !== from && touches(from, i));
      if (chord) continue;
      route.push(i);
      if (extend(i)) return true;
      route.pop();
    }
    return false;
  };
  return extend(from);
}
