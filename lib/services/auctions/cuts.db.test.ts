import { afterAll, expect, test } from "vitest";
import { CARD, GAME, stateOf, tradersOf } from "@/lib/build/testing/market";
import { whileCut } from "@/lib/build/testing/while-cut";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { cardAsset } from "@/lib/engine/kernel/ledger";
import { reconcile } from "../ledger/reconcile";
import { confirmTrade } from "../trades/confirm-trade";
import { openTrade } from "../trades/open-trade";
import { endAuctions } from "./end-auctions";
import { openAuction } from "./open-auction";
import { placeBid } from "./place-bid";

afterAll(closePool);

/** Tries until something is answered: an answer that was lost is asked for again. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
  }
}

test("while connections are cut, bids, ends and settlements happen whole and once", async () => {
  const [anna, bert, carl] = await tradersOf(["anna", "bert", "carl"]);
  const lot = [{ asset: cardAsset(GAME, CARD), amount: 1 }];
  const auctions: string[] = [];
  for (let n = 0; n < 5; n++) {
    const opened = await openAuction(anna!, { key: newId(), lot, start: 10, buyNow: null, hours: 1 });
    if (opened.ok) auctions.push(opened.value.id);
  }
  const gives = [{ asset: cardAsset(GAME, CARD + 1), amount: 1 }];
  const trades: string[] = [];
  for (let n = 0; n < 5; n++) {
    const made = await openTrade(bert!, {
      key: newId(),
      with: carl!.nick,
      gives,
      wants: [{ asset: "coin", amount: 7 }],
    });
    if (made.ok) trades.push(made.value.id);
  }
  const cuts = await whileCut(async () => {
    await Promise.all([
      ...auctions.map(async (id) => {
        const [first, second] = [newId(), newId()];
        await untilAnswered(() => placeBid(bert!, { key: first, id, amount: 10 }));
        await untilAnswered(() => placeBid(carl!, { key: second, id, amount: 20 }));
      }),
      ...trades.map(async (id) => {
        for (const member of [bert!, carl!])
          await untilAnswered(() => confirmTrade(member, { id, version: 1, confirmed: true }));
      }),
    ]);
    await untilAnswered(() => pool().query(`UPDATE "Auction" SET "endsAt" = clock_timestamp() WHERE state = 'open'`));
    await Promise.all([1, 2, 3].map(() => untilAnswered(() => endAuctions())));
  });
  expect(cuts).toBeGreaterThan(0);
  await endAuctions();
  expect(await prisma().transfer.count({ where: { kind: "auction/sale" } })).toBe(5);
  expect(await prisma().transfer.count({ where: { kind: "trade/settle" } })).toBe(5);
  expect(await prisma().auctionBid.count({ where: { auctionId: { in: auctions } } })).toBe(10);
  expect(await stateOf(anna!)).toEqual({ coins: 1_100, aside: 0, cards: 0, offered: 0 });
  expect(await stateOf(carl!)).toEqual({ coins: 865, aside: 0, cards: 10, offered: 0 });
  expect(await stateOf(bert!, CARD + 1)).toMatchObject({ coins: 1_035, cards: 0, offered: 0 });
  expect((await reconcile()).findings).toEqual([]);
});
