import { describe, expect, it } from "vitest";
import { showProblem } from "./error";
import { Interpreter } from "./interpreter";
import { problemIn, testHost } from "./testing/run";

describe("an error tells where it is", () => {
  it.each([
    ["1 2", 1, 3],
    ["x=1;\ny=(1,\n  2 3);", 3, 5],
    ["x=1;\n  x[0];", 2, 4],
    ["a=(1,);\na[0]{1};", 2, 5],
    ["1+\n nosuch(1);", 2, 2],
    ["def f {\n  return(ARG/0);\n}\nf(1);", 2, 13],
    ['x=5;\nif(x) {\n  print(-"a");\n}', 3, 9],
    ["length(1);\nkeys(5);", 2, 1],
    ["1;\n'open", 2, 1],
    ["if(1) {\n 1;\n", 1, 7],
    ["x=1;\n while(1);", 2, 7],
  ])("%j at line %i, column %i", (src, line, column) => {
    const limited = { ...testHost(), limits: { fuel: 2_000 } };
    expect(problemIn(src, limited)).toMatchObject({ line, column });
  });

  it("with the line and a caret", () => {
    expect(showProblem(problemIn("x=1;\n\ty = 1 +;\n"))).toBe(
      'test:2:9: LangErr: Expected an expression, found ";"\n\ty = 1 +;\n\t       ^',
    );
  });

  it("cuts a long line around the place", () => {
    const { excerpt } = problemIn(`${"x+".repeat(200)}nosuch()${"+x".repeat(200)}`);
    const [line = "", caret = ""] = excerpt.split("\n");
    expect(line.length).toBeLessThan(110);
    expect(line.slice(caret.length - 1).startsWith("nosuch")).toBe(true);
  });

  it("inside a text that was evaluated, points into that text", () => {
    expect(problemIn('eval("1+\\n+2")')).toMatchObject({ source: "eval", line: 2, column: 1 });
  });

  it("quit carries its code", () => {
    expect(problemIn("quit(3)")).toMatchObject({ kind: "Quit", message: "3" });
    expect(problemIn("quit()")).toMatchObject({ kind: "Quit", message: "0" });
  });
});

describe("after an error", () => {
  it("stacks are empty, variables and functions stay", () => {
    const interpreter = new Interpreter(testHost());
    expect(interpreter.run("x=3;push(1);def f{return(x);} 1/0;").result.ok).toBe(false);
    expect(interpreter.run("pop();").result).toMatchObject({ ok: false, error: { message: "The stack is empty" } });
    expect(interpreter.run("f();").result).toEqual({ ok: true, value: 3 });
  });

  it("without one the stack stays too", () => {
    const interpreter = new Interpreter(testHost());
    interpreter.run("push(5);");
    expect(interpreter.run("pop();").result).toEqual({ ok: true, value: 5 });
  });
});

describe("what the host does not lend is refused", () => {
  it.each([
    "date();",
    "random(5);",
    "shuffle((1,2));",
    "sleep(1);",
    'load("x");',
    'x=1;save("x");',
    'read_file("/etc/passwd");',
    'write_file("a",(,));',
    'execute("a");',
    'attach("x","DBSingleFile");',
  ])("%s", (src) => expect(problemIn(src, {})).toMatchObject({ kind: "Refused", line: 1 }));
});
