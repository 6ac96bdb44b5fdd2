import type { Scanner } from "./scanner";
import {
  ADDITIVE,
  BITWISE,
  type Expression,
  type LeftOperator,
  LOGICAL,
  MULTIPLICATIVE,
  type Operand,
  RELATIONAL,
  type RightOperator,
  type Step,
} from "./tree";
import { listOf } from "./value";

/** How deep parentheses, indexes and bodies may be nested in one text. */
const DEEPEST_TEXT = 200;

/** Reads expressions, one method a level of the grammar. */
export class ExpressionParser {
  /** How many `#` have been read as values. */
  holesRead = 0;
  private depth = 0;

  /** `holes`: a `#` stands for a value, as in the template of `forall`. */
  constructor(
    protected readonly scanner: Scanner,
    private readonly holes: boolean,
  ) {}

  protected expect(mark: string, what: string): void {
    if (!this.scanner.is(mark)) this.refuseNext(`Expected ${what}`);
    this.scanner.advance();
  }

  /** Ends with an error at the next token, which it names. */
  protected refuseNext(message: string): never {
    const { kind, word } = this.scanner;
    const found =
      kind === "end" ? "the end" : kind === "number" ? "a number" : kind === "text" ? "a text" : `"${word}"`;
    this.scanner.refuse(`${message}, found ${found}`);
  }

  protected deeper<T>(read: () => T): T {
    if (++this.depth > DEEPEST_TEXT) this.scanner.refuse("This text is nested too deep");
    const result = read();
    this.depth--;
    return result;
  }

  expression(): Expression {
    return this.level(LOGICAL, () => this.relation());
  }

  private relation(): Expression {
    const { at } = this.scanner;
    if (this.scanner.is("!")) {
      this.scanner.advance();
      return { kind: "not", operand: this.deeper(() => this.relation()), at };
    }
    return this.level(RELATIONAL, () => this.level(BITWISE, () => this.level(ADDITIVE, () => this.term())));
  }

  private level(operators: readonly LeftOperator[], next: () => Expression): Expression {
    const first = next();
    const rest = this.operands(operators, next);
    return rest.length === 0 ? first : { kind: "left", first, rest, at: first.at };
  }

  private term(): Expression {
    const first = this.atom();
    const rest = this.operands<RightOperator>(MULTIPLICATIVE, () => this.atom());
    return rest.length === 0 ? first : { kind: "right", first, rest, at: first.at };
  }

  private operands<O extends string>(operators: readonly O[], next: () => Expression): Operand<O>[] {
    const rest: Operand<O>[] = [];
    for (;;) {
      const { kind, word, at } = this.scanner;
      const operator = kind === "mark" ? operators.find((one) => one === word) : undefined;
      if (operator === undefined) return rest;
      this.scanner.advance();
      rest.push({ operator, operand: next(), at });
    }
  }

  private atom(): Expression {
    const { scanner } = this;
    const { kind, at, word, number } = scanner;
    if (kind === "number" || kind === "text") {
      scanner.advance();
      return { kind: "literal", value: kind === "number" ? number : word, at };
    }
    if (kind === "null") {
      scanner.advance();
      return { kind: "literal", value: null, at };
    }
    if (kind === "name") return this.named(word, at);
    if (scanner.is("(")) return this.place(this.parenthesis(), at);
    if (scanner.is("-")) {
      scanner.advance();
      return { kind: "negate", operand: this.deeper(() => this.atom()), at };
    }
    if (this.holes && scanner.is("#")) {
      scanner.advance();
      this.holesRead++;
      return this.place({ kind: "hole", at }, at);
    }
    return this.refuseNext("Expected an expression");
  }

  private named(name: string, at: number): Expression {
    const { scanner } = this;
    scanner.advance();
    if (scanner.is("(")) return { kind: "call", name, argument: this.parenthesis(), at };
    const path = this.path();
    return { kind: "place", base: name, path, assigned: this.assigned(), at };
  }

  /** A parenthesis with the path behind it; without one nothing can be assigned to it. */
  private place(base: Expression, at: number): Expression {
    const path = this.path();
    return path.length === 0 ? base : { kind: "place", base, path, assigned: this.assigned(), at };
  }

  private assigned(): Expression | null {
    if (!this.scanner.is("=")) return null;
    this.scanner.advance();
    return this.deeper(() => this.expression());
  }

  private path(): Step[] {
    const { scanner } = this;
    const path: Step[] = [];
    while (scanner.is("[") || scanner.is("{")) {
      const { at } = scanner;
      const kind = scanner.word === "[" ? "position" : "key";
      scanner.advance();
      path.push({ kind, index: this.deeper(() => this.expression()), at });
      this.expect(kind === "position" ? "]" : "}", kind === "position" ? "]" : "}");
    }
    return path;
  }

  /** `()` is NULL, `(,)` the empty list, `(e)` groups, `(e,)` and `(a,b)` are lists. Also the argument of a call. */
  protected parenthesis(): Expression {
    const { scanner } = this;
    const { at } = scanner;
    this.expect("(", "(");
    if (scanner.is(")")) {
      scanner.advance();
      return { kind: "literal", value: null, at };
    }
    if (scanner.is(",")) {
      scanner.advance();
      this.expect(")", ") behind the comma of an empty list");
      return { kind: "literal", value: listOf([]), at };
    }
    return this.deeper(() => this.elements(at));
  }

  private elements(at: number): Expression {
    const { scanner } = this;
    const items = [this.expression()];
    if (scanner.is(")")) {
      scanner.advance();
      return { kind: "group", inner: items[0]!, at };
    }
    while (scanner.is(",")) {
      scanner.advance();
      if (scanner.is(")")) break;
      items.push(this.expression());
    }
    this.expect(")", ", or )");
    return { kind: "list", items, at };
  }
}
