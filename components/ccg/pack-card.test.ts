import { expect, test } from "vitest";
import type { Face } from "./face-of";
import { type PackCard, paceOf, rarestFirst } from "./pack-card";

const card = (place: number, rarity: string, foil = false, worth = 0): PackCard => ({
  ...{ place, rarity, worth, first: false },
  face: { foil } as Face,
});

test.each([
  ["a basic", card(1, "L"), "quick"],
  ["a common", card(2, "C"), "quick"],
  ["an uncommon", card(3, "U"), "plain"],
  ["a rare", card(4, "R"), "slow"],
  ["a foil common", card(5, "C", true), "slow"],
  ["a mythic", card(6, "M"), "event"],
  ["the last one, whatever it is", card(11, "C"), "last"],
  ["a last rare", card(11, "R"), "last"],
  ["a last mythic", card(11, "M"), "event"],
])("%s turns at its pace", (_, one, pace) => {
  expect(paceOf(one, 11)).toBe(pace);
});

test("one card alone is not waited for", () => expect(paceOf(card(1, "C"), 1)).toBe("quick"));

test("the rarest comes first, of those the foil, of those what is worth more", () => {
  const cards = [card(1, "C"), card(2, "R"), card(3, "M", false, 400), card(4, "R", true), card(5, "M", false, 500)];
  expect(rarestFirst(cards).map(({ place }) => place)).toEqual([5, 3, 4, 2, 1]);
});
