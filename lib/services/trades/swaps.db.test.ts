import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { askFor, CARD, dealCards, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { cardAsset } from "@/lib/engine/kernel/ledger";
import { readGame } from "../catalogue/games";
import { reconcile } from "../ledger/reconcile";
import { placeOrder } from "../market/place-order";
import { setWish } from "../wishes/set-wish";
import { confirmTrade } from "./confirm-trade";
import { findSwapsFor } from "./find-swaps";
import { proposeSwap } from "./propose-swap";
import { readHaveWant } from "./read-have-want";
import { readTrade } from "./read-trade";
import { readTradeLimit, setTradeLimit } from "./trade-limit";

afterAll(closePool);

/** Cards of this file, of which the three have none at first. */
const [A, B, C] = [CARD + 40, CARD + 41, CARD + 42];
let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
  // Wishes of tests before this one are no matter of theirs.
  await prisma().wish.deleteMany({ where: { game: GAME } });
});
const refused = (code: string) => ({ ok: false, error: { code } });
const asset = (number: number) => cardAsset(GAME, number);
const game = async () => (await readGame(GAME))!;
const wish = (member: Member, printing: number, finish: "any" | "plain" | "foil" = "any") =>
  setWish(member, { game: GAME, printing, finish, count: 1 });
const hide = (member: Member) =>
  prisma().binder.create({ data: { userId: member.id, game: GAME, shown: false, public: false } });
const found = async (member: Member) =>
  (await findSwapsFor(member, await game())).map((swap) => swap.map(({ nick, asset: card }) => [nick, card]));

describe("have and want", () => {
  test("tell what one is for the other: at the market, above the limit, wished for", async () => {
    await dealCards(bert!, { [A]: 6, [B]: 4 });
    await dealCards(anna!, { [C]: 5 });
    for (const number of [A, B]) await wish(anna!, number);
    await wish(bert!, C);
    await placeOrder(bert!, askFor({ number: B, quantity: 1, price: 900 }));
    const read = await readHaveWant(anna!, { nick: bert!.nick, game: GAME });
    expect(read).toMatchObject({ ok: true, value: { nick: bert!.nick, limit: 4 } });
    const { have, want } = (read.ok && read.value) || { have: [], want: [] };
    expect(new Map(have.map((row) => [row.asset, [row.offered, row.surplus]]))).toEqual(
      new Map([
        [asset(A), [0, 2]],
        [asset(B), [1, 0]],
      ]),
    );
    // One copy is wished for, in any finish: the foil, of which she has none, is no second wish.
    expect(want).toMatchObject([{ asset: asset(C), wished: 1, have: 5, spare: 1 }]);
    // One has their own limit, and it changes what is for trade.
    expect(await readTradeLimit(bert!.id)).toBe(4);
    expect(await setTradeLimit(bert!, { limit: 6 })).toEqual({ ok: true, value: { limit: 6 } });
    const later = await readHaveWant(anna!, { nick: bert!.nick, game: GAME });
    expect(later.ok && later.value?.have.map((row) => row.asset)).toEqual([asset(B)]);
    await setTradeLimit(bert!, { limit: null });
    expect(await readTradeLimit(bert!.id)).toBe(4);
  });

  test("tell nothing of a hidden binder, and nothing to guests", async () => {
    await dealCards(bert!, { [A]: 6 });
    await wish(anna!, A);
    await hide(bert!);
    expect(await readHaveWant(anna!, { nick: bert!.nick, game: GAME })).toEqual({ ok: true, value: null });
    expect(await readHaveWant(anna!, { nick: anna!.nick, game: GAME })).toEqual(refused("trade/self"));
    expect(await readHaveWant(null, { nick: bert!.nick, game: GAME })).toEqual(refused("trade/sign_in"));
    expect(await readHaveWant({ ...anna!, guest: true }, { nick: bert!.nick, game: GAME })).toEqual(
      refused("trade/members_only"),
    );
    expect(await setTradeLimit(null, { limit: 1 })).toEqual(refused("trade/sign_in"));
    expect(await setTradeLimit({ ...anna!, guest: true }, { limit: 1 })).toEqual(refused("trade/members_only"));
  });
});

