import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { countDeadlocks } from "@/lib/build/testing/ledger";
import { askFor, CARD, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { buy, closedPacks, makeProduct, putAside } from "@/lib/build/testing/shop";
import type { OpenAuction } from "@/lib/contracts/auctions";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { SOFT_CLOSE } from "@/lib/engine/ccg/auction/bidding";
import { cardAsset, packAsset } from "@/lib/engine/kernel/ledger";
import { reconcile } from "../ledger/reconcile";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { placeOrder } from "../market/place-order";
import { openPack } from "../shop/open-pack";
import { banMember } from "../staff/ban-member";
import { give } from "../trades/give";
import { cancelAuction } from "./cancel-auction";
import { endAuction, endAuctions } from "./end-auctions";
import { openAuction } from "./open-auction";
import { placeBid } from "./place-bid";
import { listAuctions, listBids, listOwnOver, readAuction } from "./read-auction";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
});
const sound = async () => expect((await reconcile()).findings).toEqual([]);
const refused = (code: string, data?: object) => ({ ok: false, error: data ? { code, data } : { code } });
const card = (amount: number) => ({ asset: cardAsset(GAME, CARD), amount });
const auctionOf = (some: Partial<OpenAuction> = {}): OpenAuction => ({
  ...{ key: newId(), lot: [card(2)], start: 100, buyNow: null, hours: 24 },
  ...some,
});
/** Anna's auction of two copies, unless it says otherwise. */
async function begun(some: Partial<OpenAuction> = {}): Promise<string> {
  const opened = await openAuction(anna!, auctionOf(some));
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
}
const bid = (member: Member | null, id: string, amount: number) => placeBid(member, { key: newId(), id, amount });
/** Moves the end of an auction so many ms from now. */
const endsIn = (id: string, ms: number) =>
  pool().query(`UPDATE "Auction" SET "endsAt" = clock_timestamp() + $2::float8 * interval '1 ms' WHERE id = $1`, [
    id,
    ms,
  ]);
const told = async (kind: string, id: string) =>
  (await prisma().outbox.findMany({ where: { kind } })).flatMap(({ users, data }) =>
    JSON.stringify(data).includes(id) ? users : [],
  );

