import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import {
  copiesOf,
  countIn,
  type DeckCards,
  type DeckRow,
  deckOf,
  fromParts,
  hashOf,
  MOST_OF_ONE,
  partsOf,
  sameAs,
  sizeOf,
  toParts,
  totalsOf,
} from "./deck";
import { diffDecks } from "./diff";
import { applyEdit, type DeckEdit, applyEdits as editsApplied, mergeDecks } from "./edit";
import { drawOdds, shuffledDeck } from "./odds";
import { coloursOf, curveOf, groupsByTag, groupsOf, kindsOf } from "./tally";

const cards = fiveDyes();
const applyEdits = (given: DeckCards, edits: readonly DeckEdit[]): DeckCards =>
  editsApplied({ cards: given, remarks: [] }, edits).cards;
const part = fc.constantFrom("deck", "sideboard", "maybe", "__proto__", "constructor");
const number = fc.integer({ min: 1, max: 8 });
const count = fc.integer({ min: 0, max: 6 });
const deck: fc.Arbitrary<DeckCards> = fc
  .array(fc.record({ part, rows: fc.array(fc.tuple(number, count), { maxLength: 5 }) }), { maxLength: 6 })
  .map(deckOf);
const edit: fc.Arbitrary<DeckEdit> = fc.oneof(
  fc.record({ do: fc.constant("add" as const), part, number, count: fc.integer({ min: -6, max: 6 }) }),
  fc.record({ do: fc.constant("set" as const), part, number, count }),
  fc.record({ do: fc.constant("move" as const), part, to: part, number, count }),
  fc.record({ do: fc.constant("print" as const), part, number, as: number }),
  fc.record({ do: fc.constant("replace" as const), cards: deck }),
);

describe("a deck", () => {
  test("is the same whatever order its rows were named in, and so is its hash", () => {
    fc.assert(
      fc.property(deck, (given) => {
        const shuffled = deckOf(given.toReversed().map(({ part, rows }) => ({ part, rows: rows.toReversed() })));
        expect(shuffled).toEqual(given);
        expect(hashOf(shuffled)).toBe(hashOf(given));
        expect(fromParts(toParts(given))).toEqual(given);
      }),
    );
  });

  test("has another hash where a card is in another part, or there is one more", () => {
    const hashes = [
      deckOf([{ part: "deck", rows: [[1, 4]] }]),
      deckOf([{ part: "sideboard", rows: [[1, 4]] }]),
      deckOf([{ part: "deck", rows: [[1, 5]] }]),
      deckOf([{ part: "deck", rows: [[14, 1]] }]),
      deckOf([]),
    ].map(hashOf);
    expect(new Set(hashes).size).toBe(5);
    expect(hashes[0]).toBe(hashOf([{ part: "deck", rows: [[1, 4]] }]));
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is the registered one in its original form, or with cards moved between parts, or another", () => {
    const registered = fromParts({ deck: [1, 1, 2], sideboard: [3] });
    expect(sameAs(registered, registered)).toBe("original");
    expect(sameAs(fromParts({ deck: [1, 1, 3], sideboard: [2] }), registered)).toBe("cards");
    expect(sameAs(fromParts({ deck: [1, 2], sideboard: [3] }), registered)).toBeNull();
  });

  test("has its parts in order: the deck, the sideboard, others by name; and those that its game says", () => {
    const given = fromParts({ maybe: [3], sideboard: [2], deck: [1, 1], again: [4] });
    expect(given.map(({ part }) => part)).toEqual(["deck", "sideboard", "again", "maybe"]);
    expect(totalsOf(fromParts({ deck: [1, 1], sideboard: [1, 2] }))).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(partsOf(cards)).toEqual(["deck", "sideboard"]);
    expect(partsOf({ options: new Map([["deck parts", "Deck, reserve"]]) }, given)).toEqual([
      ...["deck", "reserve", "sideboard", "again", "maybe"],
    ]);
  });
});

