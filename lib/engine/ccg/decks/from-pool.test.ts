import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { deckOf } from "./deck";
import { beyondPool, countsInPool } from "./from-pool";

const cards = fiveDyes();
const named = (name: string): number => cards.cards.find((card) => card.name === name)!.number;
const [page, heron, vat] = ["Reading-Room Page", "Blue-Step Heron", "Woad Vat"].map(named) as [number, number, number];
const pool = [page, page, heron];

test.each<[string, [number, number][], [number, number][], number | null]>([
  ["what is in the pool", [[page, 2]], [[heron, 1]], null],
  [
    "basic cards beside it, as many as one likes",
    [
      [page, 1],
      [vat, 17],
    ],
    [],
    null,
  ],
  ["more copies than were opened, over both parts", [[page, 2]], [[page, 1]], page],
  ["a card that was not opened", [[named("Copper-Green Boar"), 1]], [], named("Copper-Green Boar")],
  ["the foil of a card that was opened plain", [[cards.foils.get(page)!.number, 1]], [], cards.foils.get(page)!.number],
  ["a basic foil that was not opened", [[cards.foils.get(vat)!.number, 1]], [], cards.foils.get(vat)!.number],
])("a deck of %s", (_, deck, sideboard, beyond) => {
  const parts = deckOf([
    { part: "deck", rows: deck },
    { part: "sideboard", rows: sideboard },
  ]);
  expect(beyondPool(parts, pool, cards)).toBe(beyond);
});

test("of a pool one has what was opened, and of basic cards as many as one likes", () => {
  const has = countsInPool(pool, cards);
  expect([page, heron, named("Copper-Green Boar"), cards.foils.get(vat)!.number].map(has)).toEqual([2, 1, 0, 0]);
  expect(has(vat)).toBe(Number.POSITIVE_INFINITY);
});
