import { expect, test } from "vitest";
import type { StatementLine } from "@/lib/contracts/statement";
import { transfers } from "@/lib/texts/transfers/en";
import { sayTogether } from "@/lib/texts/transfers/say-transfer";
import { rowsOf } from "./statement-rows";

const line = (id: string, kind: string, memo: StatementLine["memo"], cards = 0): StatementLine => ({
  ...{ id, place: id, kind, at: 0, memo, coins: 0, balance: null },
  items: cards > 0 ? [{ asset: "card:five-dyes/1", amount: cards }] : [],
});
const opened = (id: string, product: string) => line(id, "shop/open", { product, pack: `pack-${id}` }, 11);
const part = (id: string, order: string) =>
  line(id, "shop/purchase", { product: "p", quantity: 3, tickets: 0, bundle: "b", order });
const names = { products: { p: "Salt and Tide booster", q: "Guild deck", b: "Beginner" }, sets: {} };

test("packs of a product that were opened in a row are one row, and so are the parts of one bundle", () => {
  const lines = [
    ...[opened("1", "p"), opened("2", "p"), opened("3", "q"), opened("4", "p")],
    ...[part("5", "x"), part("6", "x"), part("7", "y")],
    ...[line("8", "pay/week", { week: "2026-W47" }), line("9", "pay/week", { week: "2026-W46" })],
  ];
  const rows = rowsOf(lines);
  expect(rows.map((row) => row.map(({ id }) => id).join(""))).toEqual(["12", "3", "4", "56", "7", "8", "9"]);
  expect(rows.map((row) => sayTogether(row, names, transfers)).slice(0, 5)).toEqual([
    "Opened 2 × Salt and Tide booster: 22 cards",
    "Opened Guild deck: 11 cards",
    "Opened Salt and Tide booster: 11 cards",
    "Bought Beginner",
    "Bought 3 × Salt and Tide booster, in Beginner",
  ]);
  expect(rows.flat()).toEqual(lines);
});
