import type { PlaceId, Power, PowerName, ProvinceId } from "../map/model";
import type { Order } from "../order";
import type { Dislodged, Unit } from "../position";
import type { Board } from "./board";
import { passingAt } from "./convoys";
import { armyWay, type Field, fleetWays, provinceIndex, reaches } from "./field";
import { CONVOY, MOVE, SUPPORT, WHOLE } from "./layout";
import { type BattleRules, Resolver } from "./resolver";

/** What came of a unit's order. `void`: it matches nothing that another unit does. */
export type OrderResult = "succeeds" | "bounces" | "cut" | "void" | "disrupted" | "no_convoy";

export type UnitResult = {
  readonly unit: Unit;
  readonly order: Order;
  readonly result: OrderResult;
  /** Where the unit stands afterwards; null: it is dislodged. */
  readonly after: PlaceId | null;
};

export type MovementResult = {
  readonly results: readonly UnitResult[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Empty provinces where a bounce keeps retreats out. */
  readonly contested: readonly ProvinceId[];
};

/** Orders of a phase laid out on the board: what the resolver knows. */
export type Battle = {
  readonly field: Field;
  readonly resolver: Resolver;
  readonly orders: readonly (Order | undefined)[];
  /** Orders that match nothing: the unit holds. */
  readonly isVoid: Uint8Array;
};

const resolvers = new WeakMap<object, Resolver>();

const battleRules = (field: Field): BattleRules => {
  const { rules, board } = field;
  const all = rules.has("FRIENDLY_FIRE");
  const dummies = rules.has("DUMMY_FIRE");
  return {
    friendlyFire: (power) => all || (dummies && isDummy(field, board.map.powers[power])),
    weakBounces: rules.has("WEAK_BOUNCES"),
    safeConvoys: rules.has("SAFE_CONVOYS"),
    weakConvoys: rules.has("WEAK_CONVOYS"),
  };
};

/** Provinces next to each other, by land or sea. */
const crossingOf = (board: Board): Uint8Array[] =>
  board.neighbours.map((near) => Uint8Array.from(board.provinces, (_, to) => (near.includes(to) ? 1 : 0)));

const isDummy = ({ dummies }: Field, power: Power | undefined): boolean =>
  power !== undefined && (dummies ? dummies.has(power.name) : power.dummy === true);

const powerOf = ({ board }: Field, power: PowerName): number => board.powerIndex.get(power) ?? 1_000 + hash(power);

/** A number for a power that the map does not know, as positions of tests may have. */
function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000;
  return sum;
}

/** Whether an army's move goes by convoy (DATC 4.A.3): it must, it says so, or a fleet of its own power means it. */
function goesByConvoy(field: Field, unit: Unit, order: Order & { type: "move" }, orders: Battle["orders"]): boolean {
  if (unit.type !== "A") return order.via === true && field.rules.has("PORTAGE_CONVOY");
  if (order.via && !field.viaMayWalk) return true;
  const [from, to] = [provinceIndex(field.board, unit.at), provinceIndex(field.board, order.to)];
  if (!armyWay(field, unit.power, from, to)) return true;
  const meant = orders.some(
    (other, at) => carries(field, other, unit, to) && (order.via || field.unitAt[at]?.power === unit.power),
  );
  if (!meant || !field.viaMayWalk) return meant;
  const fleets = orders.flatMap((other, at) => (carries(field, other, unit, to) ? [at] : []));
  return isWhole(field, fleets, from, to);
}

const carries = ({ board }: Field, order: Order | undefined, army: Unit, to: number): boolean =>
  order?.type === "convoy" && order.of.at === army.at && provinceIndex(board, order.to) === to;

