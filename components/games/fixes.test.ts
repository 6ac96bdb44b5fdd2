import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readTemplateText } from "@/lib/contracts/template";
import type { TemplateError } from "@/lib/engine/cards/check";
import { withFix } from "./edit-json";

const textOf = (name: string): string => readFileSync(`lib/engine/cards/templates/${name}.json`, "utf8");

const problemsOf = (source: string): TemplateError[] => {
  const read = readTemplateText(source);
  return read.ok ? read.value.warnings : read.error;
};

/** Mistakes that authors make, each in a game that is sound without it: one press mends them. */
describe("the edit that mends a problem", () => {
  test.each<[string, string, string | RegExp, string]>([
    ["a misspelt option", "whist", '"reveal"', '"reveel"'],
    ["an option by another name", "euchre", '"talon"', '"stock"'],
    ["true in quotes", "whist", '"reveal": true', '"reveal": "true"'],
    ["true as a number", "whist", '"trick": true', '"trick": 1'],
    ["a number in quotes", "whist", '"score": 5', '"score": "5"'],
    ["a number or a list, in quotes", "euchre", '"hand": 5', '"hand": "5"'],
    ["letters in a list", "euchre", '"suites": "DCHS"', '"suites": ["D", "C", "H", "S"]'],
    ["a value misspelt", "spades", '"mode": "each"', '"mode": "eech"'],
    ["failing that pays", "spades", '"per": -10', '"per": 10'],
    ["bids above all tricks", "spades", '"max": 13', '"max": 50'],
    ["an order that is the other way round", "hearts", '"order": "low",', ""],
    ["an option within a variant", "hearts", '"score": 50', '"score": "50"'],
  ])("%s (%s)", (_, name, right, wrong) => {
    const sound = textOf(name);
    expect(problemsOf(sound)).toEqual([]);
    const source = sound.replace(right, wrong);
    expect(source).not.toBe(sound);
    const problems = problemsOf(source);
    const fixes = problems.flatMap(({ fix }) => fix ?? []);
    expect(fixes.length).toBeGreaterThan(0);
    const mended = fixes.reduce(withFix, source);
    expect(problemsOf(mended)).toEqual([]);
  });

  /** Cards and ranks as they are written elsewhere. */
  test.each<[string, string, (text: string) => string]>([
    ["all tens", "whist", (text) => text.replace(/"0([HSDC])"/g, '"10$1"')],
    ["one ten", "whist", (text) => text.replace('"0H"', '"TH"')],
    ["suits as they are drawn", "whist", (text) => text.replace(/"(.)H"/g, '"$1♥"')],
    ["ranks with a T", "hearts", (text) => text.replace(/("levels": "[^"]*)0/, "$1T")],
    ["a card that leads", "hearts", (text) => text.replace('"card": "2C"', '"card": "2c"')],
    ["a trump that is turned up and does nothing", "briscola", (text) => text.replace(/\n {4}"trump": true,/, "")],
  ])("%s (%s)", (_, name, wrongly) => {
    const sound = textOf(name);
    const source = wrongly(sound);
    expect(source).not.toBe(sound);
    const fixes = problemsOf(source).flatMap(({ fix }) => fix ?? []);
    expect(problemsOf(fixes.reduce(withFix, source))).toEqual([]);
  });

  test("a card that is known is mended beside one that is not", () => {
    const source = textOf("whist").replace('"0H"', '"10H"').replace('"AH"', '"ace"');
    expect(problemsOf(source).flatMap(({ fix }) => fix ?? [])).toMatchObject([{ value: "0H" }]);
  });

  test("none where it would make a card that the deck has already, or only a part of the deck is meant for certain", () => {
    const twice = textOf("whist").replace('"0H"', '"0H", "10H"');
    expect(problemsOf(twice).map(({ fix }) => fix)).toEqual([undefined]);
    const words = textOf("whist")
      .replace(/"0([HSDC])"/g, '"10$1"')
      .replace('"AH"', '"joker"');
    expect(problemsOf(words).flatMap(({ fix }) => fix ?? [])).toEqual([]);
  });
});
