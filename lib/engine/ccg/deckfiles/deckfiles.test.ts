import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoGame, vectorRows } from "../../../build/testing/ccg-vectors";
import { inEveryFinish } from "../cards/model";
import { fiveDyes } from "../sets";
import { DECK_FORMATS, type DeckFormat } from "./entry";
import { readDeck } from "./read-deck";
import { writeDeck } from "./write-deck";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const demo = demoGame(VECTORS);
const dyes = fiveDyes();
const FORMATS = Object.keys(DECK_FORMATS) as DeckFormat[];
const sorted = (deck: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, cards.toSorted((a, b) => a - b)]));
/** Its number within the set WC. */
const place = (name: string) => named(name) - dyes.sets.find(({ abbreviation }) => abbreviation === "WC")!.first + 1;
const named = (name: string, set = "WC") => dyes.cards.find((card) => card.name === name && card.set === set)!.number;

describe.skipIf(!demo)("deck files that the original has read and written", () => {
  if (!demo) return;
  type Row = {
    lines: string[];
    deck: Record<string, number[]> | null;
    error?: string | null;
    format?: DeckFormat;
    export?: DeckFormat;
    name?: string;
  };
  const rows = vectorRows<Row>(VECTORS, "deckfiles.jsonl");
  it.each(rows.filter((row) => !row.export).map((row) => [JSON.stringify(row.lines), row] as const))("%s", (_, row) => {
    const read = readDeck(row.lines.join("\n"), demo);
    // Where it refused, the rest is read and the report says what is unknown.
    if (row.deck === null) expect(read.unknown.length).toBeGreaterThan(0);
    else expect(read.deck).toEqual(row.deck);
    if (row.format) expect(read.format).toBe(row.format);
  });
  it.each(rows.filter((row) => row.export).map((row) => [row.export ?? "ASCII", row] as const))(
    "writes %s",
    (format, row) => {
      const written = writeDeck(row.deck ?? {}, demo, format, row.name ?? "");
      expect(written).toEqual({ lines: row.lines, notes: [] });
    },
  );
});

