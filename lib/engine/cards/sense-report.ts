import { NOWHERE, sayTold, type Told } from "./nowhere";
import { type Fix, problem, type Report } from "./shape";
import type { LanguageVersion, Opts } from "./template";

/** A check of meaning: what the options of a template cannot be together. */
export type Check = (opts: Opts, path: string, report: Report) => void;

/** Reports a problem that keeps a template from being played. */
export const error = (report: Report, path: string, code: string, message: string, hint?: string): void => {
  report.errors.push(problem(path, code, message, hint));
};

/**
 * Reports what a later version of the language refuses; a template of an older one goes on being played, so there it
 * is a warning.
 */
export const errorSince = (
  version: LanguageVersion,
  report: Report,
  path: string,
  code: string,
  message: string,
  hint?: string,
): void => {
  (report.language < version ? report.warnings : report.errors).push(problem(path, code, message, hint));
};

/** Reports something that does nothing; what is to be left out can be taken away at once. */
export const warn = (report: Report, path: string, message: string, hint?: string): void => {
  const fix = hint?.startsWith("leave it out") ? { path } : undefined;
  report.warnings.push(problem(path, "template/no_effect", message, hint, fix));
};

/** Warns of an option that does nothing, or not what it seems to; `fix`: what would certainly mend it. */
export function warnNowhere(report: Report, path: string, told: Told, fix?: Fix): void {
  report.warnings.push({ path, code: "template/nowhere", ...sayTold(told, NOWHERE), told, ...(fix ? { fix } : {}) });
}

/** Refuses an option that leaves somebody without an act, or a deal without a result. */
export function refuseNowhere(report: Report, path: string, told: Told, fix?: Fix): void {
  report.errors.push({ path, code: "template/stuck", ...sayTold(told, NOWHERE), told, ...(fix ? { fix } : {}) });
}
