import { SeededRandom } from "../../kernel/random";
import { type Field, fieldOf } from "../adjudicate/field";
import { resolveMovement } from "../adjudicate/movement";
import { loadMap } from "../maps";
import { beginningOf, playPhase } from "../testing/play";
import { ordersOf } from "./board";
import { resolveOffers } from "./resolve";
import { randomPhase } from "./testing/random-phase";

type Measure = { name: string; value: number; unit: string; n: number; seconds: number };
const WINDOW = 2_000;
const OFFERS = 20;

/** Movement phases of Payola from the sheets to the board, seven sheets of twenty offers each, on positions of random games. */
export function* benches(): Iterable<Measure> {
  const map = loadMap("standard");
  const random = new SeededRandom(11);
  const fields: Field[] = [];
  for (let game = 0; game < 10; game++) {
    let position = beginningOf(map);
    for (let phase = 0; phase < 20; phase++)
      position = playPhase(map, position, random, (field) => fields.push(fieldOf(map, field.position, new Set())));
  }
  const phases = fields.map((field) => randomPhase(field, random, OFFERS));
  const run = (): void => {
    for (const { field, units, bidders } of phases) {
      const resolution = resolveOffers(units, bidders, field.rules);
      resolveMovement(field, ordersOf(field.position.units, resolution));
    }
  };
  // Until the engine is compiled, as in a house that has been open for a while.
  for (const warm = performance.now(); performance.now() - warm < WINDOW; ) run();
  const begun = performance.now();
  let n = 0;
  for (; performance.now() - begun < WINDOW; n += phases.length) run();
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: "diplomacy.payola", value: n / seconds, unit: "phases/s", n, seconds };
}
