/** A line that is not blank: its number from 1, and its words. Only ASCII blanks part words: the text is latin-1. */
export type Line = { readonly number: number; readonly words: readonly string[] };

const BLANKS = /[ \t\v\f]+/;

export const wordsOf = (text: string): string[] => text.split(BLANKS).filter((word) => word !== "");

/** Adds to a list, however much: a spread of a hundred thousand arguments would overflow the stack. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const each of more) list.push(each);
}

/** The line as one text, words parted by single blanks. */
export const textOf = (words: readonly string[]): string => words.join(" ");

/** In capitals, as far as latin-1 has them: `ß`, `ÿ` and `µ` stay. */
export const upper = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toUpperCase()
    : [...text].map((char) => (/^[\xb5\xdf\xff]$/.test(char) ? char : char.toUpperCase())).join("");

/** All lines, blank ones as null. A mark of UTF-8 at the beginning, as editors leave it, is no text. */
export function linesOf(text: string): (Line | null)[] {
  return text
    .replace(/^(\u00ef\u00bb\u00bf|\ufeff)/, "")
    .split(/\r\n|\r|\n/)
    .map((line, i) => {
      const words = wordsOf(line);
      return words.length === 0 ? null : { number: i + 1, words };
    });
}
