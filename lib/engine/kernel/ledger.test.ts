import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AccountId,
  type AssetId,
  accountOf,
  cardAsset,
  inLockOrder,
  MINT,
  merged,
  move,
  packAsset,
  potOf,
  readAccount,
  readAsset,
  reversed,
  SHOP,
  ticketAsset,
  unbalanced,
} from "./ledger";
import { formatMoney, MOST_MONEY, readMoney } from "./money";

const account = fc.constantFrom<AccountId>(MINT, SHOP, accountOf("purse", "a"), accountOf("binder", "b"), potOf("t"));
const asset = fc.constantFrom<AssetId>("coin", cardAsset("five-dyes", 7), packAsset("wc"), ticketAsset("wc"));
const moves = fc
  .array(fc.tuple(asset, fc.integer({ min: 1, max: 1000 }), account, account), { maxLength: 30 })
  .map((all) => all.flatMap(([of, amount, from, to]) => move(of, amount, from, to)));

describe("postings", () => {
  test("of moves balance, merged or reversed too; a transfer with its reversal comes to nothing", () => {
    fc.assert(
      fc.property(moves, (postings) => {
        expect(unbalanced(postings)).toBeNull();
        expect(unbalanced(merged(postings))).toBeNull();
        expect(merged([...postings, ...reversed(postings)])).toEqual([]);
      }),
    );
  });

  test("merged have one line for each account and asset, with the sum", () => {
    fc.assert(
      fc.property(moves, (postings) => {
        const lines = merged(postings);
        expect(new Set(lines.map((line) => `${line.account} ${line.asset}`)).size).toBe(lines.length);
        for (const line of lines) {
          const same = postings.filter((one) => one.account === line.account && one.asset === line.asset);
          expect(line.amount).toBe(same.reduce((sum, { amount }) => sum + amount, 0));
        }
      }),
    );
  });

  test("one that is left out, or changed, is noticed", () => {
    const postings = move("coin", 5, MINT, accountOf("purse", "a"));
    expect(unbalanced(postings.slice(1))).toBe("coin");
    expect(unbalanced([...postings, { account: MINT, asset: packAsset("x"), amount: 1 }])).toBe("pack:x");
  });

  test("are locked in one order whatever order they come in, the house's last", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat()), (postings, numbers) => {
        const lines = merged(postings);
        const mixed = lines
          .map((line) => ({ line, at: numbers.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ line }) => line);
        expect(inLockOrder(mixed)).toEqual(inLockOrder(lines));
      }),
    );
    expect(inLockOrder(move(packAsset("wc"), 1, SHOP, accountOf("binder", "z"))).map(({ account: of }) => of)).toEqual([
      "binder:z",
      SHOP,
    ]);
  });
});

describe("names", () => {
  test.each([
    ["mint", { kind: "mint", of: null }],
    ["shop", { kind: "shop", of: null }],
    ["purse:u1", { kind: "purse", of: "u1" }],
    ["sealed-binder:u1", { kind: "sealed-binder", of: "u1" }],
    ["pot:t1", { kind: "pot", of: "t1" }],
    ["mint:u1", null],
    ["purse:", null],
    ["", null],
  ])("account %j", (id, said) => {
    expect(readAccount(id)).toEqual(said);
  });

  test.each([
    ["coin", { is: "coin" }],
    ["card:five-dyes/12", { is: "card", game: "five-dyes", number: 12 }],
    ["pack:p1", { is: "pack", product: "p1" }],
    ["ticket:p1", { is: "ticket", product: "p1" }],
    ["card:five-dyes/x", null],
    ["coins", null],
  ])("asset %j", (id, said) => {
    expect(readAsset(id)).toEqual(said);
  });
});

describe("money", () => {
  test.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [1234, "$12.34"],
    [-50, "−$0.50"],
    [100000, "$1000.00"],
  ])("%d cents are %s", (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test("what is printed is read again", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MOST_MONEY, max: MOST_MONEY }), (cents) => {
        expect(readMoney(formatMoney(cents))).toEqual({ ok: true, value: cents });
      }),
    );
  });

  test.each([
    ["12", 1200],
    ["12.3", 1230],
    ["$ 12,34", 1234],
    ["-3", -300],
    ["-0", 0],
  ])("%j is read", (text, cents) => {
    expect(readMoney(text)).toEqual({ ok: true, value: cents });
  });

  test.each(["", "1.234", "abc", "1e3", "NaN", "$", "1 2", "٣"])("%j is refused", (text) => {
    expect(readMoney(text)).toEqual({ ok: false, error: { code: "money/malformed" } });
  });

  test("anything typed gives a sum within bounds or a refusal", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readMoney(text);
        if (read.ok) expect(Number.isInteger(read.value) && Math.abs(read.value) <= MOST_MONEY).toBe(true);
      }),
    );
    expect(readMoney("999999999999")).toMatchObject({ error: { code: "money/too_much" } });
  });
});
