import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measure } from "../build/bench";
import { freePort } from "../build/postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "../build/testing/check-build";
import { startHouse } from "../build/testing/house";
import type { LoadFigures } from "../build/testing/load-figures";
import { runLoad } from "../build/testing/run-load";
import { memoryOf } from "../build/testing/usage";

const SECRET = "a secret for benchmarks only, long enough";
const SECONDS = 10;
const MANY = 400;
const RATE = 400;

const ofMoves = (name: string, { moves: n, seconds }: LoadFigures): Measure => ({
  ...{ name, value: n / seconds, unit: "moves/s", n, seconds },
});
const ofAnswers = (name: string, { moves: n, seconds, p95 }: LoadFigures): Measure => ({
  ...{ name, value: p95, unit: "ms", n, seconds },
});

/**
 * What a house of one machine carries, as `npm start` makes it: its sockets through the web process, as browsers come, and
 * straight to the sidecar; then four hundred tables at once, and what each of them takes in the sidecar's memory. The site
 * must have been built (`npm test` does).
 */
export async function* benches(): AsyncIterable<Measure> {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-carry-"));
  const port = await freePort();
  const env = { NEXTAUTH_SECRET: SECRET };
  const house = await startHouse({ dataDir, port, sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST, env });
  try {
    const sidecar = `http://127.0.0.1:${CHECK_SIDECAR_PORT}`;
    const common = { program: "load", seconds: SECONDS, env: { ...env, DATABASE_URL: house.databaseUrl } } as const;
    yield ofMoves("carry.web.moves", await runLoad({ ...common, url: house.origin, tables: 40, rate: 0 }));
    yield ofAnswers("carry.web.ack.p95", await runLoad({ ...common, url: house.origin, tables: 40, rate: RATE }));
    const held = () => memoryOf(house.parts().sidecar ?? 0);
    const before = held();
    let after = before;
    const many = await runLoad({
      ...{ ...common, url: sidecar, tables: MANY, rate: RATE },
      onFigures() {
        after = held();
      },
    });
    yield ofMoves("carry.many.moves", many);
    yield ofAnswers("carry.many.ack.p95", many);
    yield { name: "carry.many.memory", value: (after - before) / MANY, unit: "MB a table", n: MANY, seconds: SECONDS };
    yield { name: "carry.sidecar.memory", value: after, unit: "MB", n: MANY, seconds: SECONDS };
    yield { name: "carry.web.memory", value: memoryOf(house.parts().web ?? 0), unit: "MB", n: MANY, seconds: SECONDS };
  } finally {
    await house.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
