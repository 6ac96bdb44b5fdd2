import { err, ok, type Result } from "../../kernel/result";

/** A fault of a filter: what is wrong, where (counted from 0), and words that may have been meant. */
export type FilterProblem = {
  readonly code: "filter/unexpected" | "filter/unknown_word" | "filter/unclosed" | "filter/missing" | "filter/too_long";
  readonly message: string;
  readonly at: number;
  readonly suggestions: readonly string[];
};

export const RELATIONS = ["<=", ">=", "!=", "=", "<", ">", "has"] as const;
export type Relation = (typeof RELATIONS)[number];
export type Sign = "+" | "-" | "*" | "/";

/** A filter as a tree (`spec/ccg.md` I). */
export type Filter =
  | { readonly kind: "all" }
  | { readonly kind: "or" | "and"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  | { readonly kind: "relation"; readonly relation: Relation; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "sum"; readonly sign: Sign; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "number"; readonly value: number; readonly real: boolean }
  | { readonly kind: "text"; readonly text: string }
  /** An attribute or field, by its name in the game. */
  | { readonly kind: "field"; readonly name: string }
  /** Words that stand alone: looked for in name and text. */
  | { readonly kind: "words"; readonly words: readonly string[] }
  /** `own:2`, `rarity:r`, `set:wc`. */
  | { readonly kind: "short"; readonly key: string; readonly value: string };

/** Fields that every card has, besides its attributes. */
export const FIELDS = ["name", "set", "text", "have", "deck", "sell", "want", "seller", "price", "myprice"] as const;
export const TEXT_FIELDS: readonly string[] = ["name", "set", "text", "seller"];
const KEYWORDS = new Set(["and", "or", "not", "has"]);

type Token = {
  readonly type: "word" | "number" | "quoted" | "sign" | "short" | "end";
  readonly text: string;
  readonly at: number;
};

const LONGEST = 2_000;
const DEEPEST = 100;

/** Words, numbers, quotes and signs. A hyphen belongs to a word, unless an attribute stands before it. */
function tokensOf(text: string, names: ReadonlyMap<string, string>): Result<Token[], FilterProblem> {
  const tokens: Token[] = [];
  const pattern =
    /\s+|(\d+(?:\.\d+)?)(?![\p{L}_])|"((?:[^"\\]|\\.)*)"|(<=|>=|!=|[=<>()+\-*/])|([\p{L}_][\p{L}\p{N}_.'-]*):(\S*)|([\p{L}\p{N}_#$&.'’?%@](?:[\p{L}\p{N}_#$&.'’?%@]|-(?=\p{L}))*)/uy;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      const unclosed = text[at] === '"';
      return err({
        code: unclosed ? "filter/unclosed" : "filter/unexpected",
        message: unclosed ? "This quote is not closed." : `"${text[at]}" does not belong in a filter.`,
        at,
        suggestions: [],
      });
    }
    const [, number, quoted, sign, key, value, word] = match;
    if (number !== undefined) tokens.push({ type: "number", text: number, at });
    else if (quoted !== undefined) tokens.push({ type: "quoted", text: quoted.replace(/\\(.)/g, "$1"), at });
    else if (sign !== undefined) tokens.push({ type: "sign", text: sign, at });
    else if (key !== undefined) tokens.push({ type: "short", text: `${key}:${value ?? ""}`, at });
    else if (word !== undefined) {
      const head = word.split("-")[0] ?? word;
      const text = names.has(head.toLowerCase()) ? head : word;
      pattern.lastIndex = at + text.length;
      tokens.push({ type: "word", text, at });
    }
  }
  tokens.push({ type: "end", text: "", at: text.length });
  return ok(tokens);
}

class Trouble extends Error {
  constructor(readonly problem: FilterProblem) {
    super(problem.message);
  }
}

