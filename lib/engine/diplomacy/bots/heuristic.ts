import type { Random } from "../../kernel/random";
import { adjustmentsDue } from "../adjudicate/adjustments";
import { type Field, provinceIndex } from "../adjudicate/field";
import { capturesAfter } from "../adjudicate/ownership";
import { roomAtHome } from "../adjudicate/sites";
import type { PowerName } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import { legalBuilds } from "../orders/legal";
import type { Unit } from "../position";
import { nodesOf } from "./nodes";
import { type Purpose, type Values, valuesOf } from "./values";

/** How often, in a hundred, the next best is looked at instead; the less, the worse it is. */
const WAVER = 50;
const WORSE = 500;

/** What a phase is about for a power: the next centres, or those after them. */
export const purposeOf = ({ board, position: { phase } }: Field): Purpose =>
  phase.type === "ADJUSTMENTS" ? "build" : capturesAfter(board.map, phase, false) ? "fall" : "spring";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/**
 * The best of what is sorted by worth, or with some luck the next, the more rarely the less it is worth. Deterministic
 * without chance.
 */
function choose<T extends { worth: number }>(sorted: readonly T[], random: Random | null): T | undefined {
  const [best] = sorted;
  if (!best || !random) return best;
  let chosen = best;
  for (const next of sorted.slice(1)) {
    const gap = best.worth > 0 ? ((chosen.worth - next.worth) * WORSE) / best.worth : 100;
    if (random.below(100) >= WAVER || random.below(100) < gap) break;
    chosen = next;
  }
  return chosen;
}

/**
 * What a power orders in a movement phase, by where its units are worth most: one goes to each province, others there
 * support it where it is contested. After the well-known DumbBot; it never convoys. `random` null: always the best.
 */
export function heuristicMoves(
  field: Field,
  power: PowerName,
  random: Random | null,
  values: Values = valuesOf(field, power, purposeOf(field)),
): Order[] {
  const own = field.position.units.filter((unit) => unit.power === power);
  const plan = new Plan(field, power, random, values);
  for (const unit of random ? random.shuffle(own) : own) plan.ask(unit);
  supportFromIdle(field, own, plan.orders, values);
  return own.map((unit) => plan.orders.get(provinceIndex(field.board, unit.at)) ?? holdOf(unit));
}

const holdOf = (unit: Unit): Order => ({ type: "hold", unit: ordered(unit) });

const NOWHERE: ReadonlySet<number> = new Set();

/** The orders of a power in the making, by the province of their unit. */
class Plan {
  readonly orders = new Map<number, Order>();
  /** Who goes to, or stays in, a province. */
  private readonly coming = new Map<number, Unit>();
  /** Provinces whose unit waits for what another will do. */
  private readonly asked = new Set<number>();

  constructor(
    private readonly field: Field,
    private readonly power: PowerName,
    private readonly random: Random | null,
    private readonly values: Values,
  ) {}

  /** Decides what a unit does, unless that is decided. */
  ask(unit: Unit): void {
    const at = provinceIndex(this.field.board, unit.at);
    let barred = NOWHERE;
    while (!this.orders.has(at)) {
      const shut = this.tryOnce(unit, at, barred);
      if (shut !== null) barred = new Set([...barred, shut]);
    }
  }

  /** Decides, or finds that a province is not open to the unit, and gives that. */
  private tryOnce(unit: Unit, at: number, barred: ReadonlySet<number>): number | null {
    const { field, values } = this;
    const target = choose(this.targetsOf(unit, at, barred), this.random);
    if (!target || target.province === at) {
      this.orders.set(at, holdOf(unit));
      this.coming.set(at, unit);
      return null;
    }
    const to = target.province;
    const there = field.unitAt[to];
    if (there?.power === this.power && !this.orders.has(to)) {
      // Who stands there is asked first; in a circle of such the one who asks looks elsewhere.
      if (this.asked.has(to)) return to;
      this.asked.add(at);
      this.ask(there);
      this.asked.delete(at);
    }
    const before = this.coming.get(to);
    if (!before) {
      this.orders.set(at, { type: "move", unit: ordered(unit), to: target.place });
      this.coming.set(to, unit);
      return null;
    }
    if ((values.competition[to] ?? 0) <= (before === there ? 1 : 0)) return to;
    this.orders.set(at, this.supportOf(unit, before, to));
    this.coming.set(at, unit);
    return null;
  }

  private targetsOf(unit: Unit, at: number, barred: ReadonlySet<number>) {
    const nodes = nodesOf(this.field.board.map);
    const here = nodes.index(unit.type, unit.at);
    return [here, ...(nodes.all[here]?.to ?? []).flat()]
      .map((node) => {
        const { province = -1, place = "" } = nodes.all[node] ?? {};
        return { province, place, worth: this.values.worth[node] ?? 0 };
      })
      .filter(({ province }) => province === at || !barred.has(province))
      .sort((a, b) => b.worth - a.worth);
  }

