import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { askFor, bidFor, CARD, dealCards, GAME, standing } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { readTransfer } from "../staff/list-transfers";
import { cancelOrders } from "./cancel-orders";
import { findOddTrades } from "./find-odd-trades";
import { placeOrder } from "./place-order";
import { listHalts, setHalt } from "./set-halt";

afterAll(closePool);

let keeper: Member;
let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  [anna, bert, carl] = await Promise.all(["anna", "bert", "carl"].map(makeMember));
  for (const member of [anna!, bert!, carl!]) {
    await fund(member, 10_000);
    await dealCards(member, { [CARD]: 20 });
  }
});
const refused = (code: string) => ({ ok: false, error: { code } });
const card = `${GAME}-${CARD}`;
const trade = async (seller: Member, buyer: Member, price: number) => {
  await placeOrder(seller, askFor({ price, quantity: 1 }));
  expect(await placeOrder(buyer, bidFor({ price, quantity: 1 }))).toMatchObject({ ok: true, value: { filled: 1 } });
};

test("a card or the whole market is stopped and goes on; orders stay, and can be taken back meanwhile", async () => {
  await placeOrder(anna!, askFor({ price: 50, quantity: 2 }));
  const stop = { what: card, halted: true, reason: "a wrong text" };
  expect(await setHalt(keeper, stop)).toMatchObject({ ok: true });
  expect(await placeOrder(bert!, bidFor({ price: 50, quantity: 1 }))).toMatchObject(refused("market/halted"));
  expect(await setHalt(keeper, { ...stop, what: "*", reason: "a pause" })).toMatchObject({ ok: true });
  expect(await listHalts(keeper)).toMatchObject({
    ok: true,
    value: [
      { what: "*", card: null, reason: "a pause", by: keeper.nick },
      { what: card, reason: "a wrong text" },
    ],
  });
  const [order] = await standing(anna!);
  expect(await cancelOrders(anna!, { order: order!.id })).toMatchObject({ ok: true, value: { cancelled: 1 } });
  for (const what of ["*", card])
    expect(await setHalt(keeper, { what, halted: false, reason: "mended" })).toMatchObject({ ok: true });
  await trade(anna!, bert!, 50);
  const audited = await prisma().auditLog.findMany({ where: { userId: keeper.id }, orderBy: { at: "asc" } });
  expect(audited.map(({ action }) => action.replace("staff/market_", ""))).toEqual([
    "halted",
    "halted",
    "resumed",
    "resumed",
  ]);
});

test("only administrators stop it, or see what stands out; what is no card is refused", async () => {
  for (const actor of [null, anna!, { ...anna!, roles: ["salesman"] as const }]) {
    expect(await setHalt(actor, { what: "*", halted: true, reason: "mine" })).toMatchObject(
      refused("staff/not_allowed"),
    );
    expect(await listHalts(actor)).toMatchObject(refused("staff/not_allowed"));
    expect(await findOddTrades(actor)).toMatchObject(refused("staff/not_allowed"));
  }
  expect(await setHalt(keeper, { what: `${GAME}-0`, halted: true, reason: "mine" })).toMatchObject(
    refused("market/no_such_card"),
  );
  expect(await prisma().marketHalt.count()).toBe(0);
});

test("what two trade to and fro stands out, and a price far from the usual one; other trades do not", async () => {
  for (const price of [50, 52, 48, 51]) await trade(anna!, bert!, price);
  expect(await findOddTrades(keeper)).toEqual({ ok: true, value: [] });
  await trade(carl!, bert!, 400);
  expect(await findOddTrades(keeper)).toMatchObject({
    ok: true,
    value: [{ price: 400, usual: 51, buyer: bert!.nick, seller: carl!.nick, times: 0 }],
  });
  await trade(bert!, anna!, 50);
  const odd = await findOddTrades(keeper);
  expect(odd.ok && odd.value.map(({ times }) => times)).toEqual([5, 0, 5, 5, 5, 5]);
});

test("what keeps a trade from being undone is told before, and is what refuses it; nothing of it is undone", async () => {
  await trade(anna!, bert!, 50);
  const { transferId } = await prisma().trade.findFirstOrThrow();
  const missing = async () => {
    const found = await readTransfer(keeper, transferId);
    return found.ok ? found.value.missing : found.error.code;
  };
  const undo = () => reverseTransfer(keeper, { key: newId(), transferId, reason: "a slip" });
  expect(await missing()).toEqual([]);
  // The buyer offers all that they have; the seller has spent all but two cents.
  await placeOrder(bert!, askFor({ price: 90, quantity: 21 }));
  await placeOrder(anna!, bidFor({ price: 10_048, quantity: 1, number: CARD + 1 }));
  expect(await missing()).toEqual([
    { what: "card", name: expect.any(String), needs: 1, free: 0, aside: 21, bound: 0, nick: bert!.nick },
    { what: "coin", name: null, needs: 50, free: 2, aside: 10_048, bound: 0, nick: anna!.nick },
  ]);
  expect(await undo()).toMatchObject(refused("ledger/short"));
  for (const member of [anna!, bert!]) {
    const [order] = await standing(member);
    await cancelOrders(member, { order: order!.id });
  }
  expect(await missing()).toEqual([]);
  expect(await undo()).toMatchObject({ ok: true });
  expect(await missing()).toEqual([]);
  expect((await reconcile()).findings).toEqual([]);
});
