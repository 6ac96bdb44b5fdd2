import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { checkDatabase, waitFor, waitForAnswer } from "../house";
import { isRunning } from "../processes";

/** A whole house as `npm start` makes it, in a data folder of its own. */
export type House = {
  origin: string;
  databaseUrl: string;
  /** The process ids of its parts as they are now. */
  parts(): Record<"web" | "sidecar" | "database", number | null>;
  /** kill -9 of one part, until it is gone; its supervisor starts it again. Rejects if it does not run. */
  killPart(part: "web" | "sidecar" | "database"): Promise<void>;
  /** kill -9 of the supervisor alone. */
  killSupervisor(): Promise<void>;
  /** kill -9 of the supervisor and of everything that it started. */
  killAll(): Promise<void>;
  said(): string;
  stop(): Promise<void>;
};

const Notes = z.object({ port: z.number(), password: z.string() });

/** Starts a house on a data folder and ports of its own. The site must be built for this sidecar port. */
export async function startHouse(options: {
  dataDir: string;
  port: number;
  sidecarPort: number;
  distDir: string;
  env?: Record<string, string>;
}): Promise<House> {
  const { dataDir, port, sidecarPort, distDir } = options;
  const origin = `http://localhost:${port}`;
  let said = "";
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", "lib/build/start.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      NEXTAUTH_SECRET: "",
      PORT: String(port),
      SIDECAR_PORT: String(sidecarPort),
      DATA_DIR: dataDir,
      NEXT_DIST_DIR: distDir,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
  const until = Date.now() + 240_000;
  while (!said.includes("Guildhall is open")) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The house does not open:\n${said}`);
    await sleep(100);
  }
  const notes = Notes.parse(JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")));

  const parts: House["parts"] = () => {
    const found = { web: null as number | null, sidecar: null as number | null, database: null as number | null };
    const listed = String(execFileSync("ps", ["-e", "-o", "pid=,ppid=,command="])).split("\n");
    for (const line of listed) {
      const [, pid, ppid, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (Number(ppid) !== child.pid) continue;
      if (command.includes("sidecar.mjs")) found.sidecar = Number(pid);
      else if (command.includes("next") && !command.includes("seed")) found.web = Number(pid);
      else if (command.includes(join(dataDir, "postgres")) || /bin\/postgres/.test(command))
        found.database = Number(pid);
    }
    return found;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  };
  return {
    origin,
    databaseUrl: `postgresql://guildhall:${notes.password}@127.0.0.1:${notes.port}/guildhall`,
    parts,
    async killPart(part) {
      const pid = parts()[part];
      if (pid === null) throw new Error(`There is no ${part} to kill.`);
      process.kill(pid, "SIGKILL");
      while (isRunning(pid)) await sleep(5);
    },
    killSupervisor: () => end("SIGKILL"),
    async killAll() {
      const all = Object.values(parts()).filter((pid) => pid !== null);
      const ended = end("SIGKILL");
      for (const pid of all) process.kill(pid, "SIGKILL");
      await ended;
    },
    said: () => said,
    stop: () => end("SIGTERM"),
  };
}

/**
 * Waits until database, site and sidecar answer again; throws what the house said if they do not. The site may still be
 * answered by what a killed database left behind: only the new one takes connections.
 */
export async function waitUntilOpen(house: House, sidecarPort: number, patience = 60_000): Promise<void> {
  const [site, live, database] = await Promise.all([
    waitForAnswer(`${house.origin}/api/health`, patience),
    waitForAnswer(`http://127.0.0.1:${sidecarPort}/healthz`, patience),
    waitFor(() => checkDatabase(house.databaseUrl).then(() => true), patience),
  ]);
  if (!site || !live || !database) throw new Error(`The house does not open again:\n${house.said()}`);
}
