import { checkTemplate } from "./check";
import { FILE } from "./language";
import { keyPath, type Step } from "./problem-path";
import { isNowhere, type Told } from "./say";
import { isRecord, type Shape, type TemplateError } from "./shape";

/** A few values that an option of this shape may have; `words`: names that the template knows. */
function triesOf(shape: Shape, words: readonly string[]): unknown[] {
  switch (shape.is) {
    case "bool":
      return [true, false];
    case "int": {
      const { min = 1, max = Number.POSITIVE_INFINITY } = shape;
      return [...new Set([min, 1, 2, 5, 13])].filter((number) => number >= min && number <= max);
    }
    case "text":
      return [...words];
    case "choice":
      return [...shape.values];
    case "null":
      return [null];
    case "list": {
      if (shape.of.is === "list") return SIDES;
      const items = triesOf(shape.of, words);
      return items.map((item) => Array.from({ length: Math.max(1, shape.min ?? 1) }, () => item));
    }
    case "either":
      return shape.of.flatMap((one) => triesOf(one, words));
    case "patch":
      return [{}];
    case "object":
      return triedObjects(shape, words);
  }
}

/** The lists of lists that the language knows are seats. */
const SIDES = [
  [[0], [1]],
  [
    [0, 2],
    [1, 3],
  ],
];

/** An object with what it needs, and with each of its other options beside that. */
function triedObjects(shape: Extract<Shape, { is: "object" }>, words: readonly string[]): Record<string, unknown>[] {
  const { keys, required = [] } = shape;
  const tries = (key: string): unknown[] => triesOf(keys[key]!, words);
  const most = Math.max(1, ...required.map((key) => tries(key).length));
  const needed = Array.from({ length: most }, (_, i) =>
    Object.fromEntries(required.map((key) => [key, tries(key)[i] ?? tries(key)[0]])),
  );
  const others = Object.keys(keys).filter((key) => !required.includes(key) && keys[key]!.is !== "object");
  return [...needed, ...others.flatMap((key) => tries(key).map((value) => ({ ...needed[0], [key]: value })))];
}

/** The shapes that a value at this path of a file may have. */
const shapesAt = (steps: readonly Step[]): Shape[] =>
  steps.reduce<Shape[]>((shapes, step) => shapes.flatMap((shape) => shapesIn(shape, step)), [FILE]);

function shapesIn(shape: Shape, step: Step): Shape[] {
  if (shape.is === "either") return shape.of.flatMap((one) => shapesIn(one, step));
  if (shape.is === "list") return typeof step === "number" ? [shape.of] : [];
  if (shape.is !== "object" || typeof step === "number") return [];
  const inner = Object.hasOwn(shape.keys, step) ? shape.keys[step] : shape.open;
  return inner ? [inner] : [];
}

/** A value with another one at a path; objects that lead there are made. */
function withAt(value: unknown, [step, ...below]: readonly Step[], inner: unknown): unknown {
  if (step === undefined) return inner;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? withAt(item, below, inner) : item));
  const record = isRecord(value) ? value : {};
  return Object.fromEntries([
    ...Object.entries(record).filter(([key]) => key !== step),
    [step, withAt(record[step], below, inner)],
  ]);
}

const pathOf = (steps: readonly Step[]): string =>
  steps.reduce<string>((path, step) => (typeof step === "number" ? `${path}[${step}]` : keyPath(path, step)), "$");

/** Sides for another number of players than the game has: one says the sides, then the number. */
const isForOthers = ({ told }: TemplateError): boolean =>
  "says" in told && typeof told.says === "object" && told.says.is === "teamSeats";

/**
 * Why an option that a template does not have could not be added to it, as the check says it: whatever it said, it
 * would be refused or do nothing. Null: it could be, or the template is not sound, so that nobody can tell.
 */
export function whyNot(file: Record<string, unknown>, steps: readonly Step[]): Told | null {
  const { variants: _, choices: __, ...plain } = file;
  const before = checkTemplate(plain);
  if (!before.ok) return null;
  const { cards } = before.value.template.opts;
  const [levels, suits] = [0, 1].map((at) => [...new Set(cards.map((card) => card[at] ?? ""))].join(""));
  const words = [cards[0]!, suits![0]!, levels![0]!, suits!, levels!];
  const path = pathOf(steps);
  let reason: Told | null = null;
  for (const tried of shapesAt(steps).flatMap((shape) => triesOf(shape, words))) {
    const checked = checkTemplate(withAt(plain, steps, tried));
    const problems = checked.ok ? checked.value.warnings : checked.error;
    const at = problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
    // Where something else is wrong with it, or another value is wanted, it could be.
    const isValue = at && isNowhere(at.told) && !(at.fix && at.fix.value === undefined);
    if (!at || isValue || isForOthers(at) || /^write (a |-?\d)/.test(at.hint ?? "")) return null;
    reason ??= at.told;
  }
  return reason;
}
