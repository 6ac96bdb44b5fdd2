import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoGame, vectorRows } from "../../../build/testing/ccg-vectors";
import { fiveDyes } from "../sets";
import { harbour } from "../testing/harbour";
import type { OwnRows } from "./own-row";
import { readFilter } from "./read-filter";
import { selectCards } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const demo = demoGame(VECTORS);
const dyes = fiveDyes();
const names = (filter: string, own?: OwnRows) => {
  const found = selectCards(dyes, filter, own);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map((number) => dyes.byNumber.get(number)!.name);
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

/** Numbers of the harbour's cards: 3 Crane DK, 4 Gull (Bird) DK, 5 Gull (Tool) DK, 6 Éclair, 7 Crane OS, 9 Gull OS. */
const own: OwnRows = (card) =>
  card === 3
    ? { have: 4, sell: 1, seller: "bob", price: 0.25, myprice: 0.5 }
    : card === 6
      ? { want: 2, deck: 1 }
      : undefined;

describe("each operator between each two kinds of terms", () => {
  const all = [3, 4, 5, 6, 7, 9];
  it.each<[string, number[]]>([
    ["", all],
    ["  ", all],
    // Attribute and number: as numbers, a missing one is 0.
    ["cost=10", [3, 7]],
    ["cost<10", [4, 5, 6, 9]],
    ["10>cost", [4, 5, 6, 9]],
    ["cost<=0", [5, 9]],
    ["cost!=0", [3, 4, 6, 7]],
    ["cost>=.5", [3, 4, 6, 7]],
    ["cost=10.0", [3, 7]],
    ["cost>-1", all],
    ["kind=0", all],
    // Attribute and text: byte by byte, a missing one is "".
    ['cost="10"', [3, 7]],
    ['cost<"2"', [3, 5, 6, 7, 9]],
    ['cost=""', [5, 9]],
    ["kind=Tool", [3, 5, 7]],
    ["kind=tool", [3, 5, 7]],
    ['kind="tool"', []],
    ['"Tool"=kind', [3, 5, 7]],
    ["kind>Storm", [3, 5, 7]],
    ["cost=cost", all],
    ["cost<kind", [3, 4, 5, 6, 7, 9]],
    // Sums: numbers, but texts are joined.
    ["cost+1=11", [3, 7]],
    ["cost+cost=18", [4]],
    ["cost*2-1=19", [3, 7]],
    ["1+2*3=7", all],
    ["(1+2)*3=7", []],
    ["8-2-1=5", all],
    ["cost/4=2", [3, 4, 7]],
    ["cost/4.0=2.5", [3, 7]],
    ["1/0=0", all],
    ['name+set="CraneOS"', [7]],
    ['"a"+"b"=ab', all],
    ['"3"+1=4', all],
    ["name*2=0", all],
    // has: a part, whatever the capitals; numbers by their text.
    ["name has RAN", [3, 7]],
    ["cost has 1", [3, 6, 7]],
    ["price has 25", [3]],
    ['kind has ""', all],
    ["set has s", [7, 9]],
    // Truth: numbers by not being 0, attributes by their number, texts never.
    ["cost", [3, 4, 6, 7]],
    ["not cost", [5, 9]],
    ["kind", []],
    ["name", []],
    ["0.5", all],
    ['not "x"', all],
    ["(cost>9)=1", [3, 7]],
    ["(cost>9)+(set=DK)=2", [3]],
    // not, and, or.
    ["not cost>9", [4, 5, 6, 9]],
    ["not cost>9 and kind=Tool", [5]],
    ["not (cost>9 and set=DK)", [4, 5, 6, 7, 9]],
    ["cost=1 or cost=9 and set=DK", [4, 6]],
    ["(cost=1 or cost=9) and set=OS", []],
    ["COST=10 AND NOT Set=DK", [7]],
    // Words and short forms.
    ["crane", [3, 7]],
    ["lift crane", [3]],
    ["not gull", [3, 6, 7]],
    ["rarity:u", [4, 7]],
    ["rarity:c+u3", [4]],
    ["set:dk crane", [3]],
    ["gull set:dk cost=9", [4]],
    ["(rarity:c or rarity:r)", [3, 4, 5, 9]],
    ["kind:to", [3, 5, 6, 7]],
    ["cost:1", [6]],
    ['name:"éc"', [6]],
    ["cost:9 not set:dk", []],
    ["[cost]=9", [4]],
    // What the viewer has.
    ["have", [3]],
    ["have>3 and sell=1", [3]],
    ["own:", [3]],
    ["own:4", [3]],
    ["own:5", []],
    ["want>0 or deck:1", [6]],
    ["seller=bob", [3]],
    ['seller=""', [4, 5, 6, 7, 9]],
    ["price<myprice", [3]],
    ["price*4=1", [3]],
    ["sell+want>0", [3, 6]],
  ])("%s", (filter, cards) => {
    if (!harbour.ok) throw new Error("no harbour");
    expect(selectCards(harbour.value, filter, own)).toEqual({ ok: true, value: cards });
  });
});

describe("the collection language", () => {
  it.each([
    ["type=Vat and set=ST", 5],
    ["not not type=Vat and set=ST", 5],
    ["moth king", 1],
    ["name has moth king", 1],
    ["moth king and foil=yes", 1],
    ["foil:yes", dyes.foils.size],
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
    const own: OwnRows = (card) => (card === spark ? { have: 3, price: 0.25 } : undefined);
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
    ["and", "filter/missing", 0, []],
    ["1 +", "filter/missing", 3, []],
    ["~", "filter/unexpected", 0, []],
    ["[cost", "filter/unclosed", 0, []],
    ["[cosst]>1", "filter/unknown_word", 0, ["cost"]],
    ["foli=1", "filter/unknown_word", 0, ["foil"]],
    ["cost=1 and tpye=Vat", "filter/unknown_word", 11, ["type"]],
    ["(zzzz)=1", "filter/unknown_word", 1, []],
    ["zzzz+1", "filter/unknown_word", 0, []],
    ["cost>zzzz*2", "filter/unknown_word", 5, []],
    ["rartiy:r", "filter/unknown_word", 0, ["rarity"]],
    ["own:x", "filter/missing", 4, []],
    ["set:", "filter/missing", 4, []],
    ["cost=(1 2)", "filter/unexpected", 8, []],
    [">1", "filter/missing", 0, []],
    ["cost> and 1", "filter/missing", 6, []],
    ["not", "filter/missing", 3, []],
    ["()", "filter/missing", 1, []],
    ["1 < 2 < 3", "filter/unexpected", 6, []],
    ["1234567890123456", "filter/too_long", 0, []],
    [`"${"x".repeat(3_000)}"`, "filter/too_long", 2_000, []],
    [`${"(".repeat(500)}1`, "filter/too_long", 100, []],
    [`${"not ".repeat(400)}1`, "filter/too_long", 404, []],
  ])("%s is refused with its place", (filter, code, at, suggestions) => {
    const read = readFilter(filter, vocabularyOf(dyes));
    expect(read.ok ? null : read.error).toMatchObject({ code, at, suggestions });
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
      "[",
      "]",
      "\u{1f98b}",
      "name has ",
      "\u0000",
      ":",
      "\\",
    );
    fc.assert(fc.property(fc.array(parts, { maxLength: 30 }), (text) => void selectCards(dyes, text.join(""))));
    fc.assert(fc.property(fc.string(), (text) => void selectCards(dyes, text)));
  });
});
