import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { HARBOUR, SETS } from "../engine/ccg/testing/harbour";
import { guildhall } from "./testing/guildhall";

const folder = mkdtempSync(join(tmpdir(), "guildhall-script-"));
afterAll(() => rmSync(folder, { recursive: true }));

const script = (args: string[], input?: string) => guildhall(["script", ...args], input);

const file = (name: string, body: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, body);
  return path;
};
const lines = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("script eval --jsonl", () => {
  it("answers every line once, in order, each in a fresh interpreter", () => {
    const input = [
      '{"src":"x=1.5;x;","more":"ignored"}',
      "not json",
      '{"src":5}',
      "",
      '{"src":"print(\\"é\\");x;"}',
      '{"src":"print(1);\\n1/0;"}',
      '{"src":"while(1);"}',
      '{"src":"quit(2);"}',
      '{"src":"isfunction(\\"sum\\");"}',
      '{"src":"(length(date()),typeof(current_time()),random(1));"}',
      '{"src":"x=3;save(\\"x\\");write_file(\\"f\\",(\\"a\\",));(load(\\"x\\"),read_file(\\"f\\"));"}',
      '{"src":"(load(\\"x\\"),read_file(\\"f\\"),execute(\\"/etc/hosts\\"));"}',
    ].join("\n");
    const { code, out, err } = script(["eval", "--jsonl"], input);
    expect([code, err]).toEqual([0, ""]);
    expect(lines(out)).toEqual([
      { out: "", value: "1.5000000000", display: "1.5", error: null },
      { error: { code: "line/not_json", message: expect.any(String) } },
      { error: { code: "line/no_src", message: expect.any(String) } },
      { error: { code: "line/not_json", message: expect.any(String) } },
      { out: "é", value: "NULL", display: "NULL", error: null },
      expect.objectContaining({ out: "1", value: null, display: null, error: "LangErr", line: 2, column: 2 }),
      expect.objectContaining({ value: null, error: "Fuel" }),
      expect.objectContaining({ value: null, error: "Quit", message: "2" }),
      expect.objectContaining({ value: "0" }),
      expect.objectContaining({ value: '(10,"real",0)' }),
      expect.objectContaining({ value: '(1,("a",))' }),
      expect.objectContaining({ value: "(0,NULL,NULL)" }),
    ]);
  });

  it("knows the cards of a game and the common functions", () => {
    const game = file("harbour.xml", HARBOUR);
    mkdirSync(join(folder, "Harbour"));
    for (const [name, body] of Object.entries(SETS)) {
      const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${body}`;
      file(join("Harbour", name), Buffer.from(declared, "latin1"));
    }
    const input = '{"src":"(name(6),canonical_name(3),sum(1,2),isfunction(\\"sum\\"));"}\n';
    const { out } = script(["eval", "--jsonl", "--game", game], input);
    expect(lines(out)).toMatchObject([{ value: '("Éclair","Crane (DK)",3,1)' }]);
    const bad = script(["eval", "--jsonl", "--game", file("bad.xml", "<ccg name='x'><cardset source='no.xml'/>")]);
    expect(bad).toMatchObject({ code: 2, out: "" });
    expect(bad.err).toContain("bad.xml:1:");
    expect(script(["eval", "--jsonl", "--game", "/no/file"]).code).toBe(2);
  });

  it("says what was wrong with its use", () => {
    for (const args of [
      ["eval", "--jsonl", "x"],
      ["eval", "a", "b"],
      ["eval", "/no/file"],
      ["eval", "--fuel", "0"],
      ["format"],
    ])
      expect([args, script(args).code]).toEqual([args, 2]);
  });
});

describe("script eval", () => {
  it("runs a file, with the scripts beside it", () => {
    file("tools.gccg", "# remark\ndef twice { return(ARG*2); }\n");
    const path = file("main.gccg", '# first\nexecute("tools.gccg");\nprintln(twice(21));\n');
    expect(script(["eval", path])).toEqual({ code: 0, out: "42\n", err: "" });
  });

  it("shows errors with line and caret; quit gives the exit code", () => {
    const wrong = script(["eval", file("wrong.gccg", '# first\nprint("a");\nx = (1,;\n')]);
    expect(wrong).toMatchObject({ code: 1, out: "a" });
    expect(wrong.err).toMatch(/wrong\.gccg:3:8: LangErr: .*\nx = \(1,;\n {7}\^\n$/);
    expect(script(["eval", file("quit.gccg", "quit(7);")]).code).toBe(7);
  });

  it("converses: values are shown, a text that is not whole goes on, errors do not end it", () => {
    const run = script(["eval"], "x=20;\nx*2+\n2\nif(x) {\nprintln(\"yes\");\n}\nnosuch();\n'a'\nquit(3)\nx\n");
    expect(run).toMatchObject({ code: 3, out: '20\n42\nyes\n"a"\n' });
    expect(run.err).toContain("Unknown function nosuch()");
  });
});

describe("script format", () => {
  it("prints the layout, or writes it", () => {
    const path = file("ugly.gccg", "# keep\nif(1)x=1;else{y=2;}");
    const pretty = "# keep\nif(1) {\n  x = 1;\n}\nelse {\n  y = 2;\n}\n";
    expect(script(["format", path])).toEqual({ code: 0, out: pretty, err: "" });
    expect(script(["format", path, "--write"])).toEqual({ code: 0, out: "", err: "" });
    expect(readFileSync(path, "utf8")).toBe(pretty);
    expect(script(["format", file("broken.gccg", "x=(")])).toMatchObject({ code: 1, out: "" });
  });
});
