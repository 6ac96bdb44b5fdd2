import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { askFor, bidFor, CARD, GAME, standing, stateOf, tradersOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { readGame } from "../catalogue/games";
import { reconcile } from "../ledger/reconcile";
import { listWishes } from "../wishes/list-wishes";
import { setWish } from "../wishes/set-wish";
import { cancelOrders } from "./cancel-orders";
import { expireOrders } from "./expire-orders";
import { listMany } from "./list-many";
import { placeOrder } from "./place-order";
import { previewBids } from "./preview-bids";
import { previewListing } from "./preview-listing";
import { readPricing, setPricing } from "./pricing";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });
/** What the three of this test are told of. */
const told = async (kind: string) => {
  const users = { hasSome: [anna!.id, bert!.id, carl!.id] };
  return (await prisma().outbox.findMany({ where: { kind, users } })).map(({ users: to, data }) => [to[0], data]);
};

describe("orders", () => {
  test("stand until they are met; then copies and money change places, at the price of whoever stood", async () => {
    expect(await placeOrder(anna!, askFor({ price: 50, quantity: 2 }))).toMatchObject({
      ok: true,
      value: { filled: 0, left: 2 },
    });
    expect(await stateOf(anna!)).toEqual({ coins: 1_000, aside: 0, cards: 5, offered: 2 });
    expect(
      await placeOrder(bert!, bidFor({ price: 60, quantity: 3 }, { best: 50, filled: 2, sum: 160 })),
    ).toMatchObject({
      ok: true,
      value: { filled: 2, sum: 100, left: 1, price: 60, fills: [{ quantity: 2, price: 50 }] },
    });
    expect(await stateOf(anna!)).toEqual({ coins: 1_100, aside: 0, cards: 3, offered: 0 });
    expect(await stateOf(bert!)).toEqual({ coins: 900, aside: 60, cards: 7, offered: 0 });
    expect(await told("order_filled")).toEqual([
      [anna!.id, expect.objectContaining({ count: 2, sum: 100, sold: true })],
    ]);
    await sound();
  });

  test("are filled from many who stand, the cheapest first, of one price who came first, each by a transfer of its own", async () => {
    await placeOrder(anna!, askFor({ price: 40, quantity: 1 }));
    await placeOrder(carl!, askFor({ price: 30, quantity: 1 }));
    await placeOrder(anna!, askFor({ price: 30, quantity: 4 }));
    expect(await placeOrder(bert!, bidFor({ price: 40, quantity: 6 }))).toMatchObject({
      ok: true,
      value: { filled: 6, left: 0, sum: 190 },
    });
    const trades = await prisma().trade.findMany({ orderBy: [{ price: "asc" }, { quantity: "asc" }] });
    expect(trades.map(({ sellerId, price, quantity }) => [sellerId, price, quantity])).toEqual([
      [carl!.id, 30, 1],
      [anna!.id, 30, 4],
      [anna!.id, 40, 1],
    ]);
    expect(new Set(trades.map(({ transferId }) => transferId)).size).toBe(3);
    await sound();
  });

  test("what is set aside cannot be offered or spent again; an order gives it back when it is taken back", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 4 }));
    expect(await placeOrder(anna!, askFor({ price: 50, quantity: 2 }))).toMatchObject(
      refused("market/too_few", { free: 1, have: 5, bound: 0, offered: 4 }),
    );
    await placeOrder(anna!, bidFor({ number: CARD + 1, price: 300, quantity: 3 }));
    expect(await placeOrder(anna!, bidFor({ number: CARD + 1, price: 101, quantity: 1 }))).toEqual(
      refused("market/too_poor", { needs: 101, has: 100 }),
    );
    await sound();
    for (const { id } of await standing(anna!))
      expect(await cancelOrders(anna!, { order: id })).toMatchObject({ ok: true, value: { cancelled: 1, gone: 0 } });
    expect(await stateOf(anna!)).toEqual({ coins: 1_000, aside: 0, cards: 5, offered: 0 });
    await sound();
  });

  test("a registered copy never leaves", async () => {
    await pool().query(`UPDATE "Holding" SET bound = 1 WHERE "accountId" = $1 AND asset = $2`, [
      `binder:${anna!.id}`,
      `card:${GAME}/${CARD}`,
    ]);
    expect(await placeOrder(anna!, askFor({ price: 50, quantity: 5 }))).toMatchObject(
      refused("market/too_few", { free: 4, bound: 1 }),
    );
  });

  test("the same key does it once; with another request it is refused", async () => {
    const ask = askFor({ price: 50, quantity: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(anna!, ask)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await standing(anna!)).toHaveLength(1);
    expect(await placeOrder(anna!, { ...ask, price: 51 })).toEqual(refused("ledger/key_reused"));
  });

  test("nobody trades with themselves, nor stands across their own", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 1 }));
    expect(await placeOrder(anna!, bidFor({ price: 50, quantity: 1 }))).toEqual(
      refused("market/own_order", { price: 50 }),
    );
    await placeOrder(carl!, askFor({ price: 55, quantity: 1 }));
    expect(await placeOrder(anna!, bidFor({ price: 60, quantity: 1 }))).toMatchObject({ ok: true, value: { sum: 55 } });
    await sound();
  });

  test("a bid without money set aside is filled as far as it can be paid, and closed and told where it cannot", async () => {
    await placeOrder(bert!, { ...bidFor({ price: 400, quantity: 5 }), reserve: false });
    await placeOrder(carl!, bidFor({ price: 300, quantity: 1 }));
    expect(await placeOrder(anna!, askFor({ price: 300, quantity: 4 }))).toMatchObject({
      ok: true,
      value: {
        fills: [
          { quantity: 2, price: 400 },
          { quantity: 1, price: 300 },
        ],
        left: 1,
      },
    });
    expect(await stateOf(bert!)).toMatchObject({ coins: 200, aside: 0, cards: 7 });
    expect(await standing(bert!)).toEqual([]);
    expect(await told("order_unpaid")).toEqual([[bert!.id, expect.objectContaining({ page: `${GAME}-${CARD}` })]]);
    await sound();
  });

  test("who counted on a bid that cannot be paid sells nothing, is told what holds, and finds it gone", async () => {
    await placeOrder(bert!, { ...bidFor({ price: 400, quantity: 5 }), reserve: false });
    await fund(bert!, 0);
    const ask = askFor({ price: 300, quantity: 1 }, { best: 400, filled: 1, sum: 400 });
    expect(await placeOrder(anna!, ask)).toEqual(
      refused("market/price_changed", { side: "ask", price: 300, quantity: 1, best: null, sum: 300 }),
    );
    expect(await standing(anna!)).toEqual([]);
    expect(await standing(bert!)).toEqual([]);
    expect(await placeOrder(anna!, ask)).toMatchObject(refused("market/price_changed"));
    await sound();
  });

  test("a stale page is refused with what holds now, and nothing is done", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 1 }));
    await placeOrder(carl!, askFor({ price: 60, quantity: 5 }));
    const bid = bidFor({ price: 60, quantity: 2 }, { best: 50, filled: 2, sum: 110 });
    await placeOrder(carl!, bidFor({ price: 50, quantity: 1 }));
    expect(await placeOrder(bert!, bid)).toEqual(
      refused("market/price_changed", { side: "bid", price: 60, quantity: 2, best: 60, sum: 120 }),
    );
    expect(await placeOrder(bert!, bidFor({ price: 50, quantity: 1 }, { best: 50, filled: 1, sum: 50 }))).toEqual(
      refused("market/price_changed", { side: "bid", price: 50, quantity: 1, best: 60, sum: 50 }),
    );
    // Of two that were to be bought one is left at that price: the other does not become a bid.
    expect(await placeOrder(bert!, bidFor({ price: 60, quantity: 6 }, { best: 60, filled: 6, sum: 360 }))).toEqual(
      refused("market/fewer", { side: "bid", filled: 5 }),
    );
    expect(await standing(bert!)).toEqual([]);
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, aside: 0, cards: 5 });
  });

  test("buying lowers the wish: first of this finish, then of any", async () => {
    const wish = { game: GAME, printing: CARD };
    await setWish(bert!, { ...wish, finish: "plain", count: 1 });
    await setWish(bert!, { ...wish, finish: "any", count: 3 });
    await placeOrder(bert!, bidFor({ price: 50, quantity: 3 }));
    await placeOrder(anna!, askFor({ price: 50, quantity: 3 }));
    expect(
      await prisma().wish.findMany({ where: { userId: bert!.id }, select: { finish: true, count: true } }),
    ).toEqual([{ finish: "any", count: 1 }]);
  });

  test("what is no card, or stopped by the staff, is not traded", async () => {
    expect(await placeOrder(null, askFor({}))).toEqual(refused("market/sign_in"));
    expect(await placeOrder({ ...anna!, guest: true }, askFor({}))).toEqual(refused("market/members_only"));
    for (const number of [0, 9_999_999])
      expect(await placeOrder(anna!, askFor({ number }))).toEqual(refused("market/no_such_card"));
    await prisma().marketHalt.create({ data: { what: `${GAME}/${CARD}`, reason: "a wrong text", byNick: "keeper" } });
    expect(await placeOrder(anna!, askFor({}))).toEqual(refused("market/halted", { reason: "a wrong text" }));
    expect(await placeOrder(anna!, askFor({ number: CARD + 1 }))).toMatchObject({ ok: true });
    await prisma().marketHalt.create({ data: { what: "*", reason: "a pause", byNick: "keeper" } });
    expect(await placeOrder(anna!, askFor({ number: CARD + 1 }))).toEqual(
      refused("market/halted", { reason: "a pause" }),
    );
  });

  test("expire, are told, and meet nobody from then on", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 2 }));
    await placeOrder(anna!, bidFor({ number: CARD + 1, price: 50, quantity: 2 }));
    await pool().query(`UPDATE "MarketOrder" SET "expiresAt" = now() - interval '1 second'`);
    expect(await placeOrder(bert!, bidFor({ price: 50, quantity: 1 }))).toMatchObject({
      ok: true,
      value: { filled: 0 },
    });
    expect(await expireOrders()).toBe(2);
    expect(await expireOrders()).toBe(0);
    expect(await stateOf(anna!)).toEqual({ coins: 1_000, aside: 0, cards: 5, offered: 0 });
    expect(await told("orders_expired")).toEqual([[anna!.id, { count: 2 }]]);
    await sound();
  });
});

