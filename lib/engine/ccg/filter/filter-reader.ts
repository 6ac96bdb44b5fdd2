import { checkValue } from "./check-value";
import { type Cursor, isKeyword, isRelation } from "./cursor";
import { unknownField } from "./elsewhere";
import { exactName } from "./exact-name";
import { type Factor, together } from "./join";
import { negates, subtracts } from "./minus";
import { fieldHere, namesField } from "./named-fields";
import type { Token } from "./scan";
import { readShort } from "./short-reader";
import type { Filter, Relation } from "./tree";
import { type FilterVocabulary, isYes } from "./vocabulary";

const MOST_DIGITS = 15;
/** So many bare words can be one value: `name=Keeper of Drowned Names`. */
const LONGEST_VALUE = 8;
const WORDS: ReadonlySet<Token["type"]> = new Set(["word", "number"]);

/** Reads the pieces of a filter, each level of precedence by a method of its own; what is wrong it throws as `Trouble`. */
export class FilterReader {
  /** Within how many right sides of relations: there nothing begins beside a value, as in `cost=(1 2)`. */
  private rights = 0;

  constructor(
    private readonly cursor: Cursor,
    private readonly vocabulary: FilterVocabulary,
  ) {}

  whole(): Filter {
    const { cursor } = this;
    if (cursor.ended) return { kind: "all" };
    const filter = this.or();
    if (cursor.ended) return filter;
    if (cursor.next.type === "sign" && cursor.next.text === ")")
      cursor.fail({ code: "filter/unexpected", data: { why: "unopened", text: ")" } });
    return cursor.unjoined();
  }

  /** The conditions, if nothing but `and` joins them; else null. */
  alone(): Factor[] | null {
    const level = this.level();
    return this.cursor.ended ? level : null;
  }

  private or(): Filter {
    const of = [this.and()];
    while (this.cursor.takeWord("or")) of.push(this.and());
    return of.length === 1 && of[0] ? of[0] : { kind: "or", of };
  }

  /** Conditions that all hold, joined by `and` or side by side. */
  private and(): Filter {
    return together(this.level());
  }

  /** The conditions of a level one by one. */
  private level(): Factor[] {
    const factors = [this.factor(false)];
    for (;;) {
      if (this.cursor.takeWord("and")) factors.push(this.factor(false));
      else if (this.begins(factors.at(-1)?.filter)) factors.push(this.factor(true));
      else return factors;
    }
  }

  private factor(isClose: boolean): Factor {
    const { cursor } = this;
    const { type, text, at } = cursor.next;
    const first = cursor.at + (type === "sign" || text.toLowerCase() === "not" ? 1 : 0);
    const filter = this.not();
    const token = cursor.peek(-1);
    const single = cursor.at === first + 1 && (token.type === "word" || token.type === "number");
    return { filter, isClose, from: at, until: token.until, word: single ? token.text : null };
  }

  /** Does a condition begin here, beside this one? */
  private begins(before: Filter | undefined): boolean {
    const { next } = this.cursor;
    const isValue = before?.kind === "number" || before?.kind === "text" || before?.kind === "field";
    if (next.type === "end" || (this.rights > 0 && isValue)) return false;
    if (next.type === "sign") return next.text === "(" || next.text === "!" || negates(this.cursor);
    return !isKeyword(next) || next.text.toLowerCase() === "not";
  }

  private not(): Filter {
    const { cursor } = this;
    if (cursor.takeWord("not")) return { kind: "not", of: cursor.deeper(() => this.not()) };
    if (!negates(cursor)) return this.relation();
    cursor.at++;
    return { kind: "not", of: cursor.deeper(() => this.not()) };
  }

  private relation(): Filter {
    const { cursor } = this;
    const begun = cursor.next;
    const left = this.sum(false);
    const relation = cursor.takeRelation();
    if (relation === null) return left;
    if (left.kind === "words") this.unknown(begun);
    if (cursor.ended || cursor.next.text === ")") cursor.missing("after", relation);
    const first = cursor.next;
    this.rights++;
    const right = this.sum(true);
    this.rights--;
    if (right.kind === "words" && first.type === "word") return this.value(left, relation, first, begun.at);
    const of = right.kind === "or" ? right.of : [right];
    if (!of.every(({ kind }) => kind === "words" || kind === "text" || kind === "number"))
      return { kind: "relation", relation, left, right };
    const { until } = cursor.peek(-1);
    for (const one of of) if (one.kind === "words") this.check(left, relation, one.words.join(" "), first.at, until);
    const [only] = of;
    if (only && of.length === 1) return { kind: "relation", relation, left, right: only };
    // `type=(beast or folk)` is a choice.
    return {
      kind: relation === "!=" ? "and" : "or",
      of: of.map((one) => ({ kind: "relation", relation, left, right: one })),
    };
  }

  private check(left: Filter, relation: Relation, text: string, at: number, until: number, from?: number): void {
    const written = { text, at, until, ...(from === undefined ? {} : { from }) };
    if (left.kind === "field") checkValue(this.cursor, this.vocabulary, left.name, relation, written);
  }