describe("reading decks", () => {
  it("says of every line what became of it", () => {
    const lines = ["3 Spark", "2 Spakr", "1 Weld Sun", "4 moth king", "1 Quarrel", "1 weld  sun", "2 moth", "7"];
    const { deck, format, unknown, report } = readDeck(lines.join("\n"), dyes);
    expect(format).toBe("ASCII");
    expect(unknown).toEqual(["2 Spakr", "2 moth", "7"]);
    expect(report.map(({ line, result, why, name }) => [line, result, why ?? name])).toEqual([
      [1, "matched", "Spark"],
      [2, "unknown", "no card has such a name"],
      [3, "matched", "Weld Sun"],
      [4, "guessed", "read as The Moth King"],
      [5, "guessed", "the newest of 2 printings"],
      [6, "matched", "Weld Sun"],
      [7, "unknown", "5 cards have such a name"],
      [8, "unknown", "this line says no number and name"],
    ]);
    expect(report[1]?.suggestions).toEqual(["Spark"]);
    expect(deck?.deck).toHaveLength(3 + 1 + 4 + 1 + 1);
    expect(report[0]).toMatchObject({ part: "deck", count: 3, card: named("Spark") });
  });

  it("gives the newest printing, never a foil, and the one that is said", () => {
    const read = (text: string) => readDeck(text, dyes).deck?.deck?.[0];
    expect(read("1 Woad Vat")).toBe(named("Woad Vat", "ST"));
    expect(read("1 Weld Sun")).toBe(named("Weld Sun"));
    const foil = dyes.foils.get(named("Weld Sun"))?.number;
    for (const name of ["Weld Sun *F*", "weld sun *F*", "Weld Sun (WC) *F*", "Weld Sun (WC) 84 *F*"])
      expect(read(`1 ${name}`), name).toBe(foil);
    expect(read("1 [WC] Woad Vat (2)")).toBe(named("Woad Vat") + 1);
    expect(read("1 Woad Vat (WC) #2")).toBe(named("Woad Vat") + 1);
    expect(read("1 Woad Vat (WC) 3")).toBe(named("Woad Vat") + 2);
  });

  it.each([
    ["4x Spark (QQ)", "no printing of it is in QQ"],
    ["4x Spark (ST)", "no printing of it is in ST"],
    ["1 [WC] Woad Vat (9)", "there is no picture 9 of it; the newest of 3 printings"],
    ["1 What the Lamp Saw", "it is not for collecting; it is the other face of Lamplighter at Dusk"],
    ["1 lamplighter at dusk // other", '"other" is no other face of it'],
    ["Spark\n2 Spark Kiln", "no number: one copy"],
  ])("%j is a guess, with the reason", (text, why) => {
    const spelled = text.replace("lamplighter at dusk", "Lamplighter at Dusk").replace(/^Spark\n/, "Weld Sun\n");
    expect(readDeck(spelled, dyes).report[0]).toMatchObject({ result: "guessed", why });
  });

  it("says where a card is not printed as a foil", () => {
    const plain = { ...dyes, foils: new Map() };
    expect(readDeck("1 Spark *F*\n1 Spark\n1 Hot Word", plain).report[0]).toMatchObject({
      ...{ result: "guessed", card: named("Spark"), why: "it is not printed as a foil" },
    });
  });

  it.each(["1 [QQ] Spark", "1 Spark (QQ)", "SB: 1 [ST] Spark"])(
    "in GCCG's formats the set is part of the name: %s",
    (text) => expect(readDeck(text, dyes)).toMatchObject({ unknown: [text], report: [{ suggestions: ["Spark"] }] }),
  );

  it("knows each format by its marks", () => {
    const cod =
      '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main"><card number="2" name="Spark"/></zone><zone name="side"><card number="1" name="Hot Word"/></zone></cockatrice_deck>';
    expect(readDeck(cod, dyes)).toMatchObject({
      format: "Cockatrice",
      deck: { deck: [named("Spark"), named("Spark")], sideboard: [named("Hot Word")] },
    });
    expect(readDeck('<Deck><Cards CatID="1" Quantity="1" Sideboard="true" Name="Spark"/></Deck>', dyes)).toMatchObject({
      format: "MTGO",
      deck: { deck: [], sideboard: [named("Spark")] },
    });
    expect(readDeck("About\nName Mine\n\nDeck\n2 Spark (WC) 41\n\nSideboard\n1 Hot Word", dyes)).toMatchObject({
      format: "Arena",
      unknown: [],
      deck: { deck: [named("Spark"), named("Spark")], sideboard: [named("Hot Word")] },
    });
    expect(readDeck("4x Spark\nHot Word x2\nSideboard:\n1x Slack Water", dyes)).toMatchObject({
      format: "plain",
      unknown: [],
      deck: { sideboard: [named("Slack Water")] },
    });
    expect(readDeck("Spark\nHot Word\nLands\n", dyes)).toMatchObject({
      format: "plain",
      unknown: ["Lands"],
      deck: { deck: [named("Spark"), named("Hot Word")] },
    });
    expect(readDeck("2 Spark", dyes, "Apprentice").format).toBe("Apprentice");
  });

  it.each([
    ["<html><body/></html>", "deck/unknown_format", 1],
    ["\n<Deck>\n<Cards", "deck/malformed", 2],
    ["PK\u0003\0", "deck/not_text", 0],
    ["x".repeat(3_000_000), "deck/too_long", 0],
    [`<Deck>${"<a>".repeat(10_000)}`, "deck/malformed", 1],
    ['<!DOCTYPE a [<!ENTITY e "eeee">]><Deck><Cards Quantity="1" Name="&e;"/></Deck>', "deck/malformed", 1],
  ])("%.30j is no deck, with the reason", (text, code, line) =>
    expect(readDeck(text, dyes)).toMatchObject({ deck: null, format: null, problem: { code, line } }),
  );
});

