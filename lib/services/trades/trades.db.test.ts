import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { askFor, CARD, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { buy, closedPacks, makeProduct, putAside } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { COIN, cardAsset, packAsset } from "@/lib/engine/kernel/ledger";
import { reconcile } from "../ledger/reconcile";
import { cancelOrders } from "../market/cancel-orders";
import { placeOrder } from "../market/place-order";
import { banMember } from "../staff/ban-member";
import { changeTrade } from "./change-trade";
import { closeTrade, expireTrades } from "./close-trade";
import { confirmTrade } from "./confirm-trade";
import { makeTrade, openTrade } from "./open-trade";
import { listTrades, readTrade } from "./read-trade";
import { settleTrade } from "./settle-trade";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });
const card = (amount: number, number = CARD): Goods => [{ asset: cardAsset(GAME, number), amount }];
const money = (amount: number): Goods => [{ asset: COIN, amount }];
const told = async (kind: string, trade: string) =>
  (await prisma().outbox.findMany({ where: { kind } })).flatMap(({ users, data }) =>
    JSON.stringify(data).includes(trade) ? users : [],
  );

/** A trade of anna's with bert: a card for money, unless it says otherwise. */
async function begun(gives: Goods = card(2), wants: Goods = money(300)): Promise<string> {
  const made = await openTrade(anna!, { key: newId(), with: bert!.nick, gives, wants });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const agree = (member: Member, id: string, version = 1) => confirmTrade(member, { id, version, confirmed: true });
const view = async (id: string, member = anna!) => (await readTrade(member, id))!;

describe("a trade", () => {
  test("waits for the other, and is settled when both agree to the same version: all moves at once", async () => {
    const id = await begun([...card(2), ...money(50)], card(1, CARD + 1));
    expect(await told("trade_offered", id)).toEqual([bert!.id]);
    expect(await listTrades(bert!)).toMatchObject([{ id, state: "open", with: [anna!.nick], waits: false }]);
    expect(await agree(anna!, id)).toEqual({ ok: true, value: { settled: false } });
    expect(await told("trade_confirmed", id)).toEqual([bert!.id]);
    expect(await listTrades(bert!)).toMatchObject([{ waits: true }]);
    expect(await stateOf(anna!)).toMatchObject({ coins: 1_000, aside: 0, cards: 5, offered: 0 });
    expect(await agree(bert!, id)).toEqual({ ok: true, value: { settled: true } });
    expect(await stateOf(anna!)).toMatchObject({ coins: 950, cards: 3 });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_050, cards: 7 });
    expect(await stateOf(bert!, CARD + 1)).toMatchObject({ cards: 4 });
    expect(await told("trade_settled", id)).toEqual([anna!.id]);
    // The answer was lost, and it is asked again.
    expect(await agree(bert!, id)).toEqual({ ok: true, value: { settled: true } });
    expect(await prisma().transfer.count({ where: { kind: "trade/settle" } })).toBe(1);
    await sound();
  });

  test("moves closed packs, and goes round three as well", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const product = await makeProduct(keeper, 5);
    const [pack] = await buy(anna!, product, 1);
    const made = await makeTrade({
      ...{ madeById: anna!.id, nick: anna!.nick, key: newId() },
      parties: [
        { member: anna!.id, gives: [{ asset: packAsset(product), amount: 1 }] },
        { member: bert!.id, gives: card(3) },
        { member: carl!.id, gives: money(77) },
      ],
    });
    const id = made.ok ? made.value.id : "";
    for (const member of [anna!, carl!])
      expect(await agree(member, id)).toEqual({ ok: true, value: { settled: false } });
    expect(await agree(bert!, id)).toEqual({ ok: true, value: { settled: true } });
    expect((await closedPacks(bert!)).map((one) => one.id)).toEqual([pack]);
    expect(await stateOf(carl!)).toMatchObject({ coins: 923, cards: 8 });
    await sound();
    await putAside(product);
  });

  test("that is changed has to be agreed to anew, also where one's own wish is changed", async () => {
    const id = await begun();
    await agree(anna!, id);
    expect(await changeTrade(bert!, { id, seat: 1, goods: money(200), seen: money(300) })).toEqual({
      ok: true,
      value: { version: 2 },
    });
    expect((await view(id)).sides.map(({ confirmed }) => confirmed)).toEqual([false, false]);
    expect(await agree(bert!, id, 1)).toEqual(refused("trade/stale", { version: 2 }));
    await agree(bert!, id, 2);
    expect(await changeTrade(anna!, { id, seat: 1, goods: money(250), seen: money(300) })).toEqual(
      refused("trade/side_changed"),
    );
    expect((await view(id)).sides[1]).toMatchObject({ confirmed: true, gives: [{ amount: 200 }] });
    expect(await changeTrade(anna!, { id, seat: 0, goods: card(2), seen: [] })).toEqual({
      ok: true,
      value: { version: 2 },
    });
    expect(await confirmTrade(bert!, { id, version: 2, confirmed: false })).toEqual({
      ok: true,
      value: { settled: false },
    });
    expect(await agree(anna!, id, 2)).toEqual({ ok: true, value: { settled: false } });
    expect(await agree(bert!, id, 2)).toEqual({ ok: true, value: { settled: true } });
    await sound();
  });

  test("is not settled by one who was the last, where another took their word back meanwhile", async () => {
    const id = await begun();
    await agree(anna!, id);
    await confirmTrade(anna!, { id, version: 1, confirmed: false });
    expect(await settleTrade(bert!, { id, version: 1 })).toMatchObject({
      ok: false,
      refusal: refused("trade/stale", { version: 1 }),
    });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, cards: 5 });
    expect(await view(id)).toMatchObject({ state: "open" });
  });

  test("that cannot be settled says whose what is missing; nobody agrees any more, and all that lies there stays", async () => {
    const id = await begun(card(4), money(300));
    await agree(bert!, id);
    await placeOrder(anna!, askFor({ quantity: 3 }));
    const short = [{ seat: 0, ...card(4)[0], free: 2 }];
    expect(await agree(anna!, id)).toEqual(refused("trade/short", { short }));
    const seen = await view(id, bert!);
    expect(seen).toMatchObject({ version: 1, state: "open" });
    expect(seen.sides.map(({ confirmed }) => confirmed)).toEqual([false, false]);
    expect(seen.sides[0]).toMatchObject({ gives: [{ amount: 4 }], short: [{ amount: 4, free: 2 }] });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, cards: 5 });
    const order = await prisma().marketOrder.findFirstOrThrow({ where: { userId: anna!.id, closedAt: null } });
    await cancelOrders(anna!, { order: order.id });
    await agree(anna!, id);
    expect(await agree(bert!, id)).toEqual({ ok: true, value: { settled: true } });
    expect((await view(id)).sides[0]?.short).toEqual([]);
    await sound();
  });

  test("is declined, called off, or expires; then nothing of it is done any more", async () => {
    const [declined, called, old] = [await begun(), await begun(), await begun()];
    expect(await closeTrade(bert!, { id: declined })).toMatchObject({ ok: true });
    expect(await closeTrade(anna!, { id: called })).toMatchObject({ ok: true });
    await pool().query(`UPDATE "DirectTrade" SET "expiresAt" = now() WHERE id = $1`, [old]);
    expect(await expireTrades()).toBe(1);
    expect(await expireTrades()).toBe(0);
    for (const [id, state] of [
      [declined, "declined"],
      [called, "cancelled"],
      [old, "expired"],
    ] as const) {
      expect(await view(id)).toMatchObject({ state });
      const over = refused("trade/closed", { state });
      expect(await agree(anna!, id)).toEqual(over);
      expect(await closeTrade(anna!, { id })).toEqual(over);
      expect(await changeTrade(anna!, { id, seat: 0, goods: [], seen: card(2) })).toEqual(over);
    }
    expect(await told("trade_closed", declined)).toEqual([anna!.id]);
    expect(await told("trade_expired", old)).toEqual([anna!.id, bert!.id]);
    await sound();
  });

  test("is nobody else's: others neither see it nor do anything in it", async () => {
    const id = await begun();
    expect(await readTrade(carl!, id)).toBeNull();
    expect(await listTrades(carl!)).toEqual([]);
    const none = refused("trade/no_such_trade");
    expect(await agree(carl!, id)).toEqual(none);
    expect(await closeTrade(carl!, { id })).toEqual(none);
    expect(await changeTrade(carl!, { id, seat: 0, goods: money(1), seen: card(2) })).toEqual(none);
    expect(await agree(anna!, "nothing")).toEqual(none);
    for (const [actor, code] of [
      [null, "trade/sign_in"],
      [{ ...anna!, guest: true }, "trade/members_only"],
    ] as const) {
      expect(await openTrade(actor, { key: newId(), with: bert!.nick, gives: [], wants: [] })).toEqual(refused(code));
      expect(await changeTrade(actor, { id, seat: 0, goods: [], seen: [] })).toEqual(refused(code));
      expect(await confirmTrade(actor, { id, version: 1, confirmed: true })).toEqual(refused(code));
      expect(await closeTrade(actor, { id })).toEqual(refused(code));
    }
    expect(await view(id)).toMatchObject({ version: 1, state: "open" });
  });

  test("is not begun with oneself or nobody, not without end, and once by a key", async () => {
    const some = { gives: card(1), wants: [] };
    expect(await openTrade(anna!, { key: newId(), with: anna!.nick, ...some })).toEqual(refused("trade/self"));
    expect(await openTrade(anna!, { key: newId(), with: "nobody-here", ...some })).toMatchObject(
      refused("trade/no_such_member"),
    );
    const key = newId();
    const twice = await Promise.all([1, 2].map(() => openTrade(anna!, { key, with: bert!.nick, ...some })));
    expect(twice[0]).toEqual(twice[1]);
    const many = await Promise.all(
      Array.from({ length: 31 }, () => openTrade(anna!, { key: newId(), with: bert!.nick, ...some })),
    );
    expect(many.filter(({ ok }) => !ok)).toEqual([
      refused("trade/too_many", { most: 30 }),
      refused("trade/too_many", { most: 30 }),
    ]);
    const one = twice[0]?.ok ? twice[0].value.id : "";
    expect(await agree(anna!, one)).toEqual(refused("trade/one_sided"));
  });

  test("ends with a ban, and a halt keeps it waiting", async () => {
    const [id, other] = [await begun(), await begun()];
    await prisma().marketHalt.create({ data: { what: `${GAME}/${CARD}`, reason: "looked at", byNick: "keeper" } });
    await agree(anna!, id);
    expect(await agree(bert!, id)).toEqual(refused("trade/halted", { reason: "looked at" }));
    await prisma().marketHalt.deleteMany();
    const keeper = { ...(await makeMember("keeper")), admin: true };
    expect(await banMember(keeper, { nick: bert!.nick, reason: "cheating", days: 0 })).toMatchObject({ ok: true });
    for (const one of [id, other]) expect(await view(one)).toMatchObject({ state: "cancelled" });
    expect(await told("trade_closed", id)).toEqual([anna!.id]);
  });
});

