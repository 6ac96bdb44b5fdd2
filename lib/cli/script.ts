import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { SeededRandom } from "../engine/kernel/random";
import type { CardSource } from "../engine/script/card-source";
import { showProblem } from "../engine/script/error";
import { formatScript } from "../engine/script/formatter";
import type { Host } from "../engine/script/host";
import { type Evaluation, Interpreter } from "../engine/script/interpreter";
import { DEFAULT_LIMITS } from "../engine/script/meter";
import { parse } from "../engine/script/parse";
import { type Moment, memoryStore } from "../engine/script/surroundings";
import { type Command, EXIT, type Io, intOption, readOptions, UsageError } from "./command";
import { answerLines } from "./lines";

function clock(): Moment {
  const now = new Date();
  return {
    seconds: Math.floor(now.getTime() / 1000),
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
    hour: now.getHours(),
    minute: now.getMinutes(),
    second: now.getSeconds(),
  };
}

/** What the command lends to programs: chance from a seed, a clock, and files that exist only while it runs. */
function hostOf(options: ReadonlyMap<string, string>, cards: CardSource | undefined, folder: string | null): Host {
  const seeded = (seed: number) => new SeededRandom(seed);
  const scripts = {
    read: (name: string): string | null => {
      if (folder === null || name !== basename(name)) return null;
      try {
        return readFileSync(join(folder, name), "utf8");
      } catch {
        return null;
      }
    },
  };
  return {
    random: seeded(intOption(options, "seed", 1, 0)),
    seeded,
    clock,
    sleep: () => {},
    variables: memoryStore(),
    files: memoryStore(),
    scripts,
    ...(cards ? { cards } : {}),
    limits: { fuel: intOption(options, "fuel", DEFAULT_LIMITS.fuel, 1) },
  };
}

type MakeInterpreter = (folder?: string) => Interpreter;

/** Reads the game once; every interpreter made then knows its cards and the common functions. */
async function interpreters(options: ReadonlyMap<string, string>): Promise<MakeInterpreter> {
  const path = options.get("game");
  let cards: CardSource | undefined;
  if (path !== undefined) {
    const { cardSourceOf } = await import("../engine/ccg/cards/source");
    const { loadGameFile } = await import("./game-file");
    cards = cardSourceOf(loadGameFile(path));
  }
  return (folder) => {
    const interpreter = new Interpreter(hostOf(options, cards, folder ?? null));
    if (cards) interpreter.loadCommon();
    return interpreter;
  };
}

/** The answer to one line: what was printed, and the value in both written forms or the error. */
function answerOf(interpreter: Interpreter, { out, result }: Evaluation): object {
  const written = result.ok ? interpreter.written(result.value) : result;
  const displayed = result.ok ? interpreter.displayed(result.value) : result;
  if (written.ok && displayed.ok) return { out, value: written.value, display: displayed.value, error: null };
  const problem = !written.ok ? written.error : displayed.ok ? null : displayed.error;
  const { kind = null, message, line, column, excerpt } = problem ?? {};
  return { out, value: null, display: null, error: kind, message, line, column, excerpt };
}

/** The answer to one question `{src}`; each runs in an interpreter of its own. */
function answerQuestion(input: unknown, make: MakeInterpreter): object {
  const src = typeof input === "object" && input !== null && "src" in input ? input.src : undefined;
  if (typeof src !== "string")
    return { error: { code: "line/no_src", message: 'Expected an object with a text "src"' } };
  const interpreter = make();
  return answerOf(interpreter, interpreter.run(src));
}

/** Reads a text file; one that is not there is wrong usage. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

/** Prints what a run printed, and its error; the exit code is that of `quit`, or 1 after any other error. */
function report(io: Io, { out, result }: Evaluation): number {
  io.out.write(out);
  if (result.ok) return EXIT.ok;
  if (result.error.kind === "Quit") return Number(result.error.message) & 255;
  io.err.write(`${showProblem(result.error)}\n`);
  return EXIT.found;
}

const HELP = "A statement ends with ; or at the end of the line. quit() or Ctrl-D ends. Tab completes names.\n";

/** Reads statements, runs them, and shows their values, in one interpreter; a text that is not whole goes on. */
async function converse(io: Io, interpreter: Interpreter): Promise<number> {
  const terminal = "isTTY" in io.in && io.in.isTTY === true;
  const completer = (line: string): [string[], string] => {
    const [word = ""] = /[\w.]*$/.exec(line) ?? [];
    return [interpreter.names().filter((name) => name.startsWith(word)), word];
  };
  const lines = createInterface({ input: io.in, output: terminal ? io.out : undefined, terminal, completer });
  let text = "";
  const prompt = () => {
    if (!terminal) return;
    lines.setPrompt(text === "" ? "> " : "… ");
    lines.prompt();
  };
  if (terminal) io.out.write(HELP);
  prompt();
  for await (const line of lines) {
    text = (text === "" ? line : `${text}\n${line}`).trimEnd();
    const more = line !== "" && parse({ name: "input", text }).unfinished;
    if (text !== "" && !more) {
      const evaluation = interpreter.run(text, { name: "input" });
      text = "";
      const code = report(io, evaluation);
      const { result } = evaluation;
      if (!result.ok && result.error.kind === "Quit") return code;
      const shown = result.ok && result.value !== null ? interpreter.written(result.value) : null;
      if (shown?.ok) io.out.write(`${shown.value}\n`);
    }
    prompt();
  }
  return EXIT.ok;
}

const evaluate: Command = {
  usage: "script eval [FILE] [--jsonl] [--game FILE] [--fuel N] [--seed N]",
  summary:
    "runs a file, or reads statements from the keyboard; with --jsonl answers {src} lines with {out, value, display, error}",
  async run(args, io) {
    const { words, options } = readOptions(args, ["game", "fuel", "seed"], ["jsonl"]);
    const [path] = words;
    const jsonl = options.has("jsonl");
    if (words.length > 1 || (jsonl && path !== undefined)) throw new UsageError(evaluate.usage);
    const make = await interpreters(options);
    if (jsonl) return answerLines(io, (given) => answerQuestion(given, make));
    if (path === undefined) return converse(io, make());
    return report(io, make(dirname(path)).run(readText(path), { name: path, remarks: true }));
  },
};

const format: Command = {
  usage: "script format FILE [--write]",
  summary: "prints a script in the house's layout; --write puts it into the file; exit 1 if it cannot be read",
  async run(args, io) {
    const { words, options } = readOptions(args, [], ["write"]);
    const [path] = words;
    if (path === undefined || words.length > 1) throw new UsageError(format.usage);
    const text = readText(path);
    const formatted = formatScript(text, path);
    if (!formatted.ok) {
      io.err.write(`${showProblem(formatted.error)}\n`);
      return EXIT.found;
    }
    if (!options.has("write")) io.out.write(formatted.value);
    else if (formatted.value !== text) writeFileSync(path, formatted.value);
    return EXIT.ok;
  },
};

export const commands: Readonly<Record<string, Command>> = { eval: evaluate, format };
