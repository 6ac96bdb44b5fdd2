import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { askFor, bidFor, CARD, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { buy, closedPacks, fund, makeProduct, putAside } from "@/lib/build/testing/shop";
import type { Give } from "@/lib/contracts/trades";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { COIN, cardAsset, packAsset } from "@/lib/engine/kernel/ledger";
import { readStatement } from "../ledger/read-statement";
import { reconcile } from "../ledger/reconcile";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { placeOrder } from "../market/place-order";
import { listPiles, readPackProof } from "../shop/list-packs";
import { openPack } from "../shop/open-pack";
import { give } from "./give";
import { listPartners } from "./list-partners";
import { openTrade } from "./open-trade";
import { readSpares } from "./read-spares";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });
const card = (amount: number, number = CARD) => ({ asset: cardAsset(GAME, number), amount });
const coins = (amount: number) => ({ asset: COIN, amount }) as const;
const gift = (to: Member, goods: Goods, some: Partial<Give> = {}): Give => ({
  ...{ key: newId(), to: to.nick, goods, note: "" },
  ...some,
});

test("those are suggested whom one gave something, got something from or traded with, and nobody else", async () => {
  const dora = await makeMember("dora");
  expect(await listPartners(anna!)).toEqual([]);
  expect(await give(anna!, gift(bert!, [coins(100)]))).toMatchObject({ ok: true });
  expect(await give(bert!, gift(anna!, [card(1)]))).toMatchObject({ ok: true });
  const trade = { key: newId(), with: anna!.nick, gives: [coins(1)], wants: [card(1)] };
  expect(await openTrade(carl!, trade)).toMatchObject({ ok: true });
  expect(await listPartners(anna!)).toEqual([bert!.nick, carl!.nick]);
  expect(await listPartners(bert!)).toEqual([anna!.nick]);
  expect(await listPartners(dora)).toEqual([]);
});

