import { describe, expect, test } from "vitest";
import type { Level } from "@/lib/engine/ccg/market/vocabulary";
import { readOrder } from "./moved";

const at = (price: number, quantity = 1): Level => ({ price, quantity, people: 1, reserved: quantity, own: 0 });
const buy = { side: "bid", quantity: 1, price: 300 } as const;
const sell = { side: "ask", quantity: 1, price: 300 } as const;

describe("what the button of an order does", () => {
  test("stays as it was shown where nothing moved", () =>
    expect(readOrder(buy, [at(300)], [at(300)])).toEqual({ act: { filled: 1, cost: 300, sum: 300 }, moved: null }));

  test("a purchase does not become a bid when its offer is gone: both ways on are named", () =>
    expect(readOrder(buy, [at(300)], [at(330)])).toEqual({
      act: { filled: 1, cost: 300, sum: 300 },
      moved: {
        kept: { filled: 0, cost: 0, sum: 300 },
        taken: { price: 330, comes: { filled: 1, cost: 330, sum: 330 } },
      },
    }));

  test("nor where nothing is for sale any more: only the bid is left", () =>
    expect(readOrder(buy, [at(300)], []).moved).toEqual({ kept: { filled: 0, cost: 0, sum: 300 }, taken: null }));

  test("two that were to be bought are not one and a bid", () => {
    const two = { ...buy, quantity: 2 };
    expect(readOrder(two, [at(300, 2)], [at(300)])).toMatchObject({
      act: { filled: 2 },
      moved: { kept: { filled: 1 } },
    });
  });

  test("a bid does not become a purchase", () =>
    expect(readOrder(buy, [at(330)], [at(290)])).toMatchObject({ act: { filled: 0 }, moved: { kept: { filled: 1 } } }));

  test("the same copies for less, or sold for more, are the same act", () => {
    expect(readOrder(buy, [at(300)], [at(280)])).toEqual({ act: { filled: 1, cost: 280, sum: 280 }, moved: null });
    expect(readOrder(sell, [at(300)], [at(340)])).toEqual({ act: { filled: 1, cost: 340, sum: 340 }, moved: null });
    expect(readOrder(sell, [at(340)], [at(310)]).moved).toMatchObject({ kept: { cost: 310 } });
  });
});
