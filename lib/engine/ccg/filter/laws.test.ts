import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes } from "../sets";
import { showDisplay } from "./display";
import type { OwnRows } from "./own-row";
import { printFilter } from "./print-filter";
import { readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import type { Filter } from "./tree";
import { attributesOf, namesAlone } from "./vocabulary";

const dyes = fiveDyes();
/** Of the game, and two that are no plain words. */
const VOCABULARY = namesAlone([...attributesOf(dyes), "first printing", "and"]);

const number = fc.oneof(
  fc.nat(99).map((value): Filter => ({ kind: "number", value, real: false })),
  fc.nat(99).map((value): Filter => ({ kind: "number", value: value + 0.5, real: true })),
  fc.constantFrom(1e-7, 999_999_999_999_999).map((value): Filter => ({ kind: "number", value, real: value < 1 })),
);
const word = fc.constantFrom("moth", "W").map((one): Filter => ({ kind: "words", words: [one] }));
/** `type=(beast or folk)` is read as two relations. */
const isChoice = ({ kind, ...rest }: Filter): boolean =>
  kind === "words" || (kind === "or" && "of" in rest && Array.isArray(rest.of) && rest.of.every(isSimple));
const isSimple = ({ kind }: Filter): boolean => kind === "words" || kind === "text" || kind === "number";
const short = fc.oneof(
  fc.constantFrom("1", "", "24").map((value): Filter => ({ kind: "short", key: "own", value })),
  fc.string({ minLength: 1 }).map((value): Filter => ({ kind: "short", key: "type", value })),
);
const field = fc
  .constantFrom("cost", "might", "name", "have", "first printing", "and")
  .map((name): Filter => ({ kind: "field", name }));
const text = fc.string({ unit: "grapheme" }).map((said): Filter => ({ kind: "text", text: said }));
const words = fc
  .array(fc.constantFrom("moth", "Blue-Step", "it's", "{W}"), { minLength: 1, maxLength: 3 })
  .map((said): Filter => ({ kind: "words", words: said }));

/** Any tree that a reader can give. */
const { filter } = fc.letrec<{ filter: Filter; condition: Filter; term: Filter }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(number, short, field, text),
    fc.record({
      kind: fc.constant("sum" as const),
      sign: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
      left: tie("term"),
      right: tie("term"),
    }),
    tie("condition"),
  ),
  condition: fc.oneof(
    fc.record({
      kind: fc.constant("relation" as const),
      relation: fc.constantFrom("=" as const, "!=" as const, "<" as const, "<=" as const, "has" as const),
      left: tie("term"),
      right: fc.oneof(
        word,
        tie("term").filter((one) => !isChoice(one)),
      ),
    }),
    tie("filter").map((of): Filter => ({ kind: "not", of })),
    fc.record({
      kind: fc.constantFrom("and" as const, "or" as const),
      of: fc.array(tie("filter"), { minLength: 2, maxLength: 3 }),
    }),
  ),
  filter: fc.oneof({ maxDepth: 4 }, words, tie("term"), tie("condition")),
}));

describe("printing", () => {
  it("what is printed reads as the same tree", () => {
    fc.assert(
      fc.property(filter, (one) => {
        const printed = printFilter(one);
        if (printed.length > 1_500 || (printed.match(/\(|not /g)?.length ?? 0) > 90) return;
        expect(readFilter(printed, VOCABULARY), printed).toEqual({ ok: true, value: one });
      }),
      { numRuns: 500 },
    );
    expect(printFilter({ kind: "all" })).toBe("");
  });
});

const own: OwnRows = (card) => (card % 3 === 0 ? { have: card % 7, price: card / 100 } : undefined);
/** The cards of a filter, as a set. */
function cardsOf(given: string): Set<number> {
  const found = selectCards(dyes, given, own);
  if (!found.ok) throw new Error(`${given}: ${found.error.code}`);
  return new Set(found.value);
}
const ALL = cardsOf("");
const where = (holds: (card: number) => boolean): Set<number> => new Set([...ALL].filter(holds));
const condition = fc.constantFrom(
  ...[
    "moth",
    "might>2",
    "type=Beast",
    "rarity:r",
    "own:3",
    "have<2",
    'text has "draw"',
    "might+guard",
    "price<1.5",
    "not dye",
  ],
);

describe("laws that hold for any conditions", () => {
  it("and, or, not are of sets", () => {
    fc.assert(
      fc.property(condition, condition, (a, b) => {
        const [first, second] = [cardsOf(a), cardsOf(b)];
        expect(cardsOf(`(${a}) and (${b})`)).toEqual(where((card) => first.has(card) && second.has(card)));
        expect(cardsOf(`(${a}) or (${b})`)).toEqual(where((card) => first.has(card) || second.has(card)));
        expect(cardsOf(`not (${a})`)).toEqual(where((card) => !first.has(card)));
        expect(cardsOf(`${a} or ${b} and ${a}`)).toEqual(cardsOf(`(${a}) or ((${b}) and (${a}))`));
      }),
    );
  });

  it("a higher bound leaves fewer cards", () => {
    fc.assert(
      fc.property(fc.constantFrom("might", "total", "have", "price"), fc.nat(9), fc.nat(9), (name, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [more, fewer] = [cardsOf(`${name}>${low}`), cardsOf(`${name}>${high}`)];
        expect([...fewer].every((card) => more.has(card))).toBe(true);
        const atLeast = cardsOf(`own:${low + 1}`);
        expect([...cardsOf(`own:${high + 1}`)].every((card) => atLeast.has(card))).toBe(true);
        expect(cardsOf(`${name}<=${high}`)).toEqual(where((card) => !fewer.has(card)));
      }),
    );
  });

  it("a display shows each card of its filter once, in any order of keys", () => {
    const key = fc.constantFrom("name", "-name", "set", "age", "-total", "type", "rarity");
    fc.assert(
      fc.property(condition, fc.uniqueArray(key, { maxLength: 4 }), fc.nat(4), (a, keys, titles) => {
        const display = { filter: a, keys, titles: Math.min(titles, keys.length) };
        const shown = showDisplay(display, dyes, own);
        if (!shown.ok) throw new Error(shown.error.code);
        const cards = shown.value.filter((one) => typeof one === "number");
        expect(cards).toHaveLength(new Set(cards).size);
        expect(new Set(cards)).toEqual(cardsOf(a));
        expect(shown.value.length > cards.length).toBe(display.titles > 0 && cards.length > 0);
      }),
    );
  });
});
