import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideParts } from "./guide-parts";

test("the guide comes by its parts, each with an address of its own", () => {
  const guide = readFileSync("docs/how-to-write-a-template.md", "utf8");
  const { beginning, parts } = guideParts(guide);
  expect(beginning).toMatch(/^A game is a JSON file\./);
  expect(parts.map(({ title }) => title)).toEqual([...guide.matchAll(/^## (.*)$/gm)].map(([, title]) => title));
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  expect(parts.every(({ id, text }) => id !== "" && text !== "")).toBe(true);
});
