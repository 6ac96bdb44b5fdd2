import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "../house";
import { freePort } from "../postgres";
import { isRunning } from "../processes";

type Options = { dataDir: string; sidecarPort: number; distDir: string; say(line: string): void };

const PATIENCE = 60_000;

/**
 * Starts a house by `npm start` as people do, ends npm itself by a signal, and looks whether anything of the house is
 * left. Throws a readable line if so.
 */
export async function checkStarter({ dataDir, sidecarPort, distDir, say }: Options): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const port = await freePort();
    const env = {
      ...{ ...process.env, DATABASE_URL: "", NEXTAUTH_SECRET: "", DATA_DIR: dataDir, NEXT_DIST_DIR: distDir },
      ...{ PORT: String(port), SIDECAR_PORT: String(sidecarPort) },
    };
    const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
    const ended = once(npm, "exit");
    // Until it says so the house is still being seeded, by a process of its own.
    const isOpen = await waitFor(async () => said.includes("Guildhall is open:"), 4 * PATIENCE);
    const pids = isOpen ? houseOf(dataDir) : [];
    npm.kill(signal);
    await ended;
    if (pids.length !== 4) throw new Error(`npm start opened ${pids.length} processes, not 4:\n${said}`);
    const isGone = await waitFor(async () => !pids.some(isRunning), PATIENCE);
    if (!isGone) throw new Error(`npm ended by ${signal}, but still running: ${pids.filter(isRunning).join(", ")}.`);
    say(`npm ended by ${signal}: the house has closed`);
  }
}

/** The supervisor that has noted itself in this folder, and what it has started. */
function houseOf(dataDir: string): number[] {
  const supervisor = Number(/"pid":(\d+)/.exec(readFileSync(join(dataDir, "house.json"), "utf8"))?.[1]);
  const listed = String(execFileSync("ps", ["-e", "-o", "pid=,ppid=,stat="])).split("\n");
  const children = listed.flatMap((line) => {
    const [, pid, parent, state = ""] = /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
    return Number(parent) === supervisor && !state.startsWith("Z") ? [Number(pid)] : [];
  });
  return [supervisor, ...children.filter(isRunning)];
}
