import { describe, expect, test } from "vitest";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { compileProducts } from "@/lib/engine/ccg/factory/product";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import products from "@/lib/engine/ccg/sets/five-dyes/products.json";
import { anatomyOf } from "./anatomy";
import { cardValue } from "./card-values";
import { chaseOf } from "./chase";
import type { CardGame } from "./games";
import { oddsOfProduct } from "./sheets";

const database = fiveDyes();
const compiled = compileProducts(products, database);
if (!compiled.ok) throw new Error("The house's products are malformed.");
// What was published before is no part of odds.
const game = { name: "five-dyes", database, products: compiled.value } as Partial<CardGame> as CardGame;

describe("what a product is made of", () => {
  test("a booster: six commons, a seventh or a foil, three uncommons, a rare or a mythic", () => {
    const parts = anatomyOf(game, "WC", "booster")?.map(({ count, kinds }) => [
      count,
      kinds.map(({ code, foil, share }) => `${foil ? "foil" : code} ${share.toFixed(2)}`),
    ]);
    expect(parts).toEqual([
      [6, ["C 1.00"]],
      [1, ["C 0.80", "foil 0.20"]],
      [3, ["U 1.00"]],
      [1, ["R 0.96", "M 0.04"]],
    ]);
  });

  test.each(compiled.value.map(({ set, type }) => [set, type]))(
    "%s %s: its parts are as many cards as its odds say",
    (set, type) => {
      const parts = anatomyOf(game, set, type) ?? [];
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(
        oddsOfProduct(game, set, type)?.size ?? 0,
        6,
      );
      for (const { kinds } of parts) expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    },
  );

  test("there is none of what the factory does not know", () => expect(anatomyOf(game, "WC", "crate")).toBe(null));
});

test("one opens packs for what is worth most; each with its own exact chance, plain cards of the set alone", () => {
  const chase = chaseOf(game, "EF", "booster", ECONOMY_DEFAULTS, 4);
  const odds = oddsOfProduct(game, "EF", "booster")?.cards ?? [];
  expect(chase).toHaveLength(4);
  for (const { card, chance } of chase) {
    expect(card).toMatchObject({ set: "EF", foilOf: null });
    expect(cardValue(card, ECONOMY_DEFAULTS)).toBe(400);
    expect(odds.find(({ number }) => number === card.number)?.chance).toBe(chance);
  }
});
