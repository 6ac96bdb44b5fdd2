import { lettersHint } from "./card-hints";
import { nearest } from "./hints";
import { type Hint, meantValue, write, writeValue } from "./say";
import type { ObjectShape, Shape } from "./value-shape";

/** What to write instead of a value that is not as its shape says: `write …`, `leave it out`; undefined: nobody knows. */

type Fits = (shape: Shape, value: unknown) => boolean;

export function boolHint(value: unknown): Hint | undefined {
  if (value === 1 || (typeof value === "string" && /^(true|yes|on)$/i.test(value))) return write("true");
  if (value === 0 || (typeof value === "string" && /^(false|no|off)$/i.test(value))) return write("false");
  return value === null ? "leaveItOut" : undefined;
}

export function numberHint(value: unknown): Hint | undefined {
  if (typeof value === "string" && /^-?\d+$/.test(value)) return { is: "withoutQuotes", facts: { number: value } };
  // A number with what it counts: "13 cards".
  const [one, ...others] = typeof value === "string" ? (value.match(/-?\d+/g) ?? []) : [];
  if (one !== undefined && others.length === 0 && /^-?\d+ ?[a-z]+$/i.test(value as string)) return write(one);
  if (Array.isArray(value) && value.length === 1 && Number.isSafeInteger(value[0])) return writeValue(value[0]);
  return value === null ? "leaveItOut" : undefined;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

/** A text alone in a list. */
export const textHint = (value: unknown): Hint | undefined =>
  isTexts(value) && value.length === 1 ? writeValue(value[0]) : undefined;

/** Levels or suits that were written as a list, of characters or of words. */
export function letters(value: unknown): Hint | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const words = value.join(" ");
  const plain = isTexts(value) && value.every((text) => text.length === 1) ? writeValue(value.join("")) : undefined;
  return plain ?? lettersHint(words, "suites") ?? lettersHint(words, "levels");
}

/** One value where a list of such belongs, or several in one text. */
export function listHint(of: Shape, value: unknown, fits: Fits): Hint | undefined {
  const parts = typeof value === "string" && of.is === "choice" ? value.split(/[\s,;]+/) : [];
  if (parts.length > 1 && parts.every((part) => fits(of, part))) return writeValue(parts);
  const near = typeof value === "string" && of.is === "choice" ? nearest(value, of.values) : null;
  if (near) return writeValue([near]);
  const isOne = of.is !== "text" || (typeof value === "string" && value.length <= 2);
  return isOne && fits(of, value) ? writeValue([value]) : undefined;
}

/** One list where a list of lists belongs. */
export const innerListHint = (of: Shape, value: readonly unknown[], fits: Fits): Hint | undefined =>
  of.is === "list" && of.of.is === "text" && value.length > 0 && value.every((item) => fits(of.of, item))
    ? writeValue([value])
    : undefined;

export function eitherHint(of: readonly Shape[], value: unknown, fits: Fits): Hint | undefined {
  const number = numberHint(value);
  if (number !== undefined && (value === null || of.some(({ is }) => is === "int"))) return number;
  const bool = of.some(({ is }) => is === "bool") ? boolHint(value) : undefined;
  if (bool) return bool;
  const choices = of.flatMap((option) => (option.is === "choice" ? option.values : []));
  const near = typeof value === "string" ? nearest(value, choices) : null;
  if (near) return meantValue(near);
  for (const option of of) {
    const list = option.is === "list" ? listHint(option.of, value, fits) : undefined;
    const said = option.is === "object" && typeof value === "string" ? saidIn(option, value, fits, ["choice"]) : null;
    if (list ?? said) return list ?? writeValue(said);
  }
  return undefined;
}

/** Is there only one thing that a value can mean as this key's: no free text but a short one, no number but an amount, no yes? */
function isPlain(shape: Shape, value: unknown, fits: Fits): boolean {
  if (typeof value === "number") return value > 0 && !fits(shape, -1);
  if (typeof value === "boolean") return false;
  if (typeof value === "string") return !fits(shape, "?");
  return !Array.isArray(value) || !fits(shape, ["?"]);
}

/**
 * The object in which a value would be that of its only key that can say it, the one that it needs first; null: there is
 * none such, or several.
 */
function saidIn(shape: ObjectShape, value: unknown, fits: Fits, kinds?: readonly string[]): object | null {
  const { keys, required = [] } = shape;
  const can = Object.keys(keys).filter(
    (key) => fits(keys[key]!, value) && (kinds ?? [keys[key]!.is]).includes(keys[key]!.is),
  );
  const needed = can.filter((key) => required.includes(key));
  const [key, ...others] = needed.length > 0 ? needed : can;
  if (key === undefined || others.length > 0) return null;
  const isName = key === "name" || (typeof value === "string" && value.length <= 2) || Array.isArray(value);
  if (!(isPlain(keys[key]!, value, fits) || (needed.length > 0 && isName))) return null;
  const said = { [key]: value };
  return fits(shape, said) ? said : null;
}

/** A value that one key of an object says, or a key that is to be true; else the keys that it may have. */
export function objectHint(shape: ObjectShape, value: unknown, fits: Fits): Hint | undefined {
  if (value === null || value === false) return "leaveItOut";
  const known = Object.keys(shape.keys);
  const isKey = typeof value === "string" && known.includes(value) && fits(shape, { [value]: true });
  const isYes = typeof value === "string" && boolHint(value) !== undefined;
  const said = isKey ? { [value]: true } : isYes ? null : saidIn(shape, value, fits);
  if (said) return writeValue(said);
  return known.length === 0 || known.length > 12 ? undefined : { is: "knownInIt", facts: { keys: known } };
}