describe("swaps", () => {
  test("of three are found, proposed as one trade, and done when all agree", async () => {
    await dealCards(anna!, { [A]: 5 });
    await dealCards(bert!, { [B]: 5 });
    await dealCards(carl!, { [C]: 5 });
    await wish(bert!, A);
    await wish(carl!, B);
    await wish(anna!, C);
    const ring = [
      [anna!.nick, asset(A)],
      [bert!.nick, asset(B)],
      [carl!.nick, asset(C)],
    ];
    expect(await found(anna!)).toEqual([ring]);
    const one = (number: number) => [{ asset: asset(number), amount: 1 }];
    const others = [
      { nick: bert!.nick, gives: one(B) },
      { nick: carl!.nick, gives: one(C) },
    ];
    const asked = { key: newId(), gives: one(A), others };
    const [made, again] = [await proposeSwap(anna!, asked), await proposeSwap(anna!, asked)];
    expect(again).toEqual(made);
    const id = made.ok ? made.value.id : "";
    expect((await readTrade(carl!, id))?.sides.map(({ confirmed }) => confirmed)).toEqual([true, false, false]);
    await confirmTrade(carl!, { id, version: 1, confirmed: true });
    expect(await confirmTrade(bert!, { id, version: 1, confirmed: true })).toEqual({
      ok: true,
      value: { settled: true },
    });
    expect(await stateOf(anna!, C)).toMatchObject({ cards: 1 });
    expect(await stateOf(bert!, A)).toMatchObject({ cards: 1 });
    expect(await stateOf(carl!, B)).toMatchObject({ cards: 1 });
    expect((await reconcile()).findings).toEqual([]);
  });

  test("of two are found; not of what is below a limit, offered, hidden, or of somebody who is banned", async () => {
    await dealCards(anna!, { [A]: 5 });
    await dealCards(bert!, { [B]: 5 });
    await wish(bert!, A, "plain");
    await wish(anna!, B);
    const pair = [
      [
        [anna!.nick, asset(A)],
        [bert!.nick, asset(B)],
      ],
    ];
    expect(await found(anna!)).toEqual(pair);
    await setTradeLimit(bert!, { limit: 5 });
    expect(await found(anna!)).toEqual([]);
    await setTradeLimit(bert!, { limit: null });
    await setTradeLimit(anna!, { limit: 5 });
    expect(await found(anna!)).toEqual([]);
    await setTradeLimit(anna!, { limit: 0 });
    expect(await found(anna!)).toEqual(pair);
    await placeOrder(anna!, askFor({ number: A, quantity: 5, price: 900 }));
    expect(await found(anna!)).toEqual([]);
    await dealCards(anna!, { [A]: 1 });
    expect(await found(anna!)).toEqual(pair);
    await prisma().user.update({ where: { id: bert!.id }, data: { bannedAt: new Date() } });
    expect(await found(anna!)).toEqual([]);
    await prisma().user.update({ where: { id: bert!.id }, data: { bannedAt: null } });
    await hide(bert!);
    expect(await found(anna!)).toEqual([]);
  });

  test("are not proposed by guests, to oneself, to one twice, or of what is not there to be had", async () => {
    const gives = [{ asset: asset(A), amount: 1 }];
    const to = (...nicks: string[]) => ({ key: newId(), gives, others: nicks.map((nick) => ({ nick, gives })) });
    expect(await proposeSwap(null, to(bert!.nick))).toEqual(refused("trade/sign_in"));
    expect(await proposeSwap({ ...anna!, guest: true }, to(bert!.nick))).toEqual(refused("trade/members_only"));
    expect(await proposeSwap(anna!, to(anna!.nick))).toEqual(refused("trade/self"));
    expect(await proposeSwap(anna!, to(bert!.nick, bert!.nick))).toEqual(refused("trade/twice"));
    expect(await proposeSwap(anna!, { ...to(bert!.nick), gives: [{ asset: asset(9_999_999), amount: 1 }] })).toEqual(
      refused("trade/no_such_thing"),
    );
  });
});

test("of very many the likeliest are looked at: whoever has what one wishes for and wishes for what one has", async () => {
  await dealCards(anna!, { [A]: 6 });
  await wish(anna!, B);
  const crowd = await Promise.all(Array.from({ length: 70 }, (_, at) => makeMember(`crowd${at}`)));
  for (const one of crowd) await dealCards(one, { [B]: 5 });
  for (const partner of [crowd[0]!, crowd.at(-1)!]) {
    await wish(partner, A);
    expect(await found(anna!)).toContainEqual([
      [anna!.nick, asset(A)],
      [partner.nick, asset(B)],
    ]);
  }
});
