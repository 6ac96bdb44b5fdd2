import fc from "fast-check";
import { expect, test } from "vitest";
import { stepAt } from "../market/price-steps";
import { type Bidding, leastBid, raise, SOFT_CLOSE, withoutTop } from "./bidding";

const HOUR = 3_600_000;
const begun = (some: Partial<Bidding> = {}): Bidding => ({
  ...{ seller: "s", start: 50, buyNow: null, endsAt: HOUR, top: null },
  ...some,
});

test.each<[string, Partial<Bidding>, number]>([
  ["the first is the start", {}, 50],
  ["a cent above less than a dollar", { top: { member: "a", amount: 99 } }, 100],
  ["ten cents above a dollar", { top: { member: "a", amount: 100 } }, 110],
  ["a dollar above ten", { top: { member: "a", amount: 1_000 } }, 1_100],
  ["never above the price for which it is had at once", { top: { member: "a", amount: 1_000 }, buyNow: 1_050 }, 1_050],
])("the least bid: %s", (_, some, least) => expect(leastBid(begun(some))).toBe(least));

test.each<[string, Partial<Bidding>, string, number, number, string]>([
  ["too low", {}, "a", 49, 0, "auction/too_low"],
  ["as much as the one who leads", { top: { member: "b", amount: 60 } }, "a", 60, 0, "auction/too_low"],
  ["the seller", {}, "s", 50, 0, "auction/own"],
  ["the seller at once", { buyNow: 90 }, "s", 90, 0, "auction/own"],
  ["whoever leads", { top: { member: "a", amount: 60 } }, "a", 70, 0, "auction/leading"],
  ["too late", {}, "a", 50, HOUR, "auction/ended"],
])("refuses: %s", (_, some, member, amount, now, code) =>
  expect(raise(begun(some), member, amount, now)).toMatchObject({ ok: false, error: { code } }),
);

test("a bid in the last minutes moves the end; one before does not", () => {
  const ends = (now: number) => {
    const raised = raise(begun(), "a", 50, now);
    return raised.ok ? raised.value.bidding.endsAt : null;
  };
  expect(ends(HOUR - SOFT_CLOSE)).toBe(HOUR);
  expect(ends(HOUR - SOFT_CLOSE + 1)).toBe(HOUR + 1);
  expect(ends(HOUR - 1)).toBe(HOUR - 1 + SOFT_CLOSE);
});

test("it is had at once for its price, by whoever leads too, and never for more", () => {
  for (const top of [null, { member: "a", amount: 60 }])
    expect(raise(begun({ buyNow: 200, top }), "a", 900, 5)).toMatchObject({
      ok: true,
      value: { sold: true, bidding: { top: { member: "a", amount: 200 } } },
    });
});

test("who leads goes, and others have time to come back", () => {
  const top = { member: "a", amount: 60 };
  expect(withoutTop(begun({ top }), HOUR - 5, 1_000)).toMatchObject({ top: null, endsAt: HOUR + 995 });
  expect(withoutTop(begun({ top }), 0, 1_000)).toMatchObject({ endsAt: HOUR });
});

test("whatever is bid: what leads only rises by the steps, the end only moves on, and there is always time to answer", () => {
  const act = fc.record({
    member: fc.constantFrom("s", "a", "b", "c"),
    over: fc.integer({ min: -3, max: 40 }),
    wait: fc.integer({ min: 0, max: HOUR / 4 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), fc.option(fc.integer({ min: 51, max: 5_000 })), (acts, buyNow) => {
      let bidding = begun({ buyNow });
      let now = 0;
      for (const { member, over, wait } of acts) {
        now += wait;
        const raised = raise(bidding, member, leastBid(bidding) + over, now);
        if (!raised.ok) continue;
        const after = raised.value.bidding;
        expect(member).not.toBe("s");
        const before = bidding.top?.amount ?? null;
        if (!raised.value.sold)
          expect(after.top.amount).toBeGreaterThanOrEqual(before === null ? 50 : before + stepAt(before));
        expect(after.endsAt).toBeGreaterThanOrEqual(Math.max(bidding.endsAt, now + SOFT_CLOSE));
        if (buyNow !== null) expect(after.top.amount).toBeLessThanOrEqual(buyNow);
        if (raised.value.sold) return;
        bidding = after;
      }
    }),
  );
});
