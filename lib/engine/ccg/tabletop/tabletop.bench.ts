import { performance } from "node:perf_hooks";
import { SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import { compileHouseTabletop, houseTabletop } from "./house-games";
import { byChance, playGame, theBot } from "./testing/bot-game";
import { crowded } from "./testing/crowded";
import { type Driver, player, SPECTATOR } from "./testing/driver";
import { play, game as strict } from "./testing/five-dyes";
import { fullTable } from "./testing/full-table";
import { randomIntent } from "./testing/random-intent";
import { beginners, playTurn } from "./testing/simple-player";

type Bench = { name: string; value: number; unit: string; n: number; seconds: number };

const ROUND = 4_000;
const WINDOWS = 7;

type Done = { tried: number; done: number; facts: number; seconds: number };

/** Acts of every kind from one position on; each round goes back to it, so that the table stays as full as it is. */
function playOn(driver: Driver, rounds: number, tell: boolean): Done {
  const { game } = driver;
  const start = driver.state;
  const eyes = [SPECTATOR, player(0), player(1), player(2), player(3)];
  const sum: Done = { tried: 0, done: 0, facts: 0, seconds: 0 };
  for (let round = 0; round < rounds; round++) {
    const choices = new SeededRandom(round);
    const random = new SeededRandom(round + 1);
    const ctx = { now: 0, random, openEpoch: () => random };
    let state = start;
    for (let i = 0; i < ROUND / 10; i++) {
      const seat = choices.below(4);
      const intent = randomIntent(game.rules, state, seat, choices);
      const from = performance.now();
      const decided = game.decide(state, { seat }, intent, ctx);
      sum.tried++;
      if (decided.ok) {
        sum.done++;
        for (const event of decided.value) {
          const after = game.evolve(state, event);
          if (tell) for (const viewer of eyes) game.see(event, state, after, viewer);
          state = after;
          sum.facts++;
        }
      }
      sum.seconds += (performance.now() - from) / 1_000;
    }
  }
  return sum;
}

function measured(name: string, objects: number, tell: boolean): Bench {
  const driver = fullTable(objects);
  playOn(driver, 10, tell);
  const windows = Array.from({ length: WINDOWS }, () => playOn(driver, 200, tell));
  windows.sort((a, b) => a.done / a.seconds - b.done / b.seconds);
  const { done, seconds } = windows[Math.floor(WINDOWS / 2)]!;
  return { name, value: done / seconds, unit: "operations/s", n: done, seconds };
}

/** Views of a table with 200 cards on it, as a viewer class is sent them when it comes in. */
function views(): Bench {
  const driver = fullTable(200);
  const { game, state } = driver;
  const from = performance.now();
  let n = 0;
  for (; n < 20_000 && performance.now() - from < 2_000; n++) game.view(state, player(n % 4));
  const seconds = (performance.now() - from) / 1_000;
  return { name: "tabletop.views", value: n / seconds, unit: "views/s", n, seconds };
}

/** Strict games of Five Dyes between beginners, each act by the game's script. */
function strictGames(): Bench {
  const game = compileHouseTabletop(houseTabletop("five-dyes", "strict", 2), "five-dyes", "bench");
  const cards = fiveDyes();
  const from = performance.now();
  let n = 0;
  for (; n < 5 || performance.now() - from < 4_000; n++) {
    const { driver, random } = beginners(game, cards, n);
    for (let turns = 0; driver.state.stage === "playing" && turns < 200; turns++) playTurn(driver, cards, random);
  }
  const seconds = (performance.now() - from) / 1_000;
  return { name: "tabletop.strict", value: n / seconds, unit: "games/s", n, seconds };
}

const since = (from: number): number => (performance.now() - from) / 1_000;

/** The most steps of the script that an act takes where 200 cards lie. */
function strictSteps(): Bench {
  const from = performance.now();
  const { driver, me } = crowded(["Running Fire", "Spark", "Clear Noon", "Kiln Goat"]);
  const { used } = strict.rules.script!;
  used.most = 0;
  for (const name of ["Kiln Goat", "Clear Noon", "Running Fire", "Spark"]) driver.act(me, play(driver, me, name));
  return { name: "tabletop.strict-steps", value: used.most, unit: "steps", n: 4, seconds: since(from) };
}

/** Thoughts of the bot in games against acts by chance: how many a second, and how many of a hundred games it wins. */
function* bot(): Generator<Bench> {
  const from = performance.now();
  let [thoughts, seconds, won, n] = [0, 0, 0, 0];
  const timed: typeof theBot = (...given) => {
    const begun = performance.now();
    const intent = theBot(...given);
    seconds += since(begun);
    thoughts++;
    return intent;
  };
  for (; n < 20 || performance.now() - from < 10_000; n++) {
    const seat = n % 2;
    const { state } = playGame(strict, seat === 0 ? [timed, byChance] : [byChance, timed], n);
    if (state.outcome?.places[0]?.includes(seat)) won++;
  }
  yield { name: "tabletop.bot", value: thoughts / seconds, unit: "thoughts/s", n: thoughts, seconds };
  yield { name: "tabletop.bot-wins", value: (100 * won) / n, unit: "of 100 games", n, seconds: since(from) };
}

/** Operations of every kind by chance that were done, each decided and folded (and told to five classes of viewers). */
export function* benches(): Generator<Bench> {
  yield measured("tabletop.ops", 60, false);
  yield measured("tabletop.ops-200", 200, false);
  yield measured("tabletop.told", 60, true);
  yield views();
  yield strictGames();
  yield strictSteps();
  yield* bot();
}
