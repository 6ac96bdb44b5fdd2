import fc from "fast-check";
import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { fromOldGrammar } from "./old-grammar";
import { readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const dyes = fiveDyes();
const vocabulary = vocabularyOf(dyes);
const upgraded = (text: string) => fromOldGrammar(text, vocabulary.names);
const found = (filter: string): number[] => {
  const cards = selectCards(dyes, filter, () => undefined);
  if (!cards.ok) throw new Error(`${filter}: ${JSON.stringify(cards.error)}`);
  return cards.value;
};

test.each([
  ["-cost>-3", "(0 - cost)>-3"],
  ["-(cost+might) * 2 > -9", "(0 - (cost+might)) * 2 > -9"],
  ["type=Beast and -cost<0", "type=Beast and (0 - cost)<0"],
  ["not -cost > -3 or (-might<0)", "not (0 - cost) > -3 or ((0 - might)<0)"],
  ["--cost>3", "(0 - (0 - cost))>3"],
  ["cost -might>3", "cost - might>3"],
  ["name has moth king", 'name has "moth king"'],
  ["name=Vat and text has draw 2 cards or cost>3", 'name=Vat and text has "draw 2 cards" or cost>3'],
  // The same in both.
  ["cost-might>3", "cost-might>3"],
  ["cost - might>3", "cost - might>3"],
  ["cost>-3", "cost>-3"],
  ["name has moth and king", "name has moth and king"],
  ['name has "moth king"', 'name has "moth king"'],
  ["rarity:r set:wc", "rarity:r set:wc"],
  ["", ""],
  ['name = "moth', 'name = "moth'],
])("%s of before is %s now", (before, now) => {
  expect(upgraded(before)).toBe(now);
  expect(upgraded(now)).toBe(now);
});

test.each([
  ["-cost>-3", "cost<3"],
  ["-cost*2>-5 and might>0", "cost*2<5 and might>0"],
  ["might -guard>0", "might>guard"],
  ["name has of the", 'name has "of the"'],
])("%s of before shows the same cards as %s now, which it did not by itself", (before, now) => {
  const same = found(now);
  expect(same.length).toBeGreaterThan(0);
  expect(found(upgraded(before))).toEqual(same);
  const untouched = selectCards(dyes, before, () => undefined);
  expect(untouched.ok && untouched.value).not.toEqual(same);
});

test("any text is upgraded once and for all; without signs and relations it stays", () => {
  const pieces = [
    "-",
    " ",
    "cost",
    "might",
    "3",
    "(",
    ")",
    "has",
    "name",
    "moth",
    "king",
    " and ",
    " or ",
    " not ",
    ">",
    "=",
    "+",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (some) => {
      const text = some.join("");
      const now = upgraded(text);
      if (readFilter(now, vocabulary).ok) expect(upgraded(now)).toBe(now);
      if (readFilter(text, vocabulary).ok && !/-|has|=/.test(text)) expect(now).toBe(text);
    }),
    { numRuns: 3_000 },
  );
});
