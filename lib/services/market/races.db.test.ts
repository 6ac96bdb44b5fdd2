import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { countDeadlocks, emptyLedger } from "@/lib/build/testing/ledger";
import { askFor, bidFor, CARD, dealCards, standing, stateOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { cancelOrders } from "./cancel-orders";
import { expireOrders } from "./expire-orders";
import { placeOrder } from "./place-order";

afterAll(closePool);

const PEOPLE = 12;
let people: Member[] = [];
beforeEach(async () => {
  await emptyLedger();
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => makeMember(`p${i}`)));
  for (const member of people) {
    await fund(member, 1_000);
    await dealCards(member, { [CARD]: 10, [CARD + 1]: 10, [CARD + 2]: 10 });
  }
});

/** What all of them have together, and that nothing is amiss. */
async function conserved(): Promise<void> {
  expect((await reconcile()).findings).toEqual([]);
  for (const number of [CARD, CARD + 1, CARD + 2]) {
    const states = await Promise.all(people.map((member) => stateOf(member, number)));
    expect(states.reduce((sum, { coins }) => sum + coins, 0)).toBe(PEOPLE * 1_000);
    expect(states.reduce((sum, { cards }) => sum + cards, 0)).toBe(PEOPLE * 10);
  }
}

test("of many who race for one offer one has it, the others are told what holds", async () => {
  const [seller, ...buyers] = people as [Member, ...Member[]];
  await placeOrder(seller, askFor({ price: 100, quantity: 1 }));
  const answers = await Promise.all(
    buyers.map((buyer) => placeOrder(buyer, bidFor({ price: 100, quantity: 1 }, { best: 100, filled: 1, sum: 100 }))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers)
    if (!answer.ok) expect(answer.error).toMatchObject({ code: "market/price_changed", data: { best: null } });
  expect(await prisma().trade.count()).toBe(1);
  expect(await prisma().marketOrder.count({ where: { closedAt: null } })).toBe(0);
  await conserved();
});

test("an offer that is taken back while others buy it is sold or back, never both", async () => {
  const [seller, ...buyers] = people as [Member, ...Member[]];
  for (let round = 0; round < 8; round++) {
    await placeOrder(seller, askFor({ price: 10, quantity: 1 }));
    const [order] = await standing(seller);
    const before = await stateOf(seller);
    const buyer = buyers[round] as Member;
    const [back, bought] = await Promise.all([
      cancelOrders(seller, { order: order?.id ?? "" }),
      placeOrder(buyer, bidFor({ price: 10, quantity: 1 }, { best: 10, filled: 1, sum: 10 })),
    ]);
    const sold = before.cards - (await stateOf(seller)).cards;
    expect(back).toEqual({ ok: true, value: { cancelled: 1 - sold, gone: sold } });
    expect(bought.ok).toBe(sold === 1);
  }
  await conserved();
});

test("many who sell, buy, take back and expire at once: nothing is made or lost, nobody meets a deadlock", async () => {
  const before = await countDeadlocks();
  let turn = 7;
  const chance = (n: number) => {
    turn = (Math.imul(turn, 1_664_525) + 1_013_904_223) >>> 0;
    return (turn >>> 8) % n;
  };
  const codes = new Set<string>();
  await Promise.all(
    people.map(async (member) => {
      for (let n = 0; n < 25; n++) {
        const some = { number: CARD + chance(3), price: 1 + chance(30), quantity: 1 + chance(4) };
        const act = chance(8);
        if (act === 0) {
          const [order] = await standing(member);
          if (order) await cancelOrders(member, { order: order.id });
        } else if (act === 1 && chance(4) === 0) {
          await prisma().marketOrder.updateMany({
            where: { userId: member.id, closedAt: null },
            data: { expiresAt: new Date(0) },
          });
          await expireOrders();
        } else {
          const order = act < 5 ? askFor(some) : { ...bidFor(some), reserve: chance(2) === 0 };
          const placed = await placeOrder(member, order);
          codes.add(placed.ok ? "ok" : placed.error.code);
        }
      }
    }),
  );
  expect([...codes].filter((code) => !/^(ok|market\/(own_order|too_few|too_poor|too_many_here))$/.test(code))).toEqual(
    [],
  );
  expect(await prisma().trade.count()).toBeGreaterThan(50);
  expect(await countDeadlocks()).toBe(before);
  const open = await prisma().marketOrder.findMany({ where: { closedAt: null, expiresAt: { gt: new Date() } } });
  for (const bid of open.filter(({ side }) => side === "bid"))
    for (const ask of open.filter(({ side, number }) => side === "ask" && number === bid.number))
      expect(bid.price, `${bid.id} stands across ${ask.id}`).toBeLessThan(ask.price);
  await conserved();
});
