import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { checkDatabase, waitFor, waitForAnswer } from "../house";
import { isRunning } from "../processes";

export const PARTS = ["web", "sidecar", "database"] as const;
export type Part = (typeof PARTS)[number];

/** A whole house as `npm start` makes it, in a data folder of its own. */
export type House = {
  origin: string;
  databaseUrl: string;
  /** The process ids of its parts as they are now. */
  parts(): Record<Part, number | null>;
  /** Sends one part a signal, SIGKILL if none is named, and waits until it is gone; its supervisor starts it again. Rejects if it does not run. */
  endPart(part: Part, signal?: NodeJS.Signals): Promise<void>;
  /** Waits until all parts answer again; throws what the house said if they do not. */
  waitUntilOpen(): Promise<void>;
  /** kill -9 of the supervisor alone. */
  killSupervisor(): Promise<void>;
  /** kill -9 of the supervisor and of everything that it started. */
  killAll(): Promise<void>;
  said(): string;
  stop(): Promise<void>;
};

/** How long, in ms, parts that were ended may take to answer again. */
const PATIENCE = 180_000;

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
    const found: Record<Part, number | null> = { web: null, sidecar: null, database: null };
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
  const databaseUrl = `postgresql://guildhall:${notes.password}@127.0.0.1:${notes.port}/guildhall`;
  return {
    origin,
    databaseUrl,
    parts,
    async endPart(part, signal = "SIGKILL") {
      const pid = parts()[part];
      if (pid === null) throw new Error(`There is no ${part} to end.`);
      process.kill(pid, signal);
      while (isRunning(pid)) await sleep(5);
    },
    async waitUntilOpen() {
      // The site may still be answered by what a killed database left behind: only the new one takes connections.
      const answered = await Promise.all([
        waitForAnswer(`${origin}/api/health`, PATIENCE),
        waitForAnswer(`http://127.0.0.1:${sidecarPort}/healthz`, PATIENCE),
        waitFor(() => checkDatabase(databaseUrl).then(() => true), PATIENCE),
      ]);
      if (answered.includes(false)) throw new Error(`The house does not open again:\n${said}`);
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
