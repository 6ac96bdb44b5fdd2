import { SeededRandom } from "../../kernel/random";
import { loadMap } from "../maps";
import type { Order } from "../order";
import { legalOrders } from "../orders/legal";
import { beginningOf, playPhase } from "../testing/play";
import { type Field, fieldOf } from "./field";
import { resolveMovement } from "./movement";

type Measure = { name: string; value: number; unit: string; n: number; seconds: number };
const WINDOW = 2_000;

/**
 * Movement phases of random games on the standard map, resolved; and all orders of a full board, enumerated. The best
 * known resolvers of others do 1.2 k (godip) and 1.1 k (diplomacy for Python) phases a second on a machine like ours.
 */
export function* benches(): Iterable<Measure> {
  const map = loadMap("standard");
  const random = new SeededRandom(7);
  const phases: { field: Field; orders: readonly Order[] }[] = [];
  for (let game = 0; game < 25; game++) {
    let position = beginningOf(map);
    for (let phase = 0; phase < 60; phase++)
      position = playPhase(map, position, random, (field, orders) => phases.push({ field, orders }));
  }
  const run = (): void => {
    for (const { field, orders } of phases) resolveMovement(field, orders);
  };
  for (let i = 0; i < 5; i++) run();
  const begun = performance.now();
  let n = 0;
  for (; performance.now() - begun < WINDOW; n += phases.length) run();
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: "diplomacy.movement", value: n / seconds, unit: "phases/s", n, seconds };
  const times = phases.map(({ field, orders }) => {
    const from = performance.now();
    resolveMovement(field, orders);
    return performance.now() - from;
  });
  times.sort((a, b) => a - b);
  yield {
    name: "diplomacy.movement.p99",
    value: times[Math.floor(times.length * 0.99)] ?? 0,
    unit: "ms",
    n: times.length,
    seconds: 0,
  };
  const fields = phases
    .map(({ field }) => field)
    .filter(({ position }) => position.units.length >= 22)
    .slice(0, 200);
  // A field made anew each time: nothing that was found out about it before helps.
  const enumerate = (): void => {
    for (const { position } of fields) {
      const field = fieldOf(map, position, new Set());
      for (const unit of position.units) legalOrders(field, unit);
    }
  };
  enumerate();
  const from = performance.now();
  let boards = 0;
  for (; performance.now() - from < WINDOW; boards += fields.length) enumerate();
  const spent = (performance.now() - from) / 1_000;
  yield { name: "diplomacy.legal", value: boards / spent, unit: "boards/s", n: boards, seconds: spent };
}
