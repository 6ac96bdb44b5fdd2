import { err, ok, type Result } from "../kernel/result";
import { checkVariants, type Ways } from "./check-variants";
import { FILE, HOMES, OPTS } from "./language";
import { readPath } from "./problem-path";
import { keysTwice, readJson } from "./read-json";
import { checkSense } from "./sense";
import { checkWords } from "./sense-words";
import { checkShape, isRecord, newReport, problem, soundPart, type TemplateError, told } from "./shape";
import { LANGUAGE, LANGUAGE_VERSIONS, type LanguageVersion, type Opts, type TemplateFile } from "./template";
import { DEPTH_MAX, tooDeep } from "./too-deep";
import { withSoundFixes } from "./try-fix";
import { upgradeTemplate } from "./upgrade-template";

export type { TemplateError } from "./shape";

/** A template as it was written, and what in it does nothing. */
export type Checked = { template: TemplateFile; warnings: TemplateError[] };

/** Is this a template file rather than bare options? */
const isFile = (json: Record<string, unknown>): boolean =>
  "opts" in json || (!("cards" in json) && ("name" in json || "description" in json || "i18n" in json));

/** What options cannot be together: where one is written wrong, nobody knows it yet. */
const FOLLOWS: ReadonlySet<string> = new Set([
  ...["template/needs", "template/conflict", "template/stuck", "template/missing"],
  ...["template/unreachable", "template/uneven", "template/too_few_cards"],
]);

/** The version that a file says it is written in; today's if it says none, or one that is not known. */
const versionOf = (json: Record<string, unknown>): LanguageVersion =>
  LANGUAGE_VERSIONS.find((version) => version === json.version) ?? LANGUAGE;

/** What a file says of variants, as far as its shape is right. */
function variantsOf(json: Record<string, unknown>): Pick<TemplateFile, "variants" | "choices"> {
  const variants = soundPart(FILE.keys.variants!, json.variants) as TemplateFile["variants"];
  const choices = soundPart(FILE.keys.choices!, json.choices) as TemplateFile["choices"];
  return { ...(variants ? { variants } : {}), ...(variants && choices ? { choices } : {}) };
}

/**
 * Reads a template file `{name, opts, description?, i18n?, version?, variants?, choices?}` or bare options, and collects every error with its
 * JSON path. What is known but does nothing is a warning. Any JSON may be given; nothing throws. A template of an older
 * version of the language is held to what that version refused; what was added since are warnings. `ways`: of a template
 * with variants that was checked before, the one that it plays is enough. Fixes of what leads nowhere were tried.
 */
export function checkTemplate(json: unknown, ways: Ways = "all"): Result<Checked, TemplateError[]> {
  const result = examine(json, ways);
  // Nobody mends what was checked before.
  if (ways === "own") return result;
  if (!result.ok) return err(withSoundFixes(json, result.error, problemsOf));
  return ok({ ...result.value, warnings: withSoundFixes(json, result.value.warnings, problemsOf) });
}

/** What is wrong with a template where nobody chooses; where `path` lies in a choice of a variant, when that is chosen. */
function problemsOf(json: unknown, path: string): TemplateError[] {
  const [variants, variant, choices, choice] = readPath(path);
  const isOfChoice = variants === "variants" && choices === "choices" && isRecord(json);
  const own = isOfChoice && Array.isArray(json.choices) ? json.choices : [];
  const chosen = Array.from({ length: Number(variant) + 1 }, (_, i) => (i === variant ? choice : (own[i] ?? 0)));
  const result = examine(isOfChoice ? { ...json, choices: [...chosen, ...own.slice(chosen.length)] } : json, "own");
  return result.ok ? result.value.warnings : result.error;
}

function examine(json: unknown, ways: Ways): Result<Checked, TemplateError[]> {
  if (!isRecord(json)) return err([problem("$", "template/wrong_type", "templateNotObject", "beginTemplate")]);
  const deep = tooDeep(json);
  if (deep !== null) return err([problem(deep, "template/too_deep", { is: "tooDeep", facts: { most: DEPTH_MAX } })]);
  const file = isFile(json);
  const version = file ? versionOf(json) : LANGUAGE;
  const report = newReport(version, HOMES);
  checkShape(file ? FILE : OPTS, json, "$", report);
  const opts = soundPart(OPTS, file ? json.opts : json) as Opts | undefined;
  const isShaped = report.errors.length === 0;
  if (opts) {
    const template: TemplateFile = {
      version,
      name: typeof json.name === "string" && file ? json.name : "Untitled",
      opts,
      description: file && typeof json.description === "string" ? json.description : "",
      i18n: (file && (soundPart(FILE.keys.i18n!, json.i18n) as TemplateFile["i18n"] | undefined)) || {},
      ...(file ? variantsOf(json) : {}),
    };
    checkWords(template, report);
    const misshapen = report.errors.map((problem) => problem.path);
    if (template.variants && misshapen.length === 0) checkVariants(template, report, ways);
    else checkSense(upgradeTemplate(template), file ? "$.opts" : "$", report);
    const noSpecials = misshapen.some((path) => path.includes(".move.special"));
    const follows = ({ path, code }: TemplateError): boolean =>
      misshapen.includes(path) ||
      (!isShaped && FOLLOWS.has(code)) ||
      (noSpecials && code === "template/unknown_name" && path.includes(".points.special"));
    report.errors = report.errors.filter((found, i) => i < misshapen.length || !follows(found));
    if (report.errors.length === 0) return ok({ template, warnings: report.warnings });
  }
  return err(report.errors);
}

/** A key that is written twice is read once: that is told before anything that may come of it. */
function withTwice(result: Result<Checked, TemplateError[]>, text: string): Result<Checked, TemplateError[]> {
  const twice = keysTwice(text).map(({ path, key }) =>
    problem(path, "template/twice", { is: "keyTwice", facts: { key: key.slice(0, 40) } }, "takeOneOut"),
  );
  if (!result.ok) return err([...twice, ...result.error]);
  return ok({ ...result.value, warnings: [...twice, ...result.value.warnings] });
}

/** Reads a template from its JSON text. What is not JSON is told with its line. */
export function readTemplate(text: string): Result<Checked, TemplateError[]> {
  const json = readJson(text);
  if (json.ok) return withTwice(checkTemplate(json.value), text);
  const { line, column, says } = json.error;
  return err([told("$", "template/not_json", { says, at: { line, column } })]);
}
