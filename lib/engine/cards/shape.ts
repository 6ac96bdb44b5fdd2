import type { Json } from "../kernel/result";
import { nearest } from "./hints";
import { keyPath } from "./problem-path";

/** What a value of the template language may look like. */
export type Shape =
  /** `instead`: how to say what authors try to say here by other values. */
  | { is: "bool"; instead?: string }
  | { is: "int"; min?: number; max?: number }
  /** `letters`: names of one character each. */
  | { is: "text"; letters?: true }
  | { is: "choice"; values: readonly string[] }
  | { is: "list"; of: Shape; min?: number; max?: number }
  /** `instead`: how to say what an author tries to say by another value; undefined: it does not know. */
  | { is: "either"; of: readonly Shape[]; say: string; instead?: (value: unknown) => string | undefined }
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

/** A problem of a template: where (JSON path), what, and how to mend it. */
export type TemplateError = { path: string; code: string; message: string; hint?: string; fix?: Fix };

/** `language`: the version that the template is written in. */
export type Report = { errors: TemplateError[]; warnings: TemplateError[]; language: number };

export const newReport = (language: number): Report => ({ errors: [], warnings: [], language });

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
  const wrong = (hint?: string, meant?: Json): void => {
    const message = `should be ${say(shape)}, not ${show(value)}`;
    const fix = meant === undefined ? undefined : { path, value: meant };
    report.errors.push(problem(path, "template/wrong_type", message, hint, fix));
  };
  switch (shape.is) {
    case "bool":
      if (typeof value === "boolean") return;
      if (value === 1 || value === "true") wrong("write true", true);
      else if (value === 0 || value === "false") wrong("write false", false);
      else wrong(shape.instead);
      return;
    case "int":
      if (typeof value !== "number" || !Number.isSafeInteger(value)) {
        if (isNumberText(value)) wrong(`write ${value} without quotes`, Number(value));
        else wrong();
      } else if ((shape.min !== undefined && value < shape.min) || (shape.max !== undefined && value > shape.max))
        wrong();
      return;
    case "text":
      if (typeof value === "string") return;
      if (shape.letters && isTexts(value)) wrong(`write "${value.join("")}"`, value.join(""));
      else wrong();
      return;
    case "null":
      if (value !== null) wrong();
      return;
    case "choice":
      if (typeof value !== "string" || !shape.values.includes(value)) {
        const near = typeof value === "string" ? nearest(value, shape.values) : null;
        if (near) wrong(`did you mean "${near}"?`, near);
        else wrong();
      }
      return;
    case "list":
      if (!Array.isArray(value)) wrong();
      else if (value.length < (shape.min ?? 0)) wrong(`it needs at least ${shape.min}`);
      else if (value.length > (shape.max ?? Number.POSITIVE_INFINITY)) wrong(`it may have at most ${shape.max}`);
      else for (const [i, item] of value.entries()) checkShape(shape.of, item, `${path}[${i}]`, report);
      return;
    case "either": {
      const alike =
        shape.of.find((option) => isShaped(option, value)) ?? shape.of.find((option) => isMeant(option, value));
      if (alike) checkShape(alike, value, path, report);
      else if (isNumberText(value) && shape.of.some(({ is }) => is === "int"))
        wrong(`write ${value} without quotes`, Number(value));
      else wrong(shape.instead?.(value));
      return;
    }
    case "patch":
      if (!isRecord(value)) wrong();
      return;
    case "object":
      if (isRecord(value)) checkKeys(shape, value, path, report);
      else wrong();
  }
}

/** A whole number as a text. */
const isNumberText = (value: unknown): value is string => typeof value === "string" && /^-?\d{1,15}$/.test(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

/** Is this alternative the one that the author had in mind: a list, or an object with at least one of its keys? */
function isMeant(shape: Shape, value: unknown): boolean {
  if (shape.is === "list") return Array.isArray(value);
  if (shape.is !== "object" || !isRecord(value)) return false;
  const known = Object.keys(shape.keys);
  return known.length === 0 || Object.keys(value).some((key) => known.includes(key) || nearest(key, known) !== null);
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
    const hint = elsewhere ?? (near ? `did you mean "${near}"?` : `known here: ${known.join(", ")}`);
    const message = `unknown option "${key.slice(0, 60)}"`;
    const fix = near && !elsewhere && !Object.hasOwn(value, near) ? { path: keyPath(path, key), key: near } : undefined;
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
    else if (!shape.open) unknown(key, nearest(key, known));
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
