import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** What a command answered: its exit code and what it wrote. */
export type Ran = { code: number | null; out: string; err: string };

/** Runs the compiled command line as a user would, without npm in between. */
export function guildhall(args: readonly string[], input = "", cwd = process.cwd()): Ran {
  const run = spawnSync(process.execPath, [resolve("lib/build/guildhall.mjs"), ...args], {
    ...{ input, cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
