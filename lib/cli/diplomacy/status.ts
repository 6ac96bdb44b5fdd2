import { readFileSync } from "node:fs";
import type { Variant } from "../../engine/diplomacy/rules/expand";
import { StatusFacts } from "../../engine/diplomacy/status/facts";
import { parseStatus } from "../../engine/diplomacy/status/parse";
import { writeStatus } from "../../engine/diplomacy/status/write";
import { type Command, EXIT, type Io, readOptions, UsageError } from "../command";

/** Status files are latin-1: every byte is a character. */
const ENCODING = "latin1";

function read(path: string, encoding: "latin1" | "utf8"): string {
  try {
    return readFileSync(path, encoding);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Every fault of a status file with its line; exit 1 if there are any. */
function check(path: string, name: string | undefined, variant: Variant | null, { out }: Io): number {
  const { errors, warnings } = parseStatus(read(path, ENCODING), { variant, ...(name === undefined ? {} : { name }) });
  out.write(`${JSON.stringify({ errors, ...(warnings.length === 0 ? {} : { warnings }) })}\n`);
  return errors.length === 0 ? EXIT.ok : EXIT.found;
}

/** The facts of a status file, as far as they can be read; its faults go to standard error. */
function json(path: string, variant: Variant | null, { out, err }: Io): number {
  const { facts, errors } = parseStatus(read(path, ENCODING), { variant });
  for (const { line, message } of errors) err.write(`line ${line}: ${message}\n`);
  out.write(`${JSON.stringify(facts)}\n`);
  return errors.length === 0 ? EXIT.ok : EXIT.found;
}

/** Facts as a status file, in latin-1. */
function write(path: string, { out }: Io): number {
  let value: unknown;
  try {
    value = JSON.parse(read(path, "utf8"));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const facts = StatusFacts.safeParse(value);
  if (!facts.success) {
    const [issue] = facts.error.issues;
    throw new UsageError(
      `${path} holds no facts of a status file: ${issue?.path.join(".") || "file"}: ${issue?.message}`,
    );
  }
  const text = writeStatus(facts.data);
  const foreign = /[^\0-\xff]/u.exec(text);
  if (foreign) throw new UsageError(`${path} holds "${foreign[0]}", which latin-1 does not have`);
  out.write(Buffer.from(text, ENCODING));
  return EXIT.ok;
}

/** The variant that files are read as: no file names it. */
function variantCalled(name: string | undefined): Variant | null {
  if (name === undefined || name === "standard") return null;
  if (name === "payola") return name;
  if (name === "xtalball" || name === "crystal") return "crystal";
  throw new UsageError(`unknown variant "${name}": payola, xtalball`);
}

export const status: Command = {
  usage:
    "diplomacy status check FILE [--name GAME] [--variant payola|xtalball] | status json FILE [--variant …] | status write FILE.json",
  summary: "the status file of a DPjudge: its faults by line, its facts as JSON, facts as a status file",
  async run(args, io) {
    const { words, options } = readOptions(args, ["name", "variant"]);
    const [verb, path, ...more] = words;
    if (path === undefined || more.length > 0) throw new UsageError("diplomacy status check|json|write takes one file");
    if (verb !== "check" && options.has("name")) throw new UsageError("--name belongs to status check");
    if (verb === "write" && options.size > 0) throw new UsageError("--variant belongs to what reads a status file");
    const variant = variantCalled(options.get("variant"));
    if (verb === "check") return check(path, options.get("name"), variant, io);
    if (verb === "json") return json(path, variant, io);
    if (verb === "write") return write(path, io);
    throw new UsageError(`unknown command "diplomacy status ${verb}": check, json, write`);
  },
};
