import { readTemplateText, TemplateBody } from "@/lib/contracts/template";
import type { TemplateError } from "@/lib/engine/cards/check";
import { compileTemplate } from "@/lib/engine/cards/compile";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { ok, refuse } from "@/lib/engine/kernel/result";
import { factsOf, type VersionFacts } from "./version-facts";

/** A checked template, ready to be stored. */
export type SoundBody = { name: string; hash: string; body: TemplateBody; facts: VersionFacts; source: string };

/** So many problems a refusal tells; editors check the text themselves. */
const PROBLEMS_TOLD = 50;

/** Reads an author's text for storing. Refuses `template/unsound {problems}` with the first problems and their paths. */
export function soundBody(source: string): Result<SoundBody, Refusal> {
  const read = readTemplateText(source);
  if (!read.ok) return unsound(read.error);
  const { file } = read.value;
  const compiled = compileTemplate(file);
  if (!compiled.ok) return unsound(compiled.error);
  const facts = factsOf(compiled.value);
  return ok({ name: file.name.trim(), hash: compiled.value.hash, body: TemplateBody.parse(file), facts, source });
}

const unsound = (errors: readonly TemplateError[]) =>
  refuse("template/unsound", {
    problems: errors
      .slice(0, PROBLEMS_TOLD)
      .map(({ path, code, message, hint }) => ({ path, code, message, ...(hint ? { hint } : {}) })),
  });
