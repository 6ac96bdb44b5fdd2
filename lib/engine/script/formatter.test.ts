import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatScript, writeExpression, writeProgram } from "./formatter";
import { parse } from "./parse";
import { withoutRemarks } from "./source";
import { anyExpression, anyProgram, anyText, bare } from "./testing/programs";

const formatted = (text: string): string => {
  const result = formatScript(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 500) };
const treeOf = (text: string) =>
  bare(parse({ name: "", text: withoutRemarks(text) }).body.filter(({ kind }) => kind !== "empty"));

describe("the layout", () => {
  it.each([
    ["1;2", "1;\n2;\n"],
    ["", ""],
    ["x=1+2*-3;", "x = 1 + 2 * -3;\n"],
    ["d{ 'a' }[0]=(1,);f( );g(1,2);h(,);", 'd{"a"}[0] = (1,);\nf();\ng(1, 2);\nh(,);\n'],
    ["if(1)2;else if(0){3;}else 4;", "if(1) {\n  2;\n}\nelseif(0) {\n  3;\n}\nelse {\n  4;\n}\n"],
    ["while(1);", "while(1) {}\n"],
    ["{1;;}", "{\n  1;\n  ;\n}\n"],
    ["# one\n\n\n\ndef f{# no remark\n}", null],
    ["# one\n\n\n\ndef f\n{\n# two\n  1;\n# three\n}\n# four", "# one\n\ndef f {\n# two\n  1;\n# three\n}\n# four\n"],
    [`x="it's \\"so\\"\\n";y='say "a\\b"';`, `x = "it's \\"so\\"\\n";\ny = 'say "a\\b"';\n`],
  ])("%j becomes %j", (text, wanted) => {
    const result = formatScript(text);
    expect(result.ok ? result.value : null).toBe(wanted);
  });

  it("tells where a text cannot be read", () => {
    expect(formatScript("# remark\nx=;", "file")).toMatchObject({
      ok: false,
      error: { source: "file", line: 2, column: 3 },
    });
  });
});

describe("printing and parsing again gives the same tree", () => {
  it("for expressions", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const { body, broken } = parse({ name: "", text: `${writeExpression(tree)};` });
        expect(broken).toBeNull();
        expect(bare(body)).toEqual(bare([{ kind: "expression", expression: tree }]));
      }),
      RUNS,
    );
  });

  it("for whole programs, and formatting again changes nothing", () => {
    fc.assert(
      fc.property(anyProgram, (body) => {
        const text = writeProgram(body);
        expect(treeOf(text)).toEqual(bare(body));
        expect(formatted(text)).toBe(text);
      }),
      // They are long: 30,000 characters on average.
      { numRuns: RUNS.numRuns / 5 },
    );
  });

  it.each(["", ";", ";;;", "x;", "x;;", "x;;;;", "# only a remark\n;;", "if(a) ; ;;"])("twice is as once: %j", (text) =>
    expect(formatted(formatted(text))).toBe(formatted(text)),
  );

  it("for any text that can be read", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = formatScript(text);
        if (once.ok) expect(formatted(once.value)).toBe(once.value);
      }),
      { numRuns: RUNS.numRuns * 4 },
    );
  });
});
