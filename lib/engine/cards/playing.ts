import type { Actor, Ctx, Narration, Seat, Viewer } from "../kernel/game";
import { type Random, SeededRandom } from "../kernel/random";
import { chooseIntent } from "./bot";
import type { CardGame } from "./compile";
import type { CardEvent } from "./event";
import { infoOf } from "./info";
import { usedBy } from "./playtest-uses";
import { names } from "./rules";
import type { State } from "./state";
import type { Intent } from "./vocabulary";

export type PlaytestOptions = {
  games: number;
  seats: number;
  seed: number;
  /** `one`: a shadow among players who play by chance, on another seat in each deal. */
  bots: "random" | "shadow" | "one";
  /** A deal that is not over after so many acts is given up as stuck. */
  acts?: number;
};

/** A deal that was given up: enough to look at it, and to play it again (same options, same deal). */
export type StuckDeal = {
  /** Number of the deal in this play-test, from 1. */
  deal: number;
  seed: number;
  acts: number;
  phase: State["phase"];
  /** Who was asked when it was given up. */
  asked: Seat[];
  /** The shuffled deck, top first. */
  deck: string[];
  hands: string[][];
  /** The last acts, oldest first. */
  last: { seat: Seat; intent: Intent }[];
};

/** Acts that a deal may take: many times what any of the house's games needs. */
export const ACTS_AT_MOST = 5_000;

const LAST_ACTS = 20;

/** How often a random player thinks again before it retreats though it need not: deals would drag on for ever. */
const SECOND_THOUGHTS = 12;

/** What a seat does; null: nothing can be done. */
export type Choose = (game: CardGame, state: State, seat: Seat, random: Random) => Intent | null;

/** Anything that may be done. */
export const chooseAtRandom: Choose = (game, state, seat, random) => {
  let intent = game.randomLegal(state, seat, random);
  for (let i = 0; intent?.type === "retreat" && i < SECOND_THOUGHTS; i++)
    intent = game.randomLegal(state, seat, random);
  return intent;
};

/** The shadow as it sits at tables: with the seat's view, what is legal, and what the template says of its cards. */
export const chooseAsShadow: Choose = (game, state, seat, random) =>
  chooseIntent(
    game.view(state, { seats: new Set([seat]), role: "player" }),
    game.legal(state, seat),
    random,
    infoOf(game.rules),
  );

/** One series after another at a table without people. */
export class Playing {
  state: State;
  moves = 0;
  readonly random: SeededRandom;
  /** What happened, and in how many deals. */
  readonly used = new Map<string, number>();
  private readonly inDeal = new Set<string>();
  private deck: string[] = [];
  private acts = 0;
  private last: StuckDeal["last"] = [];

  constructor(
    private readonly game: CardGame,
    private readonly options: PlaytestOptions,
    private readonly note: (event: CardEvent, before: State, after: State) => void,
  ) {
    this.random = new SeededRandom(options.seed);
    this.state = game.initial;
    this.apply(
      game.setup(
        Array.from({ length: options.seats }, (_, seat) => seat),
        this.ctx(),
      ),
    );
  }

  private ctx(): Ctx {
    const { random } = this;
    return { now: 0, random, openEpoch: () => random };
  }

  private apply(events: readonly CardEvent[]): void {
    for (const event of events) {
      if (event.type === "dealt") this.deck = event.deck;
      for (const name of usedBy(this.game, event)) this.use(name);
      const before = this.state;
      this.state = this.game.evolve(before, event);
      this.note(event, before, this.state);
    }
  }

  private use(name: string): void {
    if (this.inDeal.has(name)) return;
    this.inDeal.add(name);
    this.used.set(name, (this.used.get(name) ?? 0) + 1);
  }

  private decide(actor: Actor, intent: Intent): void {
    const result = this.game.decide(this.state, actor, intent, this.ctx());
    if (!result.ok) throw new Error(`${result.error.code} for ${JSON.stringify(intent)}`);
    this.apply(result.value);
  }

  /** Deals anew: as many acts follow as `act` is called for, until it gives what became of the deal. */
  begin(): void {
    this.acts = 0;
    this.last = [];
    this.inDeal.clear();
    this.decide({ role: "host" }, { type: this.state.phase === "complete" ? "reset" : "start" });
  }

  /** One act of deal `number`; null where it goes on, its acts where it is over, or where it got stuck. */
  act(number: number, choose: Choose): number | StuckDeal | null {
    const { game, options, random, acts, last } = this;
    const wins = options.bots === "random" ? [] : (game.winsUnasked?.(this.state) ?? []);
    const asked = wins.length > 0 ? wins : game.waitsFor(this.state).seats;
    if (asked.length === 0) return acts;
    const seat = asked[random.below(asked.length)]!;
    const intent = acts < (options.acts ?? ACTS_AT_MOST) ? choose(game, this.state, seat, random) : null;
    if (!intent) {
      const { phase, hands } = this.state;
      const held = hands.map((hand) => names(game.rules, hand));
      this.decide({ role: "host" }, { type: "end" });
      return { deal: number, seed: options.seed, acts, phase, asked, deck: this.deck, hands: held, last };
    }
    this.decide({ seat }, intent);
    this.acts += 1;
    this.moves += 1;
    last.push({ seat, intent });
    if (last.length > LAST_ACTS) last.shift();
    return null;
  }

  /** Plays one deal; returns its acts, or where it got stuck. */
  deal(number: number, choose: Choose): number | StuckDeal {
    this.begin();
    for (;;) {
      const done = this.act(number, choose);
      if (done !== null) return done;
    }
  }
}

/** One step of a deal that is played open: what is told of it, and all hands after it, by seat. */
export type OpenStep = { told: Narration; hands: string[][] };

/** Deals once and has bots play it, with all hands open. Same options, same deal. A deal that does not end is cut off. */
export function openDeal(game: CardGame, options: Omit<PlaytestOptions, "games">): OpenStep[] {
  const steps: OpenStep[] = [];
  const seats = new Set(Array.from({ length: options.seats }, (_, seat) => seat));
  const all: Viewer = { seats, role: "spectator" };
  const playing = new Playing(game, { ...options, games: 1 }, (event, before, after) => {
    const seen = game.see(event, before, after, all);
    const told = seen === null ? null : game.narrate(seen);
    if (told) steps.push({ told, hands: after.hands.map((hand) => names(game.rules, hand)) });
  });
  playing.deal(1, options.bots === "random" ? chooseAtRandom : chooseAsShadow);
  return steps;
}
