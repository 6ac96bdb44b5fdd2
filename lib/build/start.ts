import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../db/migrate";
import { type Environment, readEnvironment } from "../env";
import { buildSite, generateClient } from "./build-site";
import { bundleProgram } from "./bundle";
import { checkDatabase, checkPort, checkTools, claimFolder, keepSecret, waitForAnswer } from "./house";
import { startPostgres } from "./postgres";
import { commandOf, isRunning, parentOf } from "./processes";
import { type Charge, keepLogSmall, Supervisor, spawnNode } from "./supervise";

/** `npm start` and `npm run dev`: everything that the house needs, started, supervised and ended together. */

const isDev = process.argv.includes("--dev");
const say = (line: string) => console.log(line);

/** Whether the site is one for this machine alone: only there do demo accounts do no harm. */
const isLocal = (origin: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

async function main(): Promise<void> {
  checkTools(process.versions.node, process.env.npm_config_user_agent);
  const env = readEnvironment(process.env);
  const origin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  const release = claimFolder(env.DATA_DIR, origin);
  const stops: (() => Promise<void>)[] = [];
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    for (const stop of stops.reverse()) await stop();
    release();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      say("\nClosing the house …");
      void end(0);
    });

  watchStarter(() => {
    say("\nWhat started the house is gone. Closing …");
    void end(0);
  });

  try {
    await checkPorts(env);
    await generateClient();
    const url = env.DATABASE_URL ?? (await keepPostgres(env.DATA_DIR, stops));
    await checkDatabase(url);
    for (const name of await migrate(url, "prisma/migrations")) say(`Migration ${name} applied.`);
    const distDir = process.env.NEXT_DIST_DIR ?? ".next";
    if (!isDev && (await buildSite(distDir, env.SIDECAR_PORT))) forgetCompiled(env.DATA_DIR);
    // A build takes minutes: another program may have come meanwhile.
    await checkPorts(env);
    await openHouse(env, await sidecarIn(distDir), surroundings(env, url, origin), stops);
    say(`\nGuildhall is open: ${origin}\n`);
  } catch (error) {
    if (!ending) console.error(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}

async function checkPorts(env: Environment): Promise<void> {
  await checkPort(env.PORT, "PORT");
  await checkPort(env.SIDECAR_PORT, "SIDECAR_PORT");
}

const LOOK_EVERY = 500;

/**
 * Calls `gone` once npm, or the shell between it and this process, has ended: npm hands no signal on that it could not
 * catch, and a shell none at all. Whoever starts this program by itself is not watched.
 */
function watchStarter(gone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const above = parentOf(parent);
  const npm = above !== null && /\bnpm\b/.test(commandOf(above) ?? "") ? above : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY);
  timer.unref();
}

/** Starts the embedded database and keeps it running; it is ended last. */
async function keepPostgres(dataDir: string, stops: (() => Promise<void>)[]): Promise<string> {
  const { url, process: first } = await startPostgres(dataDir);
  const again = async () => (await startPostgres(dataDir)).process;
  const supervisor = new Supervisor(
    { name: "The database", log: join(dataDir, "postgres.log"), signal: "SIGINT", start: again },
    say,
  );
  await supervisor.start(first);
  stops.push(() => supervisor.stop(15_000));
  return url;
}

const compiledIn = (dataDir: string): string => join(dataDir, "compiled");

/** What was compiled of sources that have changed since would stay for ever. */
const forgetCompiled = (dataDir: string): void => rmSync(compiledIn(dataDir), { recursive: true, force: true });

/** What the processes of the house find in their environment. */
function surroundings(env: Environment, url: string, origin: string): Record<string, string> {
  const hasDemo = env.DATABASE_URL === undefined && isLocal(origin);
  return {
    NODE_ENV: isDev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // What was compiled once is not compiled at the next start.
    ...(isDev ? {} : { NODE_COMPILE_CACHE: compiledIn(env.DATA_DIR) }),
    // The site ends itself in good order: `lib/web/end-in-order.ts`.
    ...(isDev ? {} : { NEXT_MANUAL_SIG_HANDLE: "1" }),
    PORT: String(env.PORT),
    SIDECAR_PORT: String(env.SIDECAR_PORT),
    DATABASE_URL: url,
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET ?? keepSecret(env.DATA_DIR),
    NEXTAUTH_URL: origin,
    APP_ORIGIN: origin,
    DEMO_ACCOUNTS: hasDemo ? "1" : "0",
  };
}

/** How the sidecar is run: from its sources while one works on them, else as one compiled file. */
const sidecarIn = async (distDir: string): Promise<string[]> =>
  isDev
    ? ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "lib/realtime/main.ts"]
    : ["--enable-source-maps", await bundleProgram("lib/realtime/main.ts", join(distDir, "sidecar.mjs"))];

/** Within so many ms a part answers, or the start has failed: long enough for a machine that has much else to do. */
const OPEN_WITHIN = 180_000;

async function openHouse(
  env: Environment,
  sidecar: string[],
  vars: Record<string, string>,
  stops: (() => Promise<void>)[],
): Promise<void> {
  const logOf = (name: string) => (isDev ? null : join(env.DATA_DIR, `${name}.log`));
  const next = ["node_modules/next/dist/bin/next", isDev ? "dev" : "start", "-p", String(env.PORT)];
  const seeding = seed(vars);
  const chargeOf = (name: string, log: string | null, args: string[]): Charge => ({
    name,
    log,
    signal: "SIGTERM",
    start: () => spawnNode(args, vars, log),
  });
  const charges = [chargeOf("The site", logOf("web"), next), chargeOf("The sidecar", logOf("sidecar"), sidecar)];
  const watch = setInterval(() => {
    for (const log of ["web", "sidecar"].map(logOf)) if (log !== null) keepLogSmall(log);
  }, 30_000);
  stops.push(async () => clearInterval(watch));
  const supervisors = charges.map((charge) => new Supervisor(charge, say));
  stops.push(async () => void (await Promise.all(supervisors.map((supervisor) => supervisor.stop()))));
  await Promise.all(supervisors.map((supervisor) => supervisor.start()));
  const [printed, site, live] = await Promise.all([
    seeding,
    waitForAnswer(`http://127.0.0.1:${env.PORT}/api/health`, OPEN_WITHIN),
    waitForAnswer(`http://127.0.0.1:${env.SIDECAR_PORT}/healthz`, OPEN_WITHIN),
  ]);
  if (!site) throw new Error(`The site does not answer. See ${logOf("web") ?? "above"}.`);
  if (!live) throw new Error(`The sidecar does not answer. See ${logOf("sidecar") ?? "above"}.`);
  if (printed) say(`\n${printed}`);
}

/** Seeds in a process of its own, which finds the database in its environment. Returns what is to be printed. */
async function seed(vars: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "lib/build/seed.ts"], {
      env: { ...process.env, ...vars },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    child.stderr.on("data", (chunk) => (complaint += String(chunk)));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(said.trim()) : reject(new Error(`Seeding the database failed.\n${complaint.trim()}`)),
    );
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
