/** A text of the language, and the name that errors give it. */
export type Source = { readonly name: string; readonly text: string };

/**
 * The text of a file as the parser takes it: lines that begin with `#` become empty, so that places in the text stay
 * what they are in the file.
 */
export function withoutRemarks(text: string): string {
  return text.includes("#") ? text.replace(/^#.*$/gm, "") : text;
}
