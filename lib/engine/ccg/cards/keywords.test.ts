import { describe, expect, it, test } from "vitest";
import { KEYWORDS } from "../rules/ability";
import { readRules } from "../rules/rules-text";
import { fiveDyes } from "../sets";
import { keywordsOf, saysKeyword } from "./keywords";

const dyes = fiveDyes();
const ALL = ["winged", "sly", "toll"];

describe("a card has a keyword where a sentence says nothing else", () => {
  it.each([
    ["Winged.", true],
    ["Winged. When this enters, draw a card.", true],
    ["When this enters, draw a card. Winged.", true],
    ["Sly, winged.", true],
    ["Sly and winged", true],
    ["Winged (it is guarded only by Winged fighters).", true],
    ["Winged while you control a Place.", true],
    ["Your Birds have sly, winged.", false],
    ["Your Birds get +1, winged.", false],
    ["Destroy a Winged fighter.", false],
    ["Winged fighters get +1/+1.", false],
    ["", false],
  ])("%s", (text, has) => expect(saysKeyword(text, "winged", ALL)).toBe(has));
  it("with its number", () => {
    for (const text of ["Toll 1.", "Toll 2: rivals pay more.", "Winged, toll 3."])
      expect(saysKeyword(text, "toll", ALL), text).toBe(true);
    expect(saysKeyword("Tollkeepers draw.", "toll", ALL)).toBe(false);
  });
});

test("those of Five Dyes are those of its rules, which find the same of every card", () => {
  const words = KEYWORDS.filter((word) => word !== "Unique");
  expect(keywordsOf(dyes).toSorted()).toEqual(words.toSorted());
  const all = words.map((word) => word.toLowerCase());
  for (const { name, text, hidden } of dyes.cards) {
    if (hidden) continue;
    const said = readRules(text).flatMap((ability) => (ability.is === "keyword" ? [ability.word] : []));
    const has = words.filter((word) => saysKeyword(text, word.toLowerCase(), all));
    // What holds under a condition is no keyword for the rules, but people look for it.
    const sure = has.filter((word) => !new RegExp(`${word} (if|while) `).test(text));
    expect(sure.toSorted(), name).toEqual([...new Set(said)].filter((word) => word !== "Unique").toSorted());
  }
});
