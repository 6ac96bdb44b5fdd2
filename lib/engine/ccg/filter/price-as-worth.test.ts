import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { selectCards } from "./select-cards";
import { priceAsWorth } from "./upgrade-filter";
import { vocabularyOf } from "./vocabulary";

const vocabulary = vocabularyOf(fiveDyes());

test.each([
  ["price<1", "worth < 1"],
  ["not (price*2>might or rarity:r) and price:1", "not (worth * 2 > might or rarity:r) and worth:1"],
  // What does not speak of it, or cannot be read, is left alone.
  ['text has "price"', 'text has "price"'],
  ["rarity:r  set:wc", "rarity:r  set:wc"],
  ["price<", "price<"],
  ["", ""],
])("%s of before is %s now", (before, now) => {
  expect(priceAsWorth(before, vocabulary)).toBe(now);
});

test("price is the lowest offer, worth what the house says; the market has more to ask of", () => {
  const [first, second] = fiveDyes().cards.filter(({ set, hidden }) => set !== "" && !hidden);
  const rows = new Map([
    [first!.number, { price: 0.5, worth: 2, seller: "anna", bid: 0.4, last: 0.45, myprice: 0.5 }],
    [second!.number, { worth: 2 }],
  ]);
  const found = (filter: string) => selectCards(fiveDyes(), filter, (number) => rows.get(number));
  for (const filter of ["price>0 and price<worth", "seller=anna", "bid>=0.4", "last:0.45", "myprice=0.5"])
    expect(found(filter)).toEqual({ ok: true, value: [first!.number] });
  expect(found("price=0 and worth=2")).toEqual({ ok: true, value: [second!.number] });
});
