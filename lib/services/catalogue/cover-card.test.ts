import { describe, expect, test } from "vitest";
import { compileProducts } from "@/lib/engine/ccg/factory/product";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import products from "@/lib/engine/ccg/sets/five-dyes/products.json";
import { coverCard } from "./cover-card";
import type { CardGame } from "./games";

const database = fiveDyes();
const compiled = compileProducts(products, database);
if (!compiled.ok) throw new Error("The house's products are malformed.");
const game = { name: "five-dyes", database, products: compiled.value } as Partial<CardGame> as CardGame;
const all = compiled.value.map(({ set, type }) => ({ set, type, card: coverCard(game, set, type) }));

describe("the card on a wrapper", () => {
  test("no two products of the house have the same picture", () => {
    const pictures = all.map(({ card }) => card && (card.foilOf ?? card.number));
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(all.length);
  });

  test("it is of the product's own set", () => {
    expect(all.filter(({ set, card }) => card?.set !== set)).toEqual([]);
  });

  test("the first product of a set has its rarest; there is none of an unknown product", () => {
    expect(all.filter(({ type }) => type === "booster").map(({ card }) => card?.attributes.get("rarity"))).toEqual(
      all.filter(({ type }) => type === "booster").map(() => "M"),
    );
    expect(coverCard(game, "WC", "no such")).toBeUndefined();
  });
});
