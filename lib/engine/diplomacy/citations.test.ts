import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOM = "lib/engine/diplomacy";
const FILES = readdirSync(ROOM, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|md)$/.test(file) && !file.endsWith("citations.test.ts"))
  .map((file) => `${ROOM}/${file}`);

test("where a rule comes from is named so that its reader finds it: no text that is not here is cited", () => {
  const strange = FILES.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (/\bspec(\/\w+\.md| \([a-z]\))|[(,] ?seed \d/.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(strange).toEqual([]);
});

test("the project's own texts that are cited are there, with the section that is named", () => {
  const cited = FILES.flatMap((file) =>
    [
      ...readFileSync(file, "utf8")
        .replace(/\n\s*\* /g, " ")
        .matchAll(/\((docs\/[\w/.-]+\.md)(?:, ([^)]+))?\)/g),
    ].map(([, doc = "", section]) => ({ file, doc, section })),
  );
  expect(cited.length).toBeGreaterThan(0);
  const missing = cited.filter(
    ({ doc, section }) =>
      !existsSync(doc) ||
      (section !== undefined && !new RegExp(`^#+ ${section}\\b`, "m").test(readFileSync(doc, "utf8"))),
  );
  expect(missing).toEqual([]);
});
