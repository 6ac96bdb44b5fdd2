import fc from "fast-check";
import { expect, test } from "vitest";
import { shop } from "@/lib/texts/shop/en";
import { costOf, missingFor, mostOf, sayPayment, type Terms } from "./buy-terms";

const terms = (some: Partial<Terms>): Terms => ({
  price: 280,
  available: 100,
  purse: 1000,
  tickets: 0,
  left: null,
  ...some,
});

test.each([
  ["enough", 2, {}, "You have $10.00, and $4.40 after this."],
  ["a ticket pays for one", 2, { tickets: 1 }, "1 with a ticket, free. You have $10.00, and $7.20 after this."],
  ["too little", 4, {}, "You have $10.00: $1.20 more is needed. It is enough for 3."],
  ["nothing at all", 1, { purse: 0 }, "You have $0.00: $2.80 more is needed."],
  ["the last ones", 2, { available: 2 }, "You have $10.00, and $4.40 after this. These are the last 2."],
  ["the most at once", 20, { price: 1 }, "You have $10.00, and $9.80 after this. 20 is the most at once."],
  ["what a member may still have", 2, { left: 2 }, "You have $10.00, and $4.40 after this. You may buy 2 of these."],
] as const)("%s", (_, wanted, some, said) => {
  expect(sayPayment(wanted, terms(some), shop.buy)).toBe(said);
});

const cents = fc.integer({ min: 0, max: 100_000 });
const whole = fc.integer({ min: 0, max: 40 });
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  ...{ price: cents, purse: cents, available: whole, tickets: whole, left: fc.option(whole) },
});

test("nothing is missing exactly where the purse pays, and no bound is passed", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 20 }), (given, wanted) => {
      expect(missingFor(wanted, given) === 0).toBe(costOf(wanted, given) <= given.purse);
      const most = mostOf(given);
      expect(most).toBeGreaterThanOrEqual(1);
      if (most > 1) expect(most).toBeLessThanOrEqual(Math.min(20, given.available, given.left ?? 20));
    }),
  );
});
