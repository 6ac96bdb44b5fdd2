import { expect, test } from "vitest";
import { movesOf } from "./transfer-moves";

const anna = { is: "member", id: "a" };
const lines = (...rows: [account: string, asset: string, amount: number][]) =>
  rows.map(([account, asset, amount]) => ({ account, asset, amount }));

test.each([
  ["nothing", [], []],
  [
    "a grant",
    lines(["mint", "coin", -500], ["purse:a", "coin", 500]),
    [{ what: "coin", of: "", count: 500, from: { is: "mint" }, to: anna }],
  ],
  [
    "a purchase: the money first",
    lines(["shop", "pack:p", -2], ["binder:a", "pack:p", 2], ["purse:a", "coin", -560], ["mint", "coin", 560]),
    [
      { what: "coin", of: "", count: 560, from: anna, to: { is: "mint" } },
      { what: "pack", of: "p", count: 2, from: { is: "shop" }, to: anna },
    ],
  ],
  [
    "an opened pack: its cards together",
    lines(
      ["binder:a", "pack:p", -1],
      ["mint", "pack:p", 1],
      ["mint", "card:five-dyes/1", -2],
      ["binder:a", "card:five-dyes/1", 2],
      ["mint", "card:five-dyes/7", -1],
      ["binder:a", "card:five-dyes/7", 1],
    ),
    [
      { what: "pack", of: "p", count: 1, from: anna, to: { is: "mint" } },
      { what: "card", of: "five-dyes", count: 3, from: { is: "mint" }, to: anna },
    ],
  ],
  [
    "a pot that is paid out to two",
    lines(["pot:t", "coin", -30], ["purse:a", "coin", 10], ["purse:b", "coin", 20]),
    [
      { what: "coin", of: "", count: 10, from: { is: "pot" }, to: anna },
      { what: "coin", of: "", count: 20, from: { is: "pot" }, to: { is: "member", id: "b" } },
    ],
  ],
])("%s", (_, postings, moves) => expect(movesOf(postings)).toEqual(moves));
