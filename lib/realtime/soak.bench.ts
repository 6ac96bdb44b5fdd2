import type { Measure } from "../build/bench";
import { runLoad } from "../build/testing/run-load";
import { startSidecar } from "../build/testing/sidecars";
import { memoryOf } from "../build/testing/usage";

const TABLES = 40;
const MINUTES = 10;
/** Of what a closed loop reaches. */
const SHARE = 0.6;

/**
 * Ten minutes at 60 % of what a closed loop reaches: minute by minute what was done, how long acknowledgements took, and
 * what the sidecar holds in memory. Both stay flat, or something grows. `npm run bench -- --only soak`.
 */
export async function* benches(): AsyncIterable<Measure> {
  const { url, child, kill } = await startSidecar(process.env.DATABASE_URL ?? "");
  const load = { program: "load", url, tables: TABLES } as const;
  try {
    const closed = await runLoad({ ...load, seconds: 10, rate: 0 });
    const rate = Math.round((closed.moves / closed.seconds) * SHARE);
    const told: Measure[] = [];
    let minute = 0;
    await runLoad({
      ...{ ...load, rate, seconds: MINUTES * 60, window: 60 },
      onFigures({ moves: n, seconds, p95 }) {
        const name = `soak.minute${String(++minute).padStart(2, "0")}`;
        told.push({ name: `${name}.moves`, value: n / seconds, unit: "moves/s", n, seconds });
        told.push({ name: `${name}.ack.p95`, value: p95, unit: "ms", n, seconds });
        told.push({ name: `${name}.memory`, value: memoryOf(child.pid ?? 0), unit: "MB", n, seconds });
      },
    });
    yield { name: "soak.offered", value: rate, unit: "moves/s", n: closed.moves, seconds: MINUTES * 60 };
    yield* told;
  } finally {
    await kill();
  }
}