describe("listing many at once", () => {
  const list = (cards: { number: number; quantity: number; price: number }[]) => ({
    key: newId(),
    game: GAME,
    side: "ask" as const,
    reserve: true,
    days: 30 as const,
    cards,
  });
  test("is one act, sells what meets a bid, and is taken back by one", async () => {
    await placeOrder(bert!, bidFor({ price: 70, quantity: 1 }));
    const listed = await listMany(
      anna!,
      list([
        { number: CARD, quantity: 3, price: 50 },
        { number: CARD + 1, quantity: 2, price: 20 },
      ]),
    );
    expect(listed).toMatchObject({
      ok: true,
      value: {
        orders: [
          { filled: 1, sum: 70, left: 2 },
          { filled: 0, left: 2 },
        ],
      },
    });
    expect(await standing(anna!)).toHaveLength(2);
    const batch = listed.ok ? listed.value.batch : "";
    expect(await cancelOrders(bert!, { batch })).toEqual(refused("market/no_such_order"));
    expect(await cancelOrders(anna!, { batch })).toEqual({ ok: true, value: { cancelled: 2, gone: 1 } });
    expect(await cancelOrders(anna!, { batch })).toEqual({ ok: true, value: { cancelled: 0, gone: 1 } });
    expect(await stateOf(anna!)).toEqual({ coins: 1_070, aside: 0, cards: 4, offered: 0 });
    await sound();
  });

  test("prices by one's own rule, and by one's own prices where nobody offers a card", async () => {
    const game = await readGame(GAME);
    const shown = async (rule: "default" | "lower") => {
      const rows = await previewListing(anna!, game!, { keep: 4, rule, fits: () => true });
      return rows.map(({ number, price }) => [number, price]);
    };
    await placeOrder(bert!, askFor({ price: 50, quantity: 1 }));
    expect(await readPricing(anna!.id)).toEqual({ rule: "higher", prices: {} });
    const before = await shown("lower");
    expect(before[0]).toEqual([CARD, 49]);
    const code = rarityCodes(game!.database.byNumber.get(CARD + 1)!)[0]!;
    expect(await setPricing(anna!, { rule: "lower", prices: { [code]: 33 } })).toMatchObject({ ok: true });
    expect(await readPricing(anna!.id)).toEqual({ rule: "lower", prices: { [code]: 33 } });
    expect((await shown("lower"))[1]).toEqual([CARD + 1, 33]);
    expect((await shown("default"))[0]?.[1]).toBe(33);
    expect(await setPricing(null, { rule: "same", prices: {} })).toEqual(refused("market/sign_in"));
    expect(await setPricing({ ...anna!, guest: true }, { rule: "same", prices: {} })).toEqual(
      refused("market/members_only"),
    );
  });

  test("bids for all that one wishes for; what was bid is the limit of each wish from then on", async () => {
    for (const [printing, count] of [
      [CARD, 3],
      [CARD + 1, 2],
    ] as const)
      await setWish(bert!, { game: GAME, printing, finish: "any", count });
    await placeOrder(anna!, askFor({ price: 40, quantity: 1 }));
    const game = await readGame(GAME);
    const shown = await previewBids(bert!, game!);
    expect(shown).toMatchObject({
      money: 1_000,
      rows: [
        { number: CARD, wished: 3, open: 3, price: 40, bestAsk: 40 },
        { number: CARD + 1, wished: 2, open: 2, bestAsk: null },
      ],
    });
    const cards = [
      { number: CARD, quantity: 3, price: 45 },
      { number: CARD + 1, quantity: 1, price: 20 },
    ];
    const listed = await listMany(bert!, { ...list(cards), side: "bid" });
    expect(listed).toMatchObject({ ok: true, value: { orders: [{ filled: 1, sum: 40, left: 2 }, { left: 1 }] } });
    expect(await stateOf(bert!)).toMatchObject({ coins: 960, aside: 2 * 45 + 20, cards: 6 });
    // One was bought; two of it and one of the other are bid for.
    expect(await listWishes(bert!, GAME)).toEqual([
      { printing: CARD, finish: "any", count: 2, limit: 45 },
      { printing: CARD + 1, finish: "any", count: 2, limit: 20 },
    ]);
    expect((await previewBids(bert!, game!)).rows).toMatchObject([{ number: CARD + 1, wished: 2, open: 1, price: 20 }]);
    expect(await previewBids(carl!, game!)).toEqual({ rows: [], money: 1_000 });
    expect(await previewBids(null, game!)).toEqual({ rows: [], money: 0 });
    const batch = listed.ok ? listed.value.batch : "";
    expect(await cancelOrders(bert!, { batch })).toEqual({ ok: true, value: { cancelled: 2, gone: 1 } });
    expect(await stateOf(bert!)).toMatchObject({ coins: 960, aside: 0 });
    const dear = list([{ number: CARD, quantity: 100, price: 50 }]);
    expect(await listMany(bert!, { ...dear, side: "bid" })).toMatchObject(refused("market/too_poor"));
    await sound();
  });

  test("is all or nothing", async () => {
    expect(
      await listMany(
        anna!,
        list([
          { number: CARD, quantity: 3, price: 50 },
          { number: CARD + 1, quantity: 6, price: 20 },
        ]),
      ),
    ).toMatchObject(refused("market/too_few"));
    expect(await standing(anna!)).toEqual([]);
    await sound();
  });
});

test("another's order is nobody's to take back", async () => {
  await placeOrder(anna!, askFor({ price: 50, quantity: 1 }));
  const [order] = await standing(anna!);
  for (const who of [bert!, { ...bert!, admin: true }])
    expect(await cancelOrders(who, { order: order!.id })).toEqual(refused("market/no_such_order"));
  expect(await cancelOrders(null, { order: order!.id })).toEqual(refused("market/sign_in"));
  expect(await standing(anna!)).toHaveLength(1);
});
