import fc from "fast-check";
import { expect, test } from "vitest";
import { affordable, type Offered } from "./affordable";

test("the cheapest copies are bought first, whatever they are of", () => {
  const offers = [
    [
      { price: 20, quantity: 1 },
      { price: 50, quantity: 3 },
    ],
    [{ price: 30, quantity: 2 }],
  ];
  expect(affordable(offers, 1_000)).toEqual([4, 2]);
  expect(affordable(offers, 110)).toEqual([1, 2]);
  expect(affordable(offers, 130)).toEqual([2, 2]);
  expect(affordable(offers, 19)).toEqual([0, 0]);
});

test("never for more, never more than there is, and no other choice has more copies", () => {
  const offer: fc.Arbitrary<Offered> = fc.record({
    price: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const of = fc.array(offer, { maxLength: 3 }).map((own) => own.toSorted((a, b) => a.price - b.price));
  fc.assert(
    fc.property(fc.array(of, { maxLength: 3 }), fc.integer({ min: 0, max: 40 }), (offers, most) => {
      const bought = affordable(offers, most);
      const prices = offers.map((own) => own.flatMap(({ price, quantity }) => Array(quantity).fill(price) as number[]));
      const paid = bought.reduce((sum, n, at) => sum + prices[at]!.slice(0, n).reduce((a, b) => a + b, 0), 0);
      expect(paid).toBeLessThanOrEqual(most);
      expect(bought.every((n, at) => n <= prices[at]!.length)).toBe(true);
      const cheapest = prices.flat().sort((a, b) => a - b);
      let [count, sum] = [0, 0];
      for (const price of cheapest) if (sum + price <= most) [count, sum] = [count + 1, sum + price];
      expect(bought.reduce((a, b) => a + b, 0)).toBe(count);
    }),
  );
});
