import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes, houseCards } from "../sets";
import { harbour } from "../testing/harbour";
import { examplesOf } from "./examples";
import { chosenIn, facetsOf, toggled, withoutCondition, withoutField } from "./facets";
import { readConditions, readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const dyes = fiveDyes();
const vocabulary = vocabularyOf(dyes);
const toggle = (text: string, field: string, value: string) => toggled(text, field, value, vocabulary);
const conditions = (text: string) => {
  const read = readConditions(text, vocabulary);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const chips = (text: string) => conditions(text).map(({ from, until }) => text.slice(from, until));

describe("conditions of a filter", () => {
  it.each([
    ["", []],
    ["moth", ["moth"]],
    ["moth king t:beast", ["moth", "king", "t:beast"]],
    [" might>2 and -t:relic  r:r,m ", ["might>2", "-t:relic", "r:r,m"]],
    ["(t:beast or t:folk) not foil=yes", ["(t:beast or t:folk)", "not foil=yes"]],
    ["moth or t:beast", ["moth or t:beast"]],
    ['"a b" might - guard>2', ['"a b"', "might - guard>2"]],
    ["r:r r:m", ["r:r", "r:m"]],
  ])("%s", (text, expected) => expect(chips(text)).toEqual(expected));

  it("one is taken away with what joined it", () => {
    const without = (text: string, at: number) => withoutCondition(text, conditions(text), at);
    expect(without("might>2 and -t:relic r:r", 0)).toBe("-t:relic r:r");
    expect(without("might>2 and -t:relic r:r", 1)).toBe("might>2 r:r");
    expect(without("might>2 and -t:relic r:r", 2)).toBe("might>2 and -t:relic");
    expect(without("moth", 0)).toBe("");
  });
});

describe("facets", () => {
  it("are those that a game has", () => {
    expect(facetsOf(vocabulary).map(({ field }) => field)).toEqual(["rarity", "set", "type", "dye", "kw", "is"]);
    expect(facetsOf(vocabulary)[0]?.values).toEqual(["l", "c", "u", "r", "m"]);
    expect(facetsOf(vocabulary)[3]?.values).toEqual(["m", "o", "v", "w", "y"]);
    expect(facetsOf(vocabularyOf(houseCards("poker"))).map(({ field }) => field)).toContain("suit");
    if (harbour.ok)
      expect(facetsOf(vocabularyOf(harbour.value)).map(({ field }) => field)).toEqual(["rarity", "set", "kind"]);
  });

  it.each([
    ["", "rarity", "r", "rarity:r"],
    ["rarity:r", "rarity", "m", "rarity:r,m"],
    ["rarity:r,m", "rarity", "r", "rarity:m"],
    ["rarity:m", "rarity", "m", ""],
    ["moth r:rare t:beast", "rarity", "m", "moth r:r,m t:beast"],
    ["moth r:rare t:beast", "rarity", "r", "moth t:beast"],
    ["moth", "type", "beast", "moth type:beast"],
    ["t:beast", "type", "folk", "t:beast,folk"],
    ["moth or heron", "type", "beast", "(moth or heron) type:beast"],
    ["is:foil", "is", "unique", "is:foil is:unique"],
    ["is:foil is:unique", "is", "foil", "is:unique"],
    ["tag:wish", "tag", "deck-1", "tag:wish tag:deck-1"],
    ["-r:r", "rarity", "m", "-r:r rarity:m"],
    ["might>", "rarity", "m", "might>"],
    ["dye:woad", "dye", "m", "dye:w,m"],
  ])("%s with %s:%s is %s", (text, field, value, expected) => expect(toggle(text, field, value)).toBe(expected));

  it("combine in any order, tell what is set, and a second click undoes the first", () => {
    const all = facetsOf(vocabulary).flatMap(({ field, values }) => values.map((value) => [field, value] as const));
    fc.assert(
      fc.property(
        fc.constantFrom("", "moth", "might>2 and guard<4", "a or b", "-t:relic"),
        fc.uniqueArray(fc.constantFrom(...all), { maxLength: 5 }),
        (begun, clicks) => {
          const text = clicks.reduce<string>((now, [field, value]) => toggle(now, field, value), begun);
          for (const [field, value] of clicks) expect(chosenIn(conditions(text), field, vocabulary)).toContain(value);
          const back = clicks.reduce<string>((now, [field, value]) => toggle(now, field, value), text);
          expect(selectCards(dyes, back)).toEqual(selectCards(dyes, begun));
        },
      ),
    );
  });

  it("what is left of a filter without a field", () => {
    expect(withoutField("moth r:r t:beast r:m", "rarity", vocabulary)).toBe("moth t:beast");
    expect(withoutField("-r:r moth", "rarity", vocabulary)).toBe("-r:r moth");
  });
});

it.each([
  ["Five Dyes", dyes],
  ["Poker", houseCards("poker")],
  ["Harbour", harbour.ok ? harbour.value : dyes],
] as const)("examples for %s can be read, and find something where one need have nothing", (_, game) => {
  const examples = examplesOf(vocabularyOf(game));
  expect(examples.length).toBeGreaterThan(8);
  for (const { lesson, text } of examples) {
    expect(readFilter(text, vocabularyOf(game)), text).toMatchObject({ ok: true });
    const found = selectCards(game, text);
    if (lesson !== "owned") expect(found.ok && found.value.length, text).toBeGreaterThan(0);
  }
});
