import type { Power, PowerName } from "../map/model";
import type { Order } from "../order";
import type { Unit } from "../position";
import type { Board } from "./board";
import { passingAt } from "./convoys";
import { armyWay, type Field, fleetWays, provinceIndex, reaches } from "./field";
import { WHOLE } from "./layout";
import { type BattleRules, Resolver } from "./resolver";

/** Orders of a phase laid out on the board: what the resolver knows. It holds until the next phase of this board is. */
export type Battle = {
  readonly field: Field;
  readonly resolver: Resolver;
  /** By the province of the unit. */
  readonly orders: readonly (Order | undefined)[];
};

type MoveOrder = Order & { readonly type: "move" };
type ConvoyOrder = Order & { readonly type: "convoy" };
type HelpOrder = Order & { readonly type: "support" | "convoy" };

/** A battle while it is laid out. */
type Laying = Battle & { readonly convoys: readonly { readonly at: number; readonly order: ConvoyOrder }[] };

const resolvers = new WeakMap<Board, Resolver>();

function resolverOf(board: Board, rules: BattleRules): Resolver {
  let resolver = resolvers.get(board);
  if (!resolver) {
    resolver = new Resolver(board.provinces.length, board.passing, rules, crossingOf(board));
    resolvers.set(board, resolver);
  }
  return resolver;
}

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

/** Lays checked orders out on the board, at most one a unit; units without one hold. */
export function layOut(field: Field, given: readonly Order[]): Battle {
  const { board, stands } = field;
  const rules = battleRules(field);
  const resolver = resolverOf(board, rules);
  const { passing, landing } = passingAt(field);
  resolver.begin(rules, passing, landing);
  const orders: (Order | undefined)[] = new Array(board.provinces.length).fill(undefined);
  const convoys: { at: number; order: ConvoyOrder }[] = [];
  for (const order of given) {
    if (order.type === "waive") continue;
    const at = provinceIndex(board, order.unit.at);
    if (orders[at]) continue;
    orders[at] = order;
    if (order.type === "convoy") convoys.push({ at, order });
  }
  const laying: Laying = { field, resolver, orders, convoys };
  for (const at of stands) resolver.placeUnit(at, powerOf(field, unitIn(field, at).power));
  for (const at of stands) {
    const order = orders[at];
    if (order?.type === "move") layMove(laying, at, order);
  }
  if (field.rules.has("COASTAL_CRAWL")) layCrawls(laying);
  const loose = field.rules.has("SIGNAL_SUPPORT") || field.rules.has("FICTIONAL_OK");
  for (const at of stands) {
    const order = orders[at];
    if (order?.type === "support" || order?.type === "convoy") layHelp(laying, at, order, loose);
  }
  return laying;
}

/** The unit in a province that has one. */
export function unitIn({ unitAt }: Field, at: number): Unit {
  const unit = unitAt[at];
  if (!unit) throw new RangeError(`No unit stands in province ${at}.`);
  return unit;
}

function layMove(laying: Laying, at: number, order: MoveOrder): void {
  const { field, resolver } = laying;
  const { board } = field;
  const unit = unitIn(field, at);
  const to = provinceIndex(board, order.to);
  const byConvoy = goesByConvoy(laying, unit, at, order, to);
  const path = order.path ? new Set(order.path.map((id) => provinceIndex(board, id))) : null;
  resolver.placeMove(at, to, byConvoy, path);
  if (byConvoy && unit.type === "F") resolver.overLand[at] = 1;
  if (byConvoy || !board.hasWeakWays) return;
  const way =
    unit.type === "A"
      ? armyWay(field, unit.power, at, to)
      : fleetWays(field, unit.power, unit.at, to).find((edge) => edge.to === order.to);
  if (!way?.strength) return;
  resolver.strength[at] = way.strength === "half" ? WHOLE / 2 : 0;
  resolver.cuts[at] = way.strength === "half" ? 0 : 1;
}

/** Whether an army's move goes by convoy (DATC 4.A.3): it must, it says so, or a fleet of its own power means it. */
function goesByConvoy({ field, convoys }: Laying, unit: Unit, from: number, order: MoveOrder, to: number): boolean {
  if (unit.type !== "A") return order.via === true && field.rules.has("PORTAGE_CONVOY");
  if (order.via && !field.viaMayWalk) return true;
  if (!armyWay(field, unit.power, from, to)) return true;
  if (convoys.length === 0) return false;
  const carriers = convoys.filter(
    (convoy) => convoy.order.of.at === unit.at && provinceIndex(field.board, convoy.order.to) === to,
  );
  const meant = carriers.some(({ at }) => order.via || field.unitAt[at]?.power === unit.power);
  if (!meant || !field.viaMayWalk) return meant;
  return isWhole(
    field,
    carriers.map(({ at }) => at),
    from,
    to,
  );
}

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

/** Fleets that change places by way of different coasts pass each other (COASTAL_CRAWL). */
function layCrawls({ field, resolver, orders }: Laying): void {
  for (const at of field.stands) {
    const [unit, order] = [unitIn(field, at), orders[at]];
    if (unit.type !== "F" || order?.type !== "move") continue;
    const to = provinceIndex(field.board, order.to);
    const [other, back] = [field.unitAt[to], orders[to]];
    if (other?.type !== "F" || back?.type !== "move" || provinceIndex(field.board, back.to) !== at) continue;
    if (order.to !== other.at || back.to !== unit.at) resolver.crawls[at] = 1;
  }
}

/** Lays out a support or a convoy, which has to match what the other unit does. */
function layHelp({ field, resolver, orders }: Laying, at: number, order: HelpOrder, loose: boolean): void {
  const { board } = field;
  const of = provinceIndex(board, order.of.at);
  const to = order.to === undefined ? of : provinceIndex(board, order.to);
  const other = orders[of];
  const matches =
    other?.type === "move"
      ? resolver.target[of] === to && !(order.type === "support" && order.to?.includes("/") && order.to !== other.to)
      : order.type === "support" && to === of;
  if (!matches || (loose && isImaginary(field, at, order, of, to))) resolver.isVoid[at] = 1;
  else if (order.type === "support") resolver.placeSupport(at, of, to);
  else if (resolver.byConvoy[of] === 1) resolver.placeConvoy(at, of, to);
  else resolver.isVoid[at] = 1;
}

/** Help for a unit that is not there as it was named (FICTIONAL_OK), or that cannot be given (SIGNAL_SUPPORT). */
const isImaginary = (field: Field, at: number, order: HelpOrder, of: number, to: number): boolean =>
  field.unitAt[of]?.type !== order.of.type ||
  (order.type === "support" && !reaches(field, unitIn(field, at), to).support);
