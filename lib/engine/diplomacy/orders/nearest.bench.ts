import { loadMap } from "../maps";
import { nearestOrder } from "./nearest";
import { spoiltOrders } from "./testing/spoilt-orders";

const PHASES = 60;

/** How long a refused order waits for the nearest legal one: the slowest of ten, on two boards. */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  for (const name of ["standard", "spice"] as const) {
    const begun = performance.now();
    const times = [...spoiltOrders(loadMap(name), PHASES, 4_711)].map(({ field, power, text }) => {
      const from = performance.now();
      nearestOrder({ field, seen: field }, power, text);
      return performance.now() - from;
    });
    times.sort((a, b) => a - b);
    yield {
      name: `diplomacy.nearest.${name}.p90`,
      value: times[Math.floor(times.length * 0.9)] ?? 0,
      unit: "ms",
      n: times.length,
      seconds: (performance.now() - begun) / 1_000,
    };
  }
}
