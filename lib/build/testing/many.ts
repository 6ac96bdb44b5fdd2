import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { waitFor, waitForAnswer } from "../house";
import { freePort } from "../postgres";
import { isRunning } from "../processes";
import { Supervisor, spawnNode } from "../supervise";
import { type House, startHouse } from "./house";
import { exampleOfNginx, findNginx, killNginx, startNginx } from "./nginx";
import { findRedis, startRedis } from "./redis";

/** What a house of many processes is made of: two of each behind nginx, one database, perhaps a Redis. */
export type ManyPart = Served | "proxy" | "redis" | "database";
/** Those that are told to end by SIGTERM, and exit with 0 then. */
export type Served = "web1" | "web2" | "sidecar1" | "sidecar2";

/** A house as `docs/how-to-run-it.md` has it: `npm start`, a further web process and a further sidecar by their units, nginx by the example. */
export type Many = {
  /** The address of nginx. */
  origin: string;
  databaseUrl: string;
  hasRedis: boolean;
  /** The port at which each listens. */
  ports: Readonly<Record<Served, number>>;
  /** kill -9 of one part, until it is gone. It is started again, but for Redis. */
  killPart(part: ManyPart): Promise<void>;
  /** Tells a part to end (SIGTERM) and waits until it has; throws if its exit code is another than 0. It is started again. */
  tellPart(part: Served): Promise<void>;
  /** Starts the Redis again that was killed. */
  startRedis(): Promise<void>;
  /** Waits until everything but Redis answers; throws what was said if it does not. */
  waitUntilOpen(): Promise<void>;
  stop(): Promise<void>;
};

const NAMES: Readonly<Record<Served, string>> = {
  ...{ web1: "The site", sidecar1: "The sidecar", web2: "The further site", sidecar2: "The further sidecar" },
};
const PATIENCE = 180_000;

/** How a unit of `docs/deploy` starts a process of its port, from this checkout and that build. */
function unitOf(name: string, port: number, distDir: string): { args: string[]; env: Record<string, string> } {
  const unit = readFileSync(join("docs/deploy", name), "utf8").replaceAll("%i", String(port));
  const [, ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "").replace(".next/", `${distDir}/`).split(" ");
  const settings = (/^Environment=(.*)$/m.exec(unit)?.[1] ?? "").split(" ").map((setting) => setting.split("="));
  return { args, env: Object.fromEntries(settings) as Record<string, string> };
}

/** A part that this process keeps running. */
class Kept {
  child: ChildProcess | undefined;
  private readonly supervisor: Supervisor;

  constructor(name: string, start: () => ChildProcess | Promise<ChildProcess>, say: (line: string) => void) {
    const started = async () => (this.child = await start());
    this.supervisor = new Supervisor({ name, log: null, signal: "SIGTERM", start: started }, say);
  }

  start = () => this.supervisor.start();

  async end(kill: (child: ChildProcess) => void): Promise<void> {
    const { child } = this;
    if (!child?.pid) throw new Error("There is nothing to end.");
    kill(child);
    while (isRunning(child.pid)) await sleep(5);
  }

  stop = () => this.supervisor.stop(15_000);
}

const signalled = (signal: NodeJS.Signals) => (child: ChildProcess) => void child.kill(signal);

/**
 * Starts a house of many processes on a data folder of its own, on ports of its own but for the first sidecar's, which the
 * build names. Needs nginx. `single`: nginx sends everything to the first of each, as if there were no other.
 */
