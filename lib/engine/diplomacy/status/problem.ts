/** A fault of a status file at its line, counted from 1. */
export type StatusProblem = {
  readonly line: number;
  readonly code: `status/${string}` | `rule/${string}` | `timing/${string}` | `map/${string}`;
  readonly message: string;
};

/** So many faults are kept: more help nobody, and a hostile file has as many as it has lines. */
const MOST = 500;

/** Gathers errors and, apart from them, warnings: what is known but not obeyed by this judge. */
export class StatusReport {
  readonly errors: StatusProblem[] = [];
  readonly warnings: StatusProblem[] = [];

  /** Are there more errors than are told? */
  get isFull(): boolean {
    return this.errors.length > MOST;
  }

  error(line: number, code: StatusProblem["code"], message: string): void {
    push(this.errors, { line, code, message });
  }

  warn(line: number, code: StatusProblem["code"], message: string): void {
    push(this.warnings, { line, code, message });
  }
}

function push(list: StatusProblem[], problem: StatusProblem): void {
  if (list.length < MOST) list.push(problem);
  else if (list.length === MOST) list.push({ line: problem.line, code: "status/too_many", message: "and more" });
}

/** A word of the file as a message may quote it. */
export const shown = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