describe("traps that others fell into", () => {
  it.each<[string, string, readonly (readonly [string, string | undefined])[]]>([
    [
      "headings are no cards",
      `About\nName Deck of Decks\n\nDeck\n1 Spark (WC) ${place("Spark")}\nSideboard\n1 Hot Word (WC) ${place("Hot Word")}`,
      [],
    ],
    ["tabs and commas part count and name", "4\tSpark\n2, Hot Word\n1,Slack Water\nWeld Sun\t2\nWoad Vat (ST), 1", []],
    ["a wrong number of a card is told", "1 Spark (WC) 9", [["guessed", "in WC it has another number than 9"]]],
    ["a set that is not ours is told", "1 Spark (DAR) 7", [["guessed", "no printing of it is in DAR"]]],
    ["a list under the name of an XML format is a list", "1 Spark\n\nSideboard\n1 Hot Word", []],
    ["a sideboard by prefix", "1 Spark\nSB: 1 Hot Word", []],
    [
      "two faces, with two slashes, three or one",
      "1 Spark\n1 Lamplighter at Dusk // What the Lamp Saw\n1 Lamplighter at Dusk/What the Lamp Saw\n1 Lamplighter at Dusk /// what the lamp saw",
      [],
    ],
    [
      "a one-word card without a number",
      "2 Hot Word\nSpark\n1 Weld Sun\nDeck\n1 Spark",
      [["note", 'read as a deck part; for the card write "1 Spark"']],
    ],
    [
      "an empty line is not taken for a heading in silence",
      "1 Spark\n\n1 Hot Word",
      [["note", 'what follows is read into the deck too; write "Sideboard" above it if it is not']],
    ],
    ["a remark that looks like a heading", "// Sideboard\n1 Spark", [["note", "a remark, not a heading"]]],
  ])("%s", (_, text, notices) => {
    const { report, unknown, deck } = readDeck(text, dyes);
    expect(unknown).toEqual([]);
    const said = report.filter(({ result }) => result !== "matched").map(({ result, why }) => [result, why]);
    expect(said).toEqual(notices);
    expect(deck?.deck).toContain(named("Spark"));
  });

  it("an old list of Arena has its sideboard after an empty line; its other headings are parts", () => {
    expect(readDeck("2 Spark (WC) 41\n\n1 Hot Word (WC) 42\n", dyes).deck).toMatchObject({
      sideboard: [named("Hot Word")],
    });
    const read = readDeck("Commander\n1 Weld Sun\n\nDeck\n1 Spark (WC) 41\n\nBench:\n1 Hot Word", dyes);
    expect(read.deck).toEqual({ deck: [named("Spark")], commander: [named("Weld Sun")], bench: [named("Hot Word")] });
  });

  it("no line of Arena's is passed over in silence", () => {
    const list =
      "About\nName Mine\nMade yesterday\n2 Spark (WC) 41\nFrobnicate\n1 Hot Word (WC) 42\nSlackwater\n# a remark\nKept:";
    const { deck, report } = readDeck(list, dyes);
    expect(deck?.deck).toEqual([named("Spark"), named("Spark")]);
    expect(report.filter(({ card }) => card === undefined).map(({ line, result, why }) => [line, result, why])).toEqual(
      [
        [3, "note", "this is about the deck, and is not read"],
        [5, "note", "read as a deck part"],
        [7, "unknown", "read as a deck part, but no card follows; a card needs a number before its name"],
      ],
    );
  });

  it("a word in a list of numbers and names is told where no card follows it", () => {
    expect(readDeck("2 Spark\nFrobnicate\nDeck\n1 Hot Word\nSlackwater", dyes)).toMatchObject({
      format: "ASCII",
      unknown: ["Frobnicate", "Slackwater"],
    });
    expect(readDeck("Bench\n2 Spark\nSideboard", dyes)).toMatchObject({
      unknown: [],
      deck: { bench: [{}, {}].map(() => named("Spark")) },
    });
  });

  it("own zones of a file are parts of the deck, and no list is written with prefixes", () => {
    const zones = `<cockatrice_deck version="1"><zone name="main"/><zone name="bench"><card number="1" name="Spark"/></zone></cockatrice_deck>`;
    expect(readDeck(zones, dyes).deck).toEqual({ deck: [], bench: [named("Spark")] });
    const { lines } = writeDeck({ deck: [named("Spark")], sideboard: [named("Hot Word")] }, dyes, "plain", "x");
    expect(lines.join("\n")).not.toContain("SB:");
  });

  it("a file without a card says so", () => {
    expect(readDeck("<Deck><NetDeckID>1</NetDeckID></Deck>", dyes).report).toMatchObject([{ result: "note" }]);
  });
});

