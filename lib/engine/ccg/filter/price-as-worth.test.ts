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

test("what nobody offers has no price: no price is below it, and it is asked for by 0", () => {
  const [first, second] = fiveDyes().cards.filter(({ set, hidden }) => set !== "" && !hidden);
  const none = { price: null, bid: null, last: null, myprice: null };
  const rows = new Map([
    [first!.number, { ...none, price: 0.5, worth: 2 }],
    [second!.number, { ...none, worth: 2 }],
  ]);
  const found = (filter: string) => selectCards(fiveDyes(), `worth=2 (${filter})`, (number) => rows.get(number));
  for (const filter of [
    "price<1",
    "usd<1",
    "1>price",
    "price<=1",
    "price>=0",
    "price<worth",
    "price*2<worth",
    "price+0<9",
    "price",
    "price!=0",
    "price!=7 and price",
  ])
    expect(found(filter), filter).toEqual({ ok: true, value: [first!.number] });
  for (const filter of ["price=0", "0=price", "price:0", "not price", "not price<1", "-price<1", "price!=0.5"])
    expect(found(filter), filter).toEqual({ ok: true, value: [second!.number] });
  for (const filter of ["last<1", "bid<=9", "myprice<3", 'price has "n"'])
    expect(found(filter), filter).toEqual({ ok: true, value: [] });
});