/** Whether the ordered fleets lie all the way from shore to shore. */
function isWhole(field: Field, fleets: readonly number[], from: number, to: number): boolean {
  const { passing, landing } = passingAt(field);
  const left = new Set(fleets);
  const next = [from];
  for (const at of next) {
    if (at !== from && landing[at]?.[to] === 1) return true;
    for (const fleet of left)
      if (passing[at]?.[fleet] === 1) {
        left.delete(fleet);
        next.push(fleet);
      }
  }
  return false;
}

/** Lays checked orders out on the board, at most one a unit; units without one hold. */
export function layOut(field: Field, given: readonly Order[]): Battle {
  const { board, unitAt } = field;
  let resolver = resolvers.get(board);
  const rules = battleRules(field);
  if (!resolver) {
    resolver = new Resolver(board.provinces.length, board.passing, rules, crossingOf(board));
    resolvers.set(board, resolver);
  }
  const { passing, landing } = passingAt(field);
  resolver.begin(rules, passing, landing);
  const orders: (Order | undefined)[] = board.provinces.map(() => undefined);
  const isVoid = new Uint8Array(board.provinces.length);
  for (const order of given) if ("unit" in order) orders[provinceIndex(board, order.unit.at)] ??= order;
  unitAt.forEach((unit, at) => {
    if (unit) resolver.placeUnit(at, powerOf(field, unit.power));
  });
  unitAt.forEach((unit, at) => {
    const order = orders[at];
    if (unit && order?.type === "move") layMove(field, resolver, unit, at, order, orders);
  });
  const loose = field.rules.has("SIGNAL_SUPPORT") || field.rules.has("FICTIONAL_OK");
  if (field.rules.has("COASTAL_CRAWL")) layCrawls(field, resolver, orders);
  unitAt.forEach((unit, at) => {
    const order = orders[at];
    if (!unit || (order?.type !== "support" && order?.type !== "convoy")) return;
    const of = provinceIndex(board, order.of.at);
    const other = orders[of];
    const to = order.to === undefined ? of : provinceIndex(board, order.to);
    const matches =
      other?.type === "move"
        ? provinceIndex(board, other.to) === to &&
          !(order.type === "support" && order.to?.includes("/") && order.to !== other.to)
        : order.type === "support" && to === of;
    if (!matches || (loose && isImaginary(field, unit, order, of, to))) isVoid[at] = 1;
    else if (order.type === "support") resolver.placeSupport(at, of, to);
    else if (resolver.byConvoy[of] === 1) resolver.placeConvoy(at, of, to);
    else isVoid[at] = 1;
  });
  return { field, resolver, orders, isVoid };
}

/** Help for a unit that is not there as it was named (FICTIONAL_OK), or that cannot be given (SIGNAL_SUPPORT). */
const isImaginary = (field: Field, unit: Unit, order: Order & { type: "support" | "convoy" }, of: number, to: number) =>
  field.unitAt[of]?.type !== order.of.type || (order.type === "support" && !reaches(field, unit, to).support);

/** Fleets that change places by way of different coasts pass each other (COASTAL_CRAWL). */
function layCrawls(field: Field, resolver: Resolver, orders: Battle["orders"]): void {
  field.unitAt.forEach((unit, at) => {
    const order = orders[at];
    if (unit?.type !== "F" || order?.type !== "move") return;
    const to = provinceIndex(field.board, order.to);
    const [other, back] = [field.unitAt[to], orders[to]];
    if (other?.type !== "F" || back?.type !== "move" || provinceIndex(field.board, back.to) !== at) return;
    if (order.to !== other.at || back.to !== unit.at) resolver.crawls[at] = 1;
  });
}

