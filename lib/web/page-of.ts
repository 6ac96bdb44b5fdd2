/**
 * The page of what is named so, under `base`; `base` itself for what is no text. A name comes from a client and may hold
 * half a character, which no address can carry: it is written as the mark of such.
 */
export const pageOf = (base: `/${string}`, name: unknown): string =>
  typeof name === "string" ? `${base}/${encodeURIComponent(name.toWellFormed())}` : base;
