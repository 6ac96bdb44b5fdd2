import { describe, expect, it, test } from "vitest";
import type { Card } from "../cards/model";
import { fiveDyes, houseCards } from "../sets";
import { completeFilter } from "./complete";
import { chosenIn, facetsOf, toggled } from "./facets";
import type { OwnRows } from "./own-row";
import { printFilter } from "./print-filter";
import { readConditions, readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { namesAlone, vocabularyOf } from "./vocabulary";

const dyes = fiveDyes();
const vocabulary = vocabularyOf(dyes);
/** Of number 27 one has three, with a note and a tag. */
const own: OwnRows = (card) =>
  card === 27 ? { have: 3, fresh: 1, tags: ["wish"], note: "For Mira’s deck", price: 0.5 } : undefined;
const numbers = (filter: string): number[] => {
  const cards = selectCards(dyes, filter, own);
  if (!cards.ok) throw new Error(`${filter}: ${JSON.stringify(cards.error)}`);
  return cards.value;
};
const all = numbers("").map((number) => dyes.byNumber.get(number)!);
const where = (holds: (card: Card) => boolean): number[] => all.filter(holds).map(({ number }) => number);
const of = (card: Card, name: string): string => card.attributes.get(name) ?? "";
const dyesOf = (card: Card): string => of(card, "dye");

describe("what people type who come from other catalogues", () => {
  it.each<[string, (card: Card) => boolean]>([
    // Keywords that a card has of its own.
    ["kw:winged", ({ text }) => /(^|\. )Winged\./.test(text)],
    ["keyword:Winged t:beast", (card) => /(^|\. )Winged\./.test(card.text) && of(card, "type") === "Beast"],
    ["keyword=winged", ({ text }) => /(^|\. )Winged\./.test(text)],
    ["kw:toll", ({ text }) => /(^|\. )Toll \d/.test(text)],
    ["kw:venom,stout", ({ text }) => /(^|\. )(Venom|Stout)\./.test(text)],
    ["-kw:winged t:beast", (card) => !/(^|\. )Winged\./.test(card.text) && of(card, "type") === "Beast"],
    // not: is -is:.
    ["not:unique r:m", (card) => of(card, "unique") !== "yes" && of(card, "rarity") === "M"],
    ["-not:unique", (card) => of(card, "unique") === "yes"],
    ["not:owned t:folk", (card) => card.number !== 27 && of(card, "type") === "Folk"],
    // Is there something of it?
    ["has:flavour t:vat", (card) => of(card, "flavour") !== "" && of(card, "type") === "Vat"],
    ["has:flavor t:vat", (card) => of(card, "flavour") !== "" && of(card, "type") === "Vat"],
    ["-has:pow t:relic", (card) => of(card, "might") === "" && of(card, "type") === "Relic"],
    ["has:note", ({ number }) => number === 27],
    ["has:tags", ({ number }) => number === 27],
    ["has:price", ({ number }) => number === 27],
    // What is so or not, by its name alone.
    ["unique r:m", (card) => of(card, "unique") === "yes" && of(card, "rarity") === "M"],
    ["-unique r:m", (card) => of(card, "unique") !== "yes" && of(card, "rarity") === "M"],
    ["not unique t:folk", (card) => of(card, "unique") !== "yes" && of(card, "type") === "Folk"],
    ["unique or t:vat", (card) => of(card, "unique") === "yes" || of(card, "type") === "Vat"],
    ["cn>=60 set:ef", (card) => card.place >= 60 && card.set === "EF"],
    ["set:woven r:m", (card) => card.set === "WC" && of(card, "rarity") === "M"],
    ["set=fair", (card) => card.set === "EF"],
    ["c:w/m", (card) => dyesOf(card).includes("W") && dyesOf(card).includes("M")],
    // A card by its whole name.
    ['!"the moth king"', ({ name }) => name === "The Moth King"],
    ["!spark", ({ name }) => name === "Spark"],
    ["!The Moth King", ({ name }) => name === "The Moth King"],
    ["!Spark or !Moonrise Heron", ({ name }) => name === "Spark" || name === "Moonrise Heron"],
    ['r:m -!"The Moth King"', (card) => of(card, "rarity") === "M" && card.name !== "The Moth King"],
    // Colours as sets, and how many there are.
    ["c>=wm", (card) => dyesOf(card).includes("W") && dyesOf(card).includes("M")],
    ["c<=wm", (card) => /^[WM]*$/.test(dyesOf(card))],
    ["id:wm", (card) => /^[WM]*$/.test(dyesOf(card))],
    ["identity<=w", (card) => /^W?$/.test(dyesOf(card))],
    ["c=mw", (card) => dyesOf(card) === "WM"],
    ["c:{m}{w}", (card) => dyesOf(card).includes("W") && dyesOf(card).includes("M")],
    ["c>w", (card) => dyesOf(card).includes("W") && dyesOf(card).length > 1],
    ["c!=w r:m", (card) => dyesOf(card) !== "W" && of(card, "rarity") === "M"],
    ["c>=2", (card) => dyesOf(card).length >= 2],
    ["c:2", (card) => dyesOf(card).length === 2],
    ["c=0 t:relic", (card) => dyesOf(card) === "" && of(card, "type") === "Relic"],
    ["dye:0", (card) => dyesOf(card) === ""],
    ["cost:{2}{W}", (card) => of(card, "cost").includes("2W")],
    // As phones and other keyboards write it.
    ["o:“draw a card”", ({ text }) => text.toLowerCase().includes("draw a card")],
    ["„draw a card“", (card) => `${card.name}\n${card.text}`.toLowerCase().includes("draw a card")],
    ["«draw a card»", (card) => `${card.name}\n${card.text}`.toLowerCase().includes("draw a card")],
    ["conjurer’s", ({ name, text }) => /conjurer's/i.test(`${name} ${text}`)],
    ["n:conjurer’s", ({ name }) => /conjurer's/i.test(name)],
    ["name=conjurer’s page", ({ name }) => name === "Conjurer's Page"],
    ["!“Conjurer’s Page”", ({ name }) => name === "Conjurer's Page"],
    ["note:mira's", ({ number }) => number === 27],
    ["r:m –t:relic", (card) => of(card, "rarity") === "M" && of(card, "type") !== "Relic"],
    ["might≥5", (card) => Number(of(card, "might")) >= 5],
    ["might == 3", (card) => Number(of(card, "might")) === 3],
    ["t:relic || t:place", (card) => /Relic|Place/.test(of(card, "type"))],
    ["t:relic | t:place", (card) => /Relic|Place/.test(of(card, "type"))],
    ["t:beast && might>2", (card) => of(card, "type") === "Beast" && Number(of(card, "might")) > 2],
  ])("%s", (filter, holds) => {
    expect(numbers(filter)).toEqual(where(holds));
    expect(numbers(filter).length, "it finds something").toBeGreaterThan(0);
  });

  it("foils, where one asks for them", () => {
    expect(numbers("not:foil")).toEqual(numbers("-is:foil"));
    expect(numbers("not:plain")).toEqual(numbers("is:foil"));
    expect(numbers("has:foil")).toEqual(numbers("is:foil"));
    expect(numbers("foil")).toEqual(numbers("is:foil"));
    expect(numbers("foil r:m")).toEqual(numbers("is:foil r:m"));
    expect(numbers("-foil")).toEqual(numbers("not:foil"));
    expect(numbers("-owned")).toEqual(numbers("not owned"));
  });

  it.each([
    ["“draw a card", "filter/unclosed", 0],
    ["o:“draw", "filter/unclosed", 2],
    ["!", "filter/unexpected", 0],
    ["! spark", "filter/unexpected", 0],
    ["!(spark)", "filter/unexpected", 0],
    ["!zzzzzz", "filter/never", 1],
    ["has:zzz", "filter/never", 4],
    ["has:", "filter/missing", 4],
    ["not:", "filter/missing", 4],
    ["not:type", "filter/never", 4],
    ["kw:", "filter/missing", 3],
    ["c=q", "filter/never", 2],
    ["c>=q", "filter/never", 3],
    ["id:q", "filter/never", 3],
    ["name:/a|b/", "filter/unexpected", 5],
  ])("%s is refused with its place", (filter, code, at) => {
    const read = readFilter(filter, vocabulary);
    expect(read.ok ? null : read.error).toMatchObject({ code, at });
  });

  it("what is read can be printed and read again", () => {
    for (const filter of [
      "foil -unique",
      "cn>=60 set:ef",
      "!spark",
      "not:foil",
      "id:wm",
      "has:note kw:winged",
      "o:“draw a card” –t:relic",
    ]) {
      const read = readFilter(filter, vocabulary);
      if (!read.ok) throw new Error(filter);
      expect(readFilter(printFilter(read.value), vocabulary), filter).toEqual(read);
    }
  });
});

describe("keywords", () => {
  test("a game that names none says so, and offers to look in texts", () => {
    const read = selectCards(houseCards("poker"), "kw:flying");
    expect(read.ok ? null : read.error).toMatchObject({
      code: "filter/never",
      data: { why: "keyword", text: "flying" },
      suggestions: ["o:flying"],
    });
    expect(readFilter("kw:flying", namesAlone(["type"])).ok).toBe(true);
  });
  test("are completed, and can be chosen by clicks", () => {
    const at = (text: string) => completeFilter(text, text.length, vocabulary).options.map((one) => one.text);
    expect(at("kw:w")).toEqual(["kw:Winged"]);
    expect(at("k")).toContain("kw:");
    expect(at("is:u")).toEqual(["is:unique"]);
    expect(at("not:f")).toEqual(["not:foil"]);
    expect(at("has:n")).toEqual(["has:note"]);
    expect(facetsOf(vocabulary).find(({ field }) => field === "kw")?.values).toContain("winged");
    const once = toggled("t:beast", "kw", "winged", vocabulary);
    expect(once).toBe("t:beast kw:winged");
    expect(toggled(once, "kw", "sly", vocabulary)).toBe("t:beast kw:winged kw:sly");
    expect(toggled(once, "kw", "winged", vocabulary)).toBe("t:beast");
    const read = readConditions(once, vocabulary);
    expect(read.ok && chosenIn(read.value, "kw", vocabulary)).toEqual(["winged"]);
  });
});
