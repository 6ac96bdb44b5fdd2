import { describe, expect, test } from "vitest";
import { OpenSide } from "./open-book";
import type { Standing } from "./vocabulary";

const order = (id: string, price: number, left = 2, place = Number(id.slice(1))): Standing => {
  return { id, member: `of ${id}`, price, left, place, reserved: true };
};
const ids = (side: OpenSide) => side.standing().map(({ id, left }) => `${id} ${left}`);

describe("a side of a book while orders come to it", () => {
  test("stands in the order in which it is filled; what is taken is gone, what is given stands behind its price", () => {
    const asks = new OpenSide("ask", [order("o1", 30), order("o2", 20)], true);
    asks.take([{ standing: order("o2", 20), quantity: 1 }], []);
    expect(ids(asks)).toEqual(["o2 1", "o1 2"]);
    asks.add(order("o3", 20));
    asks.add(order("o4", 99));
    expect(ids(asks)).toEqual(["o2 1", "o3 2", "o1 2", "o4 2"]);
    asks.take([{ standing: order("o2", 20), quantity: 1 }], [order("o1", 30)]);
    expect(ids(asks)).toEqual(["o3 2", "o4 2"]);
    expect(asks.endsWithin(1_000)).toBe(false);
  });

  test("of which the best alone are known tells where they end, and takes nothing in behind them", () => {
    const bids = new OpenSide("bid", [order("o1", 50), order("o2", 40)], false);
    // Others may stand at 40 and below.
    expect([41, 40, 30].map((price) => bids.endsWithin(price))).toEqual([false, true, true]);
    for (const late of [order("o3", 40), order("o4", 39), order("o5", 45)]) bids.add(late);
    expect(ids(bids)).toEqual(["o1 2", "o5 2", "o2 2"]);
    bids.take([], [order("o1", 50), order("o5", 45), order("o2", 40)]);
    expect(bids.endsWithin(60)).toBe(true);
    bids.add(order("o6", 60));
    expect(ids(bids)).toEqual([]);
  });
});
