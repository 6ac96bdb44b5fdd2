import { SeededRandom } from "../../kernel/random";
import type { PowerName } from "../map/model";
import { loadMap } from "../maps";
import { beginningOf } from "../testing/play";
import { heuristicOrders } from "./heuristic";
import { type Orderer, playOut } from "./playout";
import { randomOrdersOf } from "./random";
import { searchOrders } from "./search";

type Measure = { name: string; value: number; unit: string; n: number; seconds: number };

const GAMES = 200;
const LAST_YEAR = 1915;

/**
 * One bot of a kind among six of another, on the standard map to the end of 1915, its seat in turns: its centres at the
 * end in the mean, with the half width of the interval of 95 %. Equality is 34 / 7 = 4.86.
 */
function* tournament(name: string, one: Orderer, others: Orderer): Iterable<Measure> {
  const map = loadMap("standard");
  const powers = map.powers.map((power) => power.name);
  const begun = performance.now();
  const ends: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const own = powers[game % powers.length]!;
    const orderers = new Map(powers.map((power): [PowerName, Orderer] => [power, power === own ? one : others]));
    ends.push(playOut(map, beginningOf(map), orderers, new SeededRandom(game + 1), LAST_YEAR).get(own) ?? 0);
  }
  const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  const variance = ends.reduce((sum, end) => sum + (end - mean) ** 2, 0) / (ends.length - 1);
  const seconds = (performance.now() - begun) / 1_000;
  yield { name, value: mean, unit: "centres", n: GAMES, seconds };
  yield {
    name: `${name}.interval`,
    value: 1.96 * Math.sqrt(variance / ends.length),
    unit: "± centres",
    n: GAMES,
    seconds,
  };
}

export function* benches(): Iterable<Measure> {
  yield* tournament("bots.heuristic", heuristicOrders, randomOrdersOf);
  yield* tournament("bots.search", searchOrders, heuristicOrders);
}
