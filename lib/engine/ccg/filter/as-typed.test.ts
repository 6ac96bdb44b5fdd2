import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoGame } from "../../../build/testing/ccg-vectors";
import type { Card } from "../cards/model";
import { fiveDyes } from "../sets";
import type { OwnRows } from "./own-row";
import { readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { vocabularyOf, withFormats } from "./vocabulary";

const dyes = fiveDyes();
/** Of number 27 one has three, one of them new; of 28 one that is registered; of 404 (the foil of 14) one. */
const own: OwnRows = (card) =>
  ({
    27: { have: 3, fresh: 1, tags: ["wish", "deck-1"], note: "For Mira" },
    28: { have: 1, bound: 1 },
    404: { have: 1 },
  })[card as 27 | 28 | 404];
const found = (filter: string) => selectCards(dyes, filter, own);
const numbers = (filter: string): number[] => {
  const cards = found(filter);
  if (!cards.ok) throw new Error(`${filter}: ${JSON.stringify(cards.error)}`);
  return cards.value;
};
const all = numbers("").map((number) => dyes.byNumber.get(number)!);
const where = (holds: (card: Card) => boolean): number[] => all.filter(holds).map(({ number }) => number);
const of = (card: Card, name: string): string => card.attributes.get(name) ?? "";
const says = (card: Card, words: string): boolean => `${card.name}\n${card.text}`.toLowerCase().includes(words);

describe("what people type finds what they mean", () => {
  it.each<[string, (card: Card) => boolean]>([
    // Nothing need stand between conditions.
    ["might>2 type=Beast", (card) => Number(of(card, "might")) > 2 && of(card, "type") === "Beast"],
    [
      "t:beast might>2 guard<3 winged",
      (card) =>
        of(card, "type") === "Beast" &&
        says(card, "winged") &&
        Number(of(card, "might")) > 2 &&
        Number(of(card, "guard")) < 3,
    ],
    ["type=beast moth", (card) => of(card, "type") === "Beast" && says(card, "moth")],
    ["not moth type=Beast", (card) => of(card, "type") === "Beast" && !says(card, "moth")],
    ["(t:beast or t:folk) might>4", (card) => /Beast|Folk/.test(of(card, "type")) && Number(of(card, "might")) > 4],
    [
      "t:beast or t:folk might>4",
      (card) => of(card, "type") === "Beast" || (of(card, "type") === "Folk" && Number(of(card, "might")) > 4),
    ],
    // Exact words, in name or text.
    ['"top card of your deck"', (card) => says(card, "top card of your deck")],
    ['"Top Card" -t:folk', (card) => says(card, "top card") && of(card, "type") !== "Folk"],
    ['not "draw"', (card) => !says(card, "draw")],
    ['o:"draw a card"', (card) => card.text.toLowerCase().includes("draw a card")],
    // Words that are attributes too.
    ["top card of your deck", (card) => ["top", "card", "of", "your", "deck"].every((word) => says(card, word))],
    ["draw 2", (card) => says(card, "draw") && says(card, "2")],
    ["draw -deck", (card) => says(card, "draw") && !says(card, "deck")],
    // Capitals never matter for words.
    ["MOTH", (card) => says(card, "moth")],
    ["type=bEAST", (card) => of(card, "type") === "Beast"],
    ["type!=beast", (card) => of(card, "type") !== "Beast"],
    ["TYPE HAS beas", (card) => of(card, "type") === "Beast"],
    ["name=moonrise heron", (card) => card.name === "Moonrise Heron"],
    ["dye=w OR DYE=m", (card) => of(card, "dye") === "W" || of(card, "dye") === "M"],
    // Short names of the field.
    ["t:place", (card) => of(card, "type") === "Place"],
    ["c:w", (card) => of(card, "dye").includes("W")],
    ["c:wm", (card) => of(card, "dye").includes("W") && of(card, "dye").includes("M")],
    ["c:woad", (card) => of(card, "dye").includes("W")],
    ["dye=madder", (card) => of(card, "dye") === "M"],
    ['dye:"oak gall"', (card) => of(card, "dye").includes("O")],
    ["r:m", (card) => of(card, "rarity") === "M"],
    ["o:draw", (card) => card.text.toLowerCase().includes("draw")],
    ["cmc=4", (card) => of(card, "total") === "4"],
    ["cmc>=3 cmc<5", (card) => ["3", "4"].includes(of(card, "total"))],
    ["pow>tou", (card) => Number(of(card, "might") || 0) > Number(of(card, "guard") || 0)],
    ["set:ef", (card) => card.set === "EF"],
    ['s:"the ember fair"', (card) => card.set === "EF"],
    ["set=ef", (card) => card.set === "EF"],
    ["e:wc,ef", (card) => card.set === "WC" || card.set === "EF"],
    ["t:beast,relic", (card) => /Beast|Relic/.test(of(card, "type"))],
    ["type=(beast or relic)", (card) => /Beast|Relic/.test(of(card, "type"))],
    ["is:unique", (card) => of(card, "unique") === "yes"],
    ["is:new", ({ number }) => number === 27],
    ["is:owned", ({ number }) => number === 27 || number === 28 || number === 404],
    ["is:registered", ({ number }) => number === 28],
    ["tag:wish", ({ number }) => number === 27],
    ["tag:Deck-1 note:mira", ({ number }) => number === 27],
    ["owned>=2", ({ number }) => number === 27],
    ["owned:2 t:folk", ({ number }) => number === 27],
    ["owned:0 t:folk", (card) => of(card, "type") === "Folk" && ![27, 28, 404].includes(card.number)],
    // Rarities are ordered, and two of them are a choice.
    ["rarity:r", (card) => of(card, "rarity") === "R"],
    ["rarity:rare", (card) => of(card, "rarity") === "R"],
    ["rarity=Rare", (card) => of(card, "rarity") === "R"],
    ["rarity>=rare", (card) => /R|M/.test(of(card, "rarity"))],
    ["r>r", (card) => of(card, "rarity") === "M"],
    ["rarity<uncommon", (card) => /^[LC]/.test(of(card, "rarity"))],
    ["rarity<=U t:beast", (card) => /^[LCU]/.test(of(card, "rarity")) && of(card, "type") === "Beast"],
    ["rarity!=common", (card) => !/^C/.test(of(card, "rarity"))],
    ["r:c", (card) => /^C2?$/.test(of(card, "rarity"))],
    ["r:rare r:mythic", (card) => /R|M/.test(of(card, "rarity"))],
    ["r:r,m t:beast", (card) => /R|M/.test(of(card, "rarity")) && of(card, "type") === "Beast"],
    ["rarity=rare t:beast rarity=mythic", (card) => /R|M/.test(of(card, "rarity")) && of(card, "type") === "Beast"],
    ["rarity=(rare or mythic)", (card) => /R|M/.test(of(card, "rarity"))],
    ["(r:r or t:beast) r:m", (card) => of(card, "rarity") === "M" && of(card, "type") === "Beast"],
    ["set:wc set:ef r:m", (card) => card.set !== "ST" && of(card, "rarity") === "M"],
    // A minus before a term says not; between two values it subtracts.
    ["-t:relic", (card) => of(card, "type") !== "Relic"],
    ["moth -t:relic", (card) => says(card, "moth") && of(card, "type") !== "Relic"],
    ["t:beast -moth -heron", (card) => of(card, "type") === "Beast" && !says(card, "moth") && !says(card, "heron")],
    ["-(t:relic or t:place) r:m", (card) => !/Relic|Place/.test(of(card, "type")) && of(card, "rarity") === "M"],
    [
      "cost>2 -(t:relic or t:place)",
      (card) => Number.parseFloat(of(card, "cost") || "0") > 2 && !/Relic|Place/.test(of(card, "type")),
    ],
    ["r:m -guard>5", (card) => of(card, "rarity") === "M" && !(Number(of(card, "guard")) > 5)],
    ["might>4 -guard>5", (card) => Number(of(card, "might")) > 4 && !(Number(of(card, "guard")) > 5)],
    ['-"draw a card" r:m', (card) => !says(card, "draw a card") && of(card, "rarity") === "M"],
    ["might - guard>1", (card) => Number(of(card, "might") || 0) - Number(of(card, "guard") || 0) > 1],
    ["might-guard>1", (card) => Number(of(card, "might") || 0) - Number(of(card, "guard") || 0) > 1],
    ["pow-tou>1", (card) => Number(of(card, "might") || 0) - Number(of(card, "guard") || 0) > 1],
    [
      "might>guard - 1 might<guard + 1 t:beast",
      (card) => Number(of(card, "might")) === Number(of(card, "guard")) && of(card, "type") === "Beast",
    ],
    ["blue-step", ({ name }) => name.startsWith("Blue-Step")],
  ])("%s", (filter, holds) => {
    expect(numbers(filter)).toEqual(where(holds));
    expect(numbers(filter).length, "it finds something").toBeGreaterThan(0);
  });

  it("foils, where one asks for them", () => {
    expect(numbers("is:foil")).toEqual([...dyes.foils.values()].map(({ number }) => number).sort((a, b) => a - b));
    expect(numbers("is:foil r:m").length).toBe(numbers("r:m").length);
    expect(numbers("is:plain")).toEqual(
      dyes.cards.filter((card) => !card.hidden && card.set !== "").map(({ number }) => number),
    );
    expect(numbers("-is:foil")).toEqual(numbers("is:plain"));
  });
});

describe("what cannot be meant is told", () => {
  it.each<[string, string, number, string[]]>([
    ["might>abc", "filter/never", 6, []],
    ["might:abc", "filter/never", 6, []],
    ["might=abc and t:folk", "filter/never", 6, []],
    ["owned>=many", "filter/never", 7, []],
    ["price<cheap", "filter/never", 6, []],
    ["rarity:legendary", "filter/never", 7, ["basic", "common"]],
    ["rarity:rar", "filter/never", 7, ["rare"]],
    ["moth r:mithic", "filter/never", 7, ["mythic"]],
    ["rarity>=raer", "filter/never", 8, ["rare"]],
    ["r:rare,mithic", "filter/never", 7, ["mythic"]],
    ["rarity=x", "filter/never", 7, ["basic", "common", "uncommon", "rare", "mythic"]],
    ["set:wd", "filter/never", 4, ["WC"]],
    ["set=xx", "filter/never", 4, ["EF", "ST", "WC"]],
    ["t:baest", "filter/never", 2, ["Beast"]],
    ["type=be", "filter/never", 5, ["Beast"]],
    ["dye:x", "filter/never", 4, ["woad", "madder", "weld", "verdigris", "oakgall"]],
    ["name=moonrise", "filter/never", 5, ['"Moonrise Heron"']],
    ["type has zzz", "filter/never", 9, ["Beast", "Deed", "Folk", "Place", "Relic", "Vat"]],
    ["is:fiol", "filter/never", 3, ["foil"]],
    ["is:type", "filter/never", 3, ["foil", "plain", "new", "owned", "missing", "registered", "retired", "unique"]],
    // Both readings.
    ["might -2", "filter/ambiguous", 6, ["might - 2", "might not 2"]],
    ["might>1 -guard", "filter/ambiguous", 8, ["1 - guard", "1 not guard"]],
    ["might -guard>2", "filter/ambiguous", 6, ["might - guard", "might not guard"]],
    ["(might+1) -(guard+1)", "filter/ambiguous", 10, ["(might+1) - (guard+1)", "(might+1) not (guard+1)"]],
    ["-1<might", "filter/ambiguous", 0, ["(0 - 1)", "not 1"]],
    ["moth - t:relic", "filter/unknown_word", 0, []],
    ["moth -", "filter/unknown_word", 0, []],
    ["mihgt>1 t:beast", "filter/unknown_word", 0, ["might"]],
    ["moth cmcc>3", "filter/unknown_word", 5, ["cmc"]],
    ["tpye:beast", "filter/unknown_word", 0, ["type"]],
  ])("%s", (filter, code, at, suggestions) => {
    const cards = found(filter);
    expect(cards.ok ? null : cards.error).toMatchObject({ code, at });
    if (!cards.ok) expect(cards.error.suggestions.slice(0, Math.max(1, suggestions.length))).toEqual(suggestions);
  });

  it("each suggestion in the place of what is wrong can be read", () => {
    for (const filter of [
      "moth r:mithic",
      "might -2",
      "might>1 -guard",
      "might -guard>2",
      "-1<might",
      "name=moonrise",
      "t:baest moth",
      "r:rare,mithic t:beast",
    ]) {
      const cards = found(filter);
      if (cards.ok) throw new Error(filter);
      const { replaces, suggestions } = cards.error;
      const [from, until] = replaces ?? [0, 0];
      expect(suggestions.length, filter).toBeGreaterThan(0);
      for (const one of suggestions) {
        const mended = filter.slice(0, from) + one + filter.slice(until);
        expect(found(mended), mended).toMatchObject({ ok: true });
      }
    }
  });

  it("what is in quotes is taken letter by letter, as ever: it may find nothing", () => {
    for (const filter of ['type="beast"', 'rarity="x"', 'might>"abc"', 'type has "zzz"'])
      expect(found(filter).ok, filter).toBe(true);
    expect(numbers('type="beast"')).toEqual([]);
  });
});

describe("any text", () => {
  const parts = fc.constantFrom(
    ...'might,guard,cost,t:,c:w,r:r,is:,is:new,owned,cmc,moth,heron,rare,W,and,or,not,has,(,),-, - , -,+,*,/,<,>=,=,!=,2,1.5,[dye],"a b",",:,{W},é,🦋,\\,deck'.split(
      ",",
    ),
    " ",
    ",",
    "\u0000",
  );
  const text = fc.array(parts, { maxLength: 40 }).map((all) => all.join(""));
  const vocabulary = vocabularyOf(dyes);
  it("is read or refused at a place within it, and what is read shows cards", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.string({ unit: "binary" })), (filter) => {
        const read = readFilter(filter, vocabulary);
        if (read.ok) return void numbers(filter);
        const { at, replaces = [at, at] } = read.error;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(filter.length);
        expect(replaces[0]).toBeLessThanOrEqual(replaces[1]);
        expect(replaces[1]).toBeLessThanOrEqual(filter.length);
      }),
      { numRuns: 3_000 },
    );
  });

  it("takes no time, however it is nested", () => {
    const begun = performance.now();
    for (const piece of ["(might -", "-(", "not -", "might -(guard ", "t:beast (", "name=a b c d ", "r:r ", "1 -(2 -("])
      readFilter(piece.repeat(2_000 / piece.length), vocabulary);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});

