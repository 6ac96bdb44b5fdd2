import { fail } from "./error";
import { List, Real, type Value } from "./value";

/** How deep a nested list may be before the language refuses to walk through it. */
export const DEEPEST_VALUE = 1_000;

const rankOf = (value: Value): number => {
  if (value === null) return 0;
  if (typeof value === "number" || value instanceof Real) return 1;
  return typeof value === "string" ? 2 : 3;
};

/** A UTF-16 unit in the order of code points: halves of pairs come after everything else. */
const heightOf = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Texts by code points (JavaScript's own order is by UTF-16 units). */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    return heightOf(x) - heightOf(y);
  }
  return a.length - b.length;
}

/** Counts the elements that a comparison looks at, and ends the program where there are too many. */
export type Work = { spend(steps: number): void };

/**
 * The order of the language, total: numbers by size, texts by characters, lists by their elements, and otherwise
 * null < number < text < list. Negative, 0 or positive.
 */
export function compare(a: Value, b: Value, work: Work, depth = 0): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return compareText(a, b);
  if (a instanceof List && b instanceof List) return compareLists(a, b, work, depth);
  const x = typeof a === "number" ? a : a instanceof Real ? a.value : null;
  const y = typeof b === "number" ? b : b instanceof Real ? b.value : null;
  if (x !== null && y !== null) return x < y ? -1 : x > y ? 1 : 0;
  return rankOf(a) - rankOf(b);
}

function compareLists(a: List, b: List, work: Work, depth: number): number {
  if (a === b) return 0;
  if (depth > DEEPEST_VALUE) fail("The list is nested too deep to be compared");
  const shorter = Math.min(a.length, b.length);
  work.spend((shorter >> 3) + 1);
  for (let i = 0; i < shorter; i++) {
    const order = compare(a.at(i), b.at(i), work, depth + 1);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Equality of the language: numbers by size whatever their kind, lists element by element. */
export function equal(a: Value, b: Value, work: Work): boolean {
  if (typeof a === "number" && typeof b === "number") return a === b;
  if (typeof a === "string" || typeof b === "string" || a === null || b === null) return a === b;
  if (a instanceof List && b instanceof List) return a.length === b.length && compareLists(a, b, work, 0) === 0;
  if (a instanceof List || b instanceof List) return false;
  return (typeof a === "number" ? a : a.value) === (typeof b === "number" ? b : b.value);
}