  private supportOf(unit: Unit, of: Unit, to: number): Order {
    const { board } = this.field;
    const moves = provinceIndex(board, of.at) !== to;
    const into = moves ? { to: board.provinces[to] ?? "" } : {};
    return { type: "support", unit: ordered(unit), of: ordered(of), ...into };
  }
}

/** Units that hold support the most contested of what their neighbours do. */
function supportFromIdle(field: Field, own: readonly Unit[], orders: Map<number, Order>, values: Values): void {
  const { board } = field;
  const nodes = nodesOf(board.map);
  for (const unit of own) {
    const at = provinceIndex(board, unit.at);
    if (orders.get(at)?.type !== "hold") continue;
    const near = new Set(
      (nodes.all[nodes.index(unit.type, unit.at)]?.to ?? []).flat().map((to) => nodes.all[to]?.province),
    );
    let best: { order: Order; worth: number } | undefined;
    for (const other of own) {
      const order = orders.get(provinceIndex(board, other.at));
      if (other === unit || !order) continue;
      const to = provinceIndex(board, order.type === "move" ? order.to : other.at);
      const contested = (values.competition[to] ?? 0) > 0;
      const node = nodes.index(other.type, order.type === "move" ? order.to : other.at);
      const worth = values.worth[node] ?? 0;
      if (!contested || !near.has(to) || (best && best.worth >= worth)) continue;
      const moved = order.type === "move" ? { to: board.provinces[to] ?? "" } : {};
      best = { order: { type: "support", unit: ordered(unit), of: ordered(other), ...moved }, worth };
    }
    if (best) orders.set(at, best.order);
  }
}

/** Where a power's dislodged units go: each to the place worth most that none of its others takes. */
function heuristicRetreats(
  field: Field,
  power: PowerName,
  random: Random | null,
  values: Values = valuesOf(field, power, purposeOf(field)),
): Order[] {
  const { board, position } = field;
  const nodes = nodesOf(board.map);
  const taken = new Set<number>();
  return position.dislodged
    .filter((unit) => unit.power === power)
    .map((unit): Order => {
      const targets = unit.retreats
        .map((to) => ({ to, at: provinceIndex(board, to), worth: values.worth[nodes.index(unit.type, to)] ?? 0 }))
        .filter(({ at }) => !taken.has(at))
        .sort((a, b) => b.worth - a.worth);
      const target = choose(targets, random);
      if (!target) return { type: "disband", unit: ordered(unit) };
      taken.add(target.at);
      return { type: "retreat", unit: ordered(unit), to: target.to };
    });
}

/** What a power builds or removes: builds where a unit is worth most, removes where it is worth least. `due`: how many. */
function heuristicAdjustments(
  field: Field,
  power: PowerName,
  random: Random | null,
  due: number = adjustmentsDue(field.board.map, field.position, field.rules).get(power) ?? 0,
): Order[] {
  const { board, position } = field;
  const nodes = nodesOf(board.map);
  const values = valuesOf(field, power, "build");
  const worthOf = ({ type, at }: OrderedUnit): number => values.worth[nodes.index(type, at)] ?? 0;
  if (due < 0)
    return position.units
      .filter((unit) => unit.power === power)
      .sort((a, b) => worthOf(a) - worthOf(b))
      .slice(0, -due)
      .map((unit) => ({ type: "disband", unit: ordered(unit) }));
  const hasRoom = roomAtHome(board.map, position, power, field.rules);
  const orders: Order[] = [];
  let sites = legalBuilds(field, power)
    .flatMap((order) =>
      order.type === "build" ? [{ order, at: provinceIndex(board, order.unit.at), worth: worthOf(order.unit) }] : [],
    )
    .sort((a, b) => b.worth - a.worth);
  while (orders.length < due) {
    const chosen = choose(sites, random);
    if (!chosen) orders.push({ type: "waive" });
    else {
      if (hasRoom(board.provinces[chosen.at] ?? "")) orders.push(chosen.order);
      sites = sites.filter(({ at }) => at !== chosen.at);
    }
  }
  return orders;
}

/** What the heuristic orders for a power in whatever phase it is. `due`: builds (positive) or removals asked of it. */
export function heuristicOrders(field: Field, power: PowerName, random: Random | null, due: number): Order[] {
  switch (field.position.phase.type) {
    case "MOVEMENT":
      return heuristicMoves(field, power, random);
    case "RETREATS":
      return heuristicRetreats(field, power, random);
    default:
      return heuristicAdjustments(field, power, random, due);
  }
}
