import type { Json } from "../kernel/result";
import { nearest } from "./hints";
import { keyPath } from "./problem-path";
import {
  CHECK_TEXTS,
  type Hint,
  meantValue,
  type Said,
  sayTold,
  type Told,
  valueSaid,
  type Wanted,
  writeValue,
} from "./say";
import {
  boolHint,
  eitherHint,
  innerListHint,
  letters,
  listHint,
  numberHint,
  objectHint,
  textHint,
} from "./value-hints";
import type { ObjectShape, Shape } from "./value-shape";

export type { Shape } from "./value-shape";

/** An edit that mends a problem: the value that belongs at a JSON path, or its right key; neither: nothing belongs there. */
export type Fix = { path: string; value?: Json; key?: string };

/**
 * A problem of a template: where (JSON path), what, and how to mend it, in English. `told`: what message and hint say, for
 * other languages; `fix`: an edit that certainly mends it.
 */
export type TemplateError = { path: string; code: string; message: string; hint?: string; told: Told; fix?: Fix };

/**
 * `language`: the version that the template is written in; `homes`: where in it an option belongs, by its name, for those
 * that have few places.
 */
export type Report = {
  errors: TemplateError[];
  warnings: TemplateError[];
  language: number;
  homes: ReadonlyMap<string, readonly string[]>;
};

export const newReport = (language: number, homes: ReadonlyMap<string, readonly string[]> = new Map()): Report => ({
  ...{ errors: [], warnings: [], language, homes },
});

/** A problem with what is said of it. */
export const told = (path: string, code: string, says: Told, fix?: Fix): TemplateError => ({
  ...{ path, code, ...sayTold(says, CHECK_TEXTS), told: says },
  ...(fix === undefined ? {} : { fix }),
});

export const problem = (path: string, code: string, says: Said, hint?: Hint, fix?: Fix): TemplateError =>
  told(path, code, { says, ...(hint === undefined ? {} : { hint }) }, fix);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

const wantedOf = (shape: Shape): Wanted => {
  switch (shape.is) {
    case "int": {
      const { min, max } = shape;
      if (min !== undefined && max !== undefined) return { is: "intBetween", facts: { min, max } };
      return min === undefined ? "int" : { is: "intFrom", facts: { min } };
    }
    case "choice":
      return { is: "oneOf", facts: { options: shape.values.map((value) => `"${value}"`) } };
    case "either":
      return shape.say;
    case "null":
      return "nothing";
    case "patch":
      return "object";
    case "bool":
    case "text":
    case "list":
    case "object":
      return shape.is;
  }
};

/** Whether a value is as the shape says. */
export function isShaped(shape: Shape, value: unknown): boolean {
  const report = newReport(0);
  checkShape(shape, value, "", report, "plainly");
  return report.errors.length === 0;
}

/** Reports every place where a value is not as the shape says; `plainly`: without looking for what was meant. */
export function checkShape(shape: Shape, value: unknown, path: string, report: Report, how?: "plainly"): void {
  const wrong = (hintOf: () => Hint | undefined, says?: Said): void => {
    const hint = how === "plainly" ? undefined : hintOf();
    const hinted = hint === undefined ? {} : { hint };
    const said: Told = says ? { says, ...hinted } : { wanted: wantedOf(shape), given: show(value), ...hinted };
    report.errors.push(told(path, "template/wrong_type", said, fixOf(shape, path, hint)));
  };
  const nothing = (): undefined => undefined;
  switch (shape.is) {
    case "bool":
      if (typeof value !== "boolean") wrong(() => boolHint(value));
      return;
    case "int":
      if (typeof value !== "number" || !Number.isSafeInteger(value))
        wrong(() => numberHint(value) ?? (value === true && shape.yes ? writeValue(shape.yes) : undefined));
      else if ((shape.min !== undefined && value < shape.min) || (shape.max !== undefined && value > shape.max))
        wrong(nothing);
      return;
    case "text":
      if (typeof value !== "string") wrong(() => (shape.letters ? letters(value) : textHint(value)));
      return;
    case "null":
      if (value !== null) wrong(nothing);
      return;
    case "choice":
      if (typeof value !== "string" || !shape.values.includes(value))
        wrong(() => {
          const near = typeof value === "string" ? nearest(value, shape.values) : null;
          return near ? meantValue(near) : undefined;
        });
      return;
    case "list":
      checkList(shape, value, path, report, wrong, how);
      return;
    case "either": {
      const alike = shape.of.find((option) => isShaped(option, value));
      const meant = shape.of.find((option) => isMeant(option, value));
      const instead = alike ? undefined : shape.instead?.(value);
      if (alike || (meant && instead === undefined)) checkShape((alike ?? meant)!, value, path, report, how);
      else wrong(() => instead ?? eitherHint(shape.of, value, isShaped));
      return;
    }
    case "patch":
      if (!isRecord(value)) wrong(nothing);
      return;
    case "object":
      if (isRecord(value)) checkKeys(shape, value, path, report, how);
      else wrong(() => shape.instead?.(value) ?? objectHint(shape, value, isShaped));
  }
}