describe("edits", () => {
  test("keep the normal form, and never make a count that there is not", () => {
    fc.assert(
      fc.property(deck, fc.array(edit, { maxLength: 12 }), (given, edits) => {
        const after = applyEdits(given, edits);
        expect(deckOf(after)).toEqual(after);
        expect(after.every(({ rows }) => rows.length > 0 && rows.every(([, many]) => many > 0))).toBe(true);
      }),
    );
  });

  test("move and print neither make nor lose a copy", () => {
    const conserving = edit.filter((one) => one.do === "move" || one.do === "print");
    fc.assert(
      fc.property(deck, conserving, (given, one) => {
        const after = applyEdits(given, [one]);
        expect(sizeOf(totalsOf(after))).toBe(sizeOf(totalsOf(given)));
      }),
    );
  });

  test("take away only what is there, and are refused where a deck would be too much", () => {
    const given = fromParts({ deck: [1, 1] });
    expect(applyEdits(given, [{ do: "add", part: "deck", number: 1, count: -5 }])).toEqual([]);
    const full = applyEdit({ cards: given, remarks: [] }, { do: "add", part: "deck", number: 1, count: MOST_OF_ONE });
    expect(full).toMatchObject({ ok: false, error: { code: "deck/full" } });
  });

  test("what two pages added to one deck is all there, in whichever order they came", () => {
    const adding = edit.filter((one) => one.do === "add" && one.count >= 0);
    fc.assert(
      fc.property(deck, fc.array(adding), fc.array(adding), (given, mine, theirs) => {
        const after = applyEdits(applyEdits(given, theirs), mine);
        expect(after).toEqual(applyEdits(applyEdits(given, mine), theirs));
      }),
    );
  });

  test("a difference says what has to be done to come from one deck to the other", () => {
    fc.assert(
      fc.property(deck, deck, (a, b) => {
        const edits = diffDecks(a, b).map(
          ({ part, number, after }): DeckEdit => ({ do: "set", part, number, count: after }),
        );
        expect(applyEdits(a, edits)).toEqual(b);
        expect(diffDecks(a, a)).toEqual([]);
      }),
    );
  });

  test("merging adds up", () => {
    fc.assert(
      fc.property(deck, deck, part, number, (a, b, where, which) => {
        expect(countIn(mergeDecks(a, b), where, which)).toBe(countIn(a, where, which) + countIn(b, where, which));
      }),
    );
  });
});

describe("odds", () => {
  // Of a deck of 60 with 4 of a card and 24 lands: tables that everybody has.
  test.each([
    [60, 4, 7, 1, 0.3995],
    [60, 4, 7, 2, 0.0632],
    [60, 24, 7, 3, 0.5879],
    [40, 17, 7, 0, 1],
    [5, 5, 7, 5, 1],
    [10, 0, 3, 1, 0],
  ])("of %i cards with %i, %i drawn hold at least %i: %f", (size, copies, drawn, wanted, odds) => {
    expect(drawOdds(size, copies, drawn, wanted)).toBeCloseTo(odds, 4);
  });

  test("agree with counting all hands of a small deck", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat({ max: 9 }),
        fc.nat({ max: 9 }),
        fc.nat({ max: 5 }),
        (size, some, hand, wanted) => {
          const [copies, drawn] = [Math.min(some, size), Math.min(hand, size)];
          let [all, fitting] = [0, 0];
          for (let set = 0; set < 2 ** size; set++) {
            const held = [...Array(size).keys()].filter((i) => set & (1 << i));
            if (held.length !== drawn) continue;
            all += 1;
            if (held.filter((i) => i < copies).length >= wanted) fitting += 1;
          }
          expect(drawOdds(size, copies, drawn, wanted)).toBeCloseTo(fitting / all, 12);
        },
      ),
    );
  });

  test("a shuffled deck has all its copies, by the chance that is given", () => {
    const rows: DeckRow[] = [
      [1, 4],
      [2, 20],
    ];
    const drawn = shuffledDeck(rows, new SeededRandom(7));
    expect(drawn.toSorted((a, b) => a - b)).toEqual(copiesOf(rows));
    expect(shuffledDeck(rows, new SeededRandom(7))).toEqual(drawn);
    expect(shuffledDeck(rows, new SeededRandom(8))).not.toEqual(drawn);
  });
});

test("tallies count copies by cost, kind and dye; groups stand by kind and cost", () => {
  const numberOf = (name: string): number => cards.cards.find((card) => card.name === name)?.number ?? -1;
  const [vat, page, heron] = [numberOf("Woad Vat"), numberOf("Conjurer's Page"), numberOf("Paper Heron")];
  const rows: DeckRow[] = [
    [vat, 20],
    [heron, 3],
    [page, 4],
  ];
  expect(curveOf(rows, cards).map(({ count }) => count)).toEqual([0, 0, 4, 3, 0, 0, 0, 0]);
  expect(curveOf([[vat, 20]], cards)).toEqual([]);
  expect(kindsOf(rows, cards)).toEqual([
    { value: "Vat", count: 20 },
    { value: "Folk", count: 4 },
    { value: "Beast", count: 3 },
  ]);
  expect(coloursOf(rows, cards, "dye")).toEqual([{ value: "W", count: 27 }]);
  expect(groupsOf(rows, cards).map(({ kind }) => kind)).toEqual(["Beast", "Folk", "Vat"]);
  // By tag each card stands once, under the first of its tags; what has none comes last.
  const remarks = [
    { number: heron, note: "", tags: ["late", "air"] },
    { number: page, note: "a text alone", tags: [] },
    { number: vat, note: "", tags: ["dye"] },
  ];
  expect(groupsByTag(rows, cards, remarks)).toEqual([
    { kind: "dye", rows: [[vat, 20]] },
    { kind: "late", rows: [[heron, 3]] },
    { kind: "", rows: [[page, 4]] },
  ]);
});
