import { err, ok, type Result } from "../kernel/result";
import { keyPath } from "./problem-path";
import type { Said } from "./say";

/** Where and why a text is not JSON; lines and columns count from 1. */
export type JsonFault = { line: number; column: number; says: Said };

/** Reads JSON; what is wrong is told with its line, which the platform's own reader does not always know. */
export function readJson(written: string): Result<unknown, JsonFault> {
  // Some editors mark the beginning of a text with a character that nobody sees (RFC 8259, section 8.1).
  const text = written.replace(/^\uFEFF/, "");
  try {
    return ok(JSON.parse(text));
  } catch {
    const { at, says } = faultOf(text) ?? { at: text.length, says: "unreadable" as const };
    const before = text.slice(0, at).split("\n");
    return err({ line: before.length, column: before.at(-1)!.length + 1, says });
  }
}

/** Keys that an object of a JSON text has twice, with the path of each: what is read is the last one alone. */
export function keysTwice(text: string): { path: string; key: string }[] {
  const twice: { path: string; key: string }[] = [];
  /** What is open: where it is, and the keys that an object had, or how many values a list had. */
  const open: { path: string; keys: Set<string> | null; at: number; key: string }[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"(?=(\s*:)?)|[{}[\],]/g;
  for (const [token, colon] of text.matchAll(tokens)) {
    const inside = open.at(-1);
    const here =
      inside === undefined ? "$" : inside.keys ? keyPath(inside.path, inside.key) : `${inside.path}[${inside.at}]`;
    if (token === "{" || token === "[")
      open.push({ path: here, keys: token === "{" ? new Set() : null, at: 0, key: "" });
    else if (token === "}" || token === "]") open.pop();
    else if (token === ",") inside!.at += 1;
    else if (colon !== undefined && inside?.keys) {
      inside.key = String(JSON.parse(token));
      if (inside.keys.has(inside.key)) twice.push({ path: keyPath(inside.path, inside.key), key: inside.key });
      inside.keys.add(inside.key);
    }
  }
  return twice;
}

const BLANK = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a JSON text may not hold bare
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const WORD = /true|false|null/y;

type Fault = { at: number; says: Said };
/** What may come next: a value, a value or the end of an empty list, a key, a key or the end, `,` or the end. */
type Want = "value" | "first value" | "key" | "first key" | "more";

/** The first place where a text stops being JSON; null: nowhere. Keeps its own list of what is open: depth costs no stack. */
function faultOf(text: string): Fault | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return false;
    at += found[0].length;
    return true;
  };
  const open: ("{" | "[")[] = [];
  let want: Want = "value";
  /** Where the last value ended: a comma that is missing belongs there. */
  let ended = 0;
  const close = (): void => {
    open.pop();
    at += 1;
    want = "more";
  };
  if (text.trim() === "") return { at: 0, says: "emptyText" };
  for (;;) {
    if (want === "more") ended = at;
    take(BLANK);
    const char = text[at];
    if (want === "more") {
      const inside = open.at(-1);
      if (inside === undefined)
        return char === undefined ? null : { at, says: { is: "afterEnd", facts: { char: char } } };
      if (char === (inside === "{" ? "}" : "]")) close();
      else if (char !== ",") return unseparated(text, at, ended, inside === "{" ? "}" : "]");
      else {
        at += 1;
        want = inside === "{" ? "key" : "value";
      }
    } else if (want === "key" || want === "first key") {
      if (char === "}" && want === "first key") close();
      else if (char === "}") return { at, says: { is: "commaBefore", facts: { close: "}" } } };
      else {
        if (!take(TEXT)) return { at, says: textFault(text, at, "keyMissing") };
        take(BLANK);
        if (text[at] === "=") return { at, says: "equalsSign" };
        if (text[at] !== ":") return { at, says: { is: "colonMissing", facts: { char: text[at] ?? null } } };
        at += 1;
        want = "value";
      }
    } else if (char === "{" || char === "[") {
      open.push(char);
      at += 1;
      want = char === "{" ? "first key" : "first value";
    } else if (char === "]" && want === "first value") close();
    else if (char === "]" && open.at(-1) === "[") return { at, says: { is: "commaBefore", facts: { close: "]" } } };
    else if (take(TEXT) || take(NUMBER) || take(WORD)) want = "more";
    else return { at, says: textFault(text, at, "valueMissing") };
  }
}

/** What comes after a value is neither a comma nor the end of what it is in. */
function unseparated(text: string, at: number, ended: number, close: "}" | "]"): Fault {
  const char = text[at];
  if (char === "/" || char === "#") return { at, says: "noComments" };
  if (char === ";") return { at, says: "semicolon" };
  const number = /-?\d+$/.exec(text.slice(Math.max(0, ended - 20), ended))?.[0];
  if (number !== undefined && ended === at) {
    const [, to] = /^(?:-|–|\.\.+)\s*(\d+)/.exec(text.slice(at, at + 30)) ?? [];
    if (to !== undefined) return { at, says: { is: "rangeIsList", facts: { from: number, to } } };
    if (/^-?0$/.test(number) && /\d/.test(char ?? "")) return { at, says: "leadingZero" };
  }
  const follows = char !== undefined && /["{[\w“”'-]/.test(char);
  // A comma belongs to the line that wants it, not to the one on which that is found out.
  if (follows && text.slice(ended, at).includes("\n")) return { at: ended, says: "commaAtEnd" };
  return { at, says: { is: "commaMissing", facts: { close, char: char ?? null } } };
}

/** Words that stand for values in other languages. */
const MEANT: Readonly<Record<string, string>> = {
  ...{ True: "true", TRUE: "true", yes: "true", Yes: "true", on: "true" },
  ...{ False: "false", FALSE: "false", no: "false", No: "false", off: "false" },
  ...{ None: "null", NULL: "null", Null: "null", undefined: "null" },
};

/** What is wrong where a text or a value should begin. */
function textFault(text: string, at: number, wanted: "keyMissing" | "valueMissing"): Said {
  const char = text[at];
  if (char === '"') return "unendedText";
  if (char === "'") return "doubleQuotes";
  if (char !== undefined && "“”„«»‘’".includes(char)) return "straightQuotes";
  if (char === "/" || char === "#") return "noComments";
  if (char === "+") return "noPlus";
  const word = /^[\p{L}_][\p{L}\d_-]{0,39}/u.exec(text.slice(at, at + 40))?.[0];
  if (word === undefined) return { is: wanted, facts: { char: char ?? null } };
  if (wanted === "keyMissing") return { is: "keyQuotes", facts: { word } };
  return Object.hasOwn(MEANT, word)
    ? { is: "wordMeans", facts: { word, meant: MEANT[word]! } }
    : { is: "wordQuotes", facts: { word } };
}
