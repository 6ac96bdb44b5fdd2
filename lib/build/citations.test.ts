import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TEXTS = ["README.md", ...globSync("{app,components,docs,e2e,lib}/**/*.{ts,tsx,css,md}").sort()]
  .filter((file) => !file.startsWith("lib/db/generated/") && file !== "lib/build/citations.test.ts")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** A text by name or section that only the writer had: "spec/x.md", "spec (e)", "§2", "seed 5.2", "(C.6)". DATC's "6.A.1" is everybody's. */
const ELSEWHERE = /\bspec(\/\w+\.md| \([a-z]\))|§ ?\d|\bseed (\d+\.\d|")|[(,;:] ?`?[A-J]\.\d+\b/;

test("where a rule comes from is named so that its reader finds it: no text that is not here is cited", () => {
  const strange = TEXTS.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, i) => (ELSEWHERE.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(strange).toEqual([]);
});

test("the project's own texts that are cited are there, with the section that is named", () => {
  const cited = TEXTS.flatMap(({ file, text }) =>
    [...text.replace(/\n\s*\* /g, " ").matchAll(/\(`?(docs\/[\w/.-]+\.md)`?(?:, ([^):]+))?[:)]/g)].map(
      ([, doc = "", section]) => ({ file, doc, section }),
    ),
  );
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited.filter(
    ({ doc, section }) =>
      !existsSync(doc) ||
      (section !== undefined && !new RegExp(`^#+ ${section}\\b`, "m").test(readFileSync(doc, "utf8"))),
  );
  expect(missing).toEqual([]);
});

test("decisions are cited by numbers that they have", () => {
  const known = new Set(readdirSync("docs/decisions").map((name) => name.slice(0, 4)));
  const cited = TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions?[/ ](\d{4})\b/g)].map(([, number = ""]) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});