  /** A bare word to the right of a relation, or as many as are one value together. */
  private value(left: Filter, relation: Relation, first: Token, from: number): Filter {
    const { cursor, vocabulary } = this;
    const field = left.kind === "field" ? left.name : null;
    const known = (field !== null && relation !== "has" && vocabulary.known(field)) || [];
    let more = 0;
    for (let i = 0; i < LONGEST_VALUE && WORDS.has(cursor.peek(i).type); i++) {
      const said = cursor.source.slice(first.at, cursor.peek(i).until).toLowerCase();
      const meant = field === null ? said : vocabulary.meant(field, said);
      if (known.some((one) => one.toLowerCase() === meant)) more = i + 1;
    }
    cursor.at += more;
    const { until } = cursor.peek(-1);
    const text = cursor.source.slice(first.at, until);
    this.check(left, relation, text, first.at, until, relation === "=" ? from : undefined);
    return { kind: "relation", relation, left, right: { kind: "words", words: text.split(/\s+/) } };
  }

  /** The word with which a side begins, perhaps in parentheses, is no field. */
  private unknown(begun: Token, more: readonly string[] = []): never {
    const { tokens } = this.cursor;
    const token = tokens.slice(tokens.indexOf(begun)).find(({ type }) => type !== "sign") ?? begun;
    const { data, suggestions } = unknownField(token.text, this.cursor.source, this.vocabulary, more);
    return this.cursor.fail({ code: "filter/unknown_word", data }, { at: token.at, suggestions });
  }

  private sum(isRight: boolean): Filter {
    const { cursor } = this;
    const begun = cursor.next;
    let left = this.product();
    for (;;) {
      const { type, text } = cursor.next;
      if (type !== "sign" || (text !== "+" && text !== "-")) return left;
      const isValue = (token: Token) => token.type === "number" || this.isField(token);
      if (text === "-" && !subtracts(cursor, left, begun.at, isRight, isValue)) return left;
      cursor.at++;
      left = this.joined(text, left, begun, () => this.product());
    }
  }

  private product(): Filter {
    const { cursor } = this;
    const begun = cursor.next;
    let left = this.atom();
    for (let sign = cursor.takeSign("*", "/"); sign; sign = cursor.takeSign("*", "/")) {
      const [before, star, next] = [cursor.peek(-2), cursor.peek(-1), cursor.next];
      // `rarity:r *king`: nobody multiplies so.
      const isPart = before.until < star.at && star.until === next.at && next.type === "word" && !this.isField(next);
      if (sign === "*" && isPart) cursor.star(star.at);
      left = this.joined(sign === "*" ? "*" : "/", left, begun, () => this.atom());
    }
    return left;
  }

  /** Both sides of a sign; words that are no attribute cannot be reckoned with. */
  private joined(sign: "+" | "-" | "*" | "/", left: Filter, begun: Token, read: () => Filter): Filter {
    const { cursor } = this;
    if (left.kind === "words") {
      if (sign === "*" && cursor.next.type !== "number" && !this.isField(cursor.next)) cursor.star(begun.at);
      this.unknown(begun);
    }
    if (cursor.ended) cursor.missing("after", sign);
    const second = cursor.next;
    const right = read();
    if (right.kind === "words") this.unknown(second);
    return { kind: "sum", sign, left, right };
  }

  private atom(): Filter {
    const { cursor } = this;
    const token = cursor.next;
    switch (token.type) {
      case "number":
        if (token.text.length > MOST_DIGITS)
          cursor.fail({ code: "filter/too_long", data: { why: "digits", most: MOST_DIGITS } });
        cursor.at++;
        return { kind: "number", value: Number(token.text), real: token.text.includes(".") };
      case "quoted":
        cursor.at++;
        return { kind: "text", text: token.text };
      case "field":
        cursor.at++;
        return { kind: "field", name: this.vocabulary.names.find(token.text) ?? this.unknown(token) };
      case "short":
        return readShort(cursor, this.vocabulary, token, (one, more) => this.unknown(one, more));
      case "word":
        return this.word(token);
      case "sign":
        if (token.text === "(") return this.parenthesis(token);
        if (token.text === "!") return exactName(cursor, this.vocabulary);
        if (token.text === "-") {
          cursor.at++;
          const zero: Filter = { kind: "number", value: 0, real: false };
          return this.joined("-", zero, token, () => cursor.deeper(() => this.atom()));
        }
        if (token.text === "*" && cursor.peek(1).type === "word" && cursor.peek(1).at === token.until)
          cursor.star(token.at);
        return cursor.missing("before", token.text);
      case "end":
        return cursor.missing("here", "");
    }
  }

  private parenthesis(open: Token): Filter {
    const { cursor } = this;
    cursor.at++;
    const inner = cursor.deeper(() => this.or(), open.at);
    if (cursor.takeSign(")") === null) {
      if (cursor.ended) cursor.fail({ code: "filter/unclosed", data: { why: "parenthesis" } }, { at: open.at });
      cursor.unjoined();
    }
    return inner;
  }

  /** A field, or a word that is looked for. */
  private word(token: Token): Filter {
    const { cursor } = this;
    if (isKeyword(token)) cursor.missing("before", token.text);
    const name = fieldHere(cursor, this.vocabulary.names);
    cursor.at++;
    if (name !== null && this.isState(name)) return { kind: "short", key: "is", value: name };
    return name === null ? { kind: "words", words: [token.text] } : { kind: "field", name };
  }

  /** `foil` alone, or among others: what is so or not has no number, and is no word of a text. The next piece comes after it. */
  private isState(name: string): boolean {
    const { next } = this.cursor;
    const isBeside = isRelation(next) || (next.type === "sign" && /^[+*/]$/.test(next.text));
    return this.rights === 0 && !isBeside && isYes(this.vocabulary.known(name));
  }

  private isField(token: Token): boolean {
    return namesField(token, this.vocabulary.names);
  }
}
