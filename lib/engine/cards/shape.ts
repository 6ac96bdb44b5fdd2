import type { Json } from "../kernel/result";
import { lettersHint } from "./card-hints";
import { nearest } from "./hints";
import type { Told } from "./nowhere";
import { keyPath } from "./problem-path";

/** What to write instead of a value, as a hint (`write …`, `leave it out`); undefined: nobody knows. */
type Instead = (value: unknown) => string | undefined;

/** What a value of the template language may look like. */
export type Shape =
  /** `instead`: how to say what authors try to say here by other values. */
  | { is: "bool"; instead?: string }
  | { is: "int"; min?: number; max?: number }
  /** `letters`: names of one character each. */
  | { is: "text"; letters?: true }
  | { is: "choice"; values: readonly string[] }
  /** `instead`: how to write what an author says here by another value; undefined: it does not know. */
  | { is: "list"; of: Shape; min?: number; max?: number; instead?: Instead }
  | { is: "either"; of: readonly Shape[]; say: string; instead?: Instead }
  | { is: "null" }
  /** A part of an object of this shape, in which null takes a key away; it is checked where it is laid over one. */
  | { is: "patch"; of: Shape }
  | {
      is: "object";
      keys: Readonly<Record<string, Shape>>;
      required?: readonly string[];
      /** Shape of keys with names of the author's own. */
      open?: Shape;
      /** Keys that are known and do nothing. */
      inert?: Readonly<Record<string, string>>;
      /** Keys that authors look for here, and where they belong. */
      elsewhere?: Readonly<Record<string, string>>;
      /** Keys that begin with `_` are the author's remarks. */
      remarks?: boolean;
    };

/** An edit that mends a problem: the value that belongs at a JSON path, or its right key; neither: nothing belongs there. */
export type Fix = { path: string; value?: Json; key?: string };

/**
 * A problem of a template: where (JSON path), what, and how to mend it. `told`: what message and hint say, for other
 * languages; `fix`: an edit that certainly mends it.
 */
export type TemplateError = { path: string; code: string; message: string; hint?: string; told?: Told; fix?: Fix };

/**
 * `language`: the version that the template is written in; `homes`: where in it an option belongs, by its name, for those
 * that have one place.
 */
export type Report = {
  errors: TemplateError[];
  warnings: TemplateError[];
  language: number;
  homes: ReadonlyMap<string, string>;
};

export const newReport = (language: number, homes: ReadonlyMap<string, string> = new Map()): Report => ({
  ...{ errors: [], warnings: [], language, homes },
});

