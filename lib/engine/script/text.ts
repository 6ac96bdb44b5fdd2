const PAIRS = /[\ud800-\udfff]/;

/** Are there characters of two UTF-16 units? */
export const hasPairs = (text: string): boolean => PAIRS.test(text);

/** The characters of a text: code points, not UTF-16 units. */
export const charactersOf = (text: string): string[] => Array.from(text);

/** Length in characters. */
export function lengthOf(text: string): number {
  if (!hasPairs(text)) return text.length;
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** The characters from one position up to another, both in characters. */
export function sliceOf(text: string, from: number, to: number): string {
  if (!hasPairs(text)) return text.slice(from, Math.max(from, to));
  return charactersOf(text).slice(from, Math.max(from, to)).join("");
}

/** Where a text begins inside another, in characters; null if it does not. */
export function positionOf(part: string, text: string): number | null {
  const at = text.indexOf(part);
  return at < 0 ? null : lengthOf(text.slice(0, at));
}

/** Applies `change` to everything outside of `{…}`; a brace that is not closed begins no tag, unless `openTags`. */
export function outsideTags(text: string, change: (part: string) => string, openTags = false): string {
  let out = "";
  let from = 0;
  for (let open = text.indexOf("{"); open >= 0; open = text.indexOf("{", from)) {
    const close = text.indexOf("}", open);
    if (close < 0 && openTags) return out + change(text.slice(from, open)) + text.slice(open);
    if (close < 0) break;
    out += change(text.slice(from, open)) + text.slice(open, close + 1);
    from = close + 1;
  }
  return out + change(text.slice(from));
}

const LIGATURES: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  þ: "th",
  ß: "ss",
  ł: "l",
  đ: "d",
};

/** Letters without their accents, in lower case. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[æœøðþßłđ]/g, (letter) => LIGATURES[letter] ?? "");

/** What `fuzzy` keeps: plain letters and digits in lower case; tags stay as they are, one that is not closed too. */
export const fuzzy = (text: string): string =>
  outsideTags(text, (part) => folded(part).replace(/[^0-9a-z]/g, ""), true);

/** Does a text fit a pattern in which `*` stands for anything? Linear in both: the last star alone is retried. */
export function fitsPattern(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let retry = 0;
  while (t < text.length) {
    if (p < pattern.length && pattern[p] === "*") {
      star = p++;
      retry = t;
    } else if (p < pattern.length && pattern[p] === text[t]) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++retry;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
