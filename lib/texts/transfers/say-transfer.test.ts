import { expect, test } from "vitest";
import type { StatementItem, StatementLine } from "../../contracts/statement";
import { TRANSFER_KINDS } from "../../contracts/transfers";
import { transfers as en } from "./en";
import { transfers as et } from "./et";
import { sayItems, sayTransfer } from "./say-transfer";

const names = { products: { p: "Salt and Tide booster" }, sets: { STF: "Salt and Tide Foils" } };
const line = (kind: string, memo: StatementLine["memo"] = {}, items: readonly StatementItem[] = []): StatementLine => ({
  ...{ id: "t", place: "1", kind, at: 0, memo, coins: 0, balance: null, items },
});
const eleven = [
  { asset: "card:five-dyes/1", amount: 10 },
  { asset: "card:five-dyes/2", amount: 1 },
  { asset: "pack:p", amount: -1 },
];

test.each<[StatementLine, english: string, estonian: string]>([
  [line("pay/start"), "Starting money", "Alustusraha"],
  [line("pay/week", { week: "2026-W47" }), "Weekly pay, 2026-W47", "Nädalapalk, 2026-W47"],
  [
    line("shop/purchase", { product: "p", quantity: 3, tickets: 0 }),
    "Bought 3 × Salt and Tide booster",
    "Ostetud 3 × Salt and Tide booster",
  ],
  [
    line("shop/purchase", { product: "p", quantity: 3, tickets: 1 }),
    "Bought 3 × Salt and Tide booster, 1 ticket used",
    "Ostetud 3 × Salt and Tide booster, kasutatud 1 pilet",
  ],
  [
    line("shop/open", { product: "p" }, eleven),
    "Opened Salt and Tide booster: 11 cards",
    "Avatud Salt and Tide booster: 11 kaarti",
  ],
  [line("shop/open", { product: "gone" }), "Opened a product: 0 cards", "Avatud mingi toode: 0 kaarti"],
  [
    line("shop/ticket", { product: "p", by: "keeper" }, [{ asset: "ticket:p", amount: -2 }]),
    "Tickets taken back for Salt and Tide booster, by keeper",
    "Piletid tagasi võetud: Salt and Tide booster, võttis keeper",
  ],
  [
    line("set/register", { set: "STF" }),
    "Registered Salt and Tide Foils, a copy of each card is kept for good",
    "Registreeritud Salt and Tide Foils, igast kaardist jääb üks alatiseks",
  ],
  [
    line("ledger/reversal", { of: "pay/week", reason: "twice" }),
    "Undone (weekly pay): twice",
    "Tagasi võetud (nädalapalk): twice",
  ],
  [line("of/another-age"), "Transfer", "Ülekanne"],
])("$0.kind $0.memo", (told, english, estonian) => {
  expect([sayTransfer(told, names, en), sayTransfer(told, names, et)]).toEqual([english, estonian]);
});

test("every kind of transfer has its sentence", () => {
  for (const kind of TRANSFER_KINDS)
    for (const t of [en, et]) expect(sayTransfer(line(kind), names, t), kind).not.toBe(t.other);
});

test("what came and left besides money", () => {
  expect(sayItems(eleven, en)).toBe("11 cards in, 1 pack out");
  expect(sayItems(eleven, et)).toBe("11 kaarti juurde, 1 pakk ära");
  expect(sayItems([{ asset: "coin", amount: -5 }], en)).toBe("");
});
