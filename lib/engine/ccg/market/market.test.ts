import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestOf, estimate, priceFor } from "./depth";
import { byPriceAndTime, matchOrder, reachable, sumOf } from "./match";
import { type PriceRule, priceBy, stepAt } from "./price-steps";
import { isStale } from "./seen";
import type { Incoming, Level, Side, Standing } from "./vocabulary";

const order = (id: string, price: number, left: number, some: Partial<Standing> = {}): Standing => ({
  ...{ id, price, left, member: `of ${id}`, place: Number(id.slice(1)), reserved: true },
  ...some,
});
const coming = (side: Side, price: number, quantity: number, member = "me"): Incoming => {
  return { side, price, quantity, member };
};
const rich = () => 1_000_000;

describe("an order is filled", () => {
  test("from the best price on, of one price from who was there first, at the price of whoever stood", () => {
    const asks = [order("o1", 30, 2), order("o2", 20, 1), order("o3", 20, 4), order("o4", 31, 9)];
    const match = matchOrder(coming("bid", 30, 6), asks, rich);
    expect(match).toMatchObject({ ok: true, value: { left: 0, unpaid: [] } });
    const fills = match.ok ? match.value.fills : [];
    expect(fills.map(({ standing: { id, price }, quantity }) => [id, price, quantity])).toEqual([
      ["o2", 20, 1],
      ["o3", 20, 4],
      ["o1", 30, 1],
    ]);
    expect(sumOf(fills)).toBe(130);
  });

  test("as far as its limit goes; the rest is left", () => {
    expect(matchOrder(coming("ask", 25, 5), [order("o1", 25, 2), order("o2", 24, 9)], rich)).toMatchObject({
      ok: true,
      value: { fills: [{ quantity: 2 }], left: 3 },
    });
  });

  test("never from one's own; where the rest would stand across it, it is refused", () => {
    const own = order("o1", 20, 1, { member: "me" });
    expect(matchOrder(coming("bid", 30, 1), [own, order("o2", 25, 1)], rich)).toMatchObject({
      ok: true,
      value: { fills: [{ standing: { id: "o2" } }], left: 0 },
    });
    expect(matchOrder(coming("bid", 30, 2), [own, order("o2", 25, 1)], rich)).toEqual({
      ok: false,
      error: { code: "market/own_order", data: { price: 20 } },
    });
  });

  test("from bids without money set aside as far as they can pay, one after the other; who cannot is told of", () => {
    const poor = { reserved: false, member: "poor" };
    const bids = [order("o1", 50, 3, poor), order("o2", 40, 1, poor), order("o3", 30, 5)];
    expect(matchOrder(coming("ask", 30, 4), bids, () => 100)).toMatchObject({
      ok: true,
      value: {
        fills: [
          { standing: { id: "o1" }, quantity: 2 },
          { standing: { id: "o3" }, quantity: 2 },
        ],
        unpaid: [{ id: "o1" }, { id: "o2" }],
        left: 0,
      },
    });
  });

  test("reachable are as many as it may come to: what is not sure to be paid does not count", () => {
    const bids = [order("o1", 50, 3, { reserved: false }), order("o2", 40, 3), order("o3", 30, 5), order("o4", 29, 5)];
    const reach = (quantity: number, ...members: string[]) =>
      reachable({ side: "ask", price: 20, quantity, members: new Set(members) }, bids).map(({ id }) => id);
    expect(reach(3, "me")).toEqual(["o1", "o2"]);
    expect(reach(4, "me")).toEqual(["o1", "o2", "o3"]);
    // Those who trade themselves may be passed over: others are reached behind them.
    expect(reach(4, "me", "of o2")).toEqual(["o1", "o2", "o3"]);
    expect(reach(6, "me", "of o2")).toEqual(["o1", "o2", "o3", "o4"]);
  });
});

