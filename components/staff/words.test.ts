import { describe, expect, test } from "vitest";
import type { NamedMove, TransferLine } from "@/lib/contracts/staff";
import { TRANSFER_KINDS } from "@/lib/contracts/transfers";
import { whyNotReversible } from "@/lib/services/ledger/reverse-transfer";
import { staff } from "@/lib/texts/staff/en";
import { staff as staffEt } from "@/lib/texts/staff/et";
import { staffBooks } from "@/lib/texts/staff-books/en";
import { staffBooks as staffBooksEt } from "@/lib/texts/staff-books/et";
import { staffForms } from "@/lib/texts/staff-forms/en";
import { staffForms as staffFormsEt } from "@/lib/texts/staff-forms/et";
import { type AuditTexts, auditSentence } from "./audit-words";
import { backwards, movesSentence } from "./move-words";
import { fieldWords, staffProblem } from "./staff-words";

const anna = { is: "member", nick: "anna" } as const;
const mint = { is: "mint" } as const;
const pay: NamedMove = { what: "coin", count: 500, product: null, from: mint, to: anna };

test.each<[NamedMove[], string]>([
  [[], "nothing"],
  [[pay], "$5.00 from the mint to anna"],
  [[backwards(pay)], "$5.00 from anna to the mint"],
  [
    [
      { ...pay, count: 280, from: anna, to: mint },
      { what: "pack", count: 1, product: "The Woven City booster", from: { is: "shop" }, to: anna },
    ],
    "$2.80 from anna to the mint, 1 pack of The Woven City booster from the shop to anna",
  ],
  [[{ what: "card", count: 11, product: null, from: mint, to: anna }], "11 cards from the mint to anna"],
  [
    [{ what: "ticket", count: 2, product: "Basic Deck booster", from: mint, to: anna }],
    "2 tickets for Basic Deck booster from the mint to anna",
  ],
])("what a transfer moved", (moves, sentence) => expect(movesSentence(moves, staffBooks)).toBe(sentence));

describe("the audit log in sentences", () => {
  const undid: TransferLine = {
    ...{ id: "t1", kind: "pay/week", at: 0, by: null, reason: null, undone: null, stays: null },
    moves: [pay],
  };
  const RARITIES: Readonly<Record<string, string>> = { C: "common", R: "rare" };
  const rarity = (code: string) => RARITIES[code] ?? code;
  const english: AuditTexts = { books: staffBooks, staff, rarity };
  const estonian: AuditTexts = { books: staffBooksEt, staff: staffEt, rarity };
  const said = (
    action: string,
    data: Record<string, string | number | boolean | null>,
    of: TransferLine | null = null,
    texts: AuditTexts = english,
  ) =>
    auditSentence<string>({ action, data, undid: of }, texts, {
      by: "@keep",
      member: (nick) => `@${nick}`,
      moment: (at) => new Date(at).toISOString().slice(0, 10),
      transfer: (_, text) => `#${text}`,
    }).join("");

  test.each([
    ["ledger/granted", { to: "anna", amount: 10000, reason: "a prize" }, "@keep granted $100.00 to @anna: a prize"],
    ["ledger/granted", { to: "anna", amount: -50, reason: "a slip" }, "@keep took $0.50 from @anna: a slip"],
    ["shop/product_added", { product: "Deck", printRun: 500, price: 300 }, "@keep added Deck: 500 packs at $3.00"],
    ["shop/reprinted", { product: "Deck", printRun: 1, price: 330 }, "@keep reprinted Deck: 1 pack at $3.30"],
    ["shop/withdrawn", { product: "Deck", destroyed: 200 }, "@keep withdrew Deck and destroyed 200 packs"],
    [
      "shop/withdrawn",
      { product: "Deck", destroyed: 1, reason: "a slip" },
      "@keep withdrew Deck and destroyed 1 pack: a slip",
    ],
    [
      "shop/bundle_added",
      { bundle: "Two", price: 500, apart: 600 },
      "@keep put Two together at $5.00 instead of $6.00",
    ],
    ["shop/bundle_withdrawn", { bundle: "Two", reason: "a slip" }, "@keep withdrew the bundle Two: a slip"],
    [
      "shop/price_set",
      { product: "Deck", from: 300, to: 250, at: null },
      "@keep set the price of Deck from $3.00 to $2.50",
    ],
    [
      "shop/price_set",
      { product: "Deck", from: 300, to: 350, at: Date.UTC(2026, 11, 1) },
      "@keep announced the price of Deck: $3.50 instead of $3.00, from 2026-12-01 on",
    ],
    [
      "shop/price_set",
      { product: "Deck", from: 300, to: 300, at: null },
      "@keep kept the price of Deck at $3.00 and took back what was announced",
    ],
    [
      "shop/terms_set",
      { product: "Deck", memberLimit: 4, releaseAt: Date.UTC(2026, 11, 1) },
      "@keep set the terms of Deck: at most 4 packs for a member, sold from 2026-12-01 on",
    ],
    [
      "shop/terms_set",
      { product: "Deck", memberLimit: null, releaseAt: null },
      "@keep set the terms of Deck: no limit for a member, sold now",
    ],
    ["shop/tickets_given", { to: "anna", product: "Deck", count: 2 }, "@keep gave 2 tickets for Deck to @anna"],
    ["shop/tickets_given", { to: "anna", product: "Deck", count: -1 }, "@keep took 1 ticket for Deck back from @anna"],
    ["staff/role_given", { to: "anna", role: "salesman" }, "@keep made @anna a salesman"],
    ["staff/role_taken", { to: "anna", role: "salesman" }, "@keep took the role of salesman from @anna"],
    ["staff/banned", { to: "bert", days: 7, reason: "spam" }, "@keep banned @bert for 7 days: spam"],
    ["staff/banned", { to: "bert", days: 0, reason: "spam" }, "@keep banned @bert for good: spam"],
    ["staff/prizes", { to: "bert", hold: true, reason: "farm" }, "@keep holds prizes back from @bert: farm"],
    ["staff/prizes", { to: "bert", hold: false, reason: "ok" }, "@keep has prizes paid to @bert again: ok"],
    ["staff/ban_lifted", { to: "bert" }, "@keep lifted the ban of @bert"],
    ["staff/judging_confirmed", { sleeps: 1 }, "@keep let games be judged again"],
    ["staff/recovery_made", { to: "anna" }, "@keep made a recovery code for @anna"],
    ["staff/template_withdrawn", { name: "Whist" }, "@keep took the game Whist off the shelf"],
    [
      "staff/setting_changed",
      { name: "timeZone", from: '"Europe/Berlin"', to: '"UTC"' },
      "@keep set the time zone from Europe/Berlin to UTC",
    ],
    [
      "staff/setting_changed",
      { name: "weeklyPay", from: "300", to: "500" },
      "@keep set the weekly pay from $3.00 to $5.00",
    ],
    ["staff/setting_changed", { name: "tradeLimit", from: "4", to: "5" }, "@keep set the trade limit from 4 to 5"],
    [
      "staff/setting_changed",
      { name: "rarityPrices", from: '{"C":5,"R":100}', to: '{"R":120,"C":5}' },
      "@keep set the prices of cards: rare from $1.00 to $1.20",
    ],
  ])("%s %j", (action, data, sentence) => expect(said(action, data)).toBe(sentence));

  test("an undone transfer is told by what it was", () => {
    const data = { transferId: "t1", reason: "paid twice" };
    expect(said("ledger/reversed", data, undid)).toBe(
      "@keep undid #a weekly pay ($5.00 from the mint to anna): paid twice",
    );
    expect(said("ledger/reversed", data)).toBe("@keep undid #a transfer: paid twice");
    expect(said("ledger/reversed", data, undid, estonian)).toBe(
      "@keep võttis tagasi: #nädalapalk ($5.00, andja rahapaja, saaja anna). Põhjus: paid twice",
    );
  });

  test.each([
    ["staff/banned", { to: "bert", days: 1, reason: "spam" }, "@keep sulges konto: @bert, 1 päev. Põhjus: spam"],
    ["staff/role_given", { to: "anna", role: "salesman" }, "@keep andis rolli „müüja”, saaja @anna"],
    [
      "staff/setting_changed",
      { name: "weeklyPay", from: "300", to: "500" },
      "@keep muutis seadet „Nädalapalk”: oli $3.00, nüüd $5.00",
    ],
    ["staff/something_new", {}, "@keep tegi midagi: something new"],
  ])("in Estonian: %s %j", (action, data, sentence) => expect(said(action, data, null, estonian)).toBe(sentence));
});

