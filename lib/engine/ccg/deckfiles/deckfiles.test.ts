import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes } from "../sets";
import { demoGame, vectorRows } from "../testing/demo";
import { DECK_FORMATS, type DeckFormat } from "./entry";
import { readDeck } from "./read-deck";
import { writeDeck } from "./write-deck";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const demo = demoGame(VECTORS);
const dyes = fiveDyes();
const FORMATS = Object.keys(DECK_FORMATS) as DeckFormat[];
const sorted = (deck: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, cards.toSorted((a, b) => a - b)]));
const named = (name: string, set = "WC") => dyes.cards.find((card) => card.name === name && card.set === set)!.number;

describe.skipIf(!demo)("deck files that the original has read and written", () => {
  if (!demo) return;
  type Row = {
    lines: string[];
    deck: Record<string, number[]> | null;
    error?: string | null;
    export?: string;
    name?: string;
  };
  const rows = vectorRows<Row>(VECTORS, "deckfiles.jsonl");
  it.each(rows.filter((row) => !row.export).map((row) => [JSON.stringify(row.lines), row] as const))("%s", (_, row) => {
    const read = readDeck(row.lines.join("\n"), demo);
    // Where it refused, the rest is read and the report says what is unknown.
    if (row.deck === null) expect(read.unknown.length).toBeGreaterThan(0);
    else expect(read.deck).toEqual(row.deck);
  });
  it.each(rows.filter((row) => row.export).map((row) => [row.export ?? "", row] as const))(
    "writes %s",
    (format, row) => {
      const written = writeDeck(
        row.deck ?? {},
        demo,
        format.toLowerCase() === "gccg" ? "gccg" : "ascii",
        row.name ?? "",
      );
      expect(written).toEqual(row.lines);
    },
  );
});