export const problem = (path: string, code: string, message: string, hint?: string, fix?: Fix): TemplateError => ({
  ...{ path, code, message },
  ...(hint === undefined ? {} : { hint }),
  ...(fix === undefined ? {} : { fix }),
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

const say = (shape: Shape): string => {
  switch (shape.is) {
    case "bool":
      return "true or false";
    case "int":
      if (shape.min !== undefined && shape.max !== undefined) return `a whole number from ${shape.min} to ${shape.max}`;
      return shape.min === undefined ? "a whole number" : `a whole number, at least ${shape.min}`;
    case "text":
      return "a text";
    case "choice":
      return shape.values.map((value) => `"${value}"`).join(" or ");
    case "list":
      return "a list";
    case "either":
      return shape.say;
    case "null":
      return "null";
    case "patch":
    case "object":
      return "an object";
  }
};

/** Whether a value is as the shape says. */
export function isShaped(shape: Shape, value: unknown): boolean {
  const report = newReport(0);
  checkShape(shape, value, "", report);
  return report.errors.length === 0;
}

/** Reports every place where a value is not as the shape says. */
export function checkShape(shape: Shape, value: unknown, path: string, report: Report): void {
  const wrong = (hint?: string, said = `should be ${say(shape)}, not ${show(value)}`): void => {
    report.errors.push(problem(path, "template/wrong_type", said, hint, fixOf(shape, path, hint)));
  };
  switch (shape.is) {
    case "bool":
      if (typeof value !== "boolean") wrong(boolHint(value) ?? shape.instead);
      return;
    case "int":
      if (typeof value !== "number" || !Number.isSafeInteger(value)) {
        wrong(numberHint(value));
      } else if ((shape.min !== undefined && value < shape.min) || (shape.max !== undefined && value > shape.max))
        wrong();
      return;
    case "text":
      if (typeof value !== "string") wrong(shape.letters ? letters(value) : undefined);
      return;
    case "null":
      if (value !== null) wrong();
      return;
    case "choice":
      if (typeof value !== "string" || !shape.values.includes(value)) {
        const near = typeof value === "string" ? nearest(value, shape.values) : null;
        wrong(near ? `did you mean "${near}"?` : undefined);
      }
      return;
    case "list":
      if (!Array.isArray(value)) wrong(shape.instead ? shape.instead(value) : listHint(shape.of, value));
      else if (value.length < (shape.min ?? 0))
        wrong(
          shape.instead?.(value) ?? `it needs at least ${shape.min}`,
          value.length === 0 ? "the list is empty" : `the list is too short: it has ${value.length}`,
        );
      else if (value.length > (shape.max ?? Number.POSITIVE_INFINITY))
        wrong(`it may have at most ${shape.max}`, `the list is too long: it has ${value.length}`);
      else for (const [i, item] of value.entries()) checkShape(shape.of, item, `${path}[${i}]`, report);
      return;
    case "either": {
      const alike = shape.of.find((option) => isShaped(option, value));
      const meant = shape.of.find((option) => isMeant(option, value));
      const instead = alike ? undefined : shape.instead?.(value);
      if (alike || (meant && instead === undefined)) checkShape((alike ?? meant)!, value, path, report);
      else wrong(instead ?? eitherHint(shape.of, value));
      return;
    }
    case "patch":
      if (!isRecord(value)) wrong();
      return;
    case "object":
      if (isRecord(value)) checkKeys(shape, value, path, report);
      else wrong(keysHint(shape));
  }
}

/** An edit that writes what a hint says to write, where that is a whole value, as it should be. */
function fixOf(shape: Shape, path: string, hint: string | undefined): Fix | undefined {
  if (hint === "leave it out") return { path };
  const said = /^(?:write|did you mean) (.+?)(?: without quotes|\?)?$/.exec(hint ?? "")?.[1];
  if (said === undefined || said.includes("…")) return undefined;
  try {
    const value: Json = JSON.parse(said);
    return isShaped(shape, value) ? { path, value } : undefined;
  } catch {
    return undefined;
  }
}

function boolHint(value: unknown): string | undefined {
  if (value === 1 || (typeof value === "string" && /^(true|yes|on)$/i.test(value))) return "write true";
  if (value === 0 || (typeof value === "string" && /^(false|no|off)$/i.test(value))) return "write false";
  return value === null ? "leave it out" : undefined;
}

function numberHint(value: unknown): string | undefined {
  if (typeof value === "string" && /^-?\d+$/.test(value)) return `write ${value} without quotes`;
  if (Array.isArray(value) && value.length === 1 && Number.isSafeInteger(value[0])) return `write ${value[0]}`;
  return value === null ? "leave it out" : undefined;
}

/** Levels or suits that were written as a list, of characters or of words. */
function letters(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const words = value.join(" ");
  const plain = isTexts(value) && value.every((text) => text.length === 1) ? `write "${value.join("")}"` : undefined;
  return plain ?? lettersHint(words, "suites") ?? lettersHint(words, "levels");
}

/** One value where a list of such belongs. */
const listHint = (of: Shape, value: unknown): string | undefined =>
  (of.is !== "text" || (typeof value === "string" && value.length <= 2)) && isShaped(of, value)
    ? `write [${JSON.stringify(value)}]`
    : undefined;

function eitherHint(of: readonly Shape[], value: unknown): string | undefined {
  const number = numberHint(value);
  if (number !== undefined && (value === null || of.some(({ is }) => is === "int"))) return number;
  const bool = of.some(({ is }) => is === "bool") ? boolHint(value) : undefined;
  const choices = of.flatMap((option) => (option.is === "choice" ? option.values : []));
  const near = typeof value === "string" ? nearest(value, choices) : null;
  return bool ?? (near ? `did you mean "${near}"?` : undefined);
}

/** What an object may say: a few of its keys. */
function keysHint({ keys }: Extract<Shape, { is: "object" }>): string | undefined {
  const known = Object.keys(keys);
  return known.length === 0 || known.length > 12 ? undefined : `known in it: ${known.join(", ")}`;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

/** Is this alternative the one that the author had in mind: a list, or an object with at least one of its keys? */
function isMeant(shape: Shape, value: unknown): boolean {
  if (shape.is === "list") return Array.isArray(value);
  if (shape.is !== "object" || !isRecord(value)) return false;
  const known = Object.keys(shape.keys);
  return known.length === 0 || Object.keys(value).some((key) => known.includes(key) || nearest(key, known) !== null);
}

/** The option that a key probably stands for; null: none is near, or it could not say what is said here. */
function nearTo({ keys }: Extract<Shape, { is: "object" }>, key: string, value: unknown): string | null {
  const near = nearest(key, Object.keys(keys));
  return near !== null && keys[near]!.is === "text" && isRecord(value) ? null : near;
}

function checkKeys(
  shape: Extract<Shape, { is: "object" }>,
  value: Record<string, unknown>,
  path: string,
  report: Report,
): void {
  const known = Object.keys(shape.keys);
  /** Keys that a misspelt one stands for: they are not missing besides. */
  const meant = new Set<string>();
  const unknown = (key: string, near: string | null): void => {
    if (near) meant.add(near);
    const elsewhere = shape.elsewhere && Object.hasOwn(shape.elsewhere, key) ? shape.elsewhere[key] : undefined;
    const home = report.homes.get(key);
    // A name that is known elsewhere was hardly misspelt, unless it says what can be said here.
    const isOther = home !== undefined && (near === null || !isShaped(shape.keys[near]!, value[key]));
    const meantHere = near ? `did you mean "${near}"?` : `known here: ${known.join(", ")}`;
    const hint = elsewhere ?? (isOther ? `it is an option of "${home}"` : meantHere);
    const message = `unknown option "${key.slice(0, 60)}"`;
    const isMeant = near && hint === meantHere && !Object.hasOwn(value, near);
    const fix = isMeant ? { path: keyPath(path, key), key: near } : undefined;
    report.errors.push(problem(keyPath(path, key), "template/unknown_key", message, hint, fix));
  };
  for (const [key, item] of Object.entries(value)) {
    const at = keyPath(path, key);
    if (key === "__proto__") {
      report.errors.push(problem(at, "template/reserved", 'the name "__proto__" is taken'));
      continue;
    }
    const inert = shape.inert && Object.hasOwn(shape.inert, key) ? shape.inert[key] : undefined;
    if (Object.hasOwn(shape.keys, key)) checkShape(shape.keys[key]!, item, at, report);
    else if (inert !== undefined)
      report.warnings.push(problem(at, "template/no_effect", "has no effect", inert, { path: at }));
    else if (shape.remarks && key.startsWith("_")) continue;
    else if (!shape.open) unknown(key, nearTo(shape, key, item));
    else {
      // A name of the author's own that is none: more likely a misspelt option.
      const near = isShaped(shape.open, item) ? null : nearest(key, known);
      if (near) unknown(key, near);
      else checkShape(shape.open, item, at, report);
    }
  }
  for (const key of shape.required ?? [])
    if (!Object.hasOwn(value, key) && !meant.has(key))
      report.errors.push(problem(keyPath(path, key), "template/missing", `"${key}" is missing`));
}

/**
 * The part of a value that is as the shape says, so that its meaning can be checked although other parts are wrong;
 * undefined: nothing of it is.
 */
export function soundPart(shape: Shape, value: unknown): unknown {
  if (shape.is === "either") {
    const alike =
      shape.of.find((option) => isShaped(option, value)) ?? shape.of.find((option) => option.is === "object");
    return alike ? soundPart(alike, value) : undefined;
  }
  if (shape.is === "text" && shape.letters && isTexts(value)) return value.join("");
  if (shape.is !== "object") return isShaped(shape, value) ? value : undefined;
  if (!isRecord(value)) return undefined;
  const out: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === "__proto__") continue;
    const of = Object.hasOwn(shape.keys, key) ? shape.keys[key] : shape.open;
    const sound = of ? soundPart(of, item) : undefined;
    if (sound !== undefined) out[key] = sound;
  }
  return (shape.required ?? []).every((key) => key in out) ? out : undefined;
}