function layMove(
  field: Field,
  resolver: Resolver,
  unit: Unit,
  at: number,
  order: Order & { type: "move" },
  orders: Battle["orders"],
): void {
  const to = provinceIndex(field.board, order.to);
  const byConvoy = goesByConvoy(field, unit, order, orders);
  const path = order.path ? new Set(order.path.map((id) => provinceIndex(field.board, id))) : null;
  resolver.placeMove(at, to, byConvoy, path);
  if (byConvoy && unit.type === "F") resolver.overLand[at] = 1;
  if (byConvoy) return;
  const way =
    unit.type === "A"
      ? armyWay(field, unit.power, at, to)
      : fleetWays(field, unit.power, unit.at, to).find((edge) => edge.to === order.to);
  if (!way?.strength) return;
  resolver.strength[at] = way.strength === "half" ? WHOLE / 2 : 0;
  resolver.cuts[at] = way.strength === "half" ? 0 : 1;
}

/** What came of the order of the unit in a province. */
export const resultOf = ({ resolver, isVoid }: Battle, at: number): OrderResult => {
  if (isVoid[at] === 1) return "void";
  if (resolver.resolve(at)) return "succeeds";
  switch (resolver.kind[at]) {
    case SUPPORT:
      return "cut";
    case CONVOY:
      return "disrupted";
    default:
      return resolver.isStranded(at) ? "no_convoy" : "bounces";
  }
};

/** Decides a movement phase: checked orders in, who stands where afterwards and who has to retreat out. */
export function resolveMovement(field: Field, given: readonly Order[]): MovementResult {
  return settle(layOut(field, given));
}

/** The outcome of a battle that has been laid out. */
function settle(battle: Battle): MovementResult {
  const { field, resolver, orders } = battle;
  const { board, unitAt } = field;
  const comes: (number | undefined)[] = [];
  const contestedAt = new Uint8Array(board.provinces.length);
  const occupied = new Uint8Array(board.provinces.length);
  unitAt.forEach((unit, at) => {
    if (!unit) return;
    const to = resolver.target[at] ?? at;
    if (resolver.kind[at] === MOVE && resolver.resolve(at)) {
      comes[to] = at;
      occupied[to] = 1;
    } else if (resolver.kind[at] === MOVE && resolver.preventStrength(at) > 0) contestedAt[to] = 1;
  });
  const results: UnitResult[] = [];
  const units: Unit[] = [];
  const beaten: { unit: Unit; at: number; by: number }[] = [];
  unitAt.forEach((unit, at) => {
    if (!unit) return;
    const order = orders[at] ?? { type: "hold" as const, unit: { type: unit.type, at: unit.at } };
    const result = resultOf(battle, at);
    const moves = resolver.kind[at] === MOVE && result === "succeeds";
    const attacker = comes[at];
    let after: PlaceId | null = unit.at;
    if (moves && order.type === "move") after = order.to;
    else if (attacker !== undefined) after = null;
    results.push({ unit, order, result, after });
    if (after !== null) units.push(after === unit.at ? unit : { ...unit, at: after });
    else if (attacker !== undefined) beaten.push({ unit, at, by: attacker });
    if (!moves && after !== null) occupied[at] = 1;
  });
  const contested = board.provinces.filter((_, at) => contestedAt[at] === 1 && occupied[at] === 0);
  const dislodged = beaten.map(({ unit, at, by }): Dislodged => {
    const byConvoy = resolver.byConvoy[by] === 1;
    const retreats = retreatsOf(field, unit, at).filter((place) => {
      const to = provinceIndex(board, place);
      return occupied[to] === 0 && contestedAt[to] === 0 && (byConvoy || to !== by);
    });
    return { ...unit, from: byConvoy ? null : (board.provinces[by] ?? null), retreats };
  });
  return { results, units, dislodged, contested };
}

/** The places that a unit can go to by itself. */
function retreatsOf(field: Field, unit: Unit, at: number): PlaceId[] {
  const { board } = field;
  if (field.rules.has("NO_RETREAT")) return [];
  return (board.neighbours[at] ?? []).flatMap((to) => {
    if (!reaches(field, unit, to).move) return [];
    if (unit.type === "A") return [board.provinces[to] ?? ""];
    return fleetWays(field, unit.power, unit.at, to).map((way) => way.to);
  });
}
