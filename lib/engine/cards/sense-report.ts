import type { ToldNowhere } from "./nowhere";
import { type Hint, type Said, valueSaid } from "./say";
import { type Fix, problem, type Report, told } from "./shape";
import type { LanguageVersion, Opts } from "./template";

/** A check of meaning: what the options of a template cannot be together. */
export type Check = (opts: Opts, path: string, report: Report) => void;

/** Reports a problem that keeps a template from being played. */
export const error = (report: Report, path: string, code: string, says: Said, hint?: Hint, fix?: Fix): void => {
  report.errors.push(problem(path, code, says, hint, fix));
};

/** An edit that gives a key the name that a hint says to write, where no other key has it. */
export function renamed(path: string, hint: Hint | undefined, beside: object): Fix | undefined {
  const said = valueSaid(hint);
  const key: unknown = said?.startsWith('"') ? JSON.parse(said) : undefined;
  return typeof key === "string" && !Object.hasOwn(beside, key) ? { path, key } : undefined;
}

/**
 * Reports what a later version of the language refuses; a template of an older one goes on being played, so there it
 * is a warning.
 */
export const errorSince = (
  version: LanguageVersion,
  report: Report,
  path: string,
  code: string,
  says: Said,
  hint?: Hint,
): void => {
  (report.language < version ? report.warnings : report.errors).push(problem(path, code, says, hint));
};

/** Reports something that does nothing; what is to be left out can be taken away at once. `fix`: what else mends it. */
export const warn = (report: Report, path: string, says: Said, hint?: Hint, fix?: Fix): void => {
  const leftOut = hint === "leaveItOut" ? { path } : undefined;
  report.warnings.push(problem(path, "template/no_effect", says, hint, fix ?? leftOut));
};

/** Warns of an option that does nothing, or not what it seems to; `fix`: what would certainly mend it. */
export function warnNowhere(report: Report, path: string, says: ToldNowhere, fix?: Fix): void {
  report.warnings.push(told(path, "template/nowhere", says, fix));
}

/** Refuses an option that leaves somebody without an act, or a deal without a result. */
export function refuseNowhere(report: Report, path: string, says: ToldNowhere, fix?: Fix): void {
  report.errors.push(told(path, "template/stuck", says, fix));
}
