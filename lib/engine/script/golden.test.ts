import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Answer, run, testHost } from "./testing/run";

const PATH = new URL("./testdata/programs.jsonl", import.meta.url);
type Golden = Answer & { src: string };

const answer = (src: string): Golden => ({ src, ...run(src, testHost(), (interpreter) => interpreter.loadCommon()) });

/** Whole programs with what they printed and gave when they were checked by hand. `RECORD=1` writes them anew. */
describe("programs of our own", () => {
  const read = readFileSync(PATH, "utf8")
    .trim()
    .split("\n")
    .map((line): Golden => JSON.parse(line));
  const goldens = process.env.RECORD ? read.map(({ src }) => answer(src)) : read;
  if (process.env.RECORD) writeFileSync(PATH, goldens.map((golden) => `${JSON.stringify(golden)}\n`).join(""));

  it("are at least twenty", () => expect(goldens.length).toBeGreaterThanOrEqual(20));

  it.each(goldens.map((golden) => [golden.src, golden] as const))("%s", (src, golden) => {
    expect(answer(src)).toEqual(golden);
  });
});
