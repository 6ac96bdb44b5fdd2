/** A text of the language, and the name that errors give it. */
export type Source = { readonly name: string; readonly text: string };

const REMARK = /^#.*$/gm;

/** The remarks of a file: whole lines, and where they begin. */
export const remarksOf = (text: string): { at: number; text: string }[] =>
  [...text.matchAll(REMARK)].map((found) => ({ at: found.index, text: found[0].trimEnd() }));

/**
 * The text of a file as the parser takes it: lines that begin with `#` become spaces, also inside of quotes, so that
 * places in the text stay what they are in the file. (The parser itself passes over them between words.)
 */
export function withoutRemarks(text: string): string {
  return text.includes("#") ? text.replace(REMARK, (line) => " ".repeat(line.length)) : text;
}
