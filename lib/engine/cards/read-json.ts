import { err, ok, type Result } from "../kernel/result";

/** Where and why a text is not JSON; lines and columns count from 1. */
export type JsonFault = { line: number; column: number; message: string };

/** Reads JSON; what is wrong is told with its line, which the platform's own reader does not always know. */
export function readJson(text: string): Result<unknown, JsonFault> {
  try {
    return ok(JSON.parse(text));
  } catch {
    const { at, message } = faultOf(text) ?? { at: text.length, message: "it cannot be read" };
    const before = text.slice(0, at).split("\n");
    return err({ line: before.length, column: before.at(-1)!.length + 1, message });
  }
}

const BLANK = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a JSON text may not hold bare
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const WORD = /true|false|null/y;

type Fault = { at: number; message: string };
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
  const close = (): void => {
    open.pop();
    at += 1;
    want = "more";
  };
  for (;;) {
    take(BLANK);
    const char = text[at];
    if (want === "more") {
      const inside = open.at(-1);
      if (inside === undefined) return char === undefined ? null : { at, message: `${shown(char)} after the end` };
      if (char === (inside === "{" ? "}" : "]")) close();
      else if (char !== ",")
        return { at, message: `a comma or "${inside === "{" ? "}" : "]"}" is missing before ${shown(char)}` };
      else {
        at += 1;
        want = inside === "{" ? "key" : "value";
      }
    } else if (want === "key" || want === "first key") {
      if (char === "}" && want === "first key") close();
      else if (char === "}") return { at, message: 'there is a comma before "}"' };
      else {
        if (!take(TEXT)) return { at, message: textFault(char, "a key in double quotes") };
        take(BLANK);
        if (text[at] !== ":") return { at, message: `":" is missing before ${shown(text[at])}` };
        at += 1;
        want = "value";
      }
    } else if (char === "{" || char === "[") {
      open.push(char);
      at += 1;
      want = char === "{" ? "first key" : "first value";
    } else if (char === "]" && want === "first value") close();
    else if (char === "]" && open.at(-1) === "[") return { at, message: 'there is a comma before "]"' };
    else if (take(TEXT) || take(NUMBER) || take(WORD)) want = "more";
    else return { at, message: textFault(char, "a value") };
  }
}

const shown = (char: string | undefined): string => (char === undefined ? "the end of the text" : JSON.stringify(char));

function textFault(char: string | undefined, wanted: string): string {
  if (char === '"') return "a text does not end on its line, or holds a backslash that stands for nothing";
  if (char === "'") return "texts stand in double quotes";
  if (char === "/") return 'JSON has no comments: write a remark as a key that begins with "_"';
  return `${wanted} is missing before ${shown(char)}`;
}
