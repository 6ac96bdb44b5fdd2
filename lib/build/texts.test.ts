import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Where no text for people stands: only developers see the gallery, and what `api` answers is read by programs. */
const NOT_FOR_PEOPLE = /^app\/(gallery|api)\//;

const components = globSync("components/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));
const pages = globSync("app/**/*.{ts,tsx}").filter((path) => !NOT_FOR_PEOPLE.test(path));
const files = [...components, ...pages];

/** What is no language: names of keys, of the house, of bots, of jokers, of a time zone. */
const ALLOWED = /^(Enter|Guildhall|Botan|[XY]X|UTC)$/;

/** Attributes that are shown or read out. */
const SAID =
  /(?:label|title|placeholder|help|description|text|lead|alt|remark|status|fallback|[vV]erb|caption|sure)=("[^"]*")/g;
/** Text between two tags on one line, and on lines of its own. */
const BETWEEN = /[\w"'})/-]>([^<>{}=;()|&]*[A-Za-z]{2,}[^<>{}=;()|&]*)<\//g;
const ALONE = /^\s+([A-Z][A-Za-z’'“”…,.;:?!\s-]*[a-z.…?!])$/gm;

/** The name of a page, and the answer of an action, written out. */
const TOLD =
  /\b(?:title|description|done|default|head):\s*(?:\([^()]*\)\s*=>\s*)?("[^"]*[a-z][^"]*"|`[^`]*[a-z][^`]*`)/g;

/** What is said in one case or in the other, and a sentence by its end. */
const EITHER = /(?:\?|\s:) ("[A-Z][^"]*")/g;
const ENDED = /("[A-Z][^"]*[a-z][.!?…]")/g;

/** Neither comments nor what a programmer is told. */
const withoutNotes = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/new Error\([^\n]*/g, "");

/** Texts for people that a component holds itself. */
function literalsIn(path: string): string[] {
  const text = withoutNotes(readFileSync(path, "utf8"));
  const said = [SAID, EITHER, ENDED]
    .flatMap((what) => [...text.matchAll(what)])
    .map(([, value]) => JSON.parse(value ?? '""') as string);
  const shown = path.endsWith(".tsx")
    ? [...text.matchAll(BETWEEN), ...text.matchAll(ALONE)].map(([, value]) => (value ?? "").trim())
    : [];
  // A sentence of a text that is put together: several words, the first with a capital.
  const made = [...text.matchAll(/["`]([A-Z][a-z]+(?: [a-z’]+){2,}[^"`]*)["`]/g)].map(([, value]) => value ?? "");
  // What a page is called, and what an action answers.
  const told = [...text.matchAll(TOLD)].map(([, value]) => (value ?? "").slice(1, -1));
  return [...said.filter((value) => /[A-Za-z]{2,}/.test(value)), ...shown, ...made, ...told].filter(
    (value) => !ALLOWED.test(value),
  );
}

describe("components and pages hold no texts of their own", () => {
  test("there is something to look at", () => {
    expect(components.length).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(60);
  });

  test("what is looked for is found", () => {
    const found = [
      '<p className="x">Nothing dealt yet</p>',
      '<Button label="Send" />',
      "    <p>\n      Take your time: it is dealt when you say so.\n    </p>",
      'const text = "Waiting for your answer";',
      'export const metadata: Metadata = { title: "Games" };',
      'export const remove = formDoor(doors.remove, { done: "Deleted." });',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked at
      "  done: ({ nick }) => `${nick} is back.`,",
      '{busy ? "Saving…" : t.verb}',
      'const name = on ? t.on : "Off";',
      'const problem = { other: "Unlinked." };',
    ].filter((code) => {
      const shown = [SAID, BETWEEN, ALONE, TOLD, EITHER, ENDED].flatMap((what) => [...code.matchAll(what)]);
      return shown.length > 0 || /["`][A-Z][a-z]+(?: [a-z’]+){2,}/.test(code);
    });
    expect(found).toHaveLength(10);
  });

  test("none is left", () => {
    const left = files.flatMap((path) => literalsIn(path).map((value) => `${path}: ${value}`));
    expect(left).toEqual([]);
  });

  test("a catalogue is loaded in the reader's language alone", () => {
    const loads = components.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => /^import (?!type)[^;]*"@\/lib\/texts\/(.*\/(.*\.)?(en|et)|messages-of)"/.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(loads.filter((line) => !line.includes(".test."))).toEqual([]);
  });
});
