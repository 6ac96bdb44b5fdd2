import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundleProgram } from "./bundle";

/** One figure of a benchmark: `n` things in `seconds`. */
export type Measure = { name: string; value: number; unit: string; n: number; seconds: number };

/** What a `*.bench.ts` exports. */
type BenchFile = { benches(): AsyncIterable<Measure> | Iterable<Measure> | Promise<Iterable<Measure>> };

/** Which benchmarks need a database. */
const NEEDS_DATABASE = /(services|realtime|db)\//;

/** Those that fill a database with what years bring: each has one of its own, which is gone afterwards. */
const AT_SIZE = /-scale\.bench\.ts$/;

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
  const stop = wanted.some((file) => NEEDS_DATABASE.test(file)) ? await openDatabase() : async () => {};
  try {
    for (const file of wanted) {
      const program = await bundleProgram(file, `.data/bench/programs/${basename(file, ".ts")}.mjs`);
      const clear = AT_SIZE.test(file) ? await openFreshDatabase() : async () => {};
      try {
        const { benches } = (await import(pathToFileURL(resolve(program)).href)) as BenchFile;
        for await (const measure of await benches()) print(measure);
        // A sidecar that the next one starts would do what this one left to be told.
        if (NEEDS_DATABASE.test(file)) await tellAllThatWaits();
      } finally {
        await clear();
      }
    }
  } finally {
    await stop();
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

/** A database for the benchmarks, durable like the site's. */
async function openDatabase(): Promise<() => Promise<void>> {
  const { startPostgres } = await import("./postgres");
  const { checkDatabase } = await import("./house");
  const { migrate } = await import("../db/migrate");
  const postgres = await startPostgres(".data/bench");
  process.env.DATABASE_URL = postgres.url;
  process.env.NEXTAUTH_SECRET ??= "a secret for benchmarks only, long enough";
  await checkDatabase(postgres.url);
  await migrate(postgres.url, "prisma/migrations");
  const { seedCatalogue } = await import("../services/catalogue/seed-catalogue");
  await seedCatalogue();
  return async () => {
    const { closePool } = await import("../db/pool");
    await closePool();
    await postgres.stop();
  };
}

async function tellAllThatWaits(): Promise<void> {
  const { emptyOutbox } = await import("../services/notices/empty-outbox");
  while ((await emptyOutbox()) > 0);
}

/** An empty database beside that of the other benchmarks, for what is imported next. Returns how to take it away again. */
async function openFreshDatabase(): Promise<() => Promise<void>> {
  const { Client } = await import("pg");
  const { migrate } = await import("../db/migrate");
  const { closePool } = await import("../db/pool");
  const usual = process.env.DATABASE_URL ?? "";
  const fresh = new URL(usual);
  fresh.pathname = "/at_size";
  const remove = 'DROP DATABASE IF EXISTS "at_size" WITH (FORCE)';
  const run = async (...queries: string[]) => {
    const client = new Client({ connectionString: usual });
    await client.connect();
    for (const query of queries) await client.query(query);
    await client.end();
  };
  await run(remove, 'CREATE DATABASE "at_size"');
  await migrate(fresh.href, "prisma/migrations");
  await closePool();
  process.env.DATABASE_URL = fresh.href;
  return async () => {
    await closePool();
    process.env.DATABASE_URL = usual;
    await run(remove);
  };
}

await main();
process.exit();
