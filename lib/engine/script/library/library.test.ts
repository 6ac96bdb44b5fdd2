import { describe, expect, it } from "vitest";
import { CALLS } from "../testing/calls.data";
import { run, valueGiven } from "../testing/run";
import { LIBRARY_NAMES } from ".";

describe("every function of the library", () => {
  it("has its rows here", () => expect(Object.keys(CALLS).sort()).toEqual([...LIBRARY_NAMES].sort()));
});

for (const [name, rows] of Object.entries(CALLS))
  describe(name, () => {
    it.each(rows)("%s → %s", (src, value) => expect(valueGiven(src)).toBe(value));
  });

describe("what is printed", () => {
  it.each([
    ['print("a",1.5)', "a 1.5"],
    ["println()", "NULL\n"],
    ['b=(1,);a="x";vardump()', 'a = "x"\nb = (1,)\n'],
    ["def f {stacktrace();} def g {f(1);} g(2)", "stacktrace(NULL)\nf(1)\ng(2)\n"],
  ])("%s prints %j", (src, out) => expect(run(src).out).toBe(out));
});
