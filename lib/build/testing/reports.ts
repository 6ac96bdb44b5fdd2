import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** What a test runner reports: how many tests passed, and each that failed as a line to find it by. */
export type Tally = { passed: number; failed: string[] };

const Vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().nullish(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const firstLine = (text: string | undefined): string => text?.split("\n", 1)[0] ?? "";

/** Reads what vitest's JSON reporter wrote. A file that could not be run counts as one failure. */
export function readVitest(json: unknown): Tally {
  const { numPassedTests, testResults } = Vitest.parse(json);
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const lines = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`);
    return lines.length === 0 && status === "failed" ? [`${name}: ${firstLine(message ?? "")}`] : lines;
  });
  return { passed: numPassedTests, failed };
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          error: z.object({ message: z.string(), location: z.object({ line: z.number() }).optional() }).optional(),
        }),
      ),
    }),
  ),
});
type Suite = { specs: z.infer<typeof Spec>[]; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(Spec), suites: z.array(Suite).optional() }));
const Playwright = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const MOST_TOLD = 500;

/** Why a test in a browser failed, in one line: what was expected of what and what came, without the calls before it. */
function whyOf({ tests }: z.infer<typeof Spec>): string {
  const error = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []))[0];
  if (!error) return "";
  const [told = ""] = stripVTControlCharacters(error.message).split("Call log:");
  return `: line ${error.location?.line ?? "unknown"}: ${told.replace(/\s+/g, " ").trim().slice(0, MOST_TOLD)}`;
}

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(json: unknown): Tally {
  const { stats, suites, errors } = Playwright.parse(json);
  const failedOf = ({ specs, suites: inner = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file}:${spec.line} > ${spec.title}${whyOf(spec)}`),
    ...inner.flatMap(failedOf),
  ];
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedOf), ...errors.map(({ message }) => firstLine(message))],
  };
}
