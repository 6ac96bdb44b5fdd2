import { isRow } from "./transcript";

export type Mismatch = { line: number; what: string; expected: unknown; got: unknown };

/** Values that a transcript writes in two ways. */
const plain = (value: unknown): unknown =>
  value === "" || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;

/**
 * The first place where a recorded value and ours differ; null: nowhere. Keys that only one side has count where the
 * recorded one has them; `null`, what is empty and what is missing are one.
 */
export function difference(what: string, expected: unknown, got: unknown): Omit<Mismatch, "line"> | null {
  if (Array.isArray(expected) && Array.isArray(got)) {
    if (expected.length !== got.length) return { what, expected, got };
    for (let i = 0; i < expected.length; i++) {
      const found = difference(`${what}[${i}]`, expected[i], got[i]);
      if (found) return found;
    }
    return null;
  }
  if (isRow(expected) && isRow(got)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
      const found = difference(`${what}.${key}`, expected[key], got[key]);
      if (found) return found;
    }
    return null;
  }
  return Object.is(plain(expected), plain(got)) ? null : { what, expected, got };
}
