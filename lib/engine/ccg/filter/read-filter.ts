import { err, ok, type Result } from "../../kernel/result";
import { nearest } from "../text/nearest";
import { scanFilter, type Token, unquoted } from "./scan";
import {
  type FieldNames,
  type Filter,
  type FilterFault,
  type FilterProblem,
  fieldNames,
  KEYWORDS,
  RELATIONS,
  type Relation,
  SHORT_KEYS,
} from "./tree";

const LONGEST = 2_000;
const DEEPEST = 100;
const MOST_DIGITS = 15;
const END: Token = { type: "end", text: "", value: "", at: 0, until: 0 };

class Trouble extends Error {
  constructor(readonly problem: FilterProblem) {
    super(problem.code);
  }
}

class Reader {
  private at = 0;
  private depth = 0;
  /** Where the last words that are no attribute began. */
  private said: Token = END;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: FieldNames,
  ) {}

  private get next(): Token {
    return this.tokens[this.at] ?? END;
  }

  private fail(fault: FilterFault, at = this.next.at, suggestions: readonly string[] = []): never {
    throw new Trouble({ ...fault, at, suggestions });
  }

  private missing(why: (FilterFault & { code: "filter/missing" })["data"]["why"], text: string, at?: number): never {
    return this.fail({ code: "filter/missing", data: { why, text } }, at);
  }

  /** Here a condition begins that nothing joins to the one before. */
  private unjoined(): never {
    return this.fail({ code: "filter/unexpected", data: { why: "unjoined", text: this.next.text } });
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

  private deeper<T>(read: () => T, at = this.next.at): T {
    if (++this.depth > DEEPEST) this.fail({ code: "filter/too_long", data: { why: "depth", most: DEEPEST } }, at);
    const value = read();
    this.depth--;
    return value;
  }

  whole(): Filter {
    if (this.ended()) return { kind: "all" };
    const filter = this.or();
    if (this.ended()) return filter;
    if (this.next.type === "sign" && this.next.text === ")")
      this.fail({ code: "filter/unexpected", data: { why: "unopened", text: ")" } });
    return this.unjoined();
  }

  private or(): Filter {
    const of = [this.and()];
    while (this.takeWord("or")) of.push(this.and());
    return of.length === 1 && of[0] ? of[0] : { kind: "or", of };
  }

  private and(): Filter {
    const of = [this.not()];
    while (this.takeWord("and") || this.goesOn(of.at(-1))) of.push(this.not());
    return of.length === 1 && of[0] ? of[0] : { kind: "and", of };
  }

  /** Short forms need no `and` around them: `moth rarity:r`, `set:wc cost>2`. */
  private goesOn(last: Filter | undefined): boolean {
    const { type, text } = this.next;
    const short = last?.kind === "short" || (last?.kind === "not" && last.of.kind === "short");
    if (type === "short" || !short) return type === "short";
    if (type === "sign") return text === "(";
    if (type === "word") return text.toLowerCase() === "not" || !KEYWORDS.has(text.toLowerCase());
    return type !== "end";
  }

  private not(): Filter {
    if (!this.takeWord("not")) return this.relation();
    return { kind: "not", of: this.deeper(() => this.not()) };
  }

  private relation(): Filter {
    const left = this.sum();
    const said = this.said;
    const relation = this.relationSign();
    if (relation === null) return left;
    if (left.kind === "words") this.unknownWord(said.text, said.at);
    const { type, text } = this.next;
    if (type === "end" || text === ")") this.missing("after", relation);
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

  private unknownWord(text: string, at: number, known: readonly string[] = this.names.all): never {
    return this.fail({ code: "filter/unknown_word", data: { text } }, at, nearest(text, known));
  }

  private sum(): Filter {
    let left = this.product();
    for (let sign = this.takeSign("+", "-"); sign; sign = this.takeSign("+", "-"))
      left = this.joined(sign === "+" ? "+" : "-", left, () => this.product());
    return left;
  }

  private product(): Filter {
    let left = this.atom();
    for (let sign = this.takeSign("*", "/"); sign; sign = this.takeSign("*", "/"))
      left = this.joined(sign === "*" ? "*" : "/", left, () => this.atom());
    return left;
  }

  /** Both sides of a sign; words that are no attribute cannot be reckoned with. */
  private joined(sign: "+" | "-" | "*" | "/", left: Filter, read: () => Filter): Filter {
    if (left.kind === "words") this.unknownWord(this.said.text, this.said.at);
    if (this.ended()) this.missing("after", sign);
    const right = read();
    if (right.kind === "words") this.unknownWord(this.said.text, this.said.at);
    return { kind: "sum", sign, left, right };
  }

  private atom(): Filter {
    const token = this.next;
    switch (token.type) {
      case "number":
        if (token.text.length > MOST_DIGITS)
          this.fail({ code: "filter/too_long", data: { why: "digits", most: MOST_DIGITS } });
        this.at++;
        return { kind: "number", value: Number(token.text), real: token.text.includes(".") };
      case "quoted":
        this.at++;
        return { kind: "text", text: token.text };
      case "field": {
        this.at++;
        const name = this.names.find(token.text) ?? this.unknownWord(token.text, token.at);
        return { kind: "field", name };
      }
      case "short":
        return this.short(token);
      case "word":
        return this.words();
      case "sign":
        if (token.text === "(") return this.parenthesis(token);
        if (token.text === "-") {
          this.at++;
          const zero: Filter = { kind: "number", value: 0, real: false };
          return this.joined("-", zero, () => this.deeper(() => this.atom()));
        }
        return this.missing("before", token.text);
      case "end":
        return this.missing("here", "");
    }
  }

  private parenthesis(open: Token): Filter {
    this.at++;
    const inner = this.deeper(() => this.or(), open.at);
    if (this.takeSign(")") === null) {
      if (this.ended()) this.fail({ code: "filter/unclosed", data: { why: "parenthesis" } }, open.at);
      this.unjoined();
    }
    return inner;
  }

  private short(token: Token): Filter {
    this.at++;
    const value = unquoted(token.value);
    const own = SHORT_KEYS.find((key) => key === token.text.toLowerCase());
    const key = own ?? this.names.find(token.text);
    if (key === null) return this.unknownWord(token.text, token.at, [...SHORT_KEYS, ...this.names.all]);
    const counts = key === "own" || key === "have";
    if (counts ? !/^\d{0,9}$/.test(value) : value === "")
      return this.missing(counts ? "number" : "value", token.text, token.at + token.text.length + 1);
    return { kind: "short", key, value };
  }

  /** An attribute, or words that are none. */
  private words(): Filter {
    const begun = this.next;
    const field = this.names.find(begun.text);
    if (field !== null && !KEYWORDS.has(begun.text.toLowerCase())) {
      this.at++;
      return { kind: "field", name: field };
    }
    const words: string[] = [];
    while (this.isBare(this.next, words.length > 0)) {
      words.push(this.next.text);
      this.at++;
    }
    if (words.length === 0) this.missing("before", begun.text);
    this.said = begun;
    return { kind: "words", words };
  }

  private isBare({ type, text }: Token, follows: boolean): boolean {
    if (type === "number") return follows;
    return type === "word" && !KEYWORDS.has(text.toLowerCase()) && this.names.find(text) === null;
  }
}

/**
 * Reads a filter of the collection language (`spec/ccg.md` E and I). `attributes`: the game's; names are matched
 * whatever their case. Precedence from low to high: or, and, not, relation, sum, product, atom.
 */
export function readFilter(text: string, attributes: readonly string[]): Result<Filter, FilterProblem> {
  if (text.length > LONGEST)
    return err({ code: "filter/too_long", data: { why: "letters", most: LONGEST }, at: LONGEST, suggestions: [] });
  const names = fieldNames(attributes);
  const tokens = scanFilter(text, names);
  if (!tokens.ok) return tokens;
  try {
    return ok(new Reader(tokens.value, names).whole());
  } catch (error) {
    if (error instanceof Trouble) return err(error.problem);
    throw error;
  }
}
