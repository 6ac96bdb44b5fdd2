import { readPath, type Step } from "./problem-path";
import { isNowhere } from "./say";
import { type Fix, isRecord, type TemplateError } from "./shape";

/** So many edits are tried, each by one more check, and none where there are more problems: nobody mends those one by one. */
const TRIED = 8;
const PROBLEMS_AT_MOST = 24;

/** A value with an edit at the end of a path; undefined: there is no such place. Copies what it changes. */
function changed(value: unknown, [step, ...below]: readonly Step[], fix: Fix): unknown {
  if (step === undefined) return fix.value;
  const isLast = below.length === 0;
  const goes = isLast && fix.value === undefined;
  if (Array.isArray(value)) {
    if (typeof step !== "number" || step >= value.length || goes) return undefined;
    const inner = changed(value[step], below, fix);
    return inner === undefined ? undefined : value.with(step, inner);
  }
  if (!isRecord(value) || typeof step === "number") return undefined;
  if (goes) {
    const { [step]: gone, ...rest } = value;
    if (gone === undefined) return undefined;
    return fix.key === undefined ? rest : { ...rest, [fix.key]: gone };
  }
  const inner = changed(value[step], below, fix);
  return inner === undefined ? undefined : { ...value, [step]: inner };
}

/** A template with the edit that mends one of its problems; undefined: it has no such place. */
export const fixed = (json: unknown, fix: Fix): unknown => changed(json, readPath(fix.path), fix);

const keyOf = ({ path, message }: TemplateError): string => `${path} ${message}`;

/**
 * The problems of a template, where edits for what leads nowhere are kept only if they make it go away and bring about no
 * other problem. `check`: errors and warnings of a template, played so that the edit at `path` holds.
 */
export function withSoundFixes(
  json: unknown,
  problems: readonly TemplateError[],
  check: (json: unknown, path: string) => readonly TemplateError[],
): TemplateError[] {
  const before = new Set(problems.map(keyOf));
  let tried = problems.length > PROBLEMS_AT_MOST ? TRIED : 0;
  return problems.map((problem) => {
    const { fix, ...plain } = problem;
    if (!fix || !isNowhere(problem.told)) return problem;
    const mended = tried++ < TRIED ? fixed(json, fix) : undefined;
    if (mended === undefined) return plain;
    const after = check(mended, fix.path).map(keyOf);
    return after.includes(keyOf(problem)) || after.some((key) => !before.has(key)) ? plain : problem;
  });
}