describe("an auction", () => {
  test("sets its lot aside, and of the bids the one that leads; the winner has it when it ends", async () => {
    const id = await begun();
    expect(await stateOf(anna!)).toMatchObject({ cards: 5, offered: 2 });
    expect(await placeOrder(anna!, askFor({ quantity: 4 }))).toMatchObject(refused("market/too_few"));
    expect(await bid(bert!, id, 100)).toMatchObject({ ok: true, value: { amount: 100, won: false } });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, aside: 100 });
    expect(await bid(carl!, id, 105)).toEqual(refused("auction/too_low", { least: 110 }));
    expect(await bid(carl!, id, 300)).toMatchObject({ ok: true });
    expect(await stateOf(bert!)).toMatchObject({ aside: 0 });
    expect(await told("auction_outbid", id)).toEqual([bert!.id]);
    await sound();
    expect(await endAuctions()).toBe(0);
    await endsIn(id, 0);
    expect(await bid(bert!, id, 400)).toEqual(refused("auction/ended"));
    expect(await endAuctions()).toBe(1);
    expect(await endAuctions()).toBe(0);
    expect(await stateOf(anna!)).toEqual({ coins: 1_300, aside: 0, cards: 3, offered: 0 });
    expect(await stateOf(carl!)).toEqual({ coins: 700, aside: 0, cards: 7, offered: 0 });
    expect([await told("auction_won", id), await told("auction_sold", id)]).toEqual([[carl!.id], [anna!.id]]);
    await sound();
  });

  test("is had at once for its price, by whoever leads too", async () => {
    const [id, other] = [await begun({ buyNow: 500 }), await begun({ buyNow: 400, lot: [card(1)] })];
    await bid(bert!, id, 100);
    expect(await bid(bert!, id, 120)).toEqual(refused("auction/leading"));
    expect(await bid(bert!, id, 500)).toMatchObject({ ok: true, value: { won: true, amount: 500 } });
    expect(await stateOf(bert!)).toMatchObject({ coins: 500, aside: 0, cards: 7 });
    // It ended then, not when it would have.
    expect((await readAuction(null, id))!.endsAt).toBeLessThanOrEqual(Date.now());
    await bid(bert!, other, 100);
    expect(await bid(carl!, other, 900)).toMatchObject({ ok: true, value: { won: true, amount: 400 } });
    expect(await stateOf(bert!)).toMatchObject({ coins: 500, aside: 0 });
    expect(await bid(bert!, other, 900)).toEqual(refused("auction/ended"));
    await sound();
  });

  test("goes on when somebody bids in the last minutes", async () => {
    const id = await begun();
    await endsIn(id, 5_000);
    const before = Date.now();
    await bid(bert!, id, 100);
    const { endsAt } = (await readAuction(null, id))!;
    expect(endsAt).toBeGreaterThanOrEqual(before + SOFT_CLOSE - 5_000);
    expect(await endAuctions()).toBe(0);
    // Whoever was about to end it looks again behind its lock.
    expect(await endAuction(id)).toEqual(refused("auction/runs"));
    expect(await readAuction(null, id)).toMatchObject({ state: "open", top: 100 });
  });

  test("without a bid goes back, at its end or when its seller wishes; with one it stays", async () => {
    const [id, other, third] = [await begun({ lot: [card(1)] }), await begun({ lot: [card(1)] }), await begun()];
    await endsIn(id, 0);
    await endAuctions();
    expect(await told("auction_unsold", id)).toEqual([anna!.id]);
    expect(await cancelAuction(anna!, { id: other })).toMatchObject({ ok: true });
    expect((await readAuction(null, other))!.endsAt).toBeLessThanOrEqual(Date.now());
    expect(await cancelAuction(anna!, { id: other })).toMatchObject({ ok: true });
    expect(await stateOf(anna!)).toMatchObject({ offered: 2 });
    await bid(bert!, third, 100);
    expect(await cancelAuction(anna!, { id: third })).toEqual(refused("auction/has_bids"));
    expect(await cancelAuction(anna!, { id })).toEqual(refused("auction/ended"));
    expect(await cancelAuction(bert!, { id: third })).toEqual(refused("auction/no_such_auction"));
    await sound();
  });

  test("of packs keeps them closed until it is over, and moves them", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const product = await makeProduct(keeper, 5);
    const packs = await buy(anna!, product, 2);
    const id = await begun({ lot: [{ asset: packAsset(product), amount: 1 }] });
    expect(await openPack(anna!, packs[0] ?? "")).toMatchObject({ ok: true });
    expect(await openPack(anna!, packs[1] ?? "")).toEqual(refused("shop/pack_aside"));
    await bid(bert!, id, 100);
    await endsIn(id, 0);
    await endAuctions();
    const [won] = await closedPacks(bert!);
    expect(won?.id).toBe(packs[1]);
    expect(await openPack(bert!, won?.id ?? "")).toMatchObject({ ok: true });
    await sound();
    await putAside(product);
  });

  test("is bid for once by a key, never by its seller, a guest or a visitor, nor with money that is not there", async () => {
    const id = await begun();
    const request = { key: newId(), id, amount: 100 };
    expect(await placeBid(bert!, request)).toEqual(await placeBid(bert!, request));
    expect((await readAuction(null, id))?.bids).toBe(1);
    expect(await bid(anna!, id, 200)).toEqual(refused("auction/own"));
    expect(await bid(null, id, 200)).toEqual(refused("auction/sign_in"));
    expect(await bid({ ...carl!, guest: true }, id, 200)).toEqual(refused("auction/members_only"));
    expect(await bid(carl!, "none", 200)).toEqual(refused("auction/no_such_auction"));
    expect(await bid(carl!, id, 1_001)).toEqual(refused("auction/too_poor", { needs: 1_001, has: 1_000 }));
    expect(await openAuction(null, auctionOf())).toEqual(refused("auction/sign_in"));
    expect(await openAuction({ ...anna!, guest: true }, auctionOf())).toEqual(refused("auction/members_only"));
    expect(await openAuction(anna!, auctionOf({ lot: [card(6)] }))).toMatchObject(refused("trade/short"));
    const key = newId();
    const twice = [await openAuction(carl!, auctionOf({ key })), await openAuction(carl!, auctionOf({ key }))];
    expect(twice[0]).toEqual(twice[1]);
    expect((await stateOf(carl!)).offered).toBe(2);
    await sound();
  });

  test("tells who has what to do with it, and no names of bidders", async () => {
    const id = await begun();
    await bid(bert!, id, 100);
    await bid(carl!, id, 200);
    const parts = await Promise.all([anna!, bert!, carl!, null].map(async (one) => (await readAuction(one, id))?.part));
    expect(parts).toEqual(["sells", "outbid", "leads", null]);
    const bids = await listBids(bert!, id);
    expect(bids).toMatchObject([
      { number: 2, bidder: 2, self: false, amount: 200 },
      { number: 1, bidder: 1, self: true, amount: 100 },
    ]);
    const all = JSON.stringify([bids, await listAuctions(bert!)]);
    for (const name of [carl!.nick, carl!.id, bert!.nick]) expect(all).not.toContain(name);
    await endsIn(id, 0);
    await endAuctions();
    expect((await listOwnOver(bert!)).map((one) => one.id)).toEqual([id]);
    expect(await listAuctions(null)).toEqual([]);
  });

  test("of somebody who is banned is called off; their bid is taken back, and others have a day", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const id = await begun();
    await bid(bert!, id, 100);
    await bid(carl!, id, 200);
    await endsIn(id, 5_000);
    await banMember(keeper, { nick: carl!.nick, reason: "cheating", days: 0 });
    const reopened = await readAuction(bert!, id);
    expect(reopened).toMatchObject({ top: null, least: 100, state: "open" });
    expect(reopened?.endsAt).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect((await stateOf(carl!)).aside).toBe(0);
    expect((await told("auction_reopened", id)).sort()).toEqual([anna!.id, bert!.id].sort());
    await sound();
    await bid(bert!, id, 100);
    await banMember(keeper, { nick: anna!.nick, reason: "cheating", days: 0 });
    expect(await readAuction(bert!, id)).toMatchObject({ state: "cancelled" });
    expect(await stateOf(bert!)).toMatchObject({ coins: 1_000, aside: 0 });
    expect(await stateOf(anna!)).toMatchObject({ cards: 5, offered: 0 });
    await sound();
  });

  test("keeps no other from ending: neither those of a halted card, nor one that cannot be read", async () => {
    const asset = cardAsset(GAME, CARD + 1);
    const halted = await begun({ lot: [{ asset, amount: 1 }] });
    const broken = await begun({ lot: [card(1)] });
    const sound = await begun({ lot: [card(1)] });
    for (const [n, id] of [halted, broken, sound].entries()) await endsIn(id, n - 10);
    await prisma().marketHalt.create({ data: { what: `${GAME}/${CARD + 1}`, reason: "looked at", byNick: "keeper" } });
    try {
      await pool().query(`UPDATE "Auction" SET lot = '"nothing"' WHERE id = $1`, [broken]);
      await expect(endAuctions(2)).rejects.toThrow();
      const state = async (id: string) => (await prisma().auction.findUnique({ where: { id } }))?.state;
      expect([await state(halted), await state(broken), await state(sound)]).toEqual(["open", "open", "unsold"]);
    } finally {
      await prisma().marketHalt.deleteMany();
      await pool().query(`UPDATE "Auction" SET state = 'cancelled' WHERE id = $1`, [broken]);
    }
  });

  test("waits while a card of it is halted, and its sale is undone by the staff", async () => {
    const keeper = { ...(await makeMember("keeper")), admin: true };
    const id = await begun();
    await bid(bert!, id, 100);
    await endsIn(id, 0);
    await prisma().marketHalt.create({ data: { what: `${GAME}/${CARD}`, reason: "looked at", byNick: "keeper" } });
    expect(await endAuctions()).toBe(0);
    await prisma().marketHalt.deleteMany();
    expect(await endAuctions()).toBe(1);
    const { transferId } = await prisma().auction.findUniqueOrThrow({ where: { id } });
    expect(
      await reverseTransfer(keeper, { key: newId(), transferId: transferId ?? "", reason: "by mistake" }),
    ).toMatchObject({ ok: true });
    expect(await stateOf(anna!)).toMatchObject({ coins: 1_000, cards: 5 });
    await sound();
  });
});

