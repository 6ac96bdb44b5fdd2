import { describe, expect, test } from "vitest";
import { readPlaywright, readVitest } from "./reports";

describe("what failed is told by a line for each", () => {
  test("of vitest, with the first line of why; a file that does not run is one failure", () => {
    const report = {
      numPassedTests: 4,
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "sums up", failureMessages: ["expected 2 to be 3\n    at a.test.ts:4"] },
          ],
        },
        { name: "b.test.ts", status: "failed", message: "no such module\nstack", assertionResults: [] },
        { name: "c.test.ts", status: "passed", message: "", assertionResults: [] },
      ],
    };
    expect(readVitest(report)).toEqual({
      passed: 4,
      failed: ["a.test.ts > sums up: expected 2 to be 3", "b.test.ts: no such module"],
    });
  });

  test("of Playwright, however deep it is described; what broke before any test too", () => {
    const spec = (title: string, ok: boolean) => ({ title, file: "a.spec.ts", line: 7, ok });
    const suites = [
      { specs: [spec("opens", true), spec("closes", false)] },
      { specs: [], suites: [{ specs: [spec("fits a phone", false)] }] },
    ];
    expect(readPlaywright({ stats: { expected: 1 }, suites, errors: [{ message: "no browser\nstack" }] })).toEqual({
      passed: 1,
      failed: ["a.spec.ts:7 > closes", "a.spec.ts:7 > fits a phone", "no browser"],
    });
  });
});
