import { SeededRandom } from "../kernel/random";
import { chooseIntent } from "./bot";
import type { CardGame } from "./compile";
import type { CardEvent } from "./event";

export type PlaytestOptions = { games: number; seats: number; seed: number; bots: "random" | "shadow" };

/** What many deals of a template were like: for authors. */
export type PlaytestReport = {
  games: number;
  seats: number;
  seed: number;
  bots: "random" | "shadow";
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
  /** Deals given up after too many acts. */
  unfinished: number;
};

const ACTS_AT_MOST = 200_000;

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
    ["distribute", rules.bidding?.distribute === true || rules.exchange !== null],
    ["move.pass", rules.pass],
    ["move.crawl", rules.crawl !== null],
    ["retreat", rules.retreat !== null],
    ["refill", rules.refill],
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
      return ["refill"];
    case "retreated":
      return ["retreat"];
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

/** Lets bots play `games` deals, series after series, from one seed. Same options, same report. */
export function playtest(game: CardGame, options: PlaytestOptions, progress?: (done: number) => void): PlaytestReport {
  const { games, seats, seed, bots } = options;
  const random = new SeededRandom(seed);
  const ctx = { now: 0, random, openEpoch: () => random };
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const used = new Set<string>();
  const lengths: number[] = [];
  const wins = places.map(() => 0);
  const scores: number[][] = places.map(() => []);
  const endings: Record<string, number> = {};
  let state = game.initial;
  let moves = 0;
  let unfinished = 0;

  const note = (event: CardEvent): void => {
    for (const name of usedBy(event)) used.add(name);
    if (event.type !== "deal_ended") return;
    endings[event.reason] = (endings[event.reason] ?? 0) + 1;
    for (const seat of event.winners) wins[seat]! += 1;
    for (const seat of places) if (event.scores) scores[seat]!.push(event.scores[seat]!);
  };
  const apply = (events: readonly CardEvent[]): void => {
    for (const event of events) {
      note(event);
      state = game.evolve(state, event);
    }
  };
  const host = (type: "start" | "end" | "reset"): void => {
    const result = game.decide(state, { role: "host" }, { type }, ctx);
    if (!result.ok) throw new Error(`the host cannot ${type}: ${result.error.code}`);
    apply(result.value);
  };

  apply(game.setup(places, ctx));
  for (let done = 0; done < games; done++) {
    host(state.phase === "complete" ? "reset" : "start");
    let acts = 0;
    for (let due = game.waitsFor(state).seats; due.length > 0; due = game.waitsFor(state).seats) {
      if (acts >= ACTS_AT_MOST) {
        unfinished += 1;
        host("end");
        break;
      }
      const seat = due[random.below(due.length)]!;
      const viewer = { seats: new Set([seat]), role: "player" as const };
      const intent =
        bots === "random"
          ? game.randomLegal(state, seat, random)
          : chooseIntent(game.view(state, viewer), game.legal(state, seat), random);
      if (!intent) throw new Error(`seat ${seat} can do nothing in phase ${state.phase}`);
      const result = game.decide(state, { seat }, intent, ctx);
      if (!result.ok) throw new Error(`${result.error.code} for ${JSON.stringify(intent)}`);
      apply(result.value);
      acts += 1;
      moves += 1;
    }
    lengths.push(acts);
    progress?.(done + 1);
  }
  const mean = (xs: readonly number[]): number => (xs.length === 0 ? 0 : xs.reduce((a, b) => a + b, 0) / xs.length);
  const least = (xs: readonly number[]): number => xs.reduce((a, b) => Math.min(a, b), xs[0] ?? 0);
  const most = (xs: readonly number[]): number => xs.reduce((a, b) => Math.max(a, b), xs[0] ?? 0);
  return {
    games,
    seats,
    seed,
    bots,
    moves,
    length: { min: least(lengths), max: most(lengths), mean: mean(lengths) },
    wins,
    endings,
    scores: places.map((seat) => {
      const mine = scores[seat]!;
      return { seat, min: least(mine), max: most(mine), mean: mean(mine) };
    }),
    unused: possible(game).filter((name) => !used.has(name)),
    unfinished,
  };
}
