/** What is wrong with a map file, and where. Problems are gathered, never thrown. */
export type MapProblem = {
  /** The file's name, an included one's, or `MORPH`. */
  readonly source: string;
  /** From 1; 0 where the fault is of the whole. */
  readonly line: number;
  /** `map/no_such_place`. */
  readonly code: `map/${string}`;
  readonly message: string;
  readonly hint?: string;
  /** The line means something that this judge does not do; the rest of the map stands without it. */
  readonly unsupported?: true;
};

/** Where a line stands. */
export type At = { readonly source: string; readonly line: number };

/** So many are kept; what follows from a broken file helps nobody. */
const MOST = 200;

/** Gathers problems, up to a limit. */
export class Problems {
  readonly list: MapProblem[] = [];

  add(at: At, code: MapProblem["code"], message: string, hint?: string): void {
    this.push({ source: at.source, line: at.line, code, message, ...(hint === undefined ? {} : { hint }) });
  }

  /** A line that is known, and that this judge does not obey. */
  unsupported(at: At, code: MapProblem["code"], message: string): void {
    this.push({ source: at.source, line: at.line, code, message, unsupported: true });
  }

  /** Does nothing stand against building the map? */
  get sound(): boolean {
    return this.list.every((problem) => problem.unsupported);
  }

  /** The entry that closes a full list is `unsupported` as long as all that it stands for is. */
  private push(problem: MapProblem): void {
    const { source, line, unsupported } = problem;
    const isClosed = this.list.length > MOST;
    if (this.list.length < MOST || (!unsupported && this.sound)) this.list[Math.min(this.list.length, MOST)] = problem;
    else if (!isClosed)
      this.list.push({ source, line, code: "map/too_many", message: "and more", ...(unsupported && { unsupported }) });
  }
}

/** A word of the file as a message may quote it. */
export const quote = (word: string): string => `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;
