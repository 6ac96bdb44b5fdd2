import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes } from "../sets";
import { demoGame, vectorRows } from "../testing/demo";
import { printFilter } from "./print-filter";
import { type Filter, readFilter } from "./read-filter";
import { attributesOf, type OwnRow, selectCards } from "./select-cards";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const demo = demoGame(VECTORS);
const dyes = fiveDyes();
const names = (filter: string, own?: (card: number) => OwnRow) => {
  const found = selectCards(dyes, filter, own);
  if (!found.ok) throw new Error(found.error.message);
  return found.value.map((number) => dyes.cards[number]!.name);
};

describe.skipIf(!demo)("filters that the original has answered", () => {
  if (!demo) return;
  type Row = { filter: string; cards: number[] | null };
  it.each(vectorRows<Row>(VECTORS, "filters.jsonl").map((row) => [row.filter, row.cards] as const))(
    "%s",
    (filter, cards) => {
      const found = selectCards(demo, filter);
      expect(found.ok ? found.value : null).toEqual(cards);
    },
  );
});

describe("the collection language", () => {
  it.each([
    ["type=Vat and set=ST", 5],
    ["not not type=Vat and set=ST", 5],
    ["moth king", 2],
    ["name has moth king", 2],
    ["MOTH and might>=5 and foil!=yes", 2],
    ["rarity:m and set:ef", 6],
    ["unique=yes and dye=W and not foil=yes", 4],
    ["might+guard>13 and not foil=yes", 3],
    ["total-0=total", dyes.cards.filter((card) => !card.hidden && card.set !== "").length],
    ["own:", 0],
    ['text has "{W}" and type=Place', 1],
  ])("%s", (filter, count) => expect(names(filter)).toHaveLength(count));

  it("knows what one has, wants and asks", () => {
    const spark = dyes.cards.find((card) => card.name === "Spark")!.number;
    const own = (card: number): OwnRow => ({
      have: card === spark ? 3 : 0,
      deck: 0,
      sell: 0,
      want: 0,
      seller: "",
      price: card === spark ? 0.25 : 0,
      myprice: 0,
    });
    for (const filter of ["have>2", "own:3", "price=0.25", "own: and price<1", "have*2=6"])
      expect(names(filter, own), filter).toEqual(["Spark"]);
    expect(names("own:4", own)).toEqual([]);
  });

  it.each([
    ["cost>", "filter/missing", 5, []],
    ["(cost>1", "filter/unclosed", 0, []],
    ["cost>1)", "filter/unexpected", 6, []],
    ['name has "x', "filter/unclosed", 9, []],
    ["mihgt>1", "filter/unknown_word", 0, ["might"]],
    ["cost>1 cost<3", "filter/unexpected", 7, []],
    ["and", "filter/missing", 0, []],
    ["1 +", "filter/missing", 3, []],
    ["~", "filter/unexpected", 0, []],
    [`${"(".repeat(500)}1`, "filter/too_long", 100, []],
    [`${"not ".repeat(400)}1`, "filter/too_long", 404, []],
  ])("%s is refused with its place", (filter, code, at, suggestions) => {
    const read = readFilter(filter, attributesOf(dyes));
    expect(read.ok ? null : read.error).toMatchObject({ code, at, suggestions });
  });

  it("prints what it reads, and reads it again the same", () => {
    const word = fc.constantFrom("moth", "swarm", "zz");
    const atom: fc.Arbitrary<Filter> = fc.oneof(
      fc.nat(99).map((value): Filter => ({ kind: "number", value, real: false })),
      fc.nat(99).map((value): Filter => ({ kind: "number", value: value + 0.5, real: true })),
      fc.string().map((text): Filter => ({ kind: "text", text })),
      fc.constantFrom("cost", "might", "name", "have").map((name): Filter => ({ kind: "field", name })),
    );
    const { filter } = fc.letrec<{ filter: Filter; sum: Filter }>((tie) => ({
      sum: fc.oneof(
        { maxDepth: 3 },
        atom,
        fc.record({
          kind: fc.constant("sum" as const),
          sign: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
          left: tie("sum"),
          right: tie("sum"),
        }),
      ),
      filter: fc.oneof(
        { maxDepth: 4 },
        fc.array(word, { minLength: 1, maxLength: 3 }).map((words): Filter => ({ kind: "words", words })),
        fc.record({
          kind: fc.constant("relation" as const),
          relation: fc.constantFrom("=" as const, "!=" as const, "<" as const, ">=" as const, "has" as const),
          left: tie("sum"),
          right: tie("sum"),
        }),
        tie("filter").map((of): Filter => ({ kind: "not", of })),
        fc.record({
          kind: fc.constantFrom("and" as const, "or" as const),
          of: fc.array(tie("filter"), { minLength: 2, maxLength: 3 }),
        }),
      ),
    }));
    fc.assert(
      fc.property(filter, (one) => {
        const text = printFilter(one);
        if (text.length > 1_500) return;
        const read = readFilter(text, attributesOf(dyes));
        expect(read, text).toMatchObject({ ok: true });
        if (read.ok) expect(printFilter(read.value)).toBe(text);
      }),
    );
  });

  it("never fails on any text", () => {
    const parts = fc.constantFrom(
      "cost",
      ">",
      "(",
      ")",
      "not",
      "and",
      '"',
      "own:",
      "5",
      "-",
      "*",
      " ",
      "é",
      "\u0000",
      ":",
      "\\",
    );
    fc.assert(fc.property(fc.array(parts, { maxLength: 30 }), (text) => void selectCards(dyes, text.join(""))));
    fc.assert(fc.property(fc.string(), (text) => void selectCards(dyes, text)));
  });
});
