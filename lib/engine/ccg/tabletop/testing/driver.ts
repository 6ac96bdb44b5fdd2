import type { Ctx, Seat, Viewer } from "../../../kernel/game";
import { SeededRandom } from "../../../kernel/random";
import { compileTabletop, type TabletopGame } from "../compile";
import type { CardBook } from "../config";
import type { Event } from "../event";
import type { Intent } from "../intent";
import type { State } from "../state";

/** Freezes a value and all that it holds: whoever changes it throws. */
function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}

export const player = (seat: Seat): Viewer => ({ seats: new Set([seat]), role: "player" });
export const SPECTATOR: Viewer = { seats: new Set(), role: "spectator" };
export const OMNISCIENT: Viewer = { seats: new Set(), role: "omniscient" };

/** Cards 1 … 99 of a small game: every tenth has a second face, those from 90 on are tokens with a back of their own. */
export const smallBook: CardBook = (number) => {
  if (!Number.isInteger(number) || number < 1 || number > 99) return null;
  const token = number >= 90;
  return {
    back: token ? -1 : 0,
    other: number % 10 === 0 ? number - 1 : null,
    collectible: !token,
    attributes: new Map([["type", number % 2 === 0 ? "Beast" : "Vat"]]),
  };
};

const SMALL_CONFIG = {
  ...{ v: 1, game: "small", title: "A small game", teams: false, score: 20, width: 1024 },
  seats: { min: 1, max: 4 },
  piles: [
    { name: "deck", sight: 0 },
    { name: "discard pile", sight: 4 },
    { name: "stock", sight: 4, topOnly: true, part: "sideboard" },
  ],
  phases: ["Dawn", "Market", "Parade", "Dusk"],
} as const;

export const smallGame = (changes: object = {}): TabletopGame =>
  compileTabletop({ ...SMALL_CONFIG, ...changes }, "small", smallBook);

export type Step = { readonly events: readonly Event[]; readonly before: State; readonly after: State };

/** A tabletop without a table around it: somebody sits on every seat, and it has begun. */
export class Driver {
  state: State;
  readonly log: Event[] = [];
  now = 1_000;

  constructor(
    readonly game: TabletopGame,
    seats: number,
    readonly random = new SeededRandom(1),
    private readonly freeze = false,
  ) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.state = game.initial;
    this.apply(game.setup(all, this.ctx()));
    for (const seat of all) this.apply(game.occupied(this.state, seat, true, this.ctx()));
    this.act("clock", { type: "begin" });
  }

  ctx(): Ctx {
    const { random, now } = this;
    return { now, random, openEpoch: () => random };
  }

  apply(events: readonly Event[]): void {
    for (const event of events) {
      if (this.freeze) deepFreeze(event);
      this.log.push(event);
      this.state = this.game.evolve(this.state, event);
      if (this.freeze) deepFreeze(this.state);
    }
  }

  /** The refusal code of an intent; null: it was accepted, and has happened. */
  try(seat: Seat | "clock" | "judge", intent: Intent): string | null {
    const actor = typeof seat === "number" ? { seat } : { role: seat };
    const result = this.game.decide(this.state, actor, intent, this.ctx());
    if (!result.ok) return result.error.code;
    this.apply(result.value);
    return null;
  }

  /** An intent that must be accepted. */
  act(seat: Seat | "clock" | "judge", intent: Intent): Step {
    const before = this.state;
    const from = this.log.length;
    const refusal = this.try(seat, intent);
    if (refusal) throw new Error(`${refusal}: ${seat} ${JSON.stringify(intent)}`);
    return { events: this.log.slice(from), before, after: this.state };
  }

  /** The zone of this reference, as the state has it. */
  zone(ref: string) {
    return this.state.zones[this.game.rules.places.get(ref)!]!;
  }

  numbers = (ref: string): number[] => this.zone(ref).cards.map(({ number }) => number);
  ids = (ref: string): number[] => this.zone(ref).cards.map(({ id }) => id);
}

/** A game in which everybody has brought a deck of cards 1 … 20 and drawn some. */
export function begun({ seats = 2, hand = 0, game = smallGame() } = {}): Driver {
  const driver = new Driver(game, seats);
  for (let seat = 0; seat < seats; seat++) {
    const deck = Array.from({ length: 20 }, (_, i) => i + 1 + seat * 20);
    driver.act(seat, { type: "bring", parts: { deck, sideboard: [41, 42, 43] } });
    if (hand > 0)
      driver.act(seat, {
        type: "transfer",
        take: { how: "top", zone: `${seat}/deck`, count: hand },
        put: { to: "zone", zone: `${seat}/hand` },
      });
  }
  return driver;
}