describe("refusals", () => {
  test("a kind that cannot be undone says its own reason", () => {
    const reasons = TRANSFER_KINDS.flatMap((kind) => {
      const why = whyNotReversible(kind);
      return why ? [[kind, staffProblem(why, staffForms)]] : [];
    });
    expect(new Set(reasons.map(([, why]) => why)).size).toBe(reasons.length);
    expect(Object.fromEntries(reasons)).toMatchObject({
      "ledger/reversal": expect.stringMatching(/^This transfer undid another one/),
      "shop/open": expect.stringContaining("opened a pack"),
      "set/register": expect.stringContaining("registered a set"),
    });
  });

  test("what was undone already tells by whom", () => {
    const problem = { code: "ledger/undone_already", data: { by: "anna", at: Date.UTC(2026, 10, 21, 12) } };
    expect(staffProblem(problem, staffForms)).toMatch(
      /^It was undone already, by anna on 21 Nov, .+\. Nothing moved now\.$/,
    );
  });

  test.each([
    ["weeklyPay", "money/malformed", "Write a sum such as 12.50, from $0.00 to $10000.00."],
    ["registrationBonus", "money/too_much", "At most $100.00."],
    ["rarityPrices.C", "money/too_much", "At most $10000.00."],
    ["tradeLimit", "economy/limit", "A whole number from 0 to 1000."],
    ["foilPercent", "economy/foil", "A whole number from 100 to 10000."],
    ["timeZone", "economy/time_zone", "Choose a time zone such as Europe/Tallinn."],
    ["amount", "money/too_much", "That is more than a million dollars."],
    ["amount", "Too big: expected number", "That is more than a million dollars."],
    ["product", "Too small: expected string", "Check this."],
  ])("the field %s: %s", (field, code, sentence) => expect(fieldWords(field, code, staffForms)).toBe(sentence));

  test("a code that a client made up finds no entry", () => {
    expect(staffProblem({ code: "constructor" }, staffForms)).toBe(staffForms.refusedFor.other);
    expect(fieldWords("nick", "toString", staffFormsEt)).toBe(
      "Sellise hüüdnimega liiget pole. Külalistel pole kukrut ega rolli.",
    );
  });
});
