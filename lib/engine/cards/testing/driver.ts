import type { Ctx, Seat, Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import { type CardGame, compileTemplate } from "../compile";
import type { CardEvent } from "../event";
import type { State } from "../state";
import arschloch from "../templates/arschloch.json";
import bigTwo from "../templates/big-two.json";
import briscola from "../templates/briscola.json";
import crazyEights from "../templates/crazy-eights.json";
import durak from "../templates/durak.json";
import euchre from "../templates/euchre.json";
import fiveSheets from "../templates/five-sheets.json";
import gin from "../templates/gin.json";
import hearts from "../templates/hearts.json";
import mauMau from "../templates/mau-mau.json";
import ohHell from "../templates/oh-hell.json";
import president from "../templates/president.json";
import schnapsen from "../templates/schnapsen.json";
import spades from "../templates/spades.json";
import sueca from "../templates/sueca.json";
import thousand from "../templates/thousand.json";
import whist from "../templates/whist.json";
import type { Card, Intent } from "../vocabulary";

export const TEMPLATES = {
  thousand,
  arschloch,
  "five-sheets": fiveSheets,
  hearts,
  whist,
  spades,
  "oh-hell": ohHell,
  sueca,
  briscola,
  "big-two": bigTwo,
  president,
  "crazy-eights": crazyEights,
  "mau-mau": mauMau,
  euchre,
  schnapsen,
  durak,
  gin,
} as const;
export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

/** Compiles a template that must be right. */
export function compile(json: unknown): CardGame {
  const result = compileTemplate(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error, null, 1));
  return result.value;
}

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

export type Step = { events: CardEvent[]; before: State; after: State };

/** A series at a table of its own: deals from a seed or from a given deck, and keeps what happened. */
export class Driver {
  state: State;
  readonly log: CardEvent[] = [];
  readonly random: SeededRandom;
  now = 1_000;
  /** The next deck to be dealt, top first. */
  deck: readonly Card[] | null = null;

  constructor(
    readonly game: CardGame,
    seats: number,
    seed = 1,
    private readonly freeze = false,
  ) {
    this.random = new SeededRandom(seed);
    this.state = deepFreeze(game.initial);
    this.apply(
      game.setup(
        Array.from({ length: seats }, (_, seat) => seat),
        this.ctx(),
      ),
    );
  }

  ctx(): Ctx {
    const { random, deck } = this;
    const dealt = deck && {
      uint32: () => random.uint32(),
      below: (n: number) => random.below(n),
      shuffle: <T>(ids: readonly T[]): T[] => deck.map((card) => ids[this.game.rules.idOf.get(card)!]!),
    };
    // Drawn by the place in the deal, so that a deal that is played again shuffles its pile in the same way.
    return { now: this.now, random: new SeededRandom(1 + this.state.acts), openEpoch: () => dealt ?? random };
  }

  private apply(events: readonly CardEvent[]): void {
    for (const event of events) {
      if (this.freeze) deepFreeze(event);
      this.log.push(event);
      this.state = this.game.evolve(this.state, event);
      if (this.freeze) deepFreeze(this.state);
    }
  }

  /** The refusal code of an intent; null: it was accepted, and has happened. */
  try(seat: Seat | "host" | "clock", intent: Intent): string | null {
    const actor = typeof seat === "number" ? { seat } : { role: seat };
    const result = this.game.decide(this.state, actor, intent, this.ctx());
    if (!result.ok) return result.error.code;
    this.apply(result.value);
    return null;
  }

  /** An intent that must be accepted. */
  act(seat: Seat | "host" | "clock", intent: Intent): Step {
    const before = this.state;
    const from = this.log.length;
    const refusal = this.try(seat, intent);
    if (refusal) throw new Error(`${refusal}: ${seat} ${JSON.stringify(intent)}`);
    return { events: this.log.slice(from), before, after: this.state };
  }

  /** Deals the next deck. */
  deal(deck?: readonly Card[]): Step {
    this.deck = deck ?? null;
    const step = this.act("host", { type: this.state.phase === "complete" ? "reset" : "start" });
    this.deck = null;
    return step;
  }

  play(seat: Seat, ...cards: Card[]): Step {
    return this.act(seat, { type: "move", cards });
  }

  bid(seat: Seat, number: number | null): Step {
    return this.act(seat, number === null ? { type: "bid", pass: true } : { type: "bid", number });
  }

  hand(seat: Seat): Card[] {
    return this.state.hands[this.state.seats.indexOf(seat)]!.map((id) => this.game.rules.deck[id]!);
  }

  waiting(): Seat[] {
    return this.game.waitsFor(this.state).seats;
  }

  /** One random legal act of a random seat that is waited for, or the next deal. Retreats are rare: games get shorter. */
  step(): Step {
    const due = this.waiting();
    if (due.length === 0) return this.deal();
    const seat = due[this.random.below(due.length)]!;
    let intent = this.game.randomLegal(this.state, seat, this.random);
    for (let tries = 0; intent?.type === "retreat" && tries < 12; tries++)
      intent = this.game.randomLegal(this.state, seat, this.random);
    if (!intent) throw new Error(`seat ${seat} can do nothing in ${this.state.phase}`);
    return this.act(seat, intent);
  }
}

/** A deck with these cards on top, in order, and the rest of the template's cards behind. */
export function stackedDeck(game: CardGame, top: readonly Card[]): Card[] {
  return [...top, ...game.rules.deck.filter((card) => !top.includes(card))];
}

/** A deck that deals at least these cards to the hands, one card a seat and round, after `lead` cards. */
export function deckFor(game: CardGame, hands: readonly (readonly Card[])[], lead: readonly Card[] = []): Card[] {
  const rounds = Math.max(...hands.map((hand) => hand.length));
  const named = [...lead, ...hands.flat()];
  const others = game.rules.deck.filter((card) => !named.includes(card));
  const order: Card[] = [...lead];
  for (let i = 0; i < rounds; i++) for (const hand of hands) order.push(hand[i] ?? others.shift()!);
  return stackedDeck(game, order);
}
