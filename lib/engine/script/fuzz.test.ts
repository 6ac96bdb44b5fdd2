import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeExpression } from "./formatter";
import { Interpreter } from "./interpreter";
import { anyExpression, anyText } from "./testing/programs";
import { testHost } from "./testing/run";
import type { Value } from "./value";

const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 1_000) };
const limits = { fuel: 20_000, memory: 20_000, output: 2_000 };

/** Runs a text under small limits; what the program does must end in a result, never in an exception. */
function attempt(text: string) {
  const interpreter = new Interpreter({ ...testHost(), limits });
  const { out, result } = interpreter.run(text);
  const written = result.ok ? interpreter.written(result.value) : null;
  return { out, error: result.ok ? null : result.error, written };
}

const PRELUDE =
  'a=(1,(2,"x"));b=2;c="text";d=(("k",1),("l",(,)));def f {return(ARG);} def g {push(ARG);return(pop());}';

describe("whatever the text", () => {
  it("an interpreter answers, within its limits", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const begun = performance.now();
        const { out, error } = attempt(PRELUDE + text);
        expect(out.length).toBeLessThanOrEqual(limits.output);
        expect(performance.now() - begun).toBeLessThan(30_000);
        if (error) expect(error.message).not.toBe("");
      }),
      { numRuns: RUNS.numRuns * 3 },
    );
  });

  it("every expression has a value or an error of the language, the same each time", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const text = `${PRELUDE}${writeExpression(tree)};`;
        expect(attempt(text)).toEqual(attempt(text));
      }),
      RUNS,
    );
  });

  it("what is written is read again as the same", () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const interpreter = new Interpreter({ ...testHost(), limits });
        interpreter.run(PRELUDE);
        const { result } = interpreter.run(`r=${writeExpression(tree)};`);
        if (!result.ok) return;
        const { result: again } = interpreter.run("s=tostr(r); tostr(toval(s))==s;");
        if (again.ok) expect(again.value).toBe(1);
      }),
      RUNS,
    );
  });
});

describe("a template means replacing text", () => {
  const templates = [
    "#",
    "#+1",
    "(#,#)",
    "#==#",
    "f(#)",
    "f(#,1)",
    "-#",
    "!#",
    "x=#",
    "length(#)",
    "1-#",
    "#*2",
    "'#'",
    "a[0]+#",
    "if(#) 1; else 2",
    "tostr(#)",
  ];
  const values: fc.Arbitrary<string> = fc.oneof(
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((x) => x.toFixed(12)),
    fc.string({ maxLength: 5 }).map((text) => `"${text.replace(/[\\"]/g, "\\$&")}"`),
    fc.constantFrom("NULL", "(,)", "(1,)", '(1,("a#",2.5))', "((1,2),(,))"),
  );

  it("whether it was compiled or not", () => {
    fc.assert(
      fc.property(fc.constantFrom(...templates), values, (template, value) => {
        const replaced = new Interpreter({ ...testHost(), limits });
        const filled = new Interpreter({ ...testHost(), limits });
        for (const one of [replaced, filled]) one.run(PRELUDE);
        filled.setVariable("value", valueIn(filled, value));
        filled.setVariable("template", template);
        const written = filled.run("tostr(value);").result;
        const text = template.replaceAll("#", () => String(written.ok ? written.value : ""));
        const wanted = replaced.run(`tostr(eval(${quoted(text)}));`).result;
        const got = filled.run("tostr((forall(template,(value,)))[0]);").result;
        expect(got.ok ? got.value : got.error.kind).toEqual(wanted.ok ? wanted.value : wanted.error.kind);
      }),
      RUNS,
    );
  });

  const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;
  const valueIn = (interpreter: Interpreter, text: string): Value => {
    const { result } = interpreter.run(text);
    if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
    return result.value;
  };
});

describe("chance", () => {
  const draws = "forall('random(1000)',seq(1,20))+shuffle(seq(1,20));";
  it("is the same from the same seed, and other from another", () => {
    const one = new Interpreter(testHost()).run(draws);
    expect(new Interpreter(testHost()).run(draws)).toEqual(one);
    const host = testHost();
    const other = new Interpreter({ ...host, random: host.seeded!(2) }).run(draws);
    expect(other).not.toEqual(one);
  });
});