describe("a gift", () => {
  test("moves money and cards at once, is told, and stands in both statements", async () => {
    const given = gift(bert!, [coins(250), card(2)], { note: "for the party" });
    expect(await give(anna!, given)).toEqual({ ok: true, value: { to: bert!.nick, goods: given.goods } });
    expect(await stateOf(anna!)).toMatchObject({ coins: 750, cards: 3 });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_250, cards: 7 });
    const [told] = await prisma().outbox.findMany({
      where: { kind: "gift_received" },
      orderBy: { at: "desc" },
      take: 1,
    });
    expect(told).toMatchObject({
      users: [bert!.id],
      data: { nick: anna!.nick, note: "for the party", sum: 250, cards: 2, packs: 0 },
    });
    for (const [one, amount] of [
      [anna!, -1],
      [bert!, 1],
    ] as const) {
      const [line] = await readStatement(one, { part: "trades" });
      expect(line).toMatchObject({
        kind: "gift/give",
        coins: 250 * amount,
        items: [{ asset: cardAsset(GAME, CARD), amount: 2 * amount }],
        memo: { from: anna!.nick, to: bert!.nick, note: "for the party", page: `/cards/${GAME}-${CARD}`, quantity: 2 },
      });
    }
    await sound();
  });

  test("is given once by one key, and another key gives again", async () => {
    const given = gift(bert!, [card(1)]);
    const [first, again] = [await give(anna!, given), await give(anna!, given)];
    expect(again).toEqual(first);
    expect(await stateOf(bert!)).toMatchObject({ cards: 6 });
    expect(await give(anna!, { ...given, note: "other" })).toMatchObject(refused("ledger/key_reused"));
    await sound();
  });

  test("holds nothing that is registered, offered or not there; then nothing of it is given", async () => {
    await placeOrder(anna!, askFor({ quantity: 2 }));
    await pool().query('UPDATE "Holding" SET bound = 1 WHERE "accountId" = $1 AND asset = $2', [
      `binder:${anna!.id}`,
      cardAsset(GAME, CARD),
    ]);
    expect(await give(anna!, gift(bert!, [coins(10), card(3)]))).toEqual(
      refused("trade/short", { short: [{ ...card(3), free: 2 }] }),
    );
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, cards: 5 });
    expect((await readSpares(anna!)).items.find(({ asset }) => asset === cardAsset(GAME, CARD))?.free).toBe(2);
    expect(await give(anna!, gift(bert!, [card(2)]))).toMatchObject({ ok: true });
    expect(await give(anna!, gift(bert!, [coins(1_001)]))).toMatchObject(refused("trade/short"));
  });

  test("is for members alone, who are not oneself and not banned, and only of what is known", async () => {
    expect(await give(null, gift(bert!, [card(1)]))).toEqual(refused("trade/sign_in"));
    expect(await give({ ...anna!, guest: true }, gift(bert!, [card(1)]))).toEqual(refused("trade/members_only"));
    expect(await give(anna!, gift(anna!, [card(1)]))).toEqual(refused("trade/self"));
    expect(await give(anna!, gift(bert!, [card(1)], { to: "nobody-at-all" }))).toMatchObject(
      refused("trade/no_such_member"),
    );
    expect(await give(anna!, gift(bert!, [card(1, 9_999_999)]))).toEqual(refused("trade/no_such_thing"));
    expect(await give(anna!, gift(bert!, [{ asset: packAsset("none"), amount: 1 }]))).toEqual(
      refused("trade/no_such_thing"),
    );
    await prisma().user.update({ where: { id: bert!.id }, data: { bannedAt: new Date() } });
    expect(await give(anna!, gift(bert!, [card(1)]))).toMatchObject(refused("trade/no_such_member"));
    await prisma().user.update({ where: { id: carl!.id }, data: { guest: true } });
    expect(await give(anna!, gift(carl!, [card(1)]))).toMatchObject(refused("trade/guest"));
    await prisma().marketHalt.create({ data: { what: "*", reason: "a check", byNick: "keeper" } });
    await prisma().user.update({ where: { id: bert!.id }, data: { bannedAt: null } });
    expect(await give(anna!, gift(bert!, [card(1)]))).toEqual(refused("trade/halted", { reason: "a check" }));
  });

  test("of money has a limit, and a day has one, also for gifts at once", async () => {
    await fund(anna!, 100_000);
    expect(await give(anna!, gift(bert!, [coins(10_001)]))).toEqual(refused("trade/gift_limit", { most: 10_000 }));
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, i) => give(anna!, gift(i % 2 ? bert! : carl!, [coins(10_000)]))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.find(({ ok }) => !ok)).toEqual(refused("trade/gift_day", { most: 50_000, left: 0 }));
    // What was given yesterday counts no more; cards have no sum.
    expect(await give(anna!, gift(bert!, [card(5)]))).toMatchObject({ ok: true });
    await prisma().setting.create({ data: { name: "giftsPerDay", value: 50_500 } });
    expect(await give(anna!, gift(bert!, [coins(501)]))).toEqual(
      refused("trade/gift_day", { most: 50_500, left: 500 }),
    );
    expect(await give(anna!, gift(bert!, [coins(500)]))).toMatchObject({ ok: true });
    await sound();
  });

  test("against a sale of the same copy: one of both, never both", async () => {
    for (let round = 0; round < 5; round++) {
      const before = await stateOf(anna!);
      if (before.cards === 0) break;
      const all = before.cards;
      const [given, placed] = await Promise.all([
        give(anna!, gift(bert!, [card(all)])),
        placeOrder(anna!, askFor({ quantity: all, price: 10 })),
      ]);
      expect([given.ok, placed.ok].filter(Boolean)).toHaveLength(1);
      if (placed.ok) await placeOrder(carl!, bidFor({ quantity: all, price: 10 }));
      await sound();
      await give(given.ok ? bert! : carl!, gift(anna!, [card(all)]));
    }
  });

  test("is undone by the staff, packs too, and not any more once it is gone", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const product = await makeProduct(keeper, 5);
    await buy(anna!, product, 2);
    await give(anna!, gift(bert!, [card(2), { asset: packAsset(product), amount: 2 }]));
    const { id } = await prisma().transfer.findFirstOrThrow({ where: { kind: "gift/give" }, orderBy: { at: "desc" } });
    const undo = () => reverseTransfer(keeper, { key: newId(), transferId: id, reason: "by mistake" });
    const [pack] = await closedPacks(bert!);
    await give(bert!, gift(carl!, [{ asset: packAsset(product), amount: 1 }]));
    expect(await undo()).toMatchObject(refused("ledger/short"));
    await give(carl!, gift(bert!, [{ asset: packAsset(product), amount: 1 }]));
    expect(await undo()).toMatchObject({ ok: true });
    expect((await closedPacks(anna!)).map((one) => one.id)).toContain(pack?.id);
    expect(await closedPacks(bert!)).toEqual([]);
    await sound();
    await putAside(product);
  });
});

describe("a closed pack that changed hands", () => {
  test("is listed, opened and proved by its new holder, and by nobody else", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const product = await makeProduct(keeper, 9);
    await fund(bert!, 10_000);
    await buy(bert!, product, 1);
    const packs = await buy(anna!, product, 3);
    expect(await give(anna!, gift(bert!, [{ asset: packAsset(product), amount: 2 }]))).toMatchObject({ ok: true });
    // Two buyers' packs of the same number lie in one pile.
    expect((await listPiles(bert!)).map(({ count }) => count)).toEqual([3]);
    const moved = (await closedPacks(bert!)).find(({ id }) => packs.includes(id));
    expect(moved).toMatchObject({ price: 0 });
    expect(await openPack(anna!, moved!.id)).toEqual(refused("shop/no_such_pack"));
    const opened = await openPack(bert!, moved!.id);
    expect(opened).toMatchObject({ ok: true });
    const proof = await readPackProof(moved!.id);
    expect(proof && verifyPack(proof).map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(proof?.commitment).toBe(moved?.commitment);
    await sound();
    await putAside(product);
  });

  test("is opened or given, never both", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const product = await makeProduct(keeper, 20);
    await fund(anna!, 10_000);
    for (let round = 0; round < 6; round++) {
      const [pack = ""] = await buy(anna!, product, 1);
      const [opened, given] = await Promise.all([
        openPack(anna!, pack),
        give(anna!, gift(bert!, [{ asset: packAsset(product), amount: 1 }])),
      ]);
      expect([opened.ok, given.ok].filter(Boolean)).toHaveLength(1);
    }
    await sound();
    await putAside(product);
  });
});
