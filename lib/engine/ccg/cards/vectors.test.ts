import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Answer, run, testHost } from "../../script/testing/run";
import { readGame } from "../gccg-xml/read-game";
import { cardSourceOf } from "./source";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const folder = `${VECTORS}/ccg`;
const there = existsSync(`${folder}/script.jsonl`) && existsSync(`${folder}/demo/demo.xml`);

type Row = Answer & { id: string; src: string; cards: boolean };

describe.skipIf(!there)("programs run by the original evaluator with the demo game", () => {
  if (!there) return;
  const text = (path: string) => readFileSync(path, "latin1");
  const game = readGame(text(`${folder}/demo/demo.xml`), "demo.xml", (directory, source) =>
    text(`${folder}/demo/${directory}/${source}`),
  );
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const cards = cardSourceOf(game.value);
  const rows = readFileSync(`${folder}/script.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line): Row => JSON.parse(line))
    .filter((row) => row.cards);

  it("there are many", () => expect(rows.length).toBeGreaterThan(150));

  it.each(rows.map((row) => [row.id, row] as const))("%s", (_, { src, out, value, display, error }) => {
    const answer = run(src, { ...testHost(), cards }, (interpreter) => interpreter.loadCommon());
    expect(answer).toEqual({ out, value, display, error });
  });
});