describe("hostile files", () => {
  it("counts and lengths are bounded", () => {
    const many = readDeck("999999 Spark\n0 Spark\n-3 Spark\n1000 Spark\n99999999999999999999999 Spark", dyes);
    expect(many.deck).toEqual({ deck: [] });
    expect(many.unknown).toHaveLength(5);
    expect(readDeck("1 Spark\n".repeat(20_000), dyes).report.at(-1)).toMatchObject({ result: "unknown", line: 5_001 });
    expect(readDeck("999 Spark\n".repeat(5_000), dyes).deck?.deck?.length).toBeLessThanOrEqual(10_000);
    const parts = Array.from({ length: 4_000 }, (_, i) => `p${i}`).join("\n");
    expect(Object.keys(readDeck(parts, dyes).deck ?? {})).toHaveLength(50);
  });

  it("names of a language's own are names", () => {
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"])
      for (const text of [
        `${word}\n1 Spark`,
        `4x Spark\n${word}`,
        `Deck\n1 Spark (WC) 41\n${word}\n1 Hot Word`,
        `<cockatrice_deck><zone name="${word}"><card number="1" name="Spark"/></zone></cockatrice_deck>`,
      ]) {
        const { deck } = readDeck(text, dyes);
        expect(Object.values(deck ?? {}).flat(), text).toContain(named("Spark"));
      }
  });

  it("thousands of unknown names end soon", () => {
    const begun = performance.now();
    const text = Array.from({ length: 5_000 }, (_, i) => `1 nothing ${i} ${"a/".repeat(80)}`).join("\n");
    expect(readDeck(text, dyes).unknown).toHaveLength(5_000);
    for (const blank of [" ", "\t", "x ", "(", ", "])
      expect(readDeck(`1 a${blank.repeat(300_000)}b\n4x Spark`, dyes).unknown, blank).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it("any text is answered, and each line with a number is in the report", () => {
    const parts = [
      "4",
      "Spark",
      "SB:",
      "[WC]",
      "(1)",
      "(WC) 41",
      "//",
      "#",
      "\n",
      " ",
      "Deck",
      "x2",
      "<Deck>",
      '"',
      "*F*",
      ":",
      "\t",
    ];
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readDeck(text, dyes)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (words) => {
        const text = words.join("");
        const { deck, report, unknown } = readDeck(text, dyes);
        if (deck === null) return;
        const counted = text.split("\n").filter((line) => /^\s*\d+\s+\S/.test(line)).length;
        expect(report.length).toBeGreaterThanOrEqual(counted);
        const taken = report.reduce((sum, { card, count }) => sum + (card === undefined ? 0 : (count ?? 0)), 0);
        expect(Object.values(deck).flat()).toHaveLength(taken);
        expect(unknown).toHaveLength(report.filter(({ result }) => result === "unknown").length);
      }),
    );
  });
});

