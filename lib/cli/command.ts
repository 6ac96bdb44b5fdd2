import type { Readable, Writable } from "node:stream";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Where a command reads and writes; tests give their own. */
export type Io = { in: Readable; out: Writable; err: Writable };

/** One command of a topic. It answers with its exit code. */
export type Command = { usage: string; summary: string; run(args: readonly string[], io: Io): Promise<number> };

/** What a file of this folder exports. */
export type Topic = { commands: Readonly<Record<string, Command>> };

/** Wrong usage: the message goes to standard error, the exit code is 2. */
export class UsageError extends Error {}

export const EXIT = { ok: 0, found: 1, usage: 2 } as const;

/**
 * Reads options and plain words. `known` take a value (`--seed 7`, `--seed=7`; one of a single letter also `-n 3`), `flags`
 * take none. Anything else is wrong usage.
 */
export function readOptions(
  args: readonly string[],
  known: readonly string[],
  flags: readonly string[] = [],
): { words: string[]; options: ReadonlyMap<string, string> } {
  const options: ParseArgsOptionsConfig = Object.fromEntries([
    ...known.map((name) => [name, { type: "string", ...(name.length === 1 ? { short: name } : {}) }]),
    ...flags.map((name) => [name, { type: "boolean" }]),
  ]);
  try {
    const { values, positionals } = parseArgs({ args: withNegatives(args), options, allowPositionals: true });
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return { words: positionals, options: new Map(given.map(([name, value]) => [name, String(value)])) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `--seed -7` as `--seed=-7`: what follows an option and looks like a number below zero is its value. */
const withNegatives = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => {
    const takes = (option: string | undefined, value: string | undefined) =>
      /^--[^=]+$/.test(option ?? "") && /^-\d/.test(value ?? "");
    if (takes(args[i - 1], arg)) return [];
    return [takes(arg, args[i + 1]) ? `${arg}=${args[i + 1]}` : arg];
  });

/** A whole number from an option, or its default. */
export function intOption(options: ReadonlyMap<string, string>, name: string, fallback: number, min: number): number {
  const text = options.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min) throw new UsageError(`--${name} must be a whole number from ${min}`);
  return value;
}
