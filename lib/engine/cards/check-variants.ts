import { OPTS } from "./language";
import { keyPath, readPath } from "./problem-path";
import type { Hint, Said, Told } from "./say";
import { checkSense } from "./sense";
import { error } from "./sense-report";
import { checkShape, isRecord, newReport, type Report, type TemplateError, told } from "./shape";
import type { Opts, TemplateFile, Variant } from "./template";
import { choicesOf, everyWay, optsWith, VARIANTS, waysOf } from "./variants";

/** How long the names of variants and choices may be, in characters: lists of tables show them. */
const NAME_MAX = 60;

/** Which ways to play are checked: all, or the one that the template plays by its own choices. */
export type Ways = "all" | "own";

/** How many numbers of players options allow, whatever else is wrong with them. */
function numbersOf({ players, cards }: Opts): number {
  if (Array.isArray(players)) return Math.max(0, Number(players[1]) - Number(players[0])) + 1;
  return typeof players === "number" ? players : Math.min(64, Array.isArray(cards) ? cards.length : 64);
}

/** Names are told apart, each choice that is named exists, and nothing is checked that nobody could choose. */
function checkNames({ variants = [], choices = [], opts }: TemplateFile, report: Report): void {
  const twice = (names: readonly string[], at: (i: number) => string): void => {
    for (const [i, name] of names.entries()) {
      if (name.trim() === "" || name.length > NAME_MAX)
        error(report, `${at(i)}.name`, "template/name", { is: "nameLength", facts: { most: NAME_MAX } });
      else if (names.indexOf(name) < i)
        error(report, `${at(i)}.name`, "template/twice", { is: "nameTwice", facts: { name: name.slice(0, 40) } });
    }
  };
  twice(
    variants.map(({ name }) => name),
    (i) => `$.variants[${i}]`,
  );
  for (const [i, { choices: of }] of variants.entries())
    twice(
      of.map(({ name }) => name),
      (j) => `$.variants[${i}].choices[${j}]`,
    );
  for (const [i, choice] of choices.entries()) {
    const of = variants[i]?.choices;
    if (of?.[choice]) continue;
    const at = `$.choices[${i}]`;
    if (!of) error(report, at, "template/no_choice", "noVariant");
    else
      error(
        report,
        at,
        "template/no_choice",
        { is: "noChoice", facts: { variant: variants[i]!.name.slice(0, 40), choice } },
        { is: "choicesFromZero", facts: { last: of.length - 1 } },
      );
  }
  const ways = waysOf(variants);
  const tooMany = (what: Said, hint: Hint): void => error(report, "$.variants", "template/too_many_ways", what, hint);
  if (ways > VARIANTS.ways) {
    tooMany({ is: "manyWays", facts: { ways } }, { is: "keepTo", facts: { ways: VARIANTS.ways } });
    return;
  }
  const numbers = everyWay(variants).reduce((sum, way) => sum + numbersOf(optsWith(opts, variants, way)), 0);
  if (numbers > VARIANTS.checked) tooMany({ is: "manyToCheck", facts: { ways } }, "fewerChoices");
}

/** Where a choice of a way says what a path of the options leads to, or (not `whole`) a part of it. */
type InPatch = { at: string; variant: number; whole: boolean };

/** The choice of a way that says what is at a path of the options; null: none does, the options themselves do. */
function patchPath(path: string, variants: readonly Variant[], way: readonly number[]): InPatch | null {
  const steps = readPath(path).slice(1);
  for (const [variant, { choices }] of [...variants.entries()].reverse()) {
    let value: unknown = choices[way[variant]!]?.opts;
    let at = `$.variants[${variant}].choices[${way[variant]}].opts`;
    let depth = 0;
    for (let step = steps[depth]; typeof step === "string" && isRecord(value) && Object.hasOwn(value, step); ) {
      at = keyPath(at, step);
      value = value[step];
      depth += 1;
      step = steps[depth];
    }
    if (depth > 0) return { at, variant, whole: depth === steps.length };
  }
  return null;
}

/** Is a problem that an option does nothing, so that it may be left out? */
const isIdle = ({ code, fix }: TemplateError): boolean =>
  code === "template/no_effect" || (fix !== undefined && fix.key === undefined && fix.value === undefined);

/** What is wrong and what does nothing when a template is played in this way. */
function checkWay(file: TemplateFile, way: readonly number[]): Report {
  const report = newReport(file.version);
  const opts = optsWith(file.opts, file.variants ?? [], way);
  checkShape(OPTS, opts, "$.opts", report);
  if (report.errors.length === 0) checkSense({ ...file, opts: opts as Opts }, "$.opts", report);
  return report;
}

/**
 * Checks the options of a template in every way in which a table may play it: first as it is played where nobody chooses,
 * then with one choice changed, then all others; it stops where something is wrong. A problem is told at the choice that
 * brings it about, once for the fewest choices that do, and where it is not one of that choice's own options with the
 * choices' names. That an option of the game does nothing beside a choice is no fault: it does something beside others.
 */
export function checkVariants(file: TemplateFile, report: Report, asked: Ways): void {
  const { variants = [] } = file;
  if (file.version < 2) error(report, "$.variants", "template/version", "needsVersion");
  checkNames(file, report);
  if (report.errors.length > 0) return;
  const own = choicesOf(file);
  const changes = (way: readonly number[]): number[] => way.flatMap((choice, i) => (choice === own[i] ? [] : [i]));
  const known = new Set<string>();
  /** By what is said of the options: the ways, as what each changes, that it was said of. */
  const saidOf = new Map<string, string[][]>();
  const tell = (of: readonly TemplateError[], into: TemplateError[], way: readonly number[], mild: boolean): void => {
    const changed = changes(way);
    const marks = changed.map((i) => `${i}:${way[i]}`);
    for (const found of of) {
      const inPatch = patchPath(found.path, variants, way);
      if (mild && changed.length > 0 && inPatch === null && isIdle(found)) continue;
      const said = `${found.path} ${found.code} ${found.message}`;
      const before = saidOf.get(said) ?? [];
      if (before.some((ways) => ways.every((mark) => marks.includes(mark)))) continue;
      saidOf.set(said, [...before, marks]);
      const isOwnDoing = inPatch !== null && changed.every((i) => i === inPatch.variant);
      const last = changed.at(-1);
      const path = inPatch?.at ?? (last === undefined ? found.path : `$.variants[${last}].choices[${way[last]}]`);
      const place = inPatch === null && last !== undefined ? found.path : null;
      const choices = changed.map((i) => variants[i]!.choices[way[i]!]!.name);
      const says: Told = changed.length > 0 && !isOwnDoing ? { ...found.told, chosen: { choices, place } } : found.told;
      const key = `${path} ${found.code} ${found.message}`;
      if (known.has(key)) continue;
      known.add(key);
      const { fix } = found;
      // An edit of the options themselves would change the other ways to play.
      const own = changed.length === 0 && inPatch === null ? fix : undefined;
      const ofChoice = fix && inPatch?.whole && fix.path === found.path ? { ...fix, path } : own;
      into.push(told(path, found.code, says, ofChoice));
    }
  };
  const ways = everyWay(variants).sort((a, b) => changes(a).length - changes(b).length);
  for (const way of asked === "own" ? [own] : ways) {
    const found = checkWay(file, way);
    tell(found.errors, report.errors, way, false);
    tell(found.warnings, report.warnings, way, true);
    if (report.errors.length > 0 && changes(way).length !== 1) return;
  }
}
