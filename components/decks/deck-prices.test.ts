import { expect, test } from "vitest";
import type { MarketPrice } from "@/lib/contracts/market-words";
import { costOf, priceIn } from "./deck-prices";

const at = (number: number, some: Partial<MarketPrice>): MarketPrice => ({
  ...{ number, ask: null, bid: null, last: null, mine: null, sellers: 0, seller: "" },
  ...some,
});
const priceOf = priceIn([at(1, { ask: 50, last: 90 }), at(2, { last: 30, bid: 20 }), at(3, { bid: 7 })], () => 5);

test("a card costs what it is offered for, else what it was sold for last, else what the house says", () => {
  expect([1, 2, 3, 4].map(priceOf)).toEqual([
    { cents: 50, is: "offered" },
    { cents: 30, is: "last" },
    { cents: 5, is: "worth" },
    { cents: 5, is: "worth" },
  ]);
});

test("a deck costs what all its copies do, in whichever part; what nobody offers is told apart", () => {
  const deck = [
    {
      part: "deck",
      rows: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      part: "sideboard",
      rows: [
        [1, 1],
        [2, 1],
      ],
    },
  ] as const;
  expect(costOf(deck, priceOf)).toEqual({
    sum: 3 * 50 + 4 * 5 + 30,
    guessed: 5,
    cards: [
      { number: 1, count: 3, cents: 150 },
      { number: 2, count: 1, cents: 30 },
      { number: 3, count: 4, cents: 20 },
    ],
  });
  expect(costOf([], priceOf)).toEqual({ sum: 0, guessed: 0, cards: [] });
});
