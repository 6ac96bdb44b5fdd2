import { fail } from "./error";
import type { Source } from "./source";
import { Real } from "./value";

/** What the next piece of a source is. `mark` is punctuation, an operator, or a character that means nothing. */
export type TokenKind = "name" | "number" | "text" | "null" | "mark" | "end";

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isNameStart = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
const isNamePart = (code: number): boolean => isNameStart(code) || isDigit(code) || code === 46;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

const PAIRS = new Set(["==", "!=", "<=", ">=", "&&", "||"]);

/** A decimal numeral as a 32-bit integer: what is too large wraps around. */
function wrapped(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = (Math.imul(value, 10) + text.charCodeAt(i) - 48) | 0;
  return value;
}

/** Cuts a source into tokens, one at a time; `kind`, `word` … describe the one that `advance` has come to. */
export class Scanner {
  kind: TokenKind = "end";
  /** The text of a name or mark; the content of a text. */
  word = "";
  number: number | Real = 0;
  /** Where the next token begins, and where the one before it ended. */
  at = 0;
  before = 0;
  /** Did the text end inside quotes? */
  cut = false;
  private end = 0;
  private readonly text: string;

  /** `remarks`: lines that begin with `#` are passed over, as spaces are (but not inside of quotes). */
  constructor(
    readonly source: Source,
    private readonly remarks: boolean,
  ) {
    this.text = source.text;
  }

  /** Is the next token this mark? */
  is(mark: string): boolean {
    return this.kind === "mark" && this.word === mark;
  }

  isWord(word: string): boolean {
    return this.kind === "name" && this.word === word;
  }

  /** The character behind the next token, spaces skipped: "" at the end. */
  behind(): string {
    return this.text.charAt(this.past(this.end));
  }

  /** The next place that is neither a space nor in a remark. */
  private past(from: number): number {
    const { text } = this;
    for (let at = from; ; at++) {
      while (isSpace(text.charCodeAt(at))) at++;
      const begins = at === 0 || text.charCodeAt(at - 1) === 10;
      if (!this.remarks || text.charCodeAt(at) !== 35 || !begins) return at;
      const end = text.indexOf("\n", at);
      if (end < 0) return text.length;
      at = end;
    }
  }

  refuse(message: string, at = this.at): never {
    fail(message, { source: this.source, at });
  }

  advance(): void {
    const { text } = this;
    this.before = this.end;
    const at = this.past(this.end);
    this.at = at;
    const code = text.charCodeAt(at);
    if (at >= text.length) this.take("end", at, "");
    else if (isNameStart(code)) this.name(at);
    else if (isDigit(code) || code === 46) this.numeral(at);
    else if (code === 34) this.escapedText(at);
    else if (code === 39) this.plainText(at);
    else {
      const pair = text.slice(at, at + 2);
      const word = PAIRS.has(pair) ? pair : text.charAt(at);
      this.take("mark", at + word.length, word);
    }
  }

  private take(kind: TokenKind, end: number, word: string): void {
    this.kind = kind;
    this.end = end;
    this.word = word;
  }

  private name(from: number): void {
    if (this.text.startsWith("NULL", from)) {
      this.take("null", from + 4, "NULL");
      return;
    }
    let end = from + 1;
    while (isNamePart(this.text.charCodeAt(end))) end++;
    this.take("name", end, this.text.slice(from, end));
  }

  private numeral(from: number): void {
    let end = from;
    while (isDigit(this.text.charCodeAt(end))) end++;
    if (this.text.charCodeAt(end) !== 46) {
      this.number = wrapped(this.text, from, end);
      this.take("number", end, "");
      return;
    }
    end++;
    while (isDigit(this.text.charCodeAt(end))) end++;
    if (end === from + 1) this.refuse("A name cannot begin with a dot", from);
    this.number = new Real(Number(this.text.slice(from, end)));
    this.take("number", end, "");
  }

  private escapedText(from: number): void {
    let word = "";
    let start = from + 1;
    for (let at = start; ; at++) {
      const code = this.text.charCodeAt(at);
      if (at >= this.text.length) this.unclosed(from);
      if (code !== 34 && code !== 92) continue;
      word += this.text.slice(start, at);
      if (code === 34) {
        this.take("text", at + 1, word);
        return;
      }
      at++;
      if (this.text.charCodeAt(at) === 110) word += "\n";
      start = this.text.charCodeAt(at) === 110 ? at + 1 : at;
    }
  }

  private plainText(from: number): void {
    const end = this.text.indexOf("'", from + 1);
    if (end < 0) this.unclosed(from);
    this.take("text", end + 1, this.text.slice(from + 1, end));
  }

  private unclosed(from: number): never {
    this.cut = true;
    return this.refuse("This text has no closing quote", from);
  }
}
