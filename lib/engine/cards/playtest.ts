import type { Actor, Ctx, Narration, Seat, Viewer } from "../kernel/game";
import { type Random, SeededRandom } from "../kernel/random";
import { chooseIntent } from "./bot";
import type { CardGame } from "./compile";
import type { CardEvent } from "./event";
import { infoOf } from "./info";
import { type PlaytestStudy, Study } from "./playtest-study";
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

/** What many deals of a template were like: for authors. */
export type PlaytestReport = {
  /** Deals asked for, or fewer where too many got stuck. */
  games: number;
  seats: number;
  seed: number;
  bots: PlaytestOptions["bots"];
  moves: number;
  /** Acts in a deal. */
  length: { min: number; max: number; mean: number };
  /** Deals won, by seat; shared wins count for each. */
  wins: number[];
  endings: Record<string, number>;
  /** Scores of a deal, by seat. */
  scores: { seat: number; min: number; max: number; mean: number }[];
  /** Acts and facts that the template knows and that never happened. */
  unused: string[];
  /** Deals given up, in order; after `STUCK_AT_MOST` of them the play-test stops. */
  stuck: StuckDeal[];
};

/** Acts that a deal may take: many times what any of the house's games needs. */
export const ACTS_AT_MOST = 5_000;
const STUCK_AT_MOST = 3;
const LAST_ACTS = 20;
/** How often a random player thinks again before it retreats though it need not: deals would drag on for ever. */
const SECOND_THOUGHTS = 12;

/** What can happen in a game by its template. */
function possible(game: CardGame): string[] {
  const { rules } = game;
  const names: [string, boolean][] = [
    ["look", rules.bidding?.blind ?? false],
    ["bid", rules.bidding !== null],
    ["bid.blind", rules.bidding?.blind ?? false],
    ["bid.pass", rules.bidding?.pass ?? false],
    ["sell", rules.bidding?.sell ?? false],
    ["redeal", rules.redeal !== null],
    ["distribute", (rules.bidding?.gives ?? null) !== null || rules.exchange !== null || rules.passing !== null],
    ["move.pass", rules.pass || rules.draw !== null],
    ["move.crawl", rules.crawl !== null],
    ["retreat", rules.retreat !== null],
    ["draw", rules.draw !== null],
    ["knock", rules.melds !== null],
    ["bout.beaten", rules.pairs !== null],
    ["bout.taken", rules.pairs !== null],
    ["swap", rules.stock?.swap != null],
    ["close", rules.stock?.close != null],
    ["claim", rules.claim !== null],
    ["refill", rules.refill || rules.refillAfterTrick],
    ...rules.specials.map(({ name }): [string, boolean] => [`special.${name}`, true]),
    ...rules.extras.map(({ name }): [string, boolean] => [`response.${name}`, true]),
  ];
  return names.filter(([, is]) => is).map(([name]) => name);
}

/** What of that an event shows. */
function usedBy(event: CardEvent): string[] {
  switch (event.type) {
    case "looked":
      return ["look"];
    case "bid":
      return event.bid.pass ? ["bid.pass"] : event.bid.blind ? ["bid", "bid.blind"] : ["bid"];
    case "sold":
      return ["sell"];
    case "redealt":
      return ["redeal"];
    case "given":
      return ["distribute"];
    case "drew":
      return [event.turn === undefined ? "refill" : "draw"];
    case "retreated":
      return ["retreat"];
    case "knocked":
      return ["knock"];
    case "bout_ended":
      return [event.taker === null ? "bout.beaten" : "bout.taken"];
    case "swapped":
      return ["swap"];
    case "closed":
      return ["close"];
    case "claimed":
      return ["claim"];
    case "moved":
      return [
        ...(event.pass ? ["move.pass"] : []),
        ...(event.crawl ? ["move.crawl"] : []),
        ...(event.specials ?? []).map((name) => `special.${name}`),
        ...Object.keys(event.extras ?? {}).map((name) => `response.${name}`),
      ];
    default:
      return [];
  }
}

type Choose = (game: CardGame, state: State, seat: Seat, random: Random) => Intent | null;

const chooseAtRandom: Choose = (game, state, seat, random) => {
  let intent = game.randomLegal(state, seat, random);
  for (let i = 0; intent?.type === "retreat" && i < SECOND_THOUGHTS; i++)
    intent = game.randomLegal(state, seat, random);
  return intent;
};

/** The shadow as it sits at tables: with the seat's view, what is legal, and what the template says of its cards. */
const chooseAsShadow: Choose = (game, state, seat, random) =>
  chooseIntent(
    game.view(state, { seats: new Set([seat]), role: "player" }),
    game.legal(state, seat),
    random,
    infoOf(game.rules),
  );

