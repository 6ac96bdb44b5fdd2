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

type Suite = { specs: { title: string; file: string; line: number; ok: boolean }[]; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() })),
    suites: z.array(Suite).optional(),
  }),
);
const Playwright = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywright(json: unknown): Tally {
  const { stats, suites, errors } = Playwright.parse(json);
  const failedOf = ({ specs, suites: inner = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} > ${title}`),
    ...inner.flatMap(failedOf),
  ];
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedOf), ...errors.map(({ message }) => firstLine(message))],
  };
}
