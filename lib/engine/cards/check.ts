import { err, ok, type Result } from "../kernel/result";
import { FILE, OPTS } from "./language";
import { checkSense } from "./sense";
import { checkShape, isRecord, problem, type Report, soundPart, type TemplateError } from "./shape";
import type { Opts, TemplateFile } from "./template";

export type { TemplateError } from "./shape";

export type Checked = { template: TemplateFile; warnings: TemplateError[] };

/** Is this a template file rather than bare options? */
const isFile = (json: Record<string, unknown>): boolean =>
  "opts" in json || (!("cards" in json) && ("name" in json || "description" in json || "i18n" in json));

/**
 * Reads a template file `{name, opts, description?, i18n?}` or bare options, and collects every error with its JSON
 * path. What is known but does nothing is a warning. Any JSON may be given; nothing throws.
 */
export function checkTemplate(json: unknown): Result<Checked, TemplateError[]> {
  if (!isRecord(json))
    return err([problem("$", "template/wrong_type", "a template is an object", 'begin with {"name": …, "opts": {…}}')]);
  const file = isFile(json);
  const report: Report = { errors: [], warnings: [] };
  checkShape(file ? FILE : OPTS, json, "$", report);
  const opts = soundPart(OPTS, file ? json.opts : json) as Opts | undefined;
  if (opts) {
    const template: TemplateFile = {
      name: typeof json.name === "string" && file ? json.name : "Untitled",
      opts,
      description: file && typeof json.description === "string" ? json.description : "",
      i18n: file && isRecord(json.i18n) ? (json.i18n as TemplateFile["i18n"]) : {},
    };
    checkSense(template, file ? "$.opts" : "$", report);
    if (report.errors.length === 0) return ok({ template, warnings: report.warnings });
  }
  return err(report.errors);
}
