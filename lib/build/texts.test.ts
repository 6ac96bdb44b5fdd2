import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Rooms of components whose texts still stand in them. */
const NOT_MOVED = /^components\/(accounts|ccg|games|staff)\//;

const files = globSync("components/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
const moved = files.filter((path) => !NOT_MOVED.test(path));

/** What is no language: names of keys, of the house, of bots. */
const ALLOWED = /^(Enter|Guildhall)$/;

/** Attributes that are shown or read out. */
const SAID = /(?:label|title|placeholder|help|description|text|lead|alt|remark|status|fallback)=("[^"]*")/g;
/** Text between two tags on one line, and on lines of its own. */
const BETWEEN = /[\w"'})/-]>([^<>{}=;()|&]*[A-Za-z]{2,}[^<>{}=;()|&]*)<\//g;
const ALONE = /^\s+([A-Z][A-Za-z’'“”…,.;:?!\s-]*[a-z.…?!])$/gm;

/** Neither comments nor what a programmer is told. */
const withoutNotes = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/new Error\([^\n]*/g, "");

/** Texts for people that a component holds itself. */
function literalsIn(path: string): string[] {
  const text = withoutNotes(readFileSync(path, "utf8"));
  const said = [...text.matchAll(SAID)].map(([, value]) => JSON.parse(value ?? '""') as string);
  const shown = path.endsWith(".tsx")
    ? [...text.matchAll(BETWEEN), ...text.matchAll(ALONE)].map(([, value]) => (value ?? "").trim())
    : [];
  // A sentence of a text that is put together: several words, the first with a capital.
  const made = [...text.matchAll(/["`]([A-Z][a-z]+(?: [a-z’]+){2,}[^"`]*)["`]/g)].map(([, value]) => value ?? "");
  return [...said.filter((value) => /[A-Za-z]{2,}/.test(value)), ...shown, ...made].filter(
    (value) => !ALLOWED.test(value),
  );
}

describe("components hold no texts of their own", () => {
  test("there is something to look at", () => expect(moved.length).toBeGreaterThan(100));

  test("what is looked for is found", () => {
    const found = [
      '<p className="x">Nothing dealt yet</p>',
      '<Button label="Send" />',
      "    <p>\n      Take your time: it is dealt when you say so.\n    </p>",
      'const text = "Waiting for your answer";',
    ].filter((code) => {
      const shown = [...code.matchAll(SAID), ...code.matchAll(BETWEEN), ...code.matchAll(ALONE)];
      return shown.length > 0 || /["`][A-Z][a-z]+(?: [a-z’]+){2,}/.test(code);
    });
    expect(found).toHaveLength(4);
  });

  test("none is left in the rooms that have catalogues", () => {
    const left = moved.flatMap((path) => literalsIn(path).map((value) => `${path}: ${value}`));
    expect(left).toEqual([]);
  });

  test("a catalogue is loaded in the reader's language alone", () => {
    const loads = files.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => /^import (?!type)[^;]*"@\/lib\/texts\/(.*\/(.*\.)?(en|et)|messages-of)"/.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(loads.filter((line) => !line.includes(".test."))).toEqual([]);
  });
});
