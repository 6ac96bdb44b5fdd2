import { basename } from "node:path";
import { bundleProgram } from "../bundle";

const programs = new Map<string, Promise<string>>();

/**
 * A program of the house as one compiled file, for tests that start it: once for each process of the tests. A loader would
 * compile it anew at each start, for two seconds.
 */
export function compiled(entry: string): Promise<string> {
  const file = `.data/check/programs/${process.pid}/${basename(entry, ".ts")}.mjs`;
  const program = programs.get(entry) ?? bundleProgram(entry, file);
  programs.set(entry, program);
  return program;
}
