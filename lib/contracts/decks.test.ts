import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deckOf, fitsBounds, MOST_ROWS } from "../engine/ccg/decks/deck";
import { MOST_EDITS } from "./deck-words";
import { CreateDeck, SaveDeck } from "./decks";

const row = fc.oneof(fc.tuple(fc.integer({ min: -2, max: 300 }), fc.integer({ min: -2, max: 1_200 })), fc.anything());
const part = fc.oneof(
  fc.constantFrom("deck", "sideboard", "__proto__", "constructor", "Deck", "", "a b-c"),
  fc.string(),
);
const cards = fc.array(fc.record({ part, rows: fc.array(row, { maxLength: 6 }) }), { maxLength: 15 });
const base = { key: "12345678", game: "five-dyes", name: "Woad" };

describe("what is sent of decks", () => {
  test("is refused, or a sound deck in its normal form", () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(cards, fc.anything()), (given) => {
        const read = CreateDeck.safeParse({ ...base, cards: given });
        if (!read.success || !read.data.cards) return;
        taken += 1;
        expect(deckOf(read.data.cards)).toEqual(read.data.cards);
        expect(fitsBounds(read.data.cards)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  test("has bounds: rows, copies, edits, names", () => {
    const many = Array.from({ length: MOST_ROWS + 1 }, (_, number) => [number, 1]);
    const edit = { do: "add", part: "deck", number: 12, count: 1 };
    const save = { id: "x", revision: 1, key: "12345678" };
    for (const wrong of [
      { ...base, cards: [{ part: "deck", rows: many }] },
      {
        ...base,
        cards: [
          {
            part: "deck",
            rows: [
              [12, 999],
              [12, 999],
            ],
          },
        ],
      },
      { ...base, name: " " },
      { ...base, name: "n".repeat(61) },
    ])
      expect(CreateDeck.safeParse(wrong).success).toBe(false);
    expect(SaveDeck.safeParse({ ...save, edits: Array.from({ length: MOST_EDITS }, () => edit) }).success).toBe(true);
    expect(SaveDeck.safeParse({ ...save, edits: Array.from({ length: MOST_EDITS + 1 }, () => edit) }).success).toBe(
      false,
    );
    expect(SaveDeck.safeParse({ ...save, edits: [{ ...edit, part: "__proto__" }] }).success).toBe(false);
    expect(SaveDeck.safeParse({ ...save, edits: [{ ...edit, count: 1e9 }] }).success).toBe(false);
  });
});
