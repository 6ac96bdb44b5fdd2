import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { askFor, bidFor, CARD, dealCards, GAME, standing, tradersOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { houseCards } from "@/lib/engine/ccg/sets";
import { readGame } from "../catalogue/games";
import { registerSet } from "../collection/register-set";
import { setBinder } from "../collection/set-binder";
import { reconcile } from "../ledger/reconcile";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { findCards } from "./find-cards";
import { placeOrder } from "./place-order";
import { previewListing } from "./preview-listing";
import { readBook, readHistory } from "./read-book";
import { readMarket } from "./read-market";
import { readOrders } from "./read-orders";
import { readPrices } from "./read-prices";
import { readFeed } from "./read-trades";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });

test("prices: the best of both sides, who sells at it, the last, and one's own offer", async () => {
  await placeOrder(carl!, askFor({ price: 90 }));
  await placeOrder(bert!, bidFor({ price: 90 }, { best: 90, filled: 1, sum: 90 }));
  await placeOrder(anna!, askFor({ price: 70 }));
  await placeOrder(anna!, askFor({ price: 60 }));
  await placeOrder(carl!, askFor({ price: 60 }));
  await placeOrder(bert!, bidFor({ price: 30 }));
  await placeOrder(bert!, bidFor({ number: CARD + 1, price: 20 }));
  const all = { bid: 30, ask: 60, last: 90, sellers: 2, seller: [anna!.nick, carl!.nick].sort()[0] };
  const next = { number: CARD + 1, bid: 20, ask: null, last: null, mine: null, sellers: 0, seller: "" };
  expect(await readPrices(anna!, GAME)).toEqual([{ number: CARD, ...all, mine: 60 }, next]);
  expect(await readPrices(bert!, GAME)).toEqual([{ number: CARD, ...all, mine: null }, next]);
  expect(await readPrices(null, GAME)).toEqual([{ number: CARD, ...all, mine: null }, next]);
  expect(await readPrices(null, "poker")).toEqual([]);
});

test("the market is answered in pages: what is traded, and with a text any card of the game", async () => {
  await placeOrder(anna!, askFor({ price: 70 }));
  const { cards } = houseCards("five-dyes");
  const name = cards.find(({ number }) => number === CARD)!.name;
  const usual = { text: "", sort: "volume", down: true, page: 1 } as const;
  const found = await findCards(GAME, { ...usual, text: name.toUpperCase() });
  expect(found).toMatchObject({ ok: true, value: { count: 1, rows: [{ number: CARD, name, ask: 70 }] } });
  const all = await findCards(GAME, { ...usual, text: " e " });
  const [first, last] = all.ok ? [all.value, Math.ceil(all.value.count / 40)] : [];
  expect(first?.rows).toHaveLength(40);
  const end = await findCards(GAME, { ...usual, text: " e ", page: last! });
  expect(end.ok && end.value.rows.length).toBe(first!.count - 40 * (last! - 1));
  expect(await findCards(GAME, { ...usual, page: last! + 1 })).toMatchObject({ value: { rows: [] } });
  expect(await findCards("no-such-game", usual)).toEqual(refused("market/no_such_game"));
});

test("registering a set takes a copy out of the newest offer of what is offered to the last one", async () => {
  const set = houseCards("five-dyes").cards.filter((one) => isCollectible(one) && one.set === "EF");
  const [card, other] = set;
  await dealCards(anna!, Object.fromEntries(set.map(({ number }) => [number, 2])));
  await placeOrder(anna!, askFor({ number: card!.number, price: 50, quantity: 1 }));
  await placeOrder(anna!, askFor({ number: card!.number, price: 60, quantity: 1 }));
  await placeOrder(anna!, askFor({ number: other!.number, price: 60, quantity: 1 }));
  expect(await registerSet(anna!, { game: GAME, set: "EF", key: newId() })).toMatchObject({ ok: true });
  expect((await standing(anna!)).map(({ number, price, left }) => [number, price, left])).toEqual([
    [card!.number, 50, 1],
    [other!.number, 60, 1],
  ]);
  await sound();
});

