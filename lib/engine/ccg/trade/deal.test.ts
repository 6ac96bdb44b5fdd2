import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AssetId, COIN, merged, unbalanced } from "../../kernel/ledger";
import { changeDeal, confirmDeal, type Deal, movesOf, unconfirm } from "./deal";
import { type Goods, isSame, lacking, tidy } from "./goods";

const ASSETS: readonly AssetId[] = [COIN, "card:five-dyes/30", "card:five-dyes/31", "pack:p"];
const goodsOf = fc
  .array(fc.record({ asset: fc.constantFrom(...ASSETS), amount: fc.integer({ min: 0, max: 3 }) }), { maxLength: 4 })
  .map(tidy);
const fresh = (members: number): Deal => ({
  version: 1,
  parties: Array.from({ length: members }, (_, i) => ({ member: `m${i}`, gives: [], confirmed: false })),
});
const card = (amount: number): Goods => [{ asset: "card:five-dyes/30", amount }];
const money = (amount: number): Goods => [{ asset: COIN, amount }];

/** A deal in which each gives something. */
const laid = (): Deal => {
  const first = changeDeal(fresh(2), { seat: 0, goods: card(1), seen: [] });
  const both = first.ok ? changeDeal(first.value, { seat: 1, goods: money(5), seen: [] }) : first;
  if (!both.ok) throw new Error(both.error.code);
  return both.value;
};

const giving = (...gives: Goods[]): Deal => ({
  version: 3,
  parties: gives.map((goods, i) => ({ member: `m${i}`, gives: goods, confirmed: false })),
});

describe("goods", () => {
  test("are each there once, nothing by nothing, in one order", () => {
    fc.assert(
      fc.property(goodsOf, goodsOf, (a, b) => {
        const both = tidy([...a, ...b]);
        expect(new Set(both.map(({ asset }) => asset)).size).toBe(both.length);
        expect(both.every(({ amount }) => amount > 0)).toBe(true);
        expect(isSame(both, tidy([...b, ...a]))).toBe(true);
      }),
    );
  });

  test("lack what is promised beyond what is free", () => {
    expect(lacking([...card(3), ...money(5)], (asset) => (asset === COIN ? 5 : 2))).toEqual([
      { asset: "card:five-dyes/30", amount: 3, free: 2 },
    ]);
  });
});

describe("a deal", () => {
  test("settles when the last agrees to the version that all saw", () => {
    const deal = laid();
    const one = confirmDeal(deal, "m0", deal.version);
    expect(one).toMatchObject({ ok: true, value: { settles: false } });
    const two = one.ok && confirmDeal(one.value.deal, "m1", deal.version);
    expect(two).toMatchObject({ ok: true, value: { settles: true } });
    expect(merged(movesOf(deal))).toEqual([
      { account: "binder:m0", asset: "card:five-dyes/30", amount: -1 },
      { account: "binder:m1", asset: "card:five-dyes/30", amount: 1 },
      { account: "purse:m1", asset: COIN, amount: -5 },
      { account: "purse:m0", asset: COIN, amount: 5 },
    ]);
  });

  test.each<[string, ReturnType<typeof confirmDeal> | ReturnType<typeof changeDeal>, string]>([
    ["a stranger agrees", confirmDeal(laid(), "m9", 3), "trade/not_yours"],
    ["an old version is agreed to", confirmDeal(laid(), "m0", 2), "trade/stale"],
    ["a version to come is agreed to", confirmDeal(laid(), "m0", 4), "trade/stale"],
    ["one gives nothing", confirmDeal({ ...fresh(2), version: 3 }, "m0", 3), "trade/one_sided"],
    ["all give the same", confirmDeal(giving(card(3), card(3)), "m0", 3), "trade/one_sided"],
    ["all three give the same", confirmDeal(giving(card(1), card(1), card(1)), "m0", 3), "trade/one_sided"],
    ["money for a cent", confirmDeal(giving(money(90_000), money(1)), "m1", 3), "trade/one_sided"],
    ["one only hands on", confirmDeal(giving(card(1), card(1), money(5)), "m2", 3), "trade/one_sided"],
    ["a seat that is not there", changeDeal(laid(), { seat: 2, goods: [], seen: [] }), "trade/no_such_seat"],
    ["other goods lie there by now", changeDeal(laid(), { seat: 0, goods: [], seen: [] }), "trade/side_changed"],
  ])("refuses: %s", (_, answer, code) => expect(answer).toMatchObject({ ok: false, error: { code } }));

  test("the same goods again change nothing, and nobody has to agree anew", () => {
    const agreed = confirmDeal(laid(), "m0", 3);
    const deal = agreed.ok ? agreed.value.deal : laid();
    expect(changeDeal(deal, { seat: 0, goods: card(1), seen: money(99) })).toEqual({ ok: true, value: deal });
    expect(unconfirm(deal).parties.some(({ confirmed }) => confirmed)).toBe(false);
  });

  test("whatever two or three do, it settles only as each of them saw it, and moves balance", () => {
    const act = fc.oneof(
      { weight: 1, arbitrary: fc.record({ is: fc.constant("change" as const), seat: fc.nat(2), goods: goodsOf }) },
      {
        weight: 4,
        arbitrary: fc.record({
          is: fc.constant("confirm" as const),
          seat: fc.nat(2),
          late: fc.nat(9).map((n) => n === 0),
        }),
      },
    );
    let settled = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 3 }),
        fc.array(act, { minLength: 20, maxLength: 80, size: "max" }),
        (members, acts) => {
          let deal = fresh(members);
          // What each member had before their eyes when they agreed.
          const agreedTo = new Map<string, string>();
          for (const one of acts) {
            const seat = one.seat % members;
            const before = JSON.stringify(deal.parties.map(({ gives }) => gives));
            if (one.is === "change") {
              const changed = changeDeal(deal, { seat, goods: one.goods, seen: deal.parties[seat]?.gives ?? [] });
              if (!changed.ok) throw new Error(changed.error.code);
              if (JSON.stringify(changed.value.parties.map(({ gives }) => gives)) !== before) {
                expect(changed.value.version).toBe(deal.version + 1);
                expect(changed.value.parties.some(({ confirmed }) => confirmed)).toBe(false);
              }
              deal = changed.value;
              continue;
            }
            const member = `m${seat}`;
            const answer = confirmDeal(deal, member, deal.version - (one.late ? 1 : 0));
            if (one.late) expect(answer.ok).toBe(false);
            if (!answer.ok) continue;
            agreedTo.set(member, before);
            deal = answer.value.deal;
            if (!answer.value.settles) continue;
            settled++;
            expect([...agreedTo.values()]).toEqual(Array.from({ length: members }, () => before));
            expect(unbalanced(movesOf(deal))).toBeNull();
            return;
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(settled).toBeGreaterThan(20);
  });
});
