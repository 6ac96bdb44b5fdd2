import { expect, test } from "vitest";
import { WORDS } from "./five-dyes/words.data";
import { fiveDyes } from "./index";
import { piecesOf, wordsOn } from "./words";

test("each word is on some card, and is found there", () => {
  const { cards } = fiveDyes();
  const said = new Set(cards.flatMap((card) => wordsOn(card, "five-dyes").map(({ word }) => word)));
  expect(WORDS.map(({ word }) => word).filter((word) => !said.has(word))).toEqual([]);
  const serpent = cards.find(({ name }) => name === "Glass Serpent")!;
  expect(wordsOn(serpent, "five-dyes")).toEqual([
    { word: "Sly", meaning: "is guarded only by Sly fighters, or by two or more" },
  ]);
  expect(wordsOn(serpent, "poker")).toEqual([]);
});

test("a text is cut at the words that the rules explain, and says the same", () => {
  expect(piecesOf("Sly. When this dies, stop.", "five-dyes").map(({ text, meaning }) => [text, meaning !== null])).toEqual([
    ["Sly", true],
    [". When this ", false],
    ["dies", true],
    [", ", false],
    ["stop", true],
    [".", false],
  ]);
  for (const { text } of fiveDyes().cards) {
    const pieces = piecesOf(text, "five-dyes");
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  }
  expect(piecesOf("Sly.", "poker")).toEqual([{ at: 0, text: "Sly.", meaning: null }]);
});