class Reader {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    /** Names of attributes and fields, by their lower case. */
    private readonly names: ReadonlyMap<string, string>,
  ) {}

  private get next(): Token {
    return this.tokens[this.at] ?? { type: "end", text: "", at: 0 };
  }

  private fail(
    code: FilterProblem["code"],
    message: string,
    at = this.next.at,
    suggestions: readonly string[] = [],
  ): never {
    throw new Trouble({ code, message, at, suggestions });
  }

  private takeWord(word: string): boolean {
    if (this.next.type !== "word" || this.next.text.toLowerCase() !== word) return false;
    this.at++;
    return true;
  }

  private takeSign(...signs: string[]): string | null {
    const { type, text } = this.next;
    if (type !== "sign" || !signs.includes(text)) return null;
    this.at++;
    return text;
  }

  private ended(): boolean {
    return this.next.type === "end";
  }

  whole(): Filter {
    if (this.ended()) return { kind: "all" };
    const filter = this.or();
    if (this.ended()) return filter;
    if (this.next.text === ")") this.fail("filter/unexpected", "This parenthesis was never opened.");
    return this.fail(
      "filter/unexpected",
      `"${this.next.text}" is not expected here: join conditions with "and" or "or".`,
    );
  }

  private or(): Filter {
    const of = [this.and()];
    while (this.takeWord("or")) of.push(this.and());
    return of.length === 1 && of[0] ? of[0] : { kind: "or", of };
  }

  private and(): Filter {
    const of = [this.not()];
    while (this.takeWord("and")) of.push(this.not());
    return of.length === 1 && of[0] ? of[0] : { kind: "and", of };
  }

  private not(): Filter {
    if (!this.takeWord("not")) return this.relation();
    if (++this.depth > DEEPEST) this.fail("filter/too_long", "The filter is nested too deep.");
    const of = this.not();
    this.depth--;
    return { kind: "not", of };
  }

  private relation(): Filter {
    const begun = this.next;
    const left = this.sum();
    const relation = this.relationSign();
    if (relation === null) return left;
    if (left.kind === "words") this.unknownWord(begun);
    const { type, text } = this.next;
    if (type === "end" || text === ")") this.fail("filter/missing", `Something is missing after "${relation}".`);
    const right = this.sum();
    return {
      kind: "relation",
      relation,
      left,
      right: right.kind === "words" ? { kind: "text", text: right.words.join(" ") } : right,
    };
  }

  private relationSign(): Relation | null {
    if (this.takeWord("has")) return "has";
    const sign = this.takeSign("<=", ">=", "!=", "=", "<", ">");
    return RELATIONS.find((relation) => relation === sign) ?? null;
  }

  private unknownWord({ text, at }: Token): never {
    const near = [...this.names.values()].filter((name) => likeness(name.toLowerCase(), text.toLowerCase()) <= 2);
    return this.fail("filter/unknown_word", `There is no attribute "${text}".`, at, near);
  }

  private sum(): Filter {
    let left = this.product();
    for (let sign = this.takeSign("+", "-"); sign; sign = this.takeSign("+", "-"))
      left = { kind: "sum", sign: sign === "+" ? "+" : "-", left, right: this.operand(sign, () => this.product()) };
    return left;
  }

  private product(): Filter {
    let left = this.atom();
    for (let sign = this.takeSign("*", "/"); sign; sign = this.takeSign("*", "/"))
      left = { kind: "sum", sign: sign === "*" ? "*" : "/", left, right: this.operand(sign, () => this.atom()) };
    return left;
  }

  private operand(sign: string, read: () => Filter): Filter {
    if (this.next.type === "end") this.fail("filter/missing", `Something is missing after "${sign}".`);
    return read();
  }

  private atom(): Filter {
    const token = this.next;
    if (token.type === "sign" && token.text === "(") {
      if (++this.depth > DEEPEST) this.fail("filter/too_long", "The filter is nested too deep.");
      this.at++;
      const inner = this.or();
      if (this.takeSign(")") === null) this.fail("filter/unclosed", "This parenthesis is not closed.", token.at);
      this.depth--;
      return inner;
    }
    if (token.type === "sign" && token.text === "-") {
      this.at++;
      return {
        kind: "sum",
        sign: "-",
        left: { kind: "number", value: 0, real: false },
        right: this.operand("-", () => this.atom()),
      };
    }
    switch (token.type) {
      case "number":
        this.at++;
        return { kind: "number", value: Number(token.text), real: token.text.includes(".") };
      case "quoted":
        this.at++;
        return { kind: "text", text: token.text };
      case "short": {
        this.at++;
        const colon = token.text.indexOf(":");
        return { kind: "short", key: token.text.slice(0, colon).toLowerCase(), value: token.text.slice(colon + 1) };
      }
      case "word":
        return this.words();
      default:
        return this.fail(
          "filter/missing",
          token.type === "end" ? "Something is missing here." : `"${token.text}" is not expected here.`,
        );
    }
  }

  /** An attribute, or words that are none. */
  private words(): Filter {
    const field = this.names.get(this.next.text.toLowerCase());
    if (field !== undefined) {
      this.at++;
      return { kind: "field", name: field };
    }
    const words: string[] = [];
    while (
      this.next.type === "word" &&
      !KEYWORDS.has(this.next.text.toLowerCase()) &&
      !this.names.has(this.next.text.toLowerCase())
    ) {
      words.push(this.next.text);
      this.at++;
    }
    if (words.length === 0) this.fail("filter/missing", `"${this.next.text}" needs something before it.`);
    return { kind: "words", words };
  }
}

/** How many letters have to change between two words; 3 for more than two. */
function likeness(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const last = row;
    row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
  }
  return Math.min(3, row[b.length] ?? 3);
}

/**
 * Reads a filter of the collection language (`spec/ccg.md` E and I). `attributes`: the game's; names are matched
 * whatever their case. Precedence from low to high: or, and, not, relation, sum, product, atom.
 */
export function readFilter(text: string, attributes: readonly string[]): Result<Filter, FilterProblem> {
  if (text.length > LONGEST)
    return err({
      code: "filter/too_long",
      message: `A filter has at most ${LONGEST} letters.`,
      at: LONGEST,
      suggestions: [],
    });
  const names = new Map([...attributes, ...FIELDS].map((name) => [name.toLowerCase(), name]));
  const tokens = tokensOf(text, names);
  if (!tokens.ok) return tokens;
  try {
    return ok(new Reader(tokens.value, names).whole());
  } catch (error) {
    if (error instanceof Trouble) return err(error.problem);
    throw error;
  }
}
