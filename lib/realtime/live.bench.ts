import { spawn } from "node:child_process";
import { z } from "zod";
import type { Measure } from "../build/bench";
import { startSidecar } from "../build/testing/sidecars";

const Load = z.object({ moves: z.number(), seconds: z.number(), p50: z.number(), p95: z.number(), p99: z.number() });

const TABLES = 40;
const SECONDS = 10;

/** Runs the load in its own process against one sidecar. */
function load(url: string, rate: number): Promise<z.infer<typeof Load>> {
  return new Promise((resolve, reject) => {
    const args = ["--import", "tsx", "lib/build/testing/load.ts", url, String(TABLES), String(SECONDS), String(rate)];
    const child = spawn(process.execPath, args, { env: process.env, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    child.once("exit", (code) =>
      code === 0 ? resolve(Load.parse(JSON.parse(said))) : reject(new Error(`The load ended with code ${code}`)),
    );
  });
}

/** The live path end to end: sockets, sidecar, PostgreSQL with fsync, acknowledgements, four views a move. */
export async function* benches(): AsyncIterable<Measure> {
  const sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  try {
    const closed = await load(sidecar.url, 0);
    yield {
      name: "live.moves",
      value: closed.moves / closed.seconds,
      unit: "moves/s",
      n: closed.moves,
      seconds: closed.seconds,
    };
    const offered = await load(sidecar.url, 400);
    yield { name: "live.ack.p95", value: offered.p95, unit: "ms", n: offered.moves, seconds: offered.seconds };
    yield {
      name: "live.offered",
      value: offered.moves / offered.seconds,
      unit: "moves/s",
      n: offered.moves,
      seconds: offered.seconds,
    };
  } finally {
    await sidecar.kill();
  }
}
