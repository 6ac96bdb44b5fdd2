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
  /** The line is kept with the map, and has no effect here: nothing stands against playing with it. */
  readonly kept?: true;
};

/** How much a problem stands in the way: of nothing, of creating a game, of having a map. */
const gravity = ({ unsupported, kept }: MapProblem): number => (kept ? 0 : unsupported ? 1 : 2);

/** Where a line stands. */
export type At = { readonly source: string; readonly line: number };

/** So many are kept; what follows from a broken file helps nobody. */
const MOST = 200;

/** Gathers problems, up to a limit. */
export class Problems {
  readonly list: MapProblem[] = [];
  /** How grave the gravest of them is. */
  private gravest = -1;

  add(at: At, code: MapProblem["code"], message: string, hint?: string): void {
    this.push({ source: at.source, line: at.line, code, message, ...(hint === undefined ? {} : { hint }) });
  }

  /** A line that is known, and that this judge does not obey. */
  unsupported(at: At, code: MapProblem["code"], message: string): void {
    this.push({ source: at.source, line: at.line, code, message, unsupported: true });
  }

  /** A line that is known and kept, and means nothing to this judge. */
  kept(at: At, message: string): void {
    this.push({ source: at.source, line: at.line, code: "map/kept", message, kept: true });
  }

  /** A fault that may have been found before, at the same line: it is told once. */
  repeat(problem: MapProblem): void {
    const { source, line, code, message } = problem;
    const isThis = (one: MapProblem): boolean =>
      one.source === source && one.line === line && one.code === code && one.message === message;
    if (!this.list.some(isThis)) this.push(problem);
  }

  /** Does nothing stand against building the map? */
  get sound(): boolean {
    return this.list.every((problem) => gravity(problem) < 2);
  }

  /** The last entry of a full list gives way to what is graver than all that is there. */
  private push(problem: MapProblem): void {
    const { source, line, unsupported, kept } = problem;
    const isGravest = gravity(problem) > this.gravest;
    this.gravest = Math.max(this.gravest, gravity(problem));
    if (this.list.length < MOST) this.list.push(problem);
    else if (isGravest) this.list[MOST] = problem;
    else if (this.list.length === MOST)
      this.list.push({
        ...{ source, line, code: "map/too_many", message: "and more" },
        ...(unsupported && { unsupported }),
        ...(kept && { kept }),
      });
  }
}

/** A word of the file as a message may quote it. */
export const quote = (word: string): string => `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;
