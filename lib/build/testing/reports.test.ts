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

  test("of Playwright, with why, however deep it is described; what broke before any test too", () => {
    const message = "\u001b[31mexpect failed\u001b[39m\n\nExpected: 2\nReceived: 3\n\nCall log:\n - waiting";
    const error = { message, location: { file: "a.spec.ts", line: 9, column: 3 } };
    const results = (ok: boolean) => (ok ? [{}] : [{ error }]);
    const spec = (title: string, ok: boolean) => {
      return { title, file: "a.spec.ts", line: 7, ok, tests: [{ results: results(ok) }] };
    };
    const suites = [
      { specs: [spec("opens", true), spec("closes", false)] },
      { specs: [], suites: [{ specs: [spec("fits a phone", false)] }] },
    ];
    expect(readPlaywright({ stats: { expected: 1 }, suites, errors: [{ message: "no browser\nstack" }] })).toEqual({
      passed: 1,
      failed: [
        "a.spec.ts:7 > closes: line 9: expect failed Expected: 2 Received: 3",
        "a.spec.ts:7 > fits a phone: line 9: expect failed Expected: 2 Received: 3",
        "no browser",
      ],
    });
  });
});
