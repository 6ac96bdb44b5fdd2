import type { Source } from "./source";

/**
 * Why a program ended early.
 * `LangErr`, `Invalid`, `Range`, `Quit` and `StackOverflow` are the language's own; `Fuel`, `Memory` and `Output` are
 * the host's limits, `Refused` is what the host does not offer.
 */
const ERROR_KINDS = [
  "LangErr",
  "Invalid",
  "Range",
  "Quit",
  "StackOverflow",
  "Fuel",
  "Memory",
  "Output",
  "Refused",
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** A place in a source: what an error points at. */
export type Mark = { readonly source: Source; readonly at: number };

/** The error of a program, as data: `line` and `column` count from 1, `excerpt` is the line with a caret below. */
export type Problem = {
  kind: ErrorKind;
  message: string;
  source: string;
  line: number;
  column: number;
  excerpt: string;
};

/** Thrown inside this room only; the interpreter catches it and answers with a `Problem`. */
export class ScriptError extends Error {
  mark: Mark | null;

  constructor(
    readonly kind: ErrorKind,
    message: string,
    mark: Mark | null = null,
  ) {
    super(message);
    this.mark = mark;
  }
}

/** Ends the program with an error of the language. */
export function fail(message: string, mark: Mark | null = null): never {
  throw new ScriptError("LangErr", message, mark);
}

const WIDEST = 100;

/** The line at a place and a caret under it; a long line is cut around the place. */
function excerptOf(line: string, column: number): string {
  const from = Math.max(0, Math.min(column - 1 - WIDEST / 2, line.length - WIDEST));
  const shown = line.slice(from, from + WIDEST);
  const before = from > 0 ? "…" : "";
  const after = from + WIDEST < line.length ? "…" : "";
  const pad = shown.slice(0, column - 1 - from).replace(/[^\t]/g, " ");
  return `${before}${shown}${after}\n${before ? " " : ""}${pad}^`;
}

/** What was thrown, as data. */
export function problemOf(error: ScriptError): Problem {
  const { kind, message, mark } = error;
  if (!mark) return { kind, message, source: "", line: 0, column: 0, excerpt: "" };
  const { text, name } = mark.source;
  const at = Math.min(mark.at, text.length);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(start, end < 0 ? text.length : end);
  let number = 1;
  for (let i = text.indexOf("\n"); i >= 0 && i < start; i = text.indexOf("\n", i + 1)) number++;
  const column = at - start + 1;
  return { kind, message, source: name, line: number, column, excerpt: excerptOf(line, column) };
}

/** A problem as a person reads it: `name:line:column: message` and the line with its caret. */
export function showProblem(problem: Problem): string {
  const { kind, message, source, line, column, excerpt } = problem;
  if (line === 0) return `${kind}: ${message}`;
  return `${source}:${line}:${column}: ${kind}: ${message}\n${excerpt}`;
}
