import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { countDeadlocks, emptyLedger } from "@/lib/build/testing/ledger";
import { askFor, CARD, dealCards, GAME, standing, stateOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { buyBasket } from "./buy-basket";
import { placeOrder } from "./place-order";
import { previewBasket } from "./preview-basket";
import { setHalt } from "./set-halt";

afterAll(closePool);
const [A, B] = [CARD, CARD + 1];
let [anna, ben, cleo]: Member[] = [];
beforeEach(async () => {
  await emptyLedger();
  [anna, ben, cleo] = await Promise.all(["anna", "ben", "cleo"].map(makeMember));
  await fund(anna!, 1_000);
  for (const seller of [ben!, cleo!]) await dealCards(seller, { [A]: 10, [B]: 10 });
});
const ask = (member: Member, number: number, price: number, quantity: number) =>
  placeOrder(member, askFor({ number, price, quantity }));
const basket = (most: number, cards: Readonly<Record<number, number>>, key = newId()) => ({
  ...{ key, game: GAME, most, partial: false },
  cards: Object.entries(cards).map(([number, quantity]) => ({ number: Number(number), quantity })),
});
const refused = (code: string, data = {}) => ({ ok: false, error: { code, data } });

test("all of it is bought at once from the cheapest, by whomever; nothing of it stands", async () => {
  await ask(ben!, A, 30, 2);
  await ask(cleo!, A, 20, 1);
  await ask(cleo!, B, 50, 4);
  expect(await previewBasket(anna!, basket(1, { [A]: 3, [B]: 1, [CARD + 2]: 2 }))).toEqual({
    ok: true,
    value: {
      rows: [
        {
          ...{ number: A, wanted: 3, available: 3, sum: 80, bid: expect.any(Number) },
          offers: [
            { price: 20, quantity: 1 },
            { price: 30, quantity: 2 },
          ],
        },
        { number: B, wanted: 1, available: 1, sum: 50, offers: [{ price: 50, quantity: 1 }], bid: expect.any(Number) },
        { number: CARD + 2, wanted: 2, available: 0, sum: 0, offers: [], bid: expect.any(Number) },
      ],
      money: 1_000,
    },
  });
  const key = newId();
  for (const _ of [1, 2])
    expect(await buyBasket(anna!, basket(130, { [A]: 3, [B]: 1 }, key))).toEqual({
      ok: true,
      value: { copies: 4, sum: 130, left: 0 },
    });
  expect(await stateOf(anna!, A)).toEqual({ coins: 870, aside: 0, cards: 3, offered: 0 });
  expect(await standing(anna!)).toEqual([]);
  expect(await prisma().marketOrder.count({ where: { userId: anna!.id, closedAt: null } })).toBe(0);
  expect((await reconcile()).findings).toEqual([]);
});

test("where a copy is missing, or it comes to a cent more, nothing is done", async () => {
  await ask(ben!, A, 30, 2);
  await ask(cleo!, B, 50, 1);
  expect(await buyBasket(anna!, basket(1_000, { [A]: 1, [B]: 2 }))).toMatchObject(
    refused("market/not_filled", { left: 1 }),
  );
  expect(await buyBasket(anna!, basket(109, { [A]: 2, [B]: 1 }))).toMatchObject(
    refused("market/too_dear", { sum: 110, most: 109 }),
  );
  expect(await buyBasket({ ...anna!, guest: true }, basket(110, { [A]: 2 }))).toMatchObject({
    error: { code: "market/members_only" },
  });
  expect(await buyBasket(null, basket(110, { [A]: 2 }))).toMatchObject({ error: { code: "market/sign_in" } });
  await fund(cleo!, 0);
  expect(await buyBasket(cleo!, basket(100, { [A]: 1 }))).toMatchObject(refused("market/too_poor"));
  await setHalt({ ...anna!, admin: true }, { what: `${GAME}-${B}`, halted: true, reason: "looked into" });
  expect(await buyBasket(anna!, basket(110, { [A]: 2, [B]: 1 }))).toMatchObject({ error: { code: "market/halted" } });
  expect(await previewBasket(anna!, basket(1, { [B]: 1 }))).toMatchObject({ value: { rows: [{ available: 0 }] } });
  await setHalt({ ...anna!, admin: true }, { what: `${GAME}-${B}`, halted: false, reason: "looked into" });
  expect(await stateOf(anna!, A)).toMatchObject({ coins: 1_000, aside: 0, cards: 0 });
  expect(await prisma().trade.count()).toBe(0);
});

test("what is one's own is not bought from oneself, nor shown", async () => {
  await dealCards(anna!, { [A]: 2 });
  await ask(anna!, A, 10, 2);
  await ask(ben!, A, 30, 1);
  expect(await previewBasket(anna!, basket(1, { [A]: 2 }))).toMatchObject({
    value: { rows: [{ available: 1, sum: 30 }] },
  });
  expect(await buyBasket(anna!, basket(100, { [A]: 1 }))).toMatchObject({ value: { copies: 1, sum: 30 } });
  expect(await buyBasket(anna!, basket(100, { [A]: 1 }))).toMatchObject({ ok: false });
});

test("of many who want the same two cards each has both or neither; nothing is made or lost", async () => {
  const before = await countDeadlocks();
  const buyers = await Promise.all(Array.from({ length: 10 }, (_, i) => makeMember(`b${i}`)));
  for (const buyer of buyers) await fund(buyer, 200);
  await ask(ben!, A, 30, 6);
  await ask(cleo!, B, 40, 4);
  const answers = await Promise.all([
    ...buyers.map((buyer, i) => buyBasket(buyer, basket(100, i % 2 === 0 ? { [A]: 1, [B]: 1 } : { [B]: 1, [A]: 1 }))),
    ask(ben!, B, 45, 1),
    ask(cleo!, A, 25, 1),
  ]);
  const done = answers.slice(0, 10).filter(({ ok }) => ok).length;
  expect(done).toBeGreaterThanOrEqual(4);
  expect(done).toBeLessThanOrEqual(5);
  for (const [i, buyer] of buyers.entries()) {
    const [a, b] = [await stateOf(buyer, A), await stateOf(buyer, B)];
    expect([a.cards, b.cards, a.aside]).toEqual(answers[i]!.ok ? [1, 1, 0] : [0, 0, 0]);
  }
  expect(await prisma().trade.count()).toBe(2 * done);
  expect(await countDeadlocks()).toBe(before);
  expect((await reconcile()).findings).toEqual([]);
});

test("a part of it is bought as far as there is any, the cheapest first, and never for more", async () => {
  await dealCards(anna!, { [A]: 1 });
  await ask(anna!, A, 1, 1);
  await ask(ben!, A, 30, 2);
  await ask(cleo!, A, 60, 1);
  await ask(cleo!, B, 50, 1);
  const some = { ...basket(115, { [A]: 4, [B]: 3, [CARD + 2]: 1 }), partial: true };
  // Two at 30 and one at 50, not the one at 60; what is one's own is none.
  for (const _ of [1, 2])
    expect(await buyBasket(anna!, some)).toEqual({ ok: true, value: { copies: 3, sum: 110, left: 0 } });
  expect(await stateOf(anna!, A)).toEqual({ coins: 890, aside: 0, cards: 3, offered: 1 });
  expect(await prisma().marketOrder.count({ where: { userId: anna!.id, side: "bid", closedAt: null } })).toBe(0);
  expect(await buyBasket(anna!, { ...basket(59, { [A]: 1, [B]: 1 }), partial: true })).toEqual({
    ok: false,
    error: { code: "market/nothing_there" },
  });
  expect((await reconcile()).findings).toEqual([]);
});

test("of the rest bids are left, with money set aside or not; one that meets an offer is filled", async () => {
  await ask(ben!, A, 30, 1);
  await ask(cleo!, A, 40, 1);
  const rest = (reserve: boolean, prices: Readonly<Record<number, number>>) => ({
    ...{ reserve, days: 30 as const },
    prices: Object.entries(prices).map(([number, price]) => ({ number: Number(number), price })),
  });
  const asked = {
    ...basket(30, { [A]: 3, [B]: 2, [CARD + 2]: 1 }),
    partial: true,
    rest: rest(true, { [A]: 45, [B]: 20 }),
  };
  // One for 30; of the two that are left one for 40; one bid at 45, two at 20, none where no price is said.
  expect(await buyBasket(anna!, asked)).toEqual({ ok: true, value: { copies: 2, sum: 70, left: 3 } });
  expect(await stateOf(anna!, A)).toEqual({ coins: 930, aside: 85, cards: 2, offered: 0 });
  expect((await reconcile()).findings).toEqual([]);
  // What cannot be set aside is refused, and nothing of it is bought.
  await ask(ben!, B, 35, 1);
  const poor = { ...basket(100, { [B]: 100 }), partial: true, rest: rest(true, { [B]: 30 }) };
  expect(await buyBasket(anna!, poor)).toMatchObject({ ok: false, error: { code: "market/too_poor" } });
  expect(await stateOf(anna!, B)).toMatchObject({ coins: 930, cards: 0 });
  expect(await buyBasket(anna!, { ...poor, key: newId(), rest: rest(false, { [B]: 30 }) })).toMatchObject({
    value: { copies: 1, sum: 35, left: 99 },
  });
  expect((await reconcile()).findings).toEqual([]);
});

test("one who sells to what is bought and to the rest is told of both, and the books stay sound", async () => {
  await ask(ben!, A, 30, 5);
  const asked = {
    ...basket(60, { [A]: 4 }),
    partial: true,
    rest: { reserve: true, days: 30 as const, prices: [{ number: A, price: 30 }] },
  };
  expect(await buyBasket(anna!, asked)).toEqual({ ok: true, value: { copies: 4, sum: 120, left: 0 } });
  expect(await stateOf(ben!, A)).toMatchObject({ coins: 120, cards: 6, offered: 1 });
  expect((await reconcile()).findings).toEqual([]);
});