describe("at once", () => {
  test("two who agree settle it, once", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await begun(card(1), money(10));
      const answers = await Promise.all([agree(anna!, id), agree(bert!, id), agree(bert!, id)]);
      expect(answers.filter((one) => one.ok && one.value.settled).length).toBeGreaterThan(0);
    }
    expect(await prisma().transfer.count({ where: { kind: "trade/settle" } })).toBe(5);
    expect(await stateOf(anna!)).toMatchObject({ coins: 1_050, cards: 0 });
    await sound();
  });

  test("agreeing and changing: nobody gives what they did not see", async () => {
    for (let round = 0; round < 8; round++) {
      const id = await begun(card(1), money(10));
      await agree(anna!, id);
      const before = await stateOf(bert!);
      const [agreed, changed] = await Promise.all([
        agree(bert!, id),
        changeTrade(anna!, { id, seat: 0, goods: card(1, CARD + 1), seen: card(1) }),
      ]);
      const after = await stateOf(bert!);
      if (agreed.ok && agreed.value.settled) {
        expect(changed).toMatchObject(refused("trade/closed"));
        expect(after).toMatchObject({ coins: before.coins - 10, cards: before.cards + 1 });
      } else {
        expect(after).toEqual(before);
        expect(await view(id)).toMatchObject({ version: 2, state: "open" });
      }
      await closeTrade(anna!, { id });
      if ((await stateOf(anna!)).cards === 0) break;
    }
    await sound();
  });

  test("many trades of the same copies: as many as there are copies, and none is there twice", async () => {
    const trades = await Promise.all(Array.from({ length: 9 }, () => begun(card(1), money(1))));
    await Promise.all(trades.map((id) => agree(anna!, id)));
    const answers = await Promise.all(trades.map((id) => agree(bert!, id)));
    expect(answers.filter((one) => one.ok && one.value.settled)).toHaveLength(5);
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject(refused("trade/short"));
    expect(await stateOf(anna!)).toMatchObject({ coins: 1_005, cards: 0 });
    await sound();
  });
});
