import { describe, expect, it } from "vitest";
import { readTemplate } from "./check";
import { TEMPLATES } from "./testing/driver";

describe("a text that is not JSON", () => {
  it.each<[string, string]>([
    ['{"cards": [\n  "9H",\n  "9S"\n  "9D"]}', "line 3, column 7: a comma is missing at the end of this line"],
    ['{"cards": ["9H",]}', 'line 1, column 17: there is a comma before "]"'],
    ['{"hand": 3,\n}', 'line 2, column 1: there is a comma before "}"'],
    ['{"hand" 3}', 'line 1, column 9: ":" is missing before "3"'],
    ["{hand: 3}", 'line 1, column 2: keys stand in double quotes: write "hand"'],
    ["{'hand': 3}", "line 1, column 2: texts stand in double quotes"],
    [
      '{\n // my game\n "hand": 3}',
      'line 2, column 2: JSON has no comments: write a remark as a key that begins with "_"',
    ],
    ['{"hand": 3', 'line 1, column 11: a comma or "}" is missing before the end of the text'],
    ['{"hand": 03}', "line 1, column 11: numbers do not begin with 0"],
    ['{"players": 2-4}', "line 1, column 14: numbers from one to another are a list: write [2, 4]"],
    ['{"players": 2 - 4}', 'line 1, column 15: a comma or "}" is missing before "-"'],
    ['{"hand": 3; "trick": true}', 'line 1, column 11: "," stands between values, not ";"'],
    ['{"hand": 3 # cards\n}', 'line 1, column 12: JSON has no comments: write a remark as a key that begins with "_"'],
    [
      '{\n# my game\n"hand": 3}',
      'line 2, column 1: JSON has no comments: write a remark as a key that begins with "_"',
    ],
    [
      '{"name": "a\nb"}',
      "line 1, column 10: a text does not end on its line, or holds a backslash that stands for nothing",
    ],
    ['{"hand": 3} x', 'line 1, column 13: "x" after the end'],
    [" ", 'line 1, column 1: the text is empty: begin with {"name": …, "opts": {…}}'],
    ['{"hand": True}', "line 1, column 10: write true, not True"],
    ['{"trick": yes}', "line 1, column 11: write true, not yes"],
    ['{"sort": level}', 'line 1, column 10: write "level" in double quotes, not level'],
    ['{"hand" = 3}', 'line 1, column 9: ":" stands between a key and its value, not "="'],
    ['{"hand": +3}', "line 1, column 10: numbers have no plus before them"],
    ["{“hand”: 3}", 'line 1, column 2: texts stand in straight double quotes: "…"'],
    ['{"hand": 3 // cards\n}', 'line 1, column 12: JSON has no comments: write a remark as a key that begins with "_"'],
    ['{"hand": 3 "trick": true}', 'line 1, column 12: a comma or "}" is missing before "\\""'],
  ])("%j: its line is told", (text, message) => {
    const read = readTemplate(text);
    expect(read.ok ? [] : read.error).toMatchObject([
      { path: "$", code: "template/not_json", message: `is not JSON: ${message}` },
    ]);
  });
});

it("a mark at the beginning that an editor put there is no part of the text", () => {
  const text = JSON.stringify(TEMPLATES.whist);
  expect(readTemplate(`\uFEFF${text}`)).toEqual(readTemplate(text));
  expect(readTemplate(`{\uFEFF${text.slice(1)}`).ok).toBe(false);
});

it("a key that is written twice is told with its place", () => {
  const text =
    '{"name": "a, {b}", "opts": {"cards": ["9H", "9S"], "move": {"special": {"x": {"*": [["9H"]]}, "x": {"*": [["9S"]]}}}, "hand": 1, "hand": 2, "players": 1, "points": {"trick": {"H": 1}}, "lead": {"*": "trick"}}}';
  const read = readTemplate(text);
  const said = (read.ok ? read.value.warnings : read.error).filter(({ code }) => code === "template/twice");
  expect(said.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    '$.opts.move.special.x: "x" is written twice: the last one counts',
    '$.opts.hand: "hand" is written twice: the last one counts',
  ]);
});

describe("a template that nests 20,000 deep", () => {
  const nested = (open: string, close: string): string => open.repeat(20_000) + close.repeat(20_000);
  it.each<[string, string, string]>([
    ["reveal, of lists", `{"name": "x", "opts": {"cards": [], "reveal": ${nested("[", "]")}}}`, "$.opts.reveal"],
    [
      "reveal, of objects",
      `{"name": "x", "opts": {"reveal": ${nested('{"a":', "}").replace(":}", ":1}")}}}`,
      "$.opts.reveal.a",
    ],
    ["a remark", `{"cards": ["9H"], "_why": ${nested("[", "]")}}`, "$._why"],
    [
      "a special",
      `{"cards": ["9H"], "move": {"special": {"trump": {"*": ${nested("[", "]")}}}}}`,
      "$.move.special.trump",
    ],
    ["a translation", `{"name": "x", "opts": {}, "i18n": {"en": ${nested("[", "]")}}}`, "$.i18n.en"],
    ["all of it", nested("[", "]"), "$"],
  ])("%s: is refused in one sentence", (_, text, path) => {
    const read = readTemplate(text);
    const [problem, ...more] = read.ok ? [] : read.error;
    expect(more).toEqual([]);
    expect(problem!.path.startsWith(path)).toBe(true);
    expect(problem!.code).toBe(path === "$" ? "template/wrong_type" : "template/too_deep");
  });

  it("and one that does not even end is not JSON", () => {
    const read = readTemplate("[".repeat(20_000));
    expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(["template/not_json"]);
  });
});
