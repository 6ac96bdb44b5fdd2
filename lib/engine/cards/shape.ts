import { nearest } from "./hints";

/** What a value of the template language may look like. */
export type Shape =
  | { is: "bool" }
  | { is: "int"; min?: number; max?: number }
  | { is: "text" }
  | { is: "choice"; values: readonly string[] }
  | { is: "list"; of: Shape; min?: number; max?: number }
  | { is: "either"; of: readonly Shape[]; say: string }
  | { is: "null" }
  | {
      is: "object";
      keys: Readonly<Record<string, Shape>>;
      required?: readonly string[];
      /** Shape of keys with names of the author's own. */
      open?: Shape;
      /** Keys that are known and do nothing. */
      inert?: Readonly<Record<string, string>>;
      /** Keys that begin with `_` are the author's remarks. */
      remarks?: boolean;
    };

/** A problem of a template: where (JSON path), what, and how to mend it. */
export type TemplateError = { path: string; code: string; message: string; hint?: string };

export type Report = { errors: TemplateError[]; warnings: TemplateError[] };

export const problem = (path: string, code: string, message: string, hint?: string): TemplateError =>
  hint === undefined ? { path, code, message } : { path, code, message, hint };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The JSON path of a key: `$.move.win`, or `$.move["odd key"]`. */
export const keyPath = (path: string, key: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

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
    case "object":
      return "an object";
  }
};

function fits(shape: Shape, value: unknown): boolean {
  const report: Report = { errors: [], warnings: [] };
  checkShape(shape, value, "", report);
  return report.errors.length === 0;
}

/** Reports every place where a value is not as the shape says. */
export function checkShape(shape: Shape, value: unknown, path: string, report: Report): void {
  const wrong = (hint?: string): void => {
    report.errors.push(problem(path, "template/wrong_type", `should be ${say(shape)}, not ${show(value)}`, hint));
  };
  switch (shape.is) {
    case "bool":
      if (typeof value !== "boolean")
        wrong(
          value === 1 || value === "true" ? "write true" : value === 0 || value === "false" ? "write false" : undefined,
        );
      return;
    case "int":
      if (typeof value !== "number" || !Number.isSafeInteger(value)) {
        const read = typeof value === "string" && /^-?\d+$/.test(value) ? `write ${value} without quotes` : undefined;
        wrong(read);
      } else if ((shape.min !== undefined && value < shape.min) || (shape.max !== undefined && value > shape.max))
        wrong();
      return;
    case "text":
      if (typeof value !== "string") wrong();
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
      if (!Array.isArray(value)) wrong();
      else if (value.length < (shape.min ?? 0)) wrong(`it needs at least ${shape.min}`);
      else if (value.length > (shape.max ?? Number.POSITIVE_INFINITY)) wrong(`it may have at most ${shape.max}`);
      else for (const [i, item] of value.entries()) checkShape(shape.of, item, `${path}[${i}]`, report);
      return;
    case "either": {
      const alike =
        shape.of.find((option) => fits(option, value)) ??
        shape.of.find((option) =>
          option.is === "object" ? isRecord(value) : option.is === "list" && Array.isArray(value),
        );
      if (alike) checkShape(alike, value, path, report);
      else wrong();
      return;
    }
    case "object":
      if (isRecord(value)) checkKeys(shape, value, path, report);
      else wrong();
  }
}

function checkKeys(
  shape: Extract<Shape, { is: "object" }>,
  value: Record<string, unknown>,
  path: string,
  report: Report,
): void {
  const known = Object.keys(shape.keys);
  for (const [key, item] of Object.entries(value)) {
    const at = keyPath(path, key);
    const inert = shape.inert && Object.hasOwn(shape.inert, key) ? shape.inert[key] : undefined;
    if (Object.hasOwn(shape.keys, key)) checkShape(shape.keys[key]!, item, at, report);
    else if (inert !== undefined) report.warnings.push(problem(at, "template/no_effect", "has no effect", inert));
    else if (shape.remarks && key.startsWith("_")) continue;
    else if (shape.open) checkShape(shape.open, item, at, report);
    else {
      const near = nearest(key, known);
      const hint = near ? `did you mean "${near}"?` : `known here: ${known.join(", ")}`;
      report.errors.push(problem(at, "template/unknown_key", `unknown option "${key.slice(0, 60)}"`, hint));
    }
  }
  for (const key of shape.required ?? [])
    if (!Object.hasOwn(value, key))
      report.errors.push(problem(keyPath(path, key), "template/missing", `"${key}" is missing`));
}

/**
 * The part of a value that is as the shape says, so that its meaning can be checked although other parts are wrong;
 * undefined: nothing of it is.
 */
export function soundPart(shape: Shape, value: unknown): unknown {
  if (shape.is === "either") {
    const alike = shape.of.find((option) => fits(option, value)) ?? shape.of.find((option) => option.is === "object");
    return alike ? soundPart(alike, value) : undefined;
  }
  if (shape.is !== "object") return fits(shape, value) ? value : undefined;
  if (!isRecord(value)) return undefined;
  const out: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const of = Object.hasOwn(shape.keys, key) ? shape.keys[key] : shape.open;
    const sound = of ? soundPart(of, item) : undefined;
    if (sound !== undefined) out[key] = sound;
  }
  return (shape.required ?? []).every((key) => key in out) ? out : undefined;
}
