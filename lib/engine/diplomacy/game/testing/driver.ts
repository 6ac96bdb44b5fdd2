import type { Actor, Ctx, Seat, Viewer } from "../../../kernel/game";
import { SeededRandom } from "../../../kernel/random";
import type { Refusal } from "../../../kernel/result";
import { adjustmentsDue } from "../../adjudicate/adjustments";
import { boardOf, provinceAt } from "../../adjudicate/board";
import { sitesOf } from "../../adjudicate/sites";
import type { PowerName } from "../../map/model";
import type { Order } from "../../order";
import { printOrder } from "../../orders/print-order";
import { randomOrders } from "../../testing/play";
import { compileDiplomacy, type DiplomacyGame } from "../compile";
import { envOf } from "../config";
import { fieldFor } from "../env";
import type { DiplomacyEvent, EventOf } from "../event";
import { groundAt } from "../ground";
import type { Intent } from "../intent";
import { printRow } from "../say-result";
import type { State } from "../state";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Monday 1 June 2026, 10:00 GMT. */
export const MONDAY = 1_780_308_000_000;

export const player = (...seats: Seat[]): Viewer => ({ seats: new Set(seats), role: "player" });
export const SPECTATOR: Viewer = { seats: new Set(), role: "spectator" };
export const OMNISCIENT: Viewer = { seats: new Set(), role: "omniscient" };
export const MASTER: Viewer = { seats: new Set(), role: "master" };

/** Freezes a value and all that it holds: whoever changes it throws. */
function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}

/** Compiles a configuration that must be right. */
function compile(config: object): DiplomacyGame {
  const result = compileDiplomacy(config);
  if (!result.ok) throw new Error(JSON.stringify(result.error, null, 1));
  return result.value;
}

type Who = Seat | PowerName | "master" | "host" | "clock";

/** So often the clock may strike within one phase of random play. */
const MOST_TICKS = 1_000;

/** A game at a table of its own, with a stub list of seats; keeps what happened. */
export class Driver {
  readonly game: DiplomacyGame;
  state: State;
  readonly log: DiplomacyEvent[] = [];
  random: SeededRandom;
  now = MONDAY;

  constructor(
    config: object,
    seed = 1,
    private readonly freeze = false,
  ) {
    this.game = compile(config);
    this.random = new SeededRandom(seed);
    this.state = this.game.initial;
    const seats = Array.from({ length: this.game.seats.max }, (_, seat) => seat);
    this.apply(this.game.setup(seats, this.ctx()));
  }

  ctx(): Ctx {
    return { now: this.now, random: this.random, openEpoch: () => this.random };
  }

  apply(events: readonly DiplomacyEvent[]): void {
    for (const event of events) {
      if (this.freeze) deepFreeze(event);
      this.log.push(event);
      this.state = this.game.evolve(this.state, event);
      if (this.freeze) deepFreeze(this.state);
    }
  }

  actor(who: Who): Actor {
    if (typeof who === "number") return { seat: who };
    if (who === "master" || who === "host" || who === "clock") return { role: who };
    return { seat: this.seat(who) };
  }

  /** The seat that plays a power. */
  seat(power: PowerName): Seat {
    const seat = this.state.powers.find(({ name }) => name === power)?.seat;
    if (seat === undefined || seat === null) throw new Error(`nobody plays ${power}`);
    return seat;
  }

  /** The refusal of an intent; null: it was accepted, and has happened. */
  refused(who: Who, intent: Intent): Refusal | null {
    const result = this.game.decide(this.state, this.actor(who), this.game.schema.intent.parse(intent), this.ctx());
    if (!result.ok) return result.error;
    this.apply(result.value);
    return null;
  }

  /** The refusal's code, or null. */
  try(who: Who, intent: Intent): string | null {
    return this.refused(who, intent)?.code ?? null;
  }

  /** An intent that must be accepted. */
  act(who: Who, intent: Intent): this {
    const refusal = this.refused(who, intent);
    if (refusal) throw new Error(JSON.stringify([who, intent, refusal]));
    return this;
  }

  /** Somebody sits down where nobody sits. */
  sit(seat: Seat): this {
    this.apply(this.game.occupied(this.state, seat, true, this.ctx()));
    return this;
  }

  /** All seats are taken and play begins. */
  start(): this {
    return this.act("master", { type: "start" });
  }

  orders(power: PowerName, ...lines: string[]): this {
    return this.act("master", { type: "orders", power, text: lines.join("\n") });
  }

  /** Processes as the master, filling in what is missing. */
  process(): this {
    return this.act("master", { type: "process", force: true });
  }

  /** Lets time pass to the next check; false: there is none. */
  tick(): boolean {
    const { due } = this.game.waitsFor(this.state);
    if (!due) return false;
    this.now = Math.max(this.now, due.at);
    this.act("clock", due.intent);
    return true;
  }

