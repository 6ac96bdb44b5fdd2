import { type SpawnOptions, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import type { Tally } from "./reports";

/** What a step has to work with. */
export type Tools = {
  /** Prints a line under the step's name. */
  say: (line: string) => void;
  /** Runs a command whose lines are printed so; answers whether it ended well. */
  run: (command: string[], options?: SpawnOptions) => Promise<boolean>;
};

/** Answers whether the step held, or which of its tests did not. */
export type Check = (tools: Tools) => Promise<boolean | Tally>;

const NAME_WIDTH = "storm over many processes".length;
/** How much a step that yields is nicer than one that does not. */
const NICE = 5;

/** How long a command may take. The longest of the short test takes some ten minutes; one that hangs has to say so. */
const DEADLINE = { short: 35 * 60_000, long: 6 * 3_600_000 };
/** How long what a command has left behind may go on writing to where it wrote. */
const LAST_WORDS = 3_000;

/** The commands that run, each the first of a process group of its own. */
const groups = new Set<number>();

function endGroup(pid: number): void {
  groups.delete(pid);
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/** From now on every command that still runs ends with this process, unless that is killed outright. */
export function endCommandsWithProcess(): void {
  process.once("exit", () => [...groups].forEach(endGroup));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
}

/**
 * Runs commands for a step. With a command ends everything that it has started: a process that a broken test left behind
 * would hold the output open, and `npm test` would wait for it for ever.
 */
export function runUnder(say: Tools["say"], yields: boolean, deadline = DEADLINE.short): Tools["run"] {
  return ([program = "", ...args], options = {}) =>
    new Promise((done) => {
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options, detached: true });
      child.once("error", () => done(false));
      const { pid } = child;
      if (pid === undefined) return;
      groups.add(pid);
      if (yields) setPriority(pid, NICE);
      for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on("line", say);
      const late = setTimeout(() => {
        say(`ended: it took more than ${Math.round(deadline / 60_000)} min`);
        endGroup(pid);
      }, deadline);
      const close = (code: number | null) => {
        clearTimeout(late);
        endGroup(pid);
        done(code === 0);
      };
      child.once("exit", (code) => {
        // What is left of the group may still hold the output.
        const left = setTimeout(() => {
          say("ended what it had left running");
          endGroup(pid);
        }, LAST_WORDS);
        child.once("close", () => {
          clearTimeout(left);
          close(code);
        });
      });
    });
}

/**
 * Runs one step of `npm test` and says how it ended. A check that throws is one failure. `yields`: its commands leave the
 * processor to the steps beside it that do not.
 */
export async function runStep(
  title: string,
  check: Check,
  { yields, isLong }: { yields: boolean; isLong: boolean },
): Promise<Tally> {
  const begun = Date.now();
  const say = (line: string) => console.log(`${title.padEnd(NAME_WIDTH)} | ${line}`);
  say("begins");
  let tally: Tally;
  try {
    const result = await check({ say, run: runUnder(say, yields, isLong ? DEADLINE.long : DEADLINE.short) });
    tally = typeof result === "boolean" ? { passed: result ? 1 : 0, failed: result ? [] : ["see above"] } : result;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    say(said);
    tally = { passed: 0, failed: [said] };
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  say(`${tally.passed} passed, ${tally.failed.length} failed, ${seconds} s`);
  return { ...tally, failed: tally.failed.map((line) => `${title}: ${line}`) };
}
