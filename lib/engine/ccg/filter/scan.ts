import { err, ok, type Result } from "../../kernel/result";
import { shortNamed } from "./short-names";
import { type FieldNames, type FilterProblem, KEY_NAMES } from "./tree";

/**
 * A piece of a filter. `field`: a name in brackets. `short`: `key:value`, of which `text` is the key. `end` is there
 * always, last. `until` is where the piece ends in the text as written.
 */
export type Token = {
  readonly type: "word" | "number" | "quoted" | "field" | "sign" | "short" | "end";
  readonly text: string;
  readonly value: string;
  readonly at: number;
  readonly until: number;
};

const LETTER = String.raw`[\p{L}\p{N}\p{M}_#$&'’?%@{}.,]`;
/** Letters joined by hyphens: `Blue-Step`. */
const WORD = String.raw`${LETTER}+(?:-(?=\p{L})${LETTER}+)*`;
/** Phones make `“…”` of plain quotation marks, and other tongues have their own. */
const MARKS = "“”„‟«»";
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|[${MARKS}](?:[^"${MARKS}\\]|\\.)*["${MARKS}]`;
/** Signs and joints as they are written elsewhere. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "−": "-",
    "–": "-",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "==": "=",
    "&&": "and",
    "||": "or",
    "|": "or",
  }),
);
const PIECE = new RegExp(
  [
    String.raw`(?<blank>\s+)`,
    String.raw`(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?![\p{L}\p{N}_.]))`,
    `(?<quoted>${QUOTED})`,
    String.raw`\[(?<field>[^\]]+)\]`,
    String.raw`(?<sign><=|>=|!=|==|[=<>()+\-*/!−–≤≥≠])`,
    String.raw`(?<key>[\p{L}_][\p{L}\p{N}_.'-]*):(?<value>${QUOTED}|[^\s()"${MARKS}]*)`,
    String.raw`(?<joint>\|\|?|&&(?=[\s(]))`,
    `(?<word>${WORD})`,
  ].join("|"),
  "uy",
);

const VALUE = new RegExp(`=(${QUOTED}|[^\\s()"${MARKS}=<>]+)`, "uy");
const WHOLE = new RegExp(`^(?:${QUOTED})$`, "u");

/** The text between quotes, where `\"` and `\\` are a quote and a backslash. */
export const unquoted = (text: string): string =>
  WHOLE.test(text) ? text.slice(1, -1).replace(/\\(.)/gsu, "$1") : text;

/** Typographic apostrophes, which phones write, as plain ones. */
export const plainApostrophes = (text: string): string => text.replaceAll("’", "'");

/** A text in quotes, as `unquoted` reads it. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * Cuts a filter into its pieces. A hyphen belongs to a word, as in `set-aside`, unless a field or an attribute stands on
 * both sides of it: `might-guard`.
 */
export function scanFilter(text: string, names: FieldNames): Result<Token[], FilterProblem> {
  const tokens: Token[] = [];
  let at = 0;
  const push = (type: Token["type"], said: string, length: number, value = ""): void => {
    tokens.push({ type, text: said, value, at, until: at + length });
    at += length;
  };
  while (at < text.length) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(text);
    if (!match) return err(unreadable(text, at));
    const length = match[0].length;
    const { blank, number, quoted: quote, field, sign, key, value, joint, word } = match.groups ?? {};
    if (blank !== undefined) at += length;
    else if (number !== undefined) push("number", number, length);
    else if (quote !== undefined) push("quoted", unquoted(quote), length);
    else if (field !== undefined) push("field", field, length);
    else if (sign !== undefined) push("sign", SPELLED.get(sign) ?? sign, length);
    else if (key !== undefined) push("short", key, length, value);
    else if (joint !== undefined) push("word", SPELLED.get(joint) ?? joint, length);
    else if (word !== undefined) {
      const isKey = KEY_NAMES.has(word.toLowerCase()) && names.find(word) === null;
      const equal = isKey ? valueAt(text, at + length) : null;
      if (equal !== null) {
        push("short", word, length + 1 + equal.length, equal);
        continue;
      }
      const [head = word, next] = word.split("-");
      const cut = next !== undefined && isField(head, names) && isField(next, names) ? head : word;
      push("word", cut, cut.length);
    }
  }
  push("end", "", 0);
  return ok(tokens);
}

/** The value after an equals sign that stands here; null: none does. */
function valueAt(text: string, at: number): string | null {
  VALUE.lastIndex = at;
  return VALUE.exec(text)?.[1] ?? null;
}

const isField = (word: string, names: FieldNames): boolean =>
  names.find(word) !== null || (word.length > 1 && shortNamed(word, names) !== null);

function unreadable(text: string, at: number): FilterProblem {
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const place = { at, suggestions: [] };
  if (sign === '"' || MARKS.includes(sign)) return { code: "filter/unclosed", data: { why: "quote" }, ...place };
  if (sign === "[") return { code: "filter/unclosed", data: { why: "bracket" }, ...place };
  return { code: "filter/unexpected", data: { why: "sign", text: sign }, ...place };
}
