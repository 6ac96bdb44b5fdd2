import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { countDeadlocks } from "@/lib/build/testing/ledger";
import { askFor, bidFor, CARD, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { COIN, cardAsset } from "@/lib/engine/kernel/ledger";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { cancelAuction } from "../auctions/cancel-auction";
import { endAuction } from "../auctions/end-auctions";
import { openAuction } from "../auctions/open-auction";
import { placeBid } from "../auctions/place-bid";
import { reconcile } from "../ledger/reconcile";
import { placeOrder } from "../market/place-order";
import { changeTrade } from "./change-trade";
import { closeTrade } from "./close-trade";
import { confirmTrade } from "./confirm-trade";
import { give } from "./give";
import { makeTrade } from "./open-trade";

/** The same few copies and coins are promised to everybody at once: in trades round two and three, gifts, auctions, orders. */

afterAll(closePool);

const NICKS = ["anna", "bert", "carl", "dora"];
const card = (amount: number, number = CARD): Goods => [{ asset: cardAsset(GAME, number), amount }];
const money = (amount: number): Goods => [{ asset: COIN, amount }];
const must = <T>(made: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Everything at once, for some rounds; what is answered is yes or no, and never an error of ours. */
async function storm(members: readonly Member[], seed: number): Promise<Map<string, number>> {
  const random = new SeededRandom(seed);
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)]!;
  const ring = (size: number): Member[] => random.shuffle([...members]).slice(0, size);
  const trades: { id: string; members: Member[] }[] = [];
  for (let n = 0; n < 8; n++) {
    const round = ring(2 + (n % 2));
    const parties = round.map(({ id }) => ({
      member: id,
      gives: one([card(3), card(5), card(2, CARD + 1), money(700)]),
    }));
    const made = must(await makeTrade({ madeById: round[0]!.id, nick: "x", key: newId(), parties }));
    trades.push({ id: made.id, members: round });
  }
  const auctions: string[] = [];
  for (const member of members.slice(0, 2)) {
    const auction = { key: newId(), lot: [...card(1)], start: 100, buyNow: 900, hours: 1 } as const;
    auctions.push(must(await openAuction(member, { ...auction, lot: [...auction.lot] })).id);
  }
  const acts: (() => Promise<{ ok: boolean; error?: { code: string } }>)[] = [];
  for (const { id, members: round } of trades)
    for (const member of round) acts.push(() => confirmTrade(member, { id, version: 1, confirmed: true }));
  for (const trade of trades.slice(0, 2)) {
    acts.push(() => changeTrade(trade.members[1]!, { id: trade.id, seat: 0, goods: card(1), seen: [] }));
    acts.push(() => confirmTrade(trade.members[0]!, { id: trade.id, version: 1, confirmed: false }));
  }
  acts.push(() => closeTrade(trades[7]!.members[0]!, { id: trades[7]!.id }));
  for (const member of members) {
    const to = one(members.filter(({ id }) => id !== member.id)).nick;
    acts.push(() => give(member, { key: newId(), to, goods: one([card(4), money(300)]), note: "" }));
    acts.push(() => placeOrder(member, askFor({ quantity: 2, price: 60 })));
    acts.push(() => placeOrder(member, bidFor({ quantity: 3, price: 70 })));
    for (const id of auctions) {
      for (const amount of [100, 400, 900]) acts.push(() => placeBid(member, { key: newId(), id, amount }));
      acts.push(() => cancelAuction(member, { id }));
      acts.push(() => endAuction(id));
    }
  }
  acts.push(async () => {
    await pool().query(`UPDATE "Auction" SET "endsAt" = clock_timestamp() WHERE id = $1`, [auctions[1]]);
    return { ok: true };
  });
  const codes = new Map<string, number>();
  for (const answer of await Promise.all(random.shuffle(acts).map((act) => act()))) {
    const code = answer.ok ? "ok" : (answer.error?.code ?? "");
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  for (const id of auctions) await endAuction(id);
  return codes;
}

test("whatever was promised to several is had by one; nothing is made or lost, and nobody waits for each other", async () => {
  const before = await countDeadlocks();
  const codes = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    const members = await tradersOf(NICKS);
    for (const [code, count] of await storm(members, seed)) codes.set(code, (codes.get(code) ?? 0) + count);
    const all = await Promise.all(members.flatMap((member) => [stateOf(member), stateOf(member, CARD + 1)]));
    const sum = (part: "coins" | "cards", from: number) =>
      all.filter((_, i) => i % 2 === from).reduce((total, state) => total + state[part], 0);
    expect([sum("cards", 0), sum("cards", 1)]).toEqual([20, 20]);
    for (const { coins, aside, cards, offered } of all) {
      expect(coins).toBeGreaterThanOrEqual(aside);
      expect(cards).toBeGreaterThanOrEqual(offered);
    }
    expect((await reconcile()).findings).toEqual([]);
  }
  expect(await countDeadlocks()).toBe(before);
  expect(codes.get("ok")).toBeGreaterThan(100);
  expect(codes.get("trade/short")).toBeGreaterThan(0);
  expect([...codes.keys()].filter((code) => code.startsWith("ledger/"))).toEqual([]);
});
