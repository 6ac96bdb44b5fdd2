import { describe, expect, test } from "vitest";
import { HOUSE_GAMES } from "@/lib/engine/ccg/sets";
import { WORDS } from "@/lib/engine/ccg/sets/five-dyes/words.data";
import { messagesOf } from "../messages-of";

/** The rows of the table that follows a heading with this number, from 0. */
function rowsUnder(text: string, heading: number): string[][] {
  const part = text.split(/^## .*$/m)[heading + 1] ?? "";
  return [...part.matchAll(/^\| (\*\*.+?) \| (.+?) \|$/gm)].map(([, word = "", meaning = ""]) => [
    word.replaceAll("*", ""),
    meaning,
  ]);
}
const PLACE_OF_WORDS = 3;

describe("the rules of the house's games", () => {
  test("explain each word in the sentence that the cards show", () => {
    const { rules } = messagesOf("tabletopRules", "en");
    expect(rowsUnder(rules["five-dyes"], PLACE_OF_WORDS)).toEqual(WORDS.map(({ word, meaning }) => [word, meaning]));
  });

  test.each(HOUSE_GAMES)("are as long in each language, part by part: %s", (game) => {
    const [en, et] = (["en", "et"] as const).map((language) => messagesOf("tabletopRules", language).rules[game]);
    const shapeOf = (text = "") => ({
      parts: text.match(/^## /gm)?.length,
      steps: text.match(/^\d\. /gm)?.length,
      rows: text.match(/^\| \*\*/gm)?.length,
    });
    expect(shapeOf(et)).toEqual(shapeOf(en));
    expect(shapeOf(en).parts).toBeGreaterThan(2);
  });

  test("name the same words in each language: cards are printed in one", () => {
    const words = (["en", "et"] as const).map((language) =>
      rowsUnder(messagesOf("tabletopRules", language).rules["five-dyes"], PLACE_OF_WORDS).map(([word]) => word),
    );
    expect(words[1]).toEqual(words[0]);
  });
});