describe("what is shown", () => {
  test("a book tells copies and people at each price, one's own apart, and nobody's name or purse", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 2 }));
    await placeOrder(carl!, askFor({ price: 50, quantity: 1 }));
    await placeOrder(bert!, { ...bidFor({ price: 40, quantity: 3 }), reserve: false });
    const book = await readBook(anna!, GAME, CARD);
    expect(book.asks).toEqual([{ price: 50, quantity: 3, people: 2, reserved: 3, own: 2 }]);
    expect(book.bids).toEqual([{ price: 40, quantity: 3, people: 1, reserved: 0, own: 0 }]);
    const before = await readBook(null, GAME, CARD);
    await fund(bert!, 0);
    // Whether a bid could be paid is not seen from outside.
    expect(await readBook(null, GAME, CARD)).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(
      new RegExp([anna!, bert!, carl!].flatMap(({ id, nick }) => [id, nick]).join("|")),
    );
  });

  test("trades are history until they are undone; of a dollar and more all are told, without who hides their binder", async () => {
    await placeOrder(anna!, askFor({ price: 120, quantity: 1 }));
    await placeOrder(bert!, bidFor({ price: 120, quantity: 1 }));
    await placeOrder(anna!, askFor({ price: 90, quantity: 1 }));
    await placeOrder(bert!, bidFor({ price: 90, quantity: 1 }));
    expect(await readHistory(GAME, CARD)).toMatchObject([{ low: 90, high: 120, last: 90, volume: 2 }]);
    expect(await readFeed(GAME)).toMatchObject([{ price: 120, buyer: bert!.nick, seller: anna!.nick }]);
    await setBinder(anna!, GAME, { shown: false });
    expect(await readFeed(GAME)).toMatchObject([{ price: 120, buyer: bert!.nick, seller: null }]);
    const game = await readGame(GAME);
    const row = async () => (await readMarket(game!)).rows.find(({ number }) => number === CARD);
    expect(await row()).toMatchObject({ last: 90, volume: 2, bid: null, ask: null });
    const { transferId } = await prisma().trade.findFirstOrThrow({ where: { price: 90 } });
    const keeper = { ...(await makeMember("keeper")), admin: true };
    expect(await reverseTransfer(keeper, { key: newId(), transferId, reason: "a wash" })).toMatchObject({ ok: true });
    expect(await readHistory(GAME, CARD)).toMatchObject([{ low: 120, high: 120, last: 120, volume: 1 }]);
    expect((await readBook(null, GAME, CARD)).last).toMatchObject({ price: 120 });
    expect(await row()).toMatchObject({ last: 120, volume: 1 });
    await sound();
  });

  test("a trade cannot be undone when its copies were offered again: the books say what is free", async () => {
    await placeOrder(anna!, askFor({ price: 90, quantity: 1 }));
    await placeOrder(bert!, bidFor({ price: 90, quantity: 1 }));
    await placeOrder(bert!, askFor({ price: 500, quantity: 6 }));
    const { transferId } = await prisma().trade.findFirstOrThrow();
    const keeper = { ...(await makeMember("keeper")), admin: true };
    expect(await reverseTransfer(keeper, { key: newId(), transferId, reason: "a wash" })).toMatchObject(
      refused("ledger/short", { free: 0 }),
    );
  });

  test("one's orders are one's own; the preview offers what is spare, at a price by the rule", async () => {
    await placeOrder(anna!, askFor({ price: 50, quantity: 2 }));
    expect(await readOrders(bert!)).toEqual([]);
    expect(await readOrders(anna!)).toMatchObject([{ side: "ask", left: 2, price: 50 }]);
    const game = await readGame(GAME);
    const preview = (member: Member | null, keep: number) =>
      previewListing(member, game!, { keep, rule: "lower", fits: (number) => number === CARD });
    expect(await preview(null, 0)).toEqual([]);
    // Anna's own offer is no price to go below.
    expect(await preview(anna!, 0)).toMatchObject([{ have: 5, spare: 3, price: 5 }]);
    expect(await preview(bert!, 1)).toMatchObject([{ have: 5, spare: 4, price: 49, bestBid: null }]);
    expect(await preview(bert!, 5)).toEqual([]);
    await placeOrder(carl!, bidFor({ price: 50, quantity: 1 }));
    expect(await preview(bert!, 1)).toMatchObject([{ price: 49, last: 50 }]);
  });
});
