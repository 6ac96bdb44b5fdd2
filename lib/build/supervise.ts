import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, openSync, statSync, truncateSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** How to start a process again and again. */
export type Charge = {
  name: string;
  start(): ChildProcess | Promise<ChildProcess>;
  /** The file in which its last words stand; null: they were printed. */
  log: string | null;
  /** How it is asked to end. */
  signal: NodeJS.Signals;
};

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
/** After running this long, the next failure waits briefly again. */
const STEADY = 30_000;

/** Keeps a process running: when it ends by itself it is started again, after a wait that doubles up to 10 s. */
export class Supervisor {
  private child: ChildProcess | null = null;
  private stopping = false;
  private wait = FIRST_WAIT;

  constructor(
    private readonly charge: Charge,
    private readonly say: (line: string) => void,
  ) {}

  async start(first?: ChildProcess): Promise<void> {
    const child = first ?? (await this.charge.start());
    this.child = child;
    const since = Date.now();
    child.once("exit", (code, signal) => {
      if (this.stopping || this.child !== child) return;
      if (Date.now() - since > STEADY) this.wait = FIRST_WAIT;
      const { name, log } = this.charge;
      const where = log === null ? "" : ` Why: see the end of ${log}.`;
      this.say(`${name} ended (${signal ?? `code ${code}`}); starting it again.${where}`);
      setTimeout(() => void this.again(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  private async again(): Promise<void> {
    if (this.stopping) return;
    try {
      await this.start();
    } catch (error) {
      this.say(`${this.charge.name} does not start: ${error instanceof Error ? error.message : String(error)}`);
      setTimeout(() => void this.again(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  /** Asks it to end, insists after `patience` ms, and waits until it is gone. */
  async stop(patience = 5_000): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const insist = setTimeout(() => child.kill("SIGKILL"), patience);
      child.once("exit", () => {
        clearTimeout(insist);
        resolve();
      });
      child.kill(this.charge.signal);
    });
  }
}

/** How large a log may grow, in bytes, before it is set aside: what visitors do wrong is written there too. */
const LARGEST_LOG = 20 * 1024 * 1024;

/** Sets a log aside as `<log>.1` once it is large; whoever writes to it goes on writing, from its beginning. */
export function keepLogSmall(log: string, largest = LARGEST_LOG): void {
  if (!existsSync(log) || statSync(log).size <= largest) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log, 0);
}

/** What puts a process of Node on a leash: arguments and environment; it needs a channel to this one, and ends when this does. */
export const leash = (): { args: readonly string[]; env: Record<string, string> } => ({
  args: ["--import", pathToFileURL(resolve("lib/build/leash.mjs")).href],
  env: { GUILDHALL_LEASH: String(process.pid) },
});

/** Starts a Node process of the house on a leash: it ends when this process does. Its words go to `log`, or here. */
export function spawnNode(args: string[], env: Record<string, string>, log: string | null): ChildProcess {
  const out = log === null ? "inherit" : openSync(log, "a");
  const held = leash();
  return spawn(process.execPath, [...held.args, ...args], {
    env: { ...process.env, ...env, ...held.env },
    stdio: ["ignore", out, out, "ipc"],
  });
}
