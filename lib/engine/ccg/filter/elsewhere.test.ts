import { describe, expect, it, test } from "vitest";
import { fiveDyes } from "../sets";
import { hintsFor } from "./hints";
import { readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const dyes = fiveDyes();
const vocabulary = vocabularyOf(dyes);

describe("what is written in other catalogues is told, with what it is here", () => {
  it.each<[string, string | null, string]>([
    ['!"Moth King"', "value", '!"The Moth King"'],
    ["rarity:r !moonrise", "value", 'rarity:r !"Moonrise Heron"'],
    ["o:/draw/ t:folk", "pattern", "o:draw t:folk"],
    ["name:/^moth king/", "pattern", 'name:"moth king"'],
    // What has another name here, and what is a state here.
    ["t:unique", "value", "is:unique"],
    ["t:legendary r:m", "value", "is:unique r:m"],
    ["is:legendary", "value", "is:unique"],
    ['t:"legendary folk" r:m', "value", "is:unique type:Folk r:m"],
    ["t:folk-noble", "value", "type:Folk kind:Noble"],
    ["-t:folk-noble r:m", "value", "-(type:Folk kind:Noble) r:m"],
    ["not:legendary", "value", "-is:unique"],
    ["-is:legendary", "value", "-is:unique"],
    ["is:nonfoil", "value", "is:plain"],
    ["is:wished", "value", "tag:wish"],
    ["is:mythic", "value", "rarity:M"],
    ["r:foil", "value", "is:foil"],
    ["c:colorless", "value", "dye=0"],
    ["c:multicolor t:beast", "value", "dye>=2 t:beast"],
    ["kw:unique", "keyword", "is:unique"],
    ["kw:wing", "keyword", "kw:Winged"],
    ["is:winged t:beast", "value", "kw:Winged t:beast"],
    ["has:winged", "value", "kw:Winged"],
    ["foil:no r:m", "value", "-is:foil r:m"],
    ["unique=true", "value", "is:unique"],
    ["r:>=rare t:beast", "value", "r>=rare t:beast"],
    ["cmc:>3", "value", "cmc>3"],
    ["value>1", null, "worth>1"],
    ["wing*", "star", "wing"],
    ["rarity:r *king", "star", "rarity:r king"],
    ["moth*king", "star", "moth king"],
    ["name:wing*", "star", "name:wing"],
    ["t:noble", "value", "kind:Noble"],
    ["might>2 and type=noble", "value", "might>2 and kind:Noble"],
    ["attack>1", null, "might>1"],
  ])("%s", (filter, why, meant) => {
    const read = selectCards(dyes, filter);
    if (read.ok) throw new Error("it is read");
    const { data, at, suggestions, replaces } = read.error;
    expect("why" in data ? data.why : null).toBe(why);
    const [from, until] = replaces ?? [at, at + filter.search(/[^a-z]/)];
    expect(filter.slice(0, from) + suggestions[0] + filter.slice(until)).toBe(meant);
    expect(selectCards(dyes, meant).ok).toBe(true);
  });

  it.each(["order:name", "sort:usd", "dir:asc"])("%s orders the cards, which no filter does", (filter) =>
    expect(selectCards(dyes, filter)).toMatchObject({ error: { code: "filter/unknown_word", data: { why: "order" } } }),
  );

  it.each<[string, string[]]>([
    // All that there is, where there is little of it.
    ["t:creature", ["Beast", "Deed", "Folk", "Place", "Relic", "Vat"]],
    ["kw:flying", ["Charge", "Sly", "Stout", "Toll", "Venom", "Vigil", "Winged"]],
    ["c:blue", ["woad", "madder", "weld", "verdigris", "oakgall"]],
    ["is:promo", ["foil", "plain", "new", "owned", "missing", "registered", "retired", "unique"]],
    ["is:price", ["foil", "plain", "new", "owned", "missing", "registered", "retired", "unique"]],
    // A mistyped word is not taken for a state.
    ["t:uniqe", ["Beast", "Deed", "Folk", "Place", "Relic", "Vat"]],
    // Known elsewhere, and like nothing that it is not.
    ["game:paper", []],
    ["a:someone", []],
    ["lang:et", []],
    ["m:2W", ["cost"]],
    ["in:wc", ["set"]],
  ])("%s offers %j", (filter, offered) => {
    const read = selectCards(dyes, filter);
    expect(read.ok ? null : read.error.suggestions).toEqual(offered);
    if (!read.ok)
      for (const one of read.error.suggestions) {
        const { at, replaces: [from, until] = [at, filter.indexOf(":")] } = read.error;
        const mended = filter.slice(0, from) + one + filter.slice(until);
        expect(selectCards(dyes, mended).ok, mended).toBe(true);
      }
  });

  test("where nothing is like a name, what there is is told", () => {
    const read = selectCards(dyes, "year:2020");
    expect(read).toMatchObject({ error: { data: { text: "year", has: expect.arrayContaining(["worth", "kind"]) } } });
  });

  test("a star multiplies still, and is a letter in quotes and in one's own notes", () => {
    for (const filter of ["might*2>4", "might * guard > 3", 'text:"a*b"', "note:a*b"])
      expect(selectCards(dyes, filter).ok, filter).toBe(true);
  });
});

test("where no card passes, it is said what to try", () => {
  expect(hintsFor("rarity:r price>1", vocabulary)).toEqual({ worth: "rarity:r and worth > 1", meant: [] });
  expect(hintsFor("noble", vocabulary)).toMatchObject({ worth: null, meant: ["kind:Noble"] });
  expect(hintsFor("Spakr", vocabulary).meant).toEqual(['"Spark"']);
  expect(hintsFor("legendary", vocabulary).meant).toEqual(["is:unique"]);
  expect(hintsFor("mythic beasts", vocabulary).meant).toEqual(["rarity:M type:Beast"]);
  expect(hintsFor("type noble", vocabulary).meant).toEqual(["type kind:Noble"]);
  expect(hintsFor("kind noble", vocabulary).meant).toEqual(["kind:Noble"]);
  expect(hintsFor("rare noble", vocabulary).meant).toEqual(["rarity:R kind:Noble"]);
  expect(hintsFor("foil noble moth", vocabulary).meant).toEqual(["is:foil kind:Noble kind:Moth"]);
  expect(hintsFor("might>99", vocabulary)).toEqual({ worth: null, meant: [] });
  expect(hintsFor("might>", vocabulary)).toEqual({ worth: null, meant: [] });
});

describe("an order that was asked for as a filter", () => {
  it.each<[string, string, string]>([
    ["order:name", "", "0 name"],
    ["t:beast order:cmc", "t:beast", "0 total"],
    ["order:usd t:beast", "t:beast", "0 -price"],
    ["order:eur dir:asc r:r", "r:r", "0 price"],
    ["sort:price", "", "0 -price"],
    ["sort:value", "", "0 -worth"],
    ["order:power direction:desc", "", "0 -might"],
    ["order:color", "", "0 dye"],
    ["order:released", "", "0 age"],
    ["(t:beast) sort=rarity", "(t:beast)", "0 rarity"],
  ])("%s", (text, filter, sort) => {
    const read = readFilter(text, vocabularyOf(fiveDyes()));
    expect(read.ok ? null : read.error).toMatchObject({
      data: { why: "order", to: { filter, sort } },
      suggestions: [`/sort ${sort.slice(2)}`],
    });
  });
  it("is no key that cards have", () => {
    const read = readFilter("order:edhrec", vocabularyOf(fiveDyes()));
    expect(read.ok ? null : read.error).toMatchObject({ data: { text: "order", why: "order" }, suggestions: [] });
  });
});
