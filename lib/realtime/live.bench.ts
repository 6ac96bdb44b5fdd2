import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Measure } from "../build/bench";
import type { LoadFigures } from "../build/testing/load-figures";
import { programOf, runLoad } from "../build/testing/run-load";
import { startSidecar } from "../build/testing/sidecars";
import { cpuOf, cpuOfFamily } from "../build/testing/usage";

const TABLES = 40;
const TURNS = 3;
const LOAD = { tables: TABLES, seconds: 10 };

/** The embedded database of the benchmarks. */
const databasePid = (): number => Number(readFileSync(".data/bench/postgres/postmaster.pid", "utf8").split("\n")[0]);

/** A load with what its moves cost on the other side, in µs of a processor each. */
type Costed = LoadFigures & { server: number; database: number };

/** What a load came to, with the time that the server process and the database took while it counted. */
async function costed(
  server: number | undefined,
  run: (onCounting: () => void) => Promise<LoadFigures>,
): Promise<Costed> {
  const spent = () => ({ server: cpuOf(server ?? 0), database: cpuOfFamily(databasePid()) });
  let before = spent();
  const done = await run(() => {
    before = spent();
  });
  const after = spent();
  const each = (part: keyof typeof before) => (after[part] - before[part]) / Math.max(1, done.moves);
  return { ...done, server: each("server"), database: each("database") };
}

async function ofSidecar(rate: number): Promise<Costed> {
  const { url, child, kill } = await startSidecar(process.env.DATABASE_URL ?? "");
  try {
    return await costed(child.pid, (onCounting) => runLoad({ ...LOAD, program: "load", url, rate, onCounting }));
  } finally {
    await kill();
  }
}

/** The same of the bare sketch that knows no game. */
async function ofSketch(): Promise<Costed> {
  const child = spawn(process.execPath, [await programOf("sketch"), String(TABLES)], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).once("line", resolve);
      child.once("exit", (code) => reject(new Error(`The sketch ended with code ${code}`)));
    });
    const url = `http://127.0.0.1:${port}`;
    return await costed(child.pid, (onCounting) =>
      runLoad({ ...LOAD, program: "sketch-load", url, rate: 0, onCounting }),
    );
  } finally {
    child.stdin.end();
  }
}

const rateOf = ({ moves, seconds }: LoadFigures): number => moves / seconds;
const median = <L extends LoadFigures>(loads: readonly L[]): L =>
  loads.toSorted((a, b) => rateOf(a) - rateOf(b))[Math.floor(loads.length / 2)]!;

const measure = (name: string, { moves: n, seconds }: LoadFigures, value = n / seconds, unit = "moves/s"): Measure => ({
  ...{ name, value, unit, n, seconds },
});

/**
 * The live path end to end: sockets, sidecar, PostgreSQL with fsync, acknowledgements, four views a move. In turns with
 * a sketch that does no more than keep and send: `live.share` is the part of its rate that a real game reaches.
 */
export async function* benches(): AsyncIterable<Measure> {
  const ours: Costed[] = [];
  const sketches: Costed[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await ofSidecar(0));
    sketches.push(await ofSketch());
  }
  const [own, sketch] = [median(ours), median(sketches)];
  yield measure("live.moves", own);
  yield measure("live.cpu.sidecar", own, own.server, "µs/move");
  yield measure("live.cpu.database", own, own.database, "µs/move");
  yield measure("live.cpu.load", own, own.cpu, "µs/move");
  yield measure("live.bytes", own, own.bytes, "B a move and viewer");
  yield measure("live.sketch", sketch);
  yield measure("live.sketch.cpu.server", sketch, sketch.server, "µs/move");
  yield measure("live.sketch.cpu.database", sketch, sketch.database, "µs/move");
  yield measure("live.sketch.cpu.load", sketch, sketch.cpu, "µs/move");
  yield measure("live.share", own, rateOf(own) / rateOf(sketch), "of the sketch");
  const offered = await ofSidecar(400);
  yield measure("live.ack.p95", offered, offered.p95, "ms");
  yield measure("live.offered", offered);
}
