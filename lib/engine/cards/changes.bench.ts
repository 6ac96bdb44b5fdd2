import { readFileSync } from "node:fs";
import type { Measure } from "../../build/bench";
import { changesBetween, withChanges } from "../kernel/changes";
import { SeededRandom } from "../kernel/random";
import { compileTemplate } from "./compile";
import type { View } from "./vocabulary";

const MOVES = 400;
const ROUNDS = 200;

/** The views of one seat after each move of random deals. */
function viewsOf(slug: string): View[] {
  const file = `lib/engine/cards/templates/${slug}.json`;
  const compiled = compileTemplate(JSON.parse(readFileSync(file, "utf8")));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const game = compiled.value;
  const random = new SeededRandom(3);
  const ctx = { now: 1, random, openEpoch: () => random };
  const setup = game.setup([0, 1, 2], ctx);
  let state = setup.reduce((next, event) => game.evolve(next, event), game.initial);
  const views: View[] = [];
  while (views.length < MOVES) {
    const seat = game.waitsFor(state).seats[0];
    const intent = seat === undefined ? null : game.randomLegal(state, seat, random);
    const decided =
      seat === undefined || intent === null
        ? game.decide(state, { role: "host" }, { type: game.outcome(state) ? "reset" : "start" }, ctx)
        : game.decide(state, { seat }, intent, ctx);
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce((next, event) => game.evolve(next, event), state);
    views.push(game.view(state, { seats: new Set([1]), role: "player" }));
  }
  return views;
}

/** What it costs to tell a viewer what changed instead of the whole, and how many bytes that saves. */
export async function* benches(): AsyncIterable<Measure> {
  const views = viewsOf("thousand");
  const pairs = views.slice(1).map((after, i) => ({ before: views[i]!, after }));
  const timed = (name: string, work: () => void): Measure => {
    work();
    const begun = performance.now();
    for (let round = 0; round < ROUNDS; round++) work();
    const ms = performance.now() - begun;
    const n = ROUNDS * pairs.length;
    return { name, value: (ms * 1_000) / n, unit: "µs a view", n, seconds: ms / 1_000 };
  };
  const changes = pairs.map(({ before, after }) => changesBetween(before, after));
  yield timed("changes.make", () => {
    for (const { before, after } of pairs) changesBetween(before, after);
  });
  yield timed("changes.apply", () => {
    pairs.forEach(({ before }, i) => {
      if (changes[i]) withChanges(before, changes[i]);
    });
  });
  const bytes = (values: readonly unknown[]) =>
    values.reduce<number>((sum, value) => sum + JSON.stringify(value).length, 0);
  const share = bytes(changes) / bytes(pairs.map(({ after }) => after));
  yield { name: "changes.bytes", value: share, unit: "of the whole view", n: pairs.length, seconds: 0 };
}
