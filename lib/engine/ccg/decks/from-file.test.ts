import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DECK_FORMATS, type DeckFormat } from "../deckfiles/entry";
import { readDeck } from "../deckfiles/read-deck";
import { writeDeck } from "../deckfiles/write-deck";
import { isKeepable } from "../filter/vocabulary";
import { fiveDyes } from "../sets";
import { deckOf, fitsBounds, fromParts, PART_NAME, toParts } from "./deck";
import { fromFile } from "./from-file";

const cards = fiveDyes();
const read = (text: string) => fromFile(readDeck(text, cards), cards);
const numbers = cards.cards.filter(isKeepable).map(({ number }) => number);

describe("a deck file", () => {
  test("becomes a deck, with a report on every line", () => {
    const { cards: deck, report, full } = read("4 Paper Heron\n2x Vanish\n3 Paper Hern\n\nSideboard\n1 Vanish");
    expect(deck.map(({ part, rows }) => [part, rows.length])).toEqual([
      ["deck", 2],
      ["sideboard", 1],
    ]);
    expect(full).toBe(false);
    const unknown = report.find(({ result }) => result === "unknown");
    expect(unknown).toMatchObject({ line: 3, text: "3 Paper Hern", suggestions: ["Paper Heron"] });
  });

  test("with what is not for collecting says so, and leaves it out", () => {
    const { cards: deck, report } = read("4 A Card\n1 Vanish");
    expect(deck.flatMap(({ rows }) => rows)).toHaveLength(1);
    expect(report[0]).toMatchObject({ result: "unknown", line: 1 });
  });

  test("of more than a deck may hold is told to be too much", () => {
    const many = numbers.slice(0, 8).map((number) => `900 ${cards.byNumber.get(number)?.name}`);
    expect(read(many.join("\n")).full).toBe(true);
  });

  test("that was written is read as the same deck, in every format that can hold it", () => {
    const deck = fc
      .array(
        fc.tuple(fc.constantFrom("deck", "sideboard"), fc.constantFrom(...numbers), fc.integer({ min: 1, max: 9 })),
        {
          ...{ minLength: 1, maxLength: 20 },
        },
      )
      .map((rows) => deckOf(rows.map(([part, number, count]) => ({ part, rows: [[number, count] as const] }))));
    const formats = Object.keys(DECK_FORMATS).filter((name) => name !== "plain") as DeckFormat[];
    fc.assert(
      fc.property(deck, fc.constantFrom(...formats), (given, format) => {
        const { lines } = writeDeck(toParts(given), cards, format, "Tried");
        expect(fromFile(readDeck(lines.join("\n"), cards), cards).cards).toEqual(given);
      }),
      { numRuns: 60 },
    );
  });

  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      ...[
        "Deck",
        "SB: 4 [WC] Vanish",
        "4 Vanish (EF) 3",
        "// x",
        "About",
        "<Deck>",
        "<zone name='x'>",
        "__proto__:",
        "constructor",
      ],
      ...[
        "# GCCG v0.9 five deck",
        "999 Vanish",
        "-1 Vanish",
        "4x Woad Vat *F*",
        "Vanish, 4",
        "\u0000",
        "\uFEFF4 Vanish",
      ],
    ),
    fc
      .tuple(fc.integer({ min: -3, max: 2_000 }), fc.constantFrom("Vanish", "Woad Vat", "A Card", "Paper Hern"))
      .map(([count, name]) => `${count} ${name}`),
  );
  test("of whatever text gives a sound deck and never fails", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.constantFrom("\n", "\r\n", "\r"), (lines, end) => {
        const { cards: deck, full, report } = read(lines.join(end));
        expect(deckOf(deck)).toEqual(deck);
        expect(full).toBe(!fitsBounds(deck));
        for (const { part, rows } of deck) {
          expect(part).toMatch(PART_NAME);
          for (const [number] of rows)
            expect(numbers.includes(number) || cards.byNumber.get(number)?.foilOf).toBeTruthy();
        }
        for (const { line: at } of report) expect(at).toBeGreaterThanOrEqual(0);
        expect(fromParts(toParts(deck))).toEqual(deck);
      }),
      { numRuns: 300 },
    );
  });
});
