import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "./postgres";
import { startHouse } from "./testing/house";

/**
 * `tsx lib/build/storm.ts --tables 200 --kills 12 --shoppers 64`: kills parts of a running house with -9 while scripted
 * players play, then while shoppers buy, and holds the logs and the ledger against what they were told. Exit 1 if
 * anything acknowledged was lost or happened twice.
 */
const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "40" },
    kills: { type: "string", default: "3" },
    shoppers: { type: "string", default: "48" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    dist: { type: "string", default: ".next" },
    sidecar: { type: "string", default: "3001" },
  },
});

const dataDir = mkdtempSync(join(tmpdir(), "guildhall-storm-"));
const sidecarPort = Number(values.sidecar);
const secret = "a secret for storms only, long enough";
const started = Date.now();
const house = await startHouse({
  dataDir,
  port: await freePort(),
  sidecarPort,
  distDir: values.dist,
  env: { NEXTAUTH_SECRET: secret },
});
try {
  process.env.DATABASE_URL = house.databaseUrl;
  process.env.NEXTAUTH_SECRET = secret;
  const { storm } = await import("./testing/storm");
  const { purchaseStorm } = await import("./testing/purchase-storm");
  const seed = Number(values.seed);
  console.log(`storm: seed ${seed}`);
  const say = (line: string) => console.log(`  ${line}`);
  const tables = Number(values.tables);
  const report = await storm({ house, sidecarPort, tables, kills: Number(values.kills), seed, say });
  console.log(`storm: ${JSON.stringify({ ...report, seconds: Math.round((Date.now() - started) / 1000) })}`);
  const faults = [
    ...report.lost.map((what) => `acknowledged, but not there: ${what}`),
    ...report.doubled.map((what) => `happened twice: ${what}`),
    ...(report.ended === tables ? [] : [`${tables - report.ended} tables did not end`]),
    ...(report.kills.every((kill) => kill.inFlight >= 20) ? [] : ["a kill met fewer than 20 moves in flight"]),
    ...(report.committedUnacked > 0 ? [] : ["no kill met a move that was committed and not answered: inconclusive"]),
  ];
  const shop = await purchaseStorm({
    ...{ house, sidecarPort, shoppers: Number(values.shoppers), kills: Number(values.kills), say },
  });
  console.log(`purchases: ${JSON.stringify(shop)}`);
  faults.push(...shop.faults);
  if (shop.kills.some((kill) => kill.inFlight < 20)) faults.push("a kill met fewer than 20 purchases in flight");
  if (shop.committedUnacked === 0)
    faults.push("no kill met a purchase that was committed and not answered: inconclusive");
  for (const fault of faults) console.error(`storm: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