/** One series after another at a table without people. */
class Playing {
  state: State;
  moves = 0;
  readonly random: SeededRandom;
  readonly used = new Set<string>();
  private deck: string[] = [];

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
      for (const name of usedBy(event)) this.used.add(name);
      const before = this.state;
      this.state = this.game.evolve(before, event);
      this.note(event, before, this.state);
    }
  }

  private decide(actor: Actor, intent: Intent): void {
    const result = this.game.decide(this.state, actor, intent, this.ctx());
    if (!result.ok) throw new Error(`${result.error.code} for ${JSON.stringify(intent)}`);
    this.apply(result.value);
  }

  /** Plays one deal; returns its acts, or where it got stuck. */
  deal(number: number, choose: Choose): number | StuckDeal {
    const { game, options, random } = this;
    const most = options.acts ?? ACTS_AT_MOST;
    const last: StuckDeal["last"] = [];
    this.decide({ role: "host" }, { type: this.state.phase === "complete" ? "reset" : "start" });
    for (let acts = 0; ; acts++) {
      const asked = game.waitsFor(this.state).seats;
      if (asked.length === 0) return acts;
      const seat = asked[random.below(asked.length)]!;
      const intent = acts < most ? choose(game, this.state, seat, random) : null;
      if (!intent) {
        const { phase, hands } = this.state;
        const held = hands.map((hand) => names(game.rules, hand));
        this.decide({ role: "host" }, { type: "end" });
        return { deal: number, seed: options.seed, acts, phase, asked, deck: this.deck, hands: held, last };
      }
      this.decide({ seat }, intent);
      this.moves += 1;
      last.push({ seat, intent });
      if (last.length > LAST_ACTS) last.shift();
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

/** A play-test with what authors look at besides its report. Takes about a tenth longer. */
export function studyGame(
  game: CardGame,
  options: PlaytestOptions,
  progress?: (done: number) => void,
): { report: PlaytestReport; study: PlaytestStudy } {
  const study = new Study(options.bots === "one");
  return { report: run(game, options, progress, study), study: study.told };
}

/** Lets bots play `games` deals, series after series, from one seed. Same options, same report. */
export const playtest = (game: CardGame, options: PlaytestOptions, progress?: (done: number) => void): PlaytestReport =>
  run(game, options, progress, null);

function run(
  game: CardGame,
  options: PlaytestOptions,
  progress: ((done: number) => void) | undefined,
  study: Study | null,
): PlaytestReport {
  const { games, seats, seed, bots } = options;
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const lengths: number[] = [];
  const wins = places.map(() => 0);
  const scores: number[][] = places.map(() => []);
  const endings: Record<string, number> = {};
  const stuck: StuckDeal[] = [];
  let done = 0;
  const shadow = (): Seat => done % seats;
  const playing = new Playing(game, options, (event) => {
    study?.onEvent(event, shadow());
    if (event.type !== "deal_ended") return;
    endings[event.reason] = (endings[event.reason] ?? 0) + 1;
    for (const seat of event.winners) wins[seat]! += 1;
    for (const seat of places) if (event.scores) scores[seat]!.push(event.scores[seat]!);
  });
  const chooses = (seat: Seat): Choose => {
    const isShadow = bots === "shadow" || (bots === "one" && seat === shadow());
    return isShadow ? chooseAsShadow : chooseAtRandom;
  };
  const choose: Choose = (of, state, seat, random) => {
    study?.onAct(of, state, seat);
    return chooses(seat)(of, state, seat, random);
  };
  while (done < games && stuck.length < STUCK_AT_MOST) {
    done += 1;
    const played = playing.deal(done, choose);
    if (typeof played === "number") {
      lengths.push(played);
      study?.onDeal(played);
    } else stuck.push(played);
    progress?.(done);
  }
  return {
    games: done,
    seats,
    seed,
    bots,
    moves: playing.moves,
    length: spread(lengths),
    wins,
    endings,
    scores: places.map((seat) => ({ seat, ...spread(scores[seat]!) })),
    unused: possible(game).filter((name) => !playing.used.has(name)),
    stuck,
  };
}

function spread(numbers: readonly number[]): { min: number; max: number; mean: number } {
  if (numbers.length === 0) return { min: 0, max: 0, mean: 0 };
  const sum = numbers.reduce((a, b) => a + b, 0);
  return {
    min: numbers.reduce((a, b) => Math.min(a, b)),
    max: numbers.reduce((a, b) => Math.max(a, b)),
    mean: sum / numbers.length,
  };
}