describe("reading decks", () => {
  it("says of every line what became of it", () => {
    const { deck, format, unknown, report } = readDeck(
      "3 Spark\n2 Spakr\n1 Weld Sun\n4 moth king\n1 Quarrel\n2 Hearth and Home\n7",
      dyes,
    );
    expect(format).toBe("ascii");
    expect(unknown).toEqual(["2 Spakr", "2 Hearth and Home"]);
    expect(report.map(({ result, why }) => [result, why])).toEqual([
      ["matched", undefined],
      ["unknown", "no card has a name like this"],
      ["matched", undefined],
      ["guessed", "read as The Moth King"],
      ["guessed", "the newest of 2 printings"],
      ["unknown", "no card has a name like this"],
    ]);
    expect(deck?.deck?.filter((card) => card === named("Spark"))).toHaveLength(3);
  });

  it("gives the newest printing, never a foil, and the one that is said", () => {
    const read = (text: string) => readDeck(text, dyes).deck?.deck?.[0];
    expect(read("1 Woad Vat")).toBe(named("Woad Vat", "ST"));
    expect(read("1 Weld Sun")).toBe(named("Weld Sun"));
    expect(read("1 Weld Sun (WCF)")).toBe(named("Weld Sun", "WCF"));
    expect(read("1 [WC] Woad Vat (2)")).toBe(named("Woad Vat") + 1);
    expect(read("1 Woad Vat (WC) 3")).toBe(named("Woad Vat") + 2);
    expect(readDeck("1 [QQ] Spark", dyes).report[0]).toMatchObject({
      result: "guessed",
      why: "no printing of it is in QQ",
    });
    expect(read("1 What the Lamp Saw")).toBeUndefined();
  });

  it("knows each format by its marks", () => {
    expect(
      readDeck(
        '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main"><card number="2" name="Spark"/></zone><zone name="side"><card number="1" name="Hot Word"/></zone></cockatrice_deck>',
        dyes,
      ),
    ).toMatchObject({
      format: "cockatrice",
      deck: { deck: [named("Spark"), named("Spark")], sideboard: [named("Hot Word")] },
    });
    expect(readDeck('<Deck><Cards CatID="1" Quantity="1" Sideboard="true" Name="Spark"/></Deck>', dyes)).toMatchObject({
      format: "mtgo",
      deck: { deck: [], sideboard: [named("Spark")] },
    });
    expect(readDeck("About\nName Mine\n\nDeck\n2 Spark (WC) 41\n\nSideboard\n1 Hot Word", dyes)).toMatchObject({
      format: "arena",
      unknown: [],
    });
    expect(readDeck("4x Spark\nHot Word x2\nSideboard:\n1x Slack Water", dyes)).toMatchObject({
      format: "plain",
      unknown: [],
      deck: { sideboard: [named("Slack Water")] },
    });
    expect(readDeck("Spark\nHot Word\n", dyes)).toMatchObject({
      format: "plain",
      unknown: [],
      deck: { deck: [named("Spark"), named("Hot Word")] },
    });
    for (const text of ["<html><body/></html>", "<unclosed", "PK\u0003\0"])
      expect(readDeck(text, dyes).deck, text).toBeNull();
  });

  it.each<[string, string, readonly (readonly [string, string | undefined])[]]>([
    ["headings are no cards", "About\nName Deck of Decks\n\nDeck\n1 Spark (WC) 41\nSideboard\n1 Hot Word (WC) 42", []],
    ["tabs and commas part count and name", "4\tSpark\n2, Hot Word\n1,Slack Water", []],
    ["a wrong number of a card is told", "1 Spark (WC) 9", [["guessed", "in WC it has another number than 9"]]],
    ["a set that is not ours is told", "1 Spark (DAR) 7", [["guessed", "no printing of it is in DAR"]]],
    ["a list under the name of an XML format is a list", "1 Spark\n\nSideboard\n1 Hot Word", []],
    ["a sideboard by prefix", "1 Spark\nSB: 1 Hot Word", []],
  ])("%s", (_, text, notices) => {
    const { report, unknown, deck } = readDeck(text, dyes);
    expect(unknown).toEqual([]);
    const said = report.filter(({ result }) => result !== "matched").map(({ result, why }) => [result, why]);
    if (notices.length > 0) expect(said).toEqual(notices);
    expect(deck?.deck).toContain(named("Spark"));
  });

  it("own zones of a file are parts of the deck, and no list is written with prefixes", () => {
    const zones = `<cockatrice_deck version="1"><zone name="main"/><zone name="bench"><card number="1" name="Spark"/></zone></cockatrice_deck>`;
    expect(readDeck(zones, dyes).deck).toEqual({ deck: [], bench: [named("Spark")] });
    const plain = writeDeck({ deck: [named("Spark")], sideboard: [named("Hot Word")] }, dyes, "plain", "x");
    expect(plain.join("\n")).not.toContain("SB:");
  });

  it("survives hostile files", () => {
    const many = readDeck("999999 Spark\n0 Spark\n-3 Spark\n1000 Spark", dyes);
    expect(many.deck).toEqual({ deck: [] });
    expect(many.unknown).toHaveLength(4);
    expect(readDeck(`${"1 Spark\n".repeat(20_000)}`, dyes).report.at(-1)?.text).toContain("5000");
    expect(readDeck("x".repeat(3_000_000), dyes).deck).toBeNull();
    expect(readDeck(`<a>${"<a>".repeat(10_000)}`, dyes).deck).toBeNull();
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readDeck(text, dyes)));
    const parts = fc.constantFrom(
      "4",
      "Spark",
      "SB:",
      "[WC]",
      "(1)",
      "//",
      "#",
      "\n",
      " ",
      "Deck",
      "x2",
      "<Deck>",
      '"',
    );
    fc.assert(fc.property(fc.array(parts, { maxLength: 30 }), (text) => void readDeck(text.join(""), dyes)));
  });
});

describe("writing decks", () => {
  it.each(FORMATS)("%s: what is written reads as the same deck, nothing unknown", (format) => {
    const cards = dyes.cards.filter(({ hidden, set, attributes }) => !hidden && set !== "" && !attributes.has("foil"));
    const pick = fc.array(fc.constantFrom(...cards.map(({ number }) => number)), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(pick, pick, (deck, sideboard) => {
        const read = readDeck(writeDeck({ deck, sideboard }, dyes, format, "A deck & <more>").join("\n"), dyes);
        expect(read.format).toBe(format);
        expect(read.unknown).toEqual([]);
        expect(sorted(read.deck ?? {})).toEqual(sorted({ deck, sideboard }));
      }),
      { numRuns: 40 },
    );
  });
});
