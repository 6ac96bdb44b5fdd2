import { checkTemplate, type TemplateError } from "../check";

/** What the check refuses, and what it warns of, with the sentence that authors read. */
export const errors = (json: unknown): TemplateError[] => {
  const result = checkTemplate(json);
  return result.ok ? [] : result.error;
};
export const warnings = (json: unknown): TemplateError[] => {
  const result = checkTemplate(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.warnings;
};
export const said = (problems: readonly TemplateError[]): string[] =>
  problems.map(({ path, message, hint }) => `${path}: ${message}${hint ? ` (${hint})` : ""}`);
