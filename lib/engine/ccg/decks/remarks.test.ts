import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DeckCards, deckOf } from "./deck";
import { diffDecks } from "./diff";
import { applyEdit, applyEdits, type DeckEdit } from "./edit";
import { diffRemarks, MOST_REMARKED, type RemarkedDeck, type Remarks, remarksOf, tagsIn } from "./remarks";

const cards: DeckCards = deckOf([
  {
    part: "deck",
    rows: [
      [1, 4],
      [2, 1],
    ],
  },
  { part: "sideboard", rows: [[1, 2]] },
]);
const note = (number: number, text: string, ...tags: string[]): DeckEdit => ({
  do: "remark",
  number,
  note: text,
  tags,
});
const bare: RemarkedDeck = { cards, remarks: [] };
const noted = applyEdits(bare, [note(1, "opener", "ramp", "keep"), note(2, "", "ramp")]);

describe("remarks", () => {
  test("are of a deck's own cards, each once, none empty", () => {
    expect(noted.remarks).toEqual([
      { number: 1, note: "opener", tags: ["ramp", "keep"] },
      { number: 2, note: "", tags: ["ramp"] },
    ]);
    expect(tagsIn(noted.remarks)).toEqual([
      { tag: "ramp", cards: 2 },
      { tag: "keep", cards: 1 },
    ]);
    expect(applyEdits(noted, [note(9, "not there"), note(2, "")]).remarks.map(({ number }) => number)).toEqual([1]);
    expect(applyEdits(noted, [note(2, "", "a", "a")]).remarks[1]?.tags).toEqual(["a"]);
  });

  test("stay with a card that moves or changes its printing, and go with its last copy", () => {
    const moved = applyEdits(noted, [{ do: "move", part: "deck", to: "sideboard", number: 1, count: 4 }]);
    expect(moved.remarks).toEqual(noted.remarks);
    const printed = applyEdits(noted, [{ do: "print", part: "deck", number: 2, as: 3 }]);
    expect(printed.remarks[1]).toEqual({ number: 3, note: "", tags: ["ramp"] });
    // In two parts: each printing has it.
    const half = applyEdits(noted, [{ do: "print", part: "deck", number: 1, as: 4 }]);
    expect(half.remarks.map(({ number }) => number)).toEqual([1, 2, 4]);
    const gone = applyEdits(noted, [{ do: "set", part: "deck", number: 2, count: 0 }]);
    expect(gone.remarks.map(({ number }) => number)).toEqual([1]);
  });

  test("are replaced with the cards where they come along, and else stay with those that stay", () => {
    const replace = (remarks?: Remarks): DeckEdit => ({
      ...{
        do: "replace",
        cards: deckOf([
          {
            part: "deck",
            rows: [
              [1, 1],
              [5, 1],
            ],
          },
        ]),
      },
      ...(remarks ? { remarks } : {}),
    });
    expect(applyEdits(noted, [replace()]).remarks.map(({ number }) => number)).toEqual([1]);
    expect(applyEdits(noted, [replace([{ number: 5, note: "new", tags: [] }])]).remarks).toEqual([
      { number: 5, note: "new", tags: [] },
    ]);
  });

  test("have bounds, each and all together", () => {
    for (const one of [note(1, "x".repeat(301)), note(1, "", ..."abcdef")])
      expect(applyEdit(bare, one)).toMatchObject({ ok: false, error: { code: "deck/long_remarks" } });
    const many = deckOf([{ part: "deck", rows: Array.from({ length: 80 }, (_, at) => [at, 1] as const) }]);
    const all = applyEdits(
      { cards: many, remarks: [] },
      Array.from({ length: 80 }, (_, at) => note(at, "x".repeat(300))),
    );
    expect(all.remarks).toHaveLength(Math.floor(MOST_REMARKED / 300));
  });

  test("a difference of cards and remarks leads from one deck to the other", () => {
    const number = fc.integer({ min: 1, max: 5 });
    const deck = fc
      .record({
        rows: fc.array(fc.tuple(number, fc.integer({ min: 1, max: 4 }))),
        remarks: fc.array(
          fc.record({ number, note: fc.constantFrom("", "a", "b"), tags: fc.subarray(["x", "y", "z"]) }),
        ),
      })
      .map(({ rows, remarks }): RemarkedDeck => {
        const own = deckOf([{ part: "deck", rows }]);
        return { cards: own, remarks: remarksOf(remarks, own) };
      });
    fc.assert(
      fc.property(deck, deck, (a, b) => {
        const edits: DeckEdit[] = [
          ...diffDecks(a.cards, b.cards).map(
            ({ part, number: which, after }): DeckEdit => ({ do: "set", part, number: which, count: after }),
          ),
          ...diffRemarks(a.remarks, b.remarks).map(({ number: which, after }) =>
            note(which, after?.note ?? "", ...(after?.tags ?? [])),
          ),
        ];
        expect(applyEdits(a, edits)).toEqual(b);
        expect(diffRemarks(a.remarks, a.remarks)).toEqual([]);
      }),
    );
  });
});
