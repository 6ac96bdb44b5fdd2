import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "../env";
import { buildSite, generateClient } from "./build-site";
import { findChromium } from "./chromium";
import { keepSecret } from "./house";
import { freePort } from "./postgres";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./testing/check-build";
import { startHouse } from "./testing/house";
import { findNginx } from "./testing/nginx";
import { checkRecovery } from "./testing/recovery";
import { findRedis } from "./testing/redis";
import { readPlaywright, readVitest, type Tally } from "./testing/reports";
import { checkStarter } from "./testing/starter";
import { type Check, endCommandsWithProcess, runStep, type Tools } from "./testing/step";

/**
 * `npm test`: everything that shows that the house stands. `npm run test:long` adds what takes longer. Two lanes of steps
 * run beside each other, and each line says which step prints it. It ends with what failed, a line each, which recorded
 * behaviour was there to test against, and `N passed, N failed`.
 */

const isLong = process.argv.includes("--long");
const only = process.argv.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
const env = readEnvironment(process.env);

const DATA = ".data/check";
const bin = (path: string) => [process.execPath, join("node_modules", path)];

let passed = 0;
const failures: string[] = [];

/** One step, unless others are wanted; answers whether it held. */
async function step(title: string, check: Check, { yields = false } = {}): Promise<boolean> {
  if (only && !title.includes(only)) return true;
  const tally = await runStep(title, check, { yields, isLong });
  passed += tally.passed;
  failures.push(...tally.failed);
  return tally.failed.length === 0;
}

async function vitest(project: string, { run }: Tools): Promise<Tally> {
  const file = resolve(DATA, `vitest-${project}.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const held = await run([...bin("vitest/vitest.mjs"), "run", "--project", project, ...reporters], {
    // Thousands of coloured dots would bury what failed.
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...(isLong ? { GUILDHALL_LONG: "1" } : {}) },
  });
  const tally = readVitest(JSON.parse(readFileSync(file, "utf8")));
  return held || tally.failed.length > 0 ? tally : { ...tally, failed: ["vitest itself, see above"] };
}

/** The browser tests, against a house of their own. */
async function e2e({ run, say }: Tools): Promise<Tally> {
  const chromium = await findChromium(env.CHROMIUM_PATH, say);
  const dataDir = resolve(DATA, "house");
  rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  // Tests start a mail server and a push service at these.
  const [mailPort, pushPort] = [await freePort(), await freePort()];
  const house = await startHouse({
    ...{ dataDir, port, sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST },
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PUSH_LOOPBACK: `http://127.0.0.1:${pushPort}` },
  });
  const file = resolve(DATA, "playwright.json");
  rmSync(file, { force: true });
  let held = false;
  try {
    held = await run(
      [
        ...bin("@playwright/test/cli.js"),
        "test",
        "-c",
        "e2e/playwright.config.ts",
        ...(isLong ? [] : ["--grep-invert", "@long"]),
      ],
      {
        env: {
          ...process.env,
          ...(isLong ? { GUILDHALL_LONG: "1" } : {}),
          E2E_ORIGIN: house.origin,
          E2E_SIDECAR_PORT: String(CHECK_SIDECAR_PORT),
          E2E_MAIL_PORT: String(mailPort),
          E2E_PUSH_PORT: String(pushPort),
          E2E_WEB_PID: String(house.parts().web ?? ""),
          E2E_WEB_LOG: resolve(dataDir, "web.log"),
          DATABASE_URL: house.databaseUrl,
          NEXTAUTH_SECRET: keepSecret(dataDir),
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      },
    );
  } finally {
    await house.stop();
  }
  const tally = readPlaywright(JSON.parse(readFileSync(file, "utf8")));
  return held || tally.failed.length > 0 ? tally : { ...tally, failed: ["Playwright itself, see above"] };
}

function storm({ run }: Tools, ...args: string[]): Promise<boolean> {
  const place = ["--dist", CHECK_DIST, "--sidecar", String(CHECK_SIDECAR_PORT)];
  return run([process.execPath, "--import", "tsx", "lib/build/storm.ts", ...place, ...args]);
}

/** Two processes of each kind behind nginx: each kind of strike once; at length with a Redis from the start, and without. */
async function stormMany(tools: Tools): Promise<boolean> {
  const redis = findRedis() ? ["--redis"] : [];
  if (!isLong) return storm(tools, "--many", ...redis, "--tables", "14", "--shoppers", "12", "--kills", "8");
  const long = ["--many", "--tables", "60", "--shoppers", "64", "--kills", "16"];
  return (redis.length === 0 || (await storm(tools, ...long, ...redis))) && (await storm(tools, ...long));
}

/** What is said of the code, then what a built house does. */
async function codeAndHouse(): Promise<void> {
  await step("types", async ({ run }) => {
    // Those of the routes too, which the build leaves to this step.
    const env = { ...process.env, NEXT_DIST_DIR: CHECK_DIST };
    return (
      (await run([...bin("next/dist/bin/next"), "typegen"], { env })) && run([...bin("typescript/bin/tsc"), "--noEmit"])
    );
  });
  await step("lint", ({ run }) => run([...bin("@biomejs/biome/bin/biome"), "check", "."]));
  await step("unused", ({ run }) => run([...bin("knip/bin/knip.js")]));
  const built = await step("production build", async ({ say }) => {
    await buildSite(CHECK_DIST, CHECK_SIDECAR_PORT, { say, keeps: false });
    return true;
  });
  if (!built) return;
  const place = { dataDir: resolve(DATA, "recovery"), sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST };
  await step("killed and opened again", ({ say }) => checkRecovery({ ...place, say }).then(() => true));
  await step("ends with what started it", ({ say }) => checkStarter({ ...place, say }).then(() => true));
  // The storm over many processes kills all that the other one does: in the short test one of them has to do.
  if (isLong || !findNginx())
    await step("storm", (tools) =>
      storm(tools, ...(isLong ? ["--tables", "200", "--kills", "12"] : ["--tables", "40", "--kills", "3"])),
    );
  if (findNginx()) await step("storm over many processes", stormMany);
  await step("browsers", e2e);
}

/**
 * The tests without a built house. Those that wait for sockets and clocks run beside the build, which waits for nothing; the
 * pure ones, which use whatever is left of the processor, run beside browsers, and to the end.
 */
async function databaseAndUnits(): Promise<void> {
  await step("database and sockets", (tools) => vitest("db", tools), { yields: true });
  await step("unit", (tools) => vitest("unit", tools), { yields: true });
}

endCommandsWithProcess();
mkdirSync(DATA, { recursive: true });
// What an earlier build wrote about routes may name some that are gone since.
for (const path of globSync(".next*/{types,dev/types}")) rmSync(path, { recursive: true, force: true });
const begun = Date.now();
await generateClient();
await Promise.all([codeAndHouse(), databaseAndUnits()]);

const vectors = existsSync(env.VECTORS_DIR)
  ? globSync("**/*", { cwd: env.VECTORS_DIR, withFileTypes: true }).filter((entry) => entry.isFile()).length
  : 0;
console.log(`\n${Math.round((Date.now() - begun) / 1000)} s in all.`);
for (const line of failures) console.log(`failed: ${line}`);
console.log(findRedis() ? "redis: tested" : "redis: NOT INSTALLED, what needs it was skipped");
console.log(findNginx() ? "nginx: tested" : "nginx: NOT INSTALLED, what needs it was skipped");
console.log(vectors > 0 ? `vectors: ${vectors} files` : "vectors: ABSENT");
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
