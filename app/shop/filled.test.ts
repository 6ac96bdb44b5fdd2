import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNext } from "@/lib/auth/safe-next";
import { filledOf, pathToForm } from "./filled";

const form = (fields: Record<string, string>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};
const queryOf = (path: string) => Object.fromEntries(new URL(path, "http://here.invalid").searchParams);

test("the way back leads to the same form of the same page, with what stood in it", () => {
  const path = pathToForm(form({ productId: "p1", quantity: "3", share: "my own & share", at: "shop" }));
  expect(path).toBe("/shop?buy=p1&quantity=3&share=my+own+%26+share#buy-p1");
  expect(filledOf(queryOf(path), "p1")).toEqual({ quantity: 3, share: "my own & share" });
  expect(filledOf(queryOf(path), "p2")).toBe(null);
  expect(pathToForm(form({ productId: "p1", quantity: "3", share: "x", at: "product" }))).toMatch(/^\/shop\/p1\?/);
});

test.each([
  [
    { buy: "p", quantity: "2.5" },
    { quantity: 1, share: "" },
  ],
  [
    { buy: "p", quantity: "99" },
    { quantity: 20, share: "" },
  ],
  [
    { buy: "p", quantity: "0", share: ["a", "b"] },
    { quantity: 1, share: "" },
  ],
])("an address that says %j fills in what can be", (query, filled) => {
  expect(filledOf(query, "p")).toEqual(filled);
});

test("whatever is sent, the way back is an address of the shop that is taken after signing in", () => {
  const text = fc.string({ unit: "binary", maxLength: 80 });
  fc.assert(
    fc.property(text, text, text, fc.constantFrom("shop", "product", ""), (productId, quantity, share, at) => {
      const path = pathToForm(form({ productId, quantity, share, at }));
      expect(path).toMatch(/^\/shop(\/|\?|$)/);
      expect(safeNext(path)).toMatch(/^\/shop/);
    }),
  );
});