function checkList(
  shape: Extract<Shape, { is: "list" }>,
  value: unknown,
  path: string,
  report: Report,
  wrong: (hintOf: () => Hint | undefined, says?: Said) => void,
  how?: "plainly",
): void {
  const { of, min = 0, max = Number.POSITIVE_INFINITY, instead } = shape;
  if (!Array.isArray(value)) wrong(() => (instead ? instead(value) : listHint(of, value, isShaped)));
  else if (value.length < min)
    wrong(
      () => instead?.(value) ?? { is: "atLeast", facts: { min } },
      value.length === 0 ? "emptyList" : { is: "shortList", facts: { length: value.length } },
    );
  else if (value.length > max)
    wrong(() => ({ is: "atMost", facts: { max } }), { is: "longList", facts: { length: value.length } });
  else {
    const inner = innerListHint(of, value, isShaped);
    if (inner) wrong(() => inner);
    else for (const [i, item] of value.entries()) checkShape(of, item, `${path}[${i}]`, report, how);
  }
}

/** An edit that writes what a hint says to write, where that is a whole value, as it should be. */
function fixOf(shape: Shape, path: string, hint: Hint | undefined): Fix | undefined {
  // What is left out of a list moves all that comes after it.
  if (hint === "leaveItOut") return /\[\d+\]$/.test(path) ? undefined : { path };
  const said = valueSaid(hint);
  if (said === undefined || said.includes("…")) return undefined;
  try {
    const value: Json = JSON.parse(said);
    return isShaped(shape, value) ? { path, value } : undefined;
  } catch {
    return undefined;
  }
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
function nearTo({ keys }: ObjectShape, key: string, value: unknown): string | null {
  const near = nearest(key, Object.keys(keys));
  return near !== null && keys[near]!.is === "text" && isRecord(value) ? null : near;
}

function elsewhereOf({ elsewhere }: ObjectShape, key: string): Hint | undefined {
  if (typeof elsewhere === "function") return elsewhere(key);
  return elsewhere && Object.hasOwn(elsewhere, key) ? elsewhere[key] : undefined;
}

function checkKeys(
  shape: ObjectShape,
  value: Record<string, unknown>,
  path: string,
  report: Report,
  how?: "plainly",
): void {
  const known = Object.keys(shape.keys);
  /** Keys that a misspelt one stands for: they are not missing besides. */
  const meant = new Set<string>();
  const unknown = (key: string, near: string | null): void => {
    if (near) meant.add(near);
    const elsewhere = elsewhereOf(shape, key);
    const homes = report.homes.get(key);
    // A name that is known elsewhere was hardly misspelt, unless it says what can be said here.
    const isOther = homes !== undefined && (near === null || !isShaped(shape.keys[near]!, value[key]));
    const meantHere: Hint = near ? meantValue(near) : { is: "known", facts: { keys: known } };
    const hint: Hint = elsewhere ?? (isOther ? { is: "optionOf", facts: { homes } } : meantHere);
    const says: Said = { is: "unknownOption", facts: { key: key.slice(0, 60) } };
    // Under another name it has to be right as it stands: one fault that becomes another is not mended.
    const isMeant =
      near && hint === meantHere && !Object.hasOwn(value, near) && isShaped(shape.keys[near]!, value[key]);
    const fix = isMeant ? { path: keyPath(path, key), key: near } : undefined;
    report.errors.push(problem(keyPath(path, key), "template/unknown_key", says, hint, fix));
  };
  const missing = (key: string): void => {
    const at = keyPath(path, key);
    const says: Said = { is: "isMissing", facts: { key } };
    report.errors.push(problem(at, "template/missing", says, key === "*" ? "starIsOthers" : undefined));
  };
  for (const [key, item] of Object.entries(value)) {
    const at = keyPath(path, key);
    if (key === "__proto__") {
      report.errors.push(problem(at, "template/reserved", { is: "nameTaken", facts: { name: key } }));
      continue;
    }
    const inert = shape.inert && Object.hasOwn(shape.inert, key) ? shape.inert[key] : undefined;
    if (item === null && shape.required?.includes(key)) missing(key);
    else if (Object.hasOwn(shape.keys, key)) checkShape(shape.keys[key]!, item, at, report, how);
    else if (inert !== undefined)
      report.warnings.push(problem(at, "template/no_effect", "noEffect", inert, { path: at }));
    else if (shape.remarks && key.startsWith("_")) continue;
    else if (!shape.open) unknown(key, nearTo(shape, key, item));
    else {
      // A name of the author's own that is none: more likely a misspelt option.
      const near = isShaped(shape.open, item) ? null : nearest(key, known);
      if (near) unknown(key, near);
      else checkShape(shape.open, item, at, report, how);
    }
  }
  for (const key of shape.required ?? []) if (!Object.hasOwn(value, key) && !meant.has(key)) missing(key);
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
