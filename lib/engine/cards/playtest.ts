import type { Seat } from "../kernel/game";
import type { CardGame } from "./compile";
import { type Choose, chooseAsShadow, chooseAtRandom, Playing, type PlaytestOptions, type StuckDeal } from "./playing";
import { type PlaytestStudy, Study } from "./playtest-study";
import { NEEDS_LUCK, possible } from "./playtest-uses";

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
  /** Acts that the template allows, whatever is dealt, and that nobody ever did. */
  unused: string[];
  /** What needs certain cards, and came about in fewer than one of a hundred deals: in how many. None is no fault. */
  rare: { name: string; deals: number }[];
  /** Deals given up, in order; after `STUCK_AT_MOST` of them the play-test stops. */
  stuck: StuckDeal[];
};

const STUCK_AT_MOST = 3;
/** What comes about in fewer deals than one of so many is rare. */
const RARE = 100;

/** A play-test of `games` deals, series after series, from one seed; act by act, so that others can go between. */
export class Playtest {
  private readonly study: Study | null;
  private readonly playing: Playing;
  private readonly choose: Choose;
  private readonly lengths: number[] = [];
  private readonly wins: number[];
  private readonly scores: number[][];
  private readonly endings: Record<string, number> = {};
  private readonly stuck: StuckDeal[] = [];
  /** Deals begun. */
  private done = 0;
  private inDeal = false;

  /** `studies`: what authors look at besides is collected. */
  constructor(
    private readonly game: CardGame,
    private readonly options: PlaytestOptions,
    studies = false,
  ) {
    const { seats, bots } = options;
    const places = Array.from({ length: seats }, (_, seat) => seat);
    this.wins = places.map(() => 0);
    this.scores = places.map(() => []);
    this.study = studies ? new Study(bots === "one") : null;
    const shadow = (): Seat => this.done % seats;
    this.playing = new Playing(game, options, (event) => {
      this.study?.onEvent(event, shadow());
      if (event.type !== "deal_ended") return;
      this.endings[event.reason] = (this.endings[event.reason] ?? 0) + 1;
      for (const seat of event.winners) this.wins[seat]! += 1;
      for (const seat of places) if (event.scores) this.scores[seat]!.push(event.scores[seat]!);
    });
    const chooses = (seat: Seat): Choose => {
      const isShadow = bots === "shadow" || (bots === "one" && seat === shadow());
      return isShadow ? chooseAsShadow : chooseAtRandom;
    };
    this.choose = (of, state, seat, random) => {
      this.study?.onAct(of, state, seat);
      return chooses(seat)(of, state, seat, random);
    };
  }

  /** One act; false where all deals are played, or too many got stuck. */
  step(): boolean {
    if (!this.inDeal) {
      if (this.done >= this.options.games || this.stuck.length >= STUCK_AT_MOST) return false;
      this.done += 1;
      this.playing.begin();
      this.inDeal = true;
    }
    const became = this.playing.act(this.done, this.choose);
    if (became === null) return true;
    this.inDeal = false;
    if (typeof became === "number") {
      this.lengths.push(became);
      this.study?.onDeal(became);
    } else this.stuck.push(became);
    return true;
  }

  /** Deals that are over. */
  get deals(): number {
    return this.inDeal ? this.done - 1 : this.done;
  }

  /** What the deals that are over were like. */
  report(): PlaytestReport {
    const { seats, seed, bots } = this.options;
    const happened = possible(this.game).map((name) => ({ name, deals: this.playing.used.get(name) ?? 0 }));
    return {
      games: this.deals,
      seats,
      seed,
      bots,
      moves: this.playing.moves,
      length: spread(this.lengths),
      wins: this.wins,
      endings: this.endings,
      scores: this.scores.map((scores, seat) => ({ seat, ...spread(scores) })),
      unused: happened.flatMap(({ name, deals }) => (deals === 0 && !NEEDS_LUCK.test(name) ? [name] : [])),
      rare: happened.filter(({ name, deals }) => NEEDS_LUCK.test(name) && deals * RARE < this.deals),
      stuck: this.stuck,
    };
  }

  /** What authors look at besides; null where it was not asked for. */
  studied(): PlaytestStudy | null {
    return this.study?.told ?? null;
  }
}

/** Plays all deals; `progress` is told how many are over. */
function playAll(trial: Playtest, progress?: (done: number) => void): void {
  let told = 0;
  while (trial.step()) {
    if (trial.deals === told) continue;
    told = trial.deals;
    progress?.(told);
  }
}

/** A play-test with what authors look at besides its report. Takes about a tenth longer. */
export function studyGame(
  game: CardGame,
  options: PlaytestOptions,
  progress?: (done: number) => void,
): { report: PlaytestReport; study: PlaytestStudy } {
  const trial = new Playtest(game, options, true);
  playAll(trial, progress);
  return { report: trial.report(), study: trial.studied()! };
}

/** Lets bots play `games` deals. Same options, same report. */
export function playtest(game: CardGame, options: PlaytestOptions, progress?: (done: number) => void): PlaytestReport {
  const trial = new Playtest(game, options);
  playAll(trial, progress);
  return trial.report();
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
