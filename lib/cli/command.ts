import type { Readable, Writable } from "node:stream";

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
 * Reads `--name value` pairs and plain words. Names that are not `known` are refused; `flags` take no value.
 */
export function readOptions(
  args: readonly string[],
  known: readonly string[],
  flags: readonly string[] = [],
): { words: string[]; options: Map<string, string> } {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith("--")) words.push(arg);
    else {
      const [name, inline] = arg.slice(2).split(/=(.*)/s) as [string, string | undefined];
      if (flags.includes(name)) options.set(name, "true");
      else if (!known.includes(name)) throw new UsageError(`unknown option --${name}`);
      else {
        const value = inline ?? args[++i];
        if (value === undefined) throw new UsageError(`--${name} needs a value`);
        options.set(name, value);
      }
    }
  }
  return { words, options };
}

/** A whole number from an option, or its default. */
export function intOption(options: ReadonlyMap<string, string>, name: string, fallback: number, min: number): number {
  const text = options.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min) throw new UsageError(`--${name} must be a whole number from ${min}`);
  return value;
}