export async function startMany(options: {
  dataDir: string;
  sidecarPort: number;
  distDir: string;
  secret: string;
  redis: boolean;
  single?: true;
}): Promise<Many> {
  const { dataDir, sidecarPort, distDir, secret } = options;
  const nginx = findNginx();
  if (nginx === null) throw new Error("nginx is not installed.");
  const redisProgram = options.redis ? findRedis() : null;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const ports = { web1: await freePort(), web2: await freePort(), sidecar1: sidecarPort, sidecar2: await freePort() };
  const redisPort = await freePort();
  let redis: ChildProcess | undefined;
  const openRedis = async () => {
    if (redisProgram) redis = await startRedis(redisProgram, redisPort);
  };
  await openRedis();

  const shared = {
    ...{ APP_ORIGIN: origin, NEXTAUTH_URL: origin, NEXTAUTH_SECRET: secret, TRUST_PROXY: "1" },
    REDIS_URL: redisProgram ? `redis://127.0.0.1:${redisPort}` : "",
  };
  const stops: (() => unknown)[] = [() => redis?.kill("SIGKILL")];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  let said = "";
  const say = (line: string) => {
    said += `${line}\n`;
  };

  try {
    const house: House = await startHouse({
      ...{ dataDir, port: ports.web1, sidecarPort, distDir },
      env: shared,
    });
    stops.push(() => house.stop());
    const keep = async (name: string, start: () => ChildProcess | Promise<ChildProcess>): Promise<Kept> => {
      const kept = new Kept(name, start, say);
      await kept.start();
      stops.push(kept.stop);
      return kept;
    };
    const fromUnit = (part: "web2" | "sidecar2", unit: string): Promise<Kept> => {
      const { args, env } = unitOf(unit, ports[part], distDir);
      const surroundings = { ...shared, DATABASE_URL: house.databaseUrl, NEXT_DIST_DIR: distDir, ...env };
      return keep(NAMES[part], () => spawnNode(args, surroundings, join(dataDir, `${part}.log`)));
    };
    const further = {
      web2: await fromUnit("web2", "guildhall-web@.service"),
      sidecar2: await fromUnit("sidecar2", "guildhall-sidecar@.service"),
    };
    const only = options.single ? "1" : "2";
    const site = exampleOfNginx({
      port,
      webs: [ports.web1, ports[`web${only}`]],
      sidecars: [ports.sidecar1, ports[`sidecar${only}`]],
    });
    const proxy = await keep("nginx", () => startNginx(nginx, join(dataDir, "nginx"), port, site));

    /** Ends a web process or a sidecar, whoever keeps it running. */
    const end = (part: Served, signal: NodeJS.Signals): Promise<void> =>
      part === "web1" || part === "sidecar1"
        ? house.endPart(part === "web1" ? "web" : "sidecar", signal)
        : further[part].end(signalled(signal));
    /** How the processes of a part have ended so far. */
    const endings = (part: Served): string[] =>
      [...`${house.said()}\n${said}`.matchAll(/^(.*) ended \((.*)\); starting/gm)]
        .filter(([, name]) => name === NAMES[part])
        .map(([, , how = ""]) => how);

    const many: Many = {
      ...{ origin, databaseUrl: house.databaseUrl, hasRedis: redisProgram !== null, ports, stop },
      async killPart(part) {
        switch (part) {
          case "proxy":
            return proxy.end(killNginx);
          case "redis":
            redis?.kill("SIGKILL");
            return;
          case "database":
            return house.endPart("database");
          default:
            return end(part, "SIGKILL");
        }
      },
      async tellPart(part) {
        const before = endings(part).length;
        await end(part, "SIGTERM");
        await waitFor(async () => endings(part).length > before, PATIENCE);
        const how = endings(part).at(-1);
        if (how !== "code 0") throw new Error(`${part} was told to end, and ended with ${how}.`);
      },
      startRedis: openRedis,
      async waitUntilOpen() {
        await house.waitUntilOpen();
        const answered = await Promise.all([
          waitForAnswer(`${origin}/api/health`, PATIENCE),
          waitForAnswer(`http://127.0.0.1:${ports.web2}/api/health`, PATIENCE),
          waitForAnswer(`http://127.0.0.1:${ports.sidecar2}/healthz`, PATIENCE),
        ]);
        if (answered.includes(false)) throw new Error(`The house does not open again:\n${house.said()}\n${said}`);
      },
      stop,
    };
    await many.waitUntilOpen();
    return many;
  } catch (error) {
    await stop();
    throw error;
  }
}
