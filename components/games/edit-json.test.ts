import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { printJson, withValue } from "./edit-json";

const TEXT = `{
  "name": "War",
  "opts": {
    "cards": ["2H", "3H"],
    "_why": "as my  aunt plays it",
    "move": { "cards": 1 }
  }
}
`;

describe("an edit of a JSON text", () => {
  test.each<[string, (string | number)[], unknown, string]>([
    ["another value", ["opts", "move", "cards"], 2, TEXT.replace('"cards": 1', '"cards": 2')],
    ["an item of a list", ["opts", "cards", 1], "4H", TEXT.replace('"3H"', '"4H"')],
    ["a further item", ["opts", "cards", 2], "4H", TEXT.replace('"3H"]', '"3H", "4H"]')],
    ["a new key on the line of the others", ["opts", "move", "pass"], true, TEXT.replace("1 }", '1, "pass": true }')],
    [
      "a new key on a line of its own, with the objects that lead there",
      ["opts", "bidding", "min"],
      5,
      TEXT.replace("1 }\n", '1 },\n    "bidding": { "min": 5 }\n'),
    ],
    [
      "a key less, with its comma",
      ["opts", "_why"],
      undefined,
      TEXT.replace('\n    "_why": "as my  aunt plays it",', ""),
    ],
    ["the first of two less", ["name"], undefined, TEXT.replace('"name": "War",\n  ', "")],
    ["the only one less", ["opts", "move", "cards"], undefined, TEXT.replace('{ "cards": 1 }', "{}")],
    ["nothing where there was nothing", ["opts", "trick"], undefined, TEXT],
    ["a way that leads through a number", ["name", "x"], 1, TEXT],
  ])("%s", (_, steps, value, wanted) => {
    expect(withValue(TEXT, steps, value)).toBe(wanted);
  });

  test("what is no JSON stays as it is", () => {
    for (const text of ["", "{", '{"a": 1,}', "{a: 1}", '{"a": 1} // x']) expect(withValue(text, ["a"], 2)).toBe(text);
  });

  test("an empty text object is filled over several lines", () => {
    expect(withValue("{}", ["name"], "x")).toBe('{\n  "name": "x"\n}');
  });

  test.each(readdirSync("lib/engine/cards/templates").filter((name) => name.endsWith(".json")))(
    "%s: a value put in and taken out again leaves the same rules",
    (name) => {
      const source = readFileSync(`lib/engine/cards/templates/${name}`, "utf8");
      const json = JSON.parse(source);
      for (const steps of [
        ["opts", "reveal"],
        ["opts", "bidding", "step"],
        ["opts", "x", "y"],
        ["i18n", "de", "Pass"],
      ]) {
        const edited = withValue(source, steps, 7);
        const there = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], JSON.parse(edited));
        expect(there).toBe(7);
        const back = JSON.parse(withValue(edited, steps, undefined));
        if (steps[1] === "x") expect(back).toEqual({ ...json, opts: { ...json.opts, x: {} } });
      }
      expect(JSON.parse(printJson(json))).toEqual(json);
    },
  );

  test("long lists are filled, long objects get a line for each key", () => {
    const deck = Array.from({ length: 52 }, () => "0H");
    const lines = printJson({ cards: deck, players: [2, 4] }).split("\n");
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.length).toBeLessThan(10);
    expect(lines.at(-2)).toBe('  "players": [2, 4]');
  });
});
