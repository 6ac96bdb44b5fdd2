import { fail } from "./error";
import type { Meter } from "./meter";
import { List, Real, type Value } from "./value";

const DEEPEST_LITERAL = 500;
const SPACE = /[ \t\n\v\f\r]*/y;
const NUMERAL = /-?(?:\d[\d.]*|\.\d[\d.]*)/y;
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'/y;

/** Reads one written value from a place in a text. */
class LiteralReader {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly meter: Meter,
  ) {}

  whole(): Value {
    this.take(SPACE);
    if (this.at === this.text.length) return null;
    const value = this.value();
    this.take(SPACE);
    return this.at === this.text.length ? value : fail("There is more behind the value");
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  private next(character: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private value(): Value {
    this.take(SPACE);
    if (this.text.startsWith("NULL", this.at)) {
      this.at += 4;
      return null;
    }
    const numeral = this.take(NUMERAL);
    if (numeral) return numberFrom(numeral[0]);
    const quoted = this.take(QUOTED);
    if (quoted) return quoted[2] ?? unescaped(quoted[1] ?? "");
    return this.next("(") ? this.list() : fail("This is not a written value");
  }

  private list(): Value {
    if (++this.depth > DEEPEST_LITERAL) fail("The list is nested too deep to be read");
    const items: Value[] = [];
    if (this.next(",")) {
      if (!this.next(")")) fail("This is not a written value");
    } else {
      items.push(this.value());
      while (!this.next(")")) {
        if (!this.next(",")) fail("Expected , or ) in a list");
        if (this.next(")")) return this.closed(items);
        items.push(this.value());
      }
      if (items.length === 1) fail("A list of one element ends with a comma");
    }
    return this.closed(items);
  }

  private closed(items: Value[]): List {
    this.depth--;
    this.meter.list(items.length);
    return new List(items);
  }
}

const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, (_, c: string) => (c === "n" ? "\n" : c));

/** A numeral: a real if it has a dot; what follows a second dot does not count. */
function numberFrom(text: string): number | Real {
  if (text.includes(".")) return new Real(Number.parseFloat(text));
  let value = 0;
  for (const digit of text) if (digit !== "-") value = (Math.imul(value, 10) + Number(digit)) | 0;
  return text.startsWith("-") ? -value | 0 : value;
}

/** The value that a text writes: NULL, a number, a text, a list. An empty text is NULL. Throws on anything else. */
export function readValue(text: string, meter: Meter): Value {
  meter.spend(text.length + 1);
  meter.text(text.length);
  return new LiteralReader(text, meter).whole();
}
