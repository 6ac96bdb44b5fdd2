import { withoutStars } from "./elsewhere";
import type { Token } from "./scan";
import { type FilterFault, type FilterProblem, KEYWORDS, type Placed, RELATIONS, type Relation } from "./tree";

const DEEPEST = 100;
const END: Token = { type: "end", text: "", value: "", at: 0, until: 0 };

/** Thrown within a reader, which gives it back as a refusal. */
export class Trouble extends Error {
  constructor(readonly problem: FilterProblem) {
    super(problem.code);
  }
}

export const isKeyword = ({ type, text }: Token): boolean => type === "word" && KEYWORDS.has(text.toLowerCase());
export const isRelation = ({ type, text }: Token): boolean =>
  (type === "sign" && RELATIONS.some((one) => one === text)) || (type === "word" && text.toLowerCase() === "has");

/** Walks over the pieces of a filter, and says what is wrong where it stands. */
export class Cursor {
  at = 0;
  private depth = 0;

  constructor(
    readonly tokens: readonly Token[],
    /** The filter as written. */
    readonly source: string,
  ) {}

  get next(): Token {
    return this.peek(0);
  }

  /** The piece so many after the next one; before it, if `by` is below 0. */
  peek(by: number): Token {
    return this.tokens[this.at + by] ?? END;
  }

  get ended(): boolean {
    return this.next.type === "end";
  }

  fail(fault: FilterFault, placed: Partial<Placed> = {}): never {
    throw new Trouble({ ...fault, at: this.next.at, suggestions: [], ...placed });
  }

  missing(why: (FilterFault & { code: "filter/missing" })["data"]["why"], text: string, at = this.next.at): never {
    return this.fail({ code: "filter/missing", data: { why, text } }, { at });
  }

  /** Here stands what nothing joins to the condition before. */
  unjoined(): never {
    return this.fail({ code: "filter/unexpected", data: { why: "unjoined", text: this.next.text } });
  }

  /** A star for a part of a word: any part of one is found without it. */
  star(at: number, key: string | null = null): never {
    const [piece = "*"] = /^[^\s()"]+/.exec(this.source.slice(at)) ?? [];
    const written = key === null ? piece : piece.slice(key.length + 1);
    const meant = withoutStars(written, key);
    return this.fail(
      { code: "filter/unexpected", data: { why: "star", text: "*" } },
      { at, suggestions: meant === null ? [] : [meant], replaces: [at, at + piece.length] },
    );
  }

  takeWord(word: string): boolean {
    if (this.next.type !== "word" || this.next.text.toLowerCase() !== word) return false;
    this.at++;
    return true;
  }

  takeSign(...signs: string[]): string | null {
    const { type, text } = this.next;
    if (type !== "sign" || !signs.includes(text)) return null;
    this.at++;
    return text;
  }

  takeRelation(): Relation | null {
    const { next } = this;
    if (!isRelation(next)) return null;
    this.at++;
    return RELATIONS.find((one) => one === next.text) ?? "has";
  }

  deeper<T>(read: () => T, at = this.next.at): T {
    if (++this.depth > DEEPEST) this.fail({ code: "filter/too_long", data: { why: "depth", most: DEEPEST } }, { at });
    const value = read();
    this.depth--;
    return value;
  }
}
