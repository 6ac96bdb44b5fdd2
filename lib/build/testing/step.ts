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

function runUnder(say: Tools["say"], yields: boolean): Tools["run"] {
  return ([program = "", ...args], options = {}) =>
    new Promise((done) => {
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
      if (yields && child.pid !== undefined) setPriority(child.pid, NICE);
      for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on("line", say);
      child.once("error", () => done(false));
      child.once("close", (code) => done(code === 0));
    });
}

/**
 * Runs one step of `npm test` and says how it ended. A check that throws is one failure. `yields`: its commands leave the
 * processor to the steps beside it that do not.
 */
export async function runStep(title: string, check: Check, { yields }: { yields: boolean }): Promise<Tally> {
  const begun = Date.now();
  const say = (line: string) => console.log(`${title.padEnd(NAME_WIDTH)} | ${line}`);
  say("begins");
  let tally: Tally;
  try {
    const result = await check({ say, run: runUnder(say, yields) });
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
