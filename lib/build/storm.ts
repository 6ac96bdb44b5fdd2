import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "./postgres";
import { startHouse } from "./testing/house";
import { startMany } from "./testing/many";
import { strikesAt, strikesAtMany } from "./testing/strike-list";
import { dealStrikes, faultsOf, type Load, type Strike } from "./testing/strikes";

/**
 * `tsx lib/build/storm.ts --tables 200 --kills 12 --shoppers 64`: kills parts of a running house with -9 while scripted
 * players play, for stakes too, and draft, then while others buy, trade and bid, and holds the logs and the ledger against
 * what they were told. With `--many` the house has two web processes and two sidecars behind nginx, all of them are there
 * together, parts are also told to end in turn; with `--redis` a Redis carries the signals until it is killed. Exit 1 if
 * anything acknowledged was lost or happened twice, or somebody was shown what the log does not say.
 */
const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "40" },
    kills: { type: "string", default: "3" },
    shoppers: { type: "string", default: "48" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    dist: { type: "string", default: ".next" },
    sidecar: { type: "string", default: "3001" },
    many: { type: "boolean", default: false },
    redis: { type: "boolean", default: false },
  },
});

const secret = "a secret for storms only, long enough";
const [tables, shoppers, count] = [Number(values.tables), Number(values.shoppers), Number(values.kills)];
const seed = Number(values.seed);
const say = (line: string) => console.log(`  ${line}`);

type Going = { load: Load; end(): Promise<{ faults: string[] }> };

/** Deals so many strikes while all of this goes on; answers what was wrong. */
async function strike(waitUntilOpen: () => Promise<void>, strikes: Strike[], going: Going[]): Promise<string[]> {
  const loads = going.map(({ load }) => load);
  const struck = await dealStrikes({ strikes, count, loads, waitUntilOpen, say });
  const faults = faultsOf(strikes, loads, struck);
  const reports = await Promise.all(going.map(({ end }) => end()));
  for (const [i, report] of reports.entries()) {
    console.log(`${loads[i]?.what}: ${JSON.stringify({ ...report, faults: report.faults.length })}`);
    faults.push(...report.faults);
  }
  return faults;
}

/** Connects this process to the database of a house, and answers who plays and who buys there. */
async function guestsOf({ origin, databaseUrl }: { origin: string; databaseUrl: string }) {
  const house = { origin, databaseUrl, distDir: values.dist };
  process.env.DATABASE_URL = house.databaseUrl;
  process.env.NEXTAUTH_SECRET = secret;
  const { playTables } = await import("./testing/storm");
  const { goShopping } = await import("./testing/shopping-storm");
  return {
    play: () => playTables({ house, tables, seed, say }),
    shop: () => goShopping({ house, shoppers, say }),
  };
}

/** One process of each kind, as `npm start` makes them: first at the tables, then in the shop. */
async function stormOne(dataDir: string): Promise<string[]> {
  const house = await startHouse({
    ...{ dataDir, port: await freePort(), sidecarPort: Number(values.sidecar), distDir: values.dist },
    env: { NEXTAUTH_SECRET: secret },
  });
  try {
    const { play, shop } = await guestsOf(house);
    const { sidecar, database, web } = strikesAt(house);
    const faults = await strike(house.waitUntilOpen, [sidecar, database, web], [await play()]);
    return [...faults, ...(await strike(house.waitUntilOpen, [web, database, sidecar], [await shop()]))];
  } finally {
    await house.stop();
  }
}

/** Many processes: tables and shop together. */
async function stormMany(dataDir: string): Promise<string[]> {
  const options = { dataDir, sidecarPort: Number(values.sidecar), distDir: values.dist, secret };
  const many = await startMany({ ...options, redis: values.redis });
  try {
    const { play, shop } = await guestsOf(many);
    return await strike(many.waitUntilOpen, strikesAtMany(many), [await play(), await shop()]);
  } finally {
    await many.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "guildhall-storm-"));
try {
  console.log(`storm: seed ${seed}`);
  const begun = Date.now();
  const faults = await (values.many ? stormMany(dataDir) : stormOne(dataDir));
  console.log(`storm: ${Math.round((Date.now() - begun) / 1_000)} s, ${faults.length} faults`);
  for (const fault of faults) console.error(`storm: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
