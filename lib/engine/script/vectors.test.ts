import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Answer, run } from "./testing/run";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const path = `${VECTORS}/ccg/script.jsonl`;

type Row = Answer & { id: string; src: string; cards: boolean; quirk?: string };

/** Quirks that are not copied (docs/decisions/0006-script-and-card-xml.md): what the rows that show them give here. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "2147483648;": "-2147483648",
  "-2147483648;": "-2147483648",
  "2147483647+1;": "-2147483648",
  "(1,2,3) [1];": "2",
  'isdict((("a",1),("a",2)));': "0",
  "if(0) 1; else if(1) 2; else 3;": "2",
  "if (1) 2;": "2",
  "if(1)if(0)1;else 2;": "2",
  "for (i) (3) print(i);": "NULL",
  "whilex=2;": "2",
};

describe.skipIf(!existsSync(path))("programs run by the original evaluator", () => {
  const rows = existsSync(path)
    ? readFileSync(path, "utf8")
        .trim()
        .split("\n")
        .map((line): Row => JSON.parse(line))
        .filter(({ cards }) => !cards)
    : [];

  it("there are many", () => expect(rows.length).toBeGreaterThan(600));

  it.each(rows.map((row) => [row.id, row] as const))("%s", (_, { src, out, value, display, error, quirk }) => {
    const answer = run(src);
    if (quirk && Object.hasOwn(OTHERWISE, src)) expect(answer.value).toBe(OTHERWISE[src]);
    else expect(answer).toEqual({ out, value, display, error });
  });
});