  view(viewer: Viewer) {
    return this.game.view(this.state, viewer);
  }

  power(name: PowerName) {
    return this.state.powers.find((power) => power.name === name)!;
  }

  phase(): string {
    const { season, year, type } = this.state.position.phase;
    return `${season} ${year} ${type}`;
  }

  /** The last event of a type. */
  last<T extends DiplomacyEvent["type"]>(type: T): EventOf<T> | undefined {
    return this.log.findLast((event): event is EventOf<T> => event.type === type);
  }

  /** What came of the last phase's orders: `A PAR - BUR` and its result. */
  results(): Record<string, string> {
    return Object.fromEntries((this.last("phase_processed")?.results ?? []).map((row) => [printRow(row), row.result]));
  }

  /** What was entered for a power, in short form. */
  entered(power: PowerName): string[] | null {
    return this.power(power).orders?.map(printOrder) ?? null;
  }

  units(power: PowerName): string[] {
    return this.state.position.units.filter((unit) => unit.power === power).map(({ type, at }) => `${type} ${at}`);
  }

  /** Puts the board into a position: the tests' way to reach what play would take years for. */
  put(change: Partial<State["position"]>): this {
    this.state = { ...this.state, position: { ...this.state.position, ...change } };
    return this;
  }

  /** Orders at random for a power in the phase that is played, as they are entered. */
  randomOrders(power: PowerName): string[] {
    return this.ordersAtRandom(power).map(printOrder);
  }

  /** Orders at random for a power in the phase that is played. */
  ordersAtRandom(power: PowerName): Order[] {
    const { position } = this.state;
    const here = groundAt(this.game, position.phase);
    const { map } = here;
    const { rules } = envOf(here, this.state.settings);
    if (position.phase.type === "MOVEMENT") {
      const field = fieldFor(here, this.state, power);
      return randomOrders(
        { ...field, position: { ...position, units: position.units.filter((unit) => unit.power === power) } },
        this.random,
      );
    }
    if (position.phase.type === "RETREATS")
      return position.dislodged.flatMap(({ power: whose, type, at, retreats }): Order[] => {
        if (whose !== power) return [];
        const to = retreats[this.random.below(retreats.length + 1)];
        const unit = { type, at };
        return [to === undefined ? { type: "disband", unit } : { type: "retreat", unit, to }];
      });
    const due = adjustmentsDue(map, position, rules).get(power) ?? 0;
    const units = position.units.filter((unit) => unit.power === power);
    if (due < 0)
      return this.random
        .shuffle(units)
        .slice(0, -due)
        .map(({ type, at }): Order => ({ type: "disband", unit: { type, at } }));
    const board = boardOf(map);
    const taken = new Set(position.units.map(({ at }) => provinceAt(board, at)));
    const open = [...sitesOf(map, position, power, rules)].filter((site) => !taken.has(site));
    const builds = this.random
      .shuffle(open)
      .slice(0, due)
      .map((site): Order => {
        const places = map.places.filter(({ province }) => province === site);
        const fleet = places.find(({ fleets }) => fleets);
        return fleet && this.random.below(2) === 0
          ? { type: "build", unit: { type: "F", at: fleet.id } }
          : { type: "build", unit: { type: "A", at: site } };
      });
    return builds.length < due ? [...builds, { type: "waive" }] : builds;
  }

  /** Every power that owes orders gives some, in any order; then the clock goes on until the phase is over. */
  playPhase(): void {
    const before = this.log.length;
    const has = (type: DiplomacyEvent["type"], from = before) =>
      this.log.slice(from).some((event) => event.type === type);
    this.enterAll(before);
    // Lists of Crystal Ball that are in are followed by those of the next phase.
    if (has("lists_locked") && !has("phase_processed")) this.enterAll(before);
    // A power that is late for ever is reminded for ever: that must fail, not hang.
    for (let ticks = 0; !has("phase_processed"); ticks++)
      if (ticks === MOST_TICKS || !this.tick()) throw new Error(`stuck in ${this.phase()}`);
  }

  /** Every power that owes orders gives some, until a phase was processed since a place of the log. */
  private enterAll(since: number): void {
    for (const { name } of this.random.shuffle(this.state.powers)) {
      const power = this.power(name);
      const lines = this.randomOrders(name);
      const [first] = lines.length === 0 && power.purse ? this.game.legal(this.state, this.seat(name)) : [];
      if (first?.type === "orders") lines.push(first.text);
      if (power.kind !== "player" || lines.length === 0 || this.state.stage !== "active") continue;
      this.act(name, { type: "orders", text: lines.join("\n") });
      if (this.log.slice(since).some(({ type }) => type === "phase_processed")) return;
    }
  }
}