describe("at once", () => {
  test("two who bid the same: one leads; many who end it: it is sold once", async () => {
    const id = await begun();
    const answers = await Promise.all([bid(bert!, id, 100), bid(carl!, id, 100)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await endsIn(id, 0);
    const ended = await Promise.all([1, 2, 3, 4].map(() => endAuctions()));
    expect(ended.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(1);
    expect(await prisma().transfer.count({ where: { kind: "auction/sale" } })).toBe(1);
    await sound();
  });

  test("bids, ends, gifts, orders and calls back: nothing is made or lost, and nobody meets a deadlock", async () => {
    const before = await countDeadlocks();
    const people = [anna!, bert!, carl!];
    let turn = 11;
    const chance = (n: number) => {
      turn = (Math.imul(turn, 1_664_525) + 1_013_904_223) >>> 0;
      return (turn >>> 8) % n;
    };
    const codes = new Set<string>();
    const sales = () => prisma().transfer.count({ where: { kind: "auction/sale" } });
    const actAll = () =>
      Promise.all(
        people.map(async (member) => {
          for (let n = 0; n < 30; n++) {
            const act = chance(8);
            const open = await listAuctions(member);
            const one = open[chance(Math.max(1, open.length))];
            if (act === 0 || !one) {
              const opened = await openAuction(
                member,
                auctionOf({ lot: [card(1 + chance(2))], start: 1 + chance(20), buyNow: chance(2) ? 60 : null }),
              );
              codes.add(opened.ok ? "ok" : opened.error.code);
            } else if (act < 5) {
              const placed = await bid(member, one.id, one.least + chance(5));
              codes.add(placed.ok ? "ok" : placed.error.code);
            } else if (act === 5) {
              await endsIn(one.id, 0);
              await endAuctions();
            } else if (act === 6) await cancelAuction(member, { id: one.id });
            else await give(member, { key: newId(), to: people[chance(3)]!.nick, goods: [card(1)], note: "" });
          }
        }),
      );
    // Who comes first is a matter of chance: it goes on until some were sold.
    for (let round = 0; round < 8 && (await sales()) <= 3; round++) await actAll();
    expect(
      [...codes].filter(
        (code) => !/^(ok|trade\/short|auction\/(own|leading|too_low|ended|too_poor|too_many))$/.test(code),
      ),
    ).toEqual([]);
    expect(await sales()).toBeGreaterThan(3);
    expect(await countDeadlocks()).toBe(before);
    const states = await Promise.all(people.map((member) => stateOf(member)));
    expect(states.reduce((sum, { coins }) => sum + coins, 0)).toBe(3_000);
    expect(states.reduce((sum, { cards }) => sum + cards, 0)).toBe(15);
    await sound();
  });
});