describe("prices", () => {
  test.each([
    [1, 1],
    [99, 1],
    [100, 10],
    [999, 10],
    [1_000, 100],
    [9_999, 100],
    [10_000, 1_000],
    [99_999, 1_000],
    [100_000, 10_000],
  ])("at %i cents a step is %i", (price, step) => expect(stepAt(price)).toBe(step));

  test.each<[PriceRule, number | null, number, number]>([
    ["higher", 95, 20, 96],
    ["higher", 340, 20, 350],
    ["lower", 100, 20, 90],
    ["lower", 1, 20, 1],
    ["same", 340, 20, 340],
    ["default", 340, 20, 20],
    ["higher", null, 20, 20],
    ["same", null, 0, 1],
  ])("%s of %s, worth %i: %i", (rule, lowest, worth, price) => expect(priceBy(rule, lowest, worth)).toBe(price));
});

describe("what a page shows", () => {
  const levels: Level[] = [
    { price: 340, quantity: 3, people: 2, reserved: 3, own: 1 },
    { price: 355, quantity: 2, people: 1, reserved: 2, own: 0 },
  ];
  test("an order comes to its fills by the levels, without one's own, and to the rest at its own price", () => {
    expect(estimate("bid", 355, 3, levels)).toEqual({ filled: 3, cost: 2 * 340 + 355, sum: 2 * 340 + 355 });
    expect(estimate("bid", 350, 3, levels)).toEqual({ filled: 2, cost: 680, sum: 680 + 350 });
    expect(estimate("ask", 341, 3, [{ ...levels[0]!, price: 350, own: 0 }])).toMatchObject({ filled: 3, sum: 1050 });
  });
  test("as many copies cost up to a price; of one's own alone there is no best", () => {
    expect([1, 2, 3, 9].map((n) => priceFor(n, levels))).toEqual([340, 340, 355, 355]);
    expect(bestOf([{ ...levels[0]!, own: 3 }])).toBeNull();
  });

  type Met = [best: number | null, sum: number, filled?: number];
  test.each<[string, Side, number, Met, Met, boolean]>([
    ["nothing changed", "bid", 340, [340, 680], [340, 680], false],
    ["one of two is gone, the other would only stand", "bid", 340, [340, 680, 2], [340, 680, 1], true],
    ["more can be bought than was shown", "bid", 340, [340, 680, 1], [340, 680, 2], false],
    ["it got cheaper", "bid", 340, [340, 680], [300, 600], false],
    ["the offer is gone, the bid would only stand", "bid", 340, [340, 680], [null, 680], true],
    ["the price rose above the limit", "bid", 300, [300, 300], [330, 300], true],
    ["the first is as it was, the next costs more", "bid", 355, [340, 1035], [340, 1050], true],
    ["an offer came where the bid was to stand", "bid", 340, [350, 680], [330, 660], false],
    ["the bid that was to be met is gone", "ask", 300, [300, 300], [null, 300], true],
    ["the bid is lower than shown", "ask", 300, [340, 340], [320, 320], true],
    ["a better bid came", "ask", 300, [340, 340], [360, 360], false],
  ])("%s", (_, side, price, shown, now, stale) => {
    const meets = ([best, sum, filled = 0]: Met) => ({ best, sum, filled });
    expect(isStale(side, price, meets(shown), meets(now))).toBe(stale);
  });

  test("agrees with what then happens, where nothing changed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.integer({ min: 1, max: 20 }), left: fc.integer({ min: 1, max: 9 }) })),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (asks, price, quantity) => {
          const standing = asks.map((ask, i) => order(`o${i}`, ask.price, ask.left));
          const levels = [...standing].sort(byPriceAndTime("ask")).map((one): Level => {
            return { price: one.price, quantity: one.left, people: 1, reserved: one.left, own: 0 };
          });
          const match = matchOrder(coming("bid", price, quantity), standing, rich);
          const { filled, cost } = estimate("bid", price, quantity, levels);
          expect(match).toMatchObject({ ok: true, value: { left: quantity - filled } });
          expect(match.ok && sumOf(match.value.fills)).toBe(cost);
        },
      ),
    );
  });
});
