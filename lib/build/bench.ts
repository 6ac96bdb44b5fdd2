import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundleProgram } from "./bundle";

/** One figure of a benchmark: `n` things in `seconds`. */
export type Measure = { name: string; value: number; unit: string; n: number; seconds: number };

/** What a `*.bench.ts` exports. */
type BenchFile = { benches(): AsyncIterable<Measure> | Iterable<Measure> | Promise<Iterable<Measure>> };

/** The server's own address, and that of the database that is measured. */
type Server = { url: string; measured: string; stop(): Promise<void> };

/** Which benchmarks need a database. */
const NEEDS_DATABASE = /(services|realtime|db)\//;

/** Those that take many minutes are run by their names alone. */
const LONG = /soak|-scale/;

/**
 * `npm run bench -- [--json] [--only PART]`: runs every `*.bench.ts` whose path or figure fits, and prints the figures,
 * with a fixed loop of plain JavaScript beside them so that machines can be compared.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false }, only: { type: "string" } } });
  const print = ({ name, value, unit, n, seconds }: Measure) => {
    const figure = { name, value: Number(value.toPrecision(6)), unit, n, seconds: Number(seconds.toFixed(3)) };
    if (values.json) console.log(JSON.stringify(figure));
    else console.log(`${name.padEnd(28)} ${figure.value.toLocaleString("en")} ${unit}  (n ${n}, ${figure.seconds} s)`);
  };
  const files = globSync("lib/**/*.bench.ts").sort();
  const { only } = values;
  const wanted = files.filter((file) => (only ? file.includes(only) : !LONG.test(file)));
  if (wanted.length === 0) throw new Error(`No benchmark fits "${only}". There are: ${files.join(", ")}`);
  print(referenceLoop());
  const server = wanted.some((file) => NEEDS_DATABASE.test(file)) ? await startServer() : null;
  try {
    for (const file of wanted) {
      const program = await bundleProgram(file, `.data/bench/programs/${basename(file, ".ts")}.mjs`);
      const clear = server && NEEDS_DATABASE.test(file) ? await openDatabase(server) : async () => {};
      try {
        const { benches } = (await import(pathToFileURL(resolve(program)).href)) as BenchFile;
        for await (const measure of await benches()) print(measure);
      } finally {
        await clear();
      }
    }
  } finally {
    await server?.stop();
  }
}

/** A fixed piece of work: integer mixing and small allocations. Figures are comparable in proportion to it. */
function referenceLoop(): Measure {
  const rounds = 20_000_000;
  const begun = performance.now();
  let x = 1;
  const kept: number[][] = [];
  for (let i = 0; i < rounds; i++) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    if ((x & 255) === 0) kept[i & 1023] = [x, i];
  }
  const seconds = (performance.now() - begun) / 1_000;
  return {
    name: "reference.loop",
    value: rounds / seconds,
    unit: `rounds/s${kept.length > 0 ? "" : " "}`,
    n: rounds,
    seconds,
  };
}

/** A database server for the benchmarks, durable like the site's. */
async function startServer(): Promise<Server> {
  const { startPostgres } = await import("./postgres");
  const { url, stop } = await startPostgres(".data/bench");
  const measured = new URL(url);
  measured.pathname = "/measured";
  process.env.DATABASE_URL = measured.href;
  process.env.NEXTAUTH_SECRET ??= "a secret for benchmarks only, long enough";
  // Whoever reads the environment reads it once, when it is imported: not before here.
  const { checkDatabase } = await import("./house");
  await checkDatabase(url);
  return { url, measured: measured.href, stop };
}

/**
 * An empty database with the house's catalogue for what is imported next: what one benchmark or one run leaves (rows, things
 * to be told, tables whose clock is due) is not measured with the next one. Returns how to take it away again.
 */
async function openDatabase({ url, measured }: Server): Promise<() => Promise<void>> {
  const { Client } = await import("pg");
  const { migrate } = await import("../db/migrate");
  const { closePool } = await import("../db/pool");
  const { seedCatalogue } = await import("../services/catalogue/seed-catalogue");
  const remove = 'DROP DATABASE IF EXISTS "measured" WITH (FORCE)';
  const run = async (...queries: string[]) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const query of queries) await client.query(query);
    await client.end();
  };
  await run(remove, 'CREATE DATABASE "measured"');
  await migrate(measured, "prisma/migrations");
  await seedCatalogue();
  await closePool();
  return async () => {
    await closePool();
    await run(remove);
  };
}

await main();
process.exit();