const demo = demoGame(process.env.VECTORS_DIR ?? "../shared/vectors");
it.skipIf(!demo)("short names mean what a game has: power, and cost where there is no total", () => {
  if (!demo) return;
  const of = (filter: string) => selectCards(demo, filter);
  expect(of("cmc>3")).toEqual(of("cost>3"));
  expect(of("pow>1 t:creature")).toEqual(of('power>1 and type="Creature"'));
  expect(of("r>=u").ok).toBe(true);
});

it("a card by its place in its set", () => {
  const third = where(({ set, place, foilOf }) => set === "EF" && place === 3 && foilOf === null);
  expect(third).toHaveLength(1);
  for (const filter of ["set:ef cn:3", "e:ef number:3", "s:EF cn=3"]) expect(numbers(filter)).toEqual(third);
  expect(found("cn:x")).toMatchObject({ error: { code: "filter/missing", data: { why: "number" } } });
});

describe("what a format allows", () => {
  const banned = [27, 28];
  const vocabulary = withFormats(vocabularyOf(dyes), [
    { format: "Standard", cards: banned },
    { format: "Ember Block", cards: all.filter(({ set }) => set !== "EF").map(({ number }) => number) },
  ]);
  const listed = (filter: string): number[] => {
    const cards = selectCards(dyes, filter, own, vocabulary);
    if (!cards.ok) throw new Error(`${filter}: ${JSON.stringify(cards.error)}`);
    return cards.value;
  };
  const plain = where(({ foilOf }) => foilOf === null);

  it.each(["f:standard", "legal:Standard", "format:stand", "f=standard", 'LEGAL="standard"', "-banned:standard"])(
    "%s",
    (filter) => expect(listed(`(${filter}) is:plain`)).toEqual(plain.filter((card) => !banned.includes(card))),
  );
  it.each(["banned:standard", "-f:standard", "not legal:standard"])("%s", (filter) =>
    expect(listed(`(${filter}) is:plain`)).toEqual(banned),
  );
  it("one or the other; a foil as its plain card; more conditions beside it", () => {
    expect(listed("f:standard,ember is:plain")).toEqual(
      plain.filter((card) => !banned.includes(card) || set(card) === "EF"),
    );
    expect(listed('f:"ember block" is:foil').every((card) => set(card) === "EF")).toBe(true);
    expect(listed("f:ember is:foil").length).toBeGreaterThan(0);
    expect(listed("f:standard own:1")).toEqual([404]);
  });
  it("those of the house and one's own first, those that others show by their names or with whose they are", () => {
    const formats = ["Standard", "Cube", "bert/Standard", "bert/Cube", "bert/Pauper", "dora/Pauper", "dora/Peasant"];
    const many = withFormats(
      vocabularyOf(dyes),
      formats.map((format, i) => ({ format, cards: [plain[i]!] })),
    );
    const banned = (filter: string) => selectCards(dyes, `${filter} is:plain`, own, many);
    for (const [said, i] of [
      ["standard", 0],
      ["stand", 0],
      ["cube", 1],
      ['"bert/cube"', 3],
      ['"dora/pauper"', 5],
      ["peas", 6],
    ] as const)
      expect(banned(`banned:${said}`), said).toEqual({ ok: true, value: [plain[i]] });
    const twice = banned("f:pauper");
    expect(twice.ok ? null : twice.error).toMatchObject({
      code: "filter/ambiguous",
      data: { text: "pauper", why: "formats" },
      suggestions: ['"bert/Pauper"', '"dora/Pauper"'],
    });
  });
  it("there is no such format, or none is known here", () => {
    const cards = selectCards(dyes, "f:standart", own, vocabulary);
    expect(cards.ok ? null : cards.error).toMatchObject({
      code: "filter/never",
      data: { why: "format", field: "legal", text: "standart" },
      suggestions: ["Standard"],
    });
    expect(selectCards(dyes, "f:anything")).toEqual({ ok: true, value: [] });
  });

  function set(card: number): string | undefined {
    return dyes.byNumber.get(card)?.set;
  }
});
