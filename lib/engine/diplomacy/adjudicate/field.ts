import { mapAt } from "../map/ground";
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
   * What an army does that means to go by convoy and could walk, where the fleets ordered to carry it do not lie all the
   * way: it stays (false; DATC 3.0, 4.A.3, 6.G.8), or it walks (true; as DATC 2.4 and the judges built after it have it).
   */
  readonly viaMayWalk: boolean;
  /** Powers that nobody plays, as things stand; absent: those that the map names. */
  readonly dummies?: ReadonlySet<PowerName>;
  /** The unit in a province, by its index. */
  readonly unitAt: readonly (Unit | undefined)[];
  /** The provinces with a unit, in the order of the map. */
  readonly stands: readonly number[];
};

/** A position on its board, that of a map as it is in the phase. `viaMayWalk`: see `Field`. */
export function fieldOf(
  map: DiplomacyMap,
  position: RightsPosition,
  rules: ReadonlySet<string>,
  { viaMayWalk = false, dummies }: { viaMayWalk?: boolean; dummies?: ReadonlySet<PowerName> } = {},
): Field {
  const board = boardOf(mapAt(map, position.phase));
  const unitAt: (Unit | undefined)[] = board.provinces.map(() => undefined);
  for (const unit of position.units) unitAt[provinceIndex(board, unit.at)] = unit;
  const stands = unitAt.flatMap((unit, at) => (unit ? [at] : []));
  return { board, position, rules, viaMayWalk, dummies, unitAt, stands };
}

/** The index of the province of a place; −1 for none. */
export const provinceIndex = (board: Board, place: string): number => board.provinceAt.get(place) ?? -1;

/** Whether a power may use a way: it may be named there, or have to own certain centres. */
const isOpen = (edge: Edge | undefined, power: PowerName, owners: Position["owners"]): edge is Edge =>
  edge !== undefined &&
  (edge.powers === undefined || edge.powers.includes(power)) &&
  (edge.holding === undefined || edge.holding.every((centre: ProvinceId) => owners[centre] === power));

/** The way of an army from province to province; undefined where there is none for it. */
export function armyWay({ board, position }: Field, power: PowerName, from: number, to: number): Edge | undefined {
  const edge = board.armyWays[from]?.get(to);
  return isOpen(edge, power, position.owners) ? edge : undefined;
}

const NO_WAYS: readonly Edge[] = [];

/** The ways of a fleet from its place to a province: one to each coast. */
export function fleetWays({ board, position }: Field, power: PowerName, from: string, to: number): readonly Edge[] {
  const ways = board.fleetWays[board.placeIndex.get(from) ?? -1]?.get(to) ?? NO_WAYS;
  for (const way of ways)
    if (!isOpen(way, power, position.owners)) return ways.filter((edge) => isOpen(edge, power, position.owners));
  return ways;
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
