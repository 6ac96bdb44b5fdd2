import { performance } from "node:perf_hooks";
import { HmacRandom, SeededRandom } from "../kernel/random";
import { type CardGame, compileTemplate } from "./compile";
import type { State } from "./state";
import arschloch from "./templates/arschloch.json";
import bigTwo from "./templates/big-two.json";
import briscola from "./templates/briscola.json";
import crazyEights from "./templates/crazy-eights.json";
import durak from "./templates/durak.json";
import euchre from "./templates/euchre.json";
import fiveSheets from "./templates/five-sheets.json";
import gin from "./templates/gin.json";
import hearts from "./templates/hearts.json";
import mauMau from "./templates/mau-mau.json";
import ohHell from "./templates/oh-hell.json";
import president from "./templates/president.json";
import schnapsen from "./templates/schnapsen.json";
import spades from "./templates/spades.json";
import sueca from "./templates/sueca.json";
import thousand from "./templates/thousand.json";
import whist from "./templates/whist.json";

export type Bench = { name: string; value: number; unit: string; n: number; seconds: number };

const KEY = new Uint8Array(32).fill(7);

function compile(json: unknown): CardGame {
  const result = compileTemplate(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays random legal intents, deal after deal, until `enough`; deals draw from HMAC, as at a live table. */
function playOn(
  game: CardGame,
  seats: number,
  enough: (moves: number, deals: number) => boolean,
  ended?: (state: State, deals: number) => void,
): { moves: number; deals: number } {
  const choices = new SeededRandom(1);
  let deals = 0;
  let moves = 0;
  const openEpoch = (): HmacRandom => new HmacRandom(() => KEY, `bench ${deals}`);
  const ctx = { now: 0, random: openEpoch(), openEpoch };
  let state = game.initial;
  const places = Array.from({ length: seats }, (_, seat) => seat);
  for (const event of game.setup(places, ctx)) state = game.evolve(state, event);
  while (!enough(moves, deals)) {
    const { seats: due } = game.waitsFor(state);
    const seat = due.length > 0 ? due[choices.below(due.length)]! : -1;
    if (seat < 0) {
      deals += 1;
      ended?.(state, deals);
      const type = state.phase === "complete" ? "reset" : "start";
      const result = game.decide(state, { role: "host" }, { type }, ctx);
      if (!result.ok) throw new Error(result.error.code);
      for (const event of result.value) state = game.evolve(state, event);
      continue;
    }
    const intent = game.randomLegal(state, seat, choices);
    if (!intent) throw new Error(`stuck in ${state.phase}`);
    const result = game.decide(state, { seat }, intent, ctx);
    if (!result.ok) throw new Error(`${result.error.code}: ${JSON.stringify(intent)}`);
    for (const event of result.value) state = game.evolve(state, event);
    moves += 1;
  }
  return { moves, deals };
}

/** The median of as many windows of a second. */
function movesPerSecond(name: string, json: unknown, seats: number, windows: number): Bench {
  const game = compile(json);
  playOn(game, seats, (moves) => moves >= 50_000);
  const measured: Bench[] = [];
  for (let window = 0; window < windows; window++) {
    const start = performance.now();
    const { moves } = playOn(game, seats, (n) => n % 1024 === 0 && n > 0 && performance.now() - start >= 1000);
    const seconds = (performance.now() - start) / 1000;
    measured.push({ name, value: moves / seconds, unit: "moves/s", n: moves, seconds });
  }
  measured.sort((a, b) => a.value - b.value);
  return measured[Math.floor(windows / 2)]!;
}

/** The largest state, as JSON, between the deals of a long evening: it must not grow with the series. */
function stateSize(deals: number): Bench {
  const game = compile(thousand);
  const start = performance.now();
  let early = 0;
  let late = 0;
  const { deals: n } = playOn(
    game,
    3,
    (_, played) => played >= deals,
    (state, played) => {
      if (played < 2 || (played > 1_000 && played < deals - 1_000)) return;
      const size = JSON.stringify(state).length;
      if (played <= 1_000) early = Math.max(early, size);
      else late = Math.max(late, size);
    },
  );
  const seconds = (performance.now() - start) / 1000;
  return { name: "cards.state-growth", value: late / early, unit: "times", n, seconds };
}

/** How the heap stands after all these deals against after a tenth of them; collected first where node lets us. */
function heapGrowth(deals: number): Bench {
  const game = compile(thousand);
  const heap = (): number => {
    (globalThis as { gc?: () => void }).gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const start = performance.now();
  let early = Number.POSITIVE_INFINITY;
  let late = Number.POSITIVE_INFINITY;
  const { deals: n } = playOn(
    game,
    3,
    (_, played) => played >= deals,
    (_, played) => {
      if (played % 500 !== 0) return;
      if (played <= deals / 5) early = Math.min(early, heap());
      else if (played > (deals * 4) / 5) late = Math.min(late, heap());
    },
  );
  const seconds = (performance.now() - start) / 1000;
  return { name: "cards.heap-growth", value: late - early, unit: "MB", n, seconds };
}

/** Moves a second by random legal play on one core, deals included, and what a long evening costs in memory. */
export async function* benches(windows = 5, deals = 100_000): AsyncGenerator<Bench> {
  yield movesPerSecond("cards.thousand", thousand, 3, windows);
  yield movesPerSecond("cards.arschloch", arschloch, 4, windows);
  yield movesPerSecond("cards.five-sheets", fiveSheets, 4, windows);
  // The others in fewer windows: they are to keep above 100,000.
  for (const [name, json] of Object.entries({ hearts, whist, spades, sueca, euchre }))
    yield movesPerSecond(`cards.${name}`, json, 4, 1);
  yield movesPerSecond("cards.oh-hell", ohHell, 5, 1);
  yield movesPerSecond("cards.big-two", bigTwo, 4, 1);
  yield movesPerSecond("cards.schnapsen", schnapsen, 2, 1);
  yield movesPerSecond("cards.durak", durak, 4, 1);
  yield movesPerSecond("cards.gin", gin, 2, 1);
  yield movesPerSecond("cards.president", president, 5, 1);
  yield movesPerSecond("cards.crazy-eights", crazyEights, 4, 1);
  yield movesPerSecond("cards.mau-mau", mauMau, 4, 1);
  yield movesPerSecond("cards.briscola", briscola, 2, 1);
  yield stateSize(Math.max(3_000, deals / 10));
  yield heapGrowth(deals);
}