describe("writing decks", () => {
  const games = [["Five Dyes", dyes] as const, ...(demo ? [["the demo game", demo] as const] : [])];
  it.each(games.flatMap(([name, game]) => FORMATS.map((format) => [name, format, game] as const)))(
    "%s, %s: what is written reads as the same deck, all of it matched",
    (_, format, game) => {
      const cards = inEveryFinish(game).filter(({ hidden, set }) => !hidden && set !== "");
      const pick = fc.array(fc.constantFrom(...cards.map(({ number }) => number)), { minLength: 3, maxLength: 30 });
      fc.assert(
        fc.property(pick, pick, pick, (deck, sideboard, extra) => {
          const holdsAll = format !== "Apprentice" && format !== "MTGO";
          const whole = { deck, sideboard, ...(holdsAll ? { "extra cards": extra } : {}) };
          const { lines, notes } = writeDeck(whole, game, format, "A deck & <more>\n1 Spark");
          expect(notes).toEqual([]);
          const read = readDeck(lines.join("\n"), game);
          expect(read.format).toBe(format);
          expect(read.report.filter(({ result }) => result !== "matched")).toEqual([]);
          expect(sorted(read.deck ?? {})).toEqual(sorted(whole));
        }),
        { numRuns: 40 },
      );
    },
  );

  it("tells what a format cannot hold", () => {
    const deck = { deck: [named("Spark")], bench: [named("Hot Word")] };
    for (const format of ["Apprentice", "MTGO"] as const) {
      const { lines, notes } = writeDeck(deck, dyes, format, "x");
      expect(notes).toEqual([`${format} has no part "bench": it is in the sideboard`]);
      expect(readDeck(lines.join("\n"), dyes).deck).toEqual({ deck: [named("Spark")], sideboard: [named("Hot Word")] });
    }
    expect(writeDeck({ deck: [99_999] }, dyes, "ASCII", "x").notes).toEqual(["there is no card 99999"]);
    const odd = writeDeck({ "4 Spark": [named("Spark")] }, dyes, "ASCII", "x");
    expect(odd.notes).toEqual(['the part "4 Spark" is written as "part 4 spark"']);
    expect(readDeck(odd.lines.join("\n"), dyes).deck).toEqual({ deck: [], "part 4 spark": [named("Spark")] });
  });
});

describe("notes and tags of cards", () => {
  const deck = { deck: [named("Spark"), named("Spark"), named("Quarrel")], sideboard: [named("Spark")] };
  const remarks = [
    { number: named("Spark"), note: 'turn one: "burn", & more', tags: ["early", "#burn"] },
    { number: named("Quarrel"), note: "", tags: ["late"] },
  ].sort((a, b) => a.number - b.number);
  const byNumber = (given: readonly { number: number }[]) => given.toSorted((a, b) => a.number - b.number);

  it.each(["Gccg", "ASCII", "Apprentice", "Cockatrice"] as const)("go out and come back with %s", (format) => {
    const { lines, notes } = writeDeck(deck, dyes, format, "x", remarks);
    expect(notes).toEqual([]);
    const read = readDeck(lines.join("\n"), dyes);
    expect(read.format).toBe(format);
    expect(byNumber(read.remarks)).toEqual(remarks);
    expect(sorted(read.deck ?? {})).toEqual(sorted(deck));
  });

  it.each(["Arena", "MTGO", "plain"] as const)("%s says that it cannot hold them", (format) => {
    const { lines, notes } = writeDeck(deck, dyes, format, "x", remarks);
    expect(notes).toEqual([`${format} cannot hold notes and tags of cards`]);
    expect(lines).toEqual(writeDeck(deck, dyes, format, "x").lines);
  });

  it("of cards that are not there, or lines that say nothing, are nothing", () => {
    const text = '4 Spark\n# tags of "Nothing": a\n# tags of "Spark": \n# note of Spark: x\n# note of "spark": low';
    expect(readDeck(text, dyes).remarks).toEqual([{ number: named("Spark"), note: "low", tags: [] }]);
  });
});
