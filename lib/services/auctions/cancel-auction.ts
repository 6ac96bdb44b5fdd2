import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { CancelAuction } from "@/lib/contracts/auctions";
import { LedgerWork, lockNames } from "@/lib/db/ledger-store";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { withoutTop } from "@/lib/engine/ccg/auction/bidding";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { nameAssets } from "../trades/name-assets";
import { type AuctionRow, announceAuction, auctionLock, purseOf, readAuctionRow, tellOfAuction } from "./auction-rows";
import { lotWords } from "./lot-words";
import { lotOf } from "./read-auction";
import { placesOf, release } from "./sale-of";

const DAY = 24 * 60 * 60_000;

/** Calls an auction off behind its lock: the lot is its seller's again, and the money of whoever leads is theirs. */
async function callOff(client: PoolClient, row: AuctionRow): Promise<void> {
  const ledger = new LedgerWork(client);
  await ledger.lock(placesOf(row));
  release(ledger, row);
  await client.query(
    `UPDATE "Auction" SET state = 'cancelled', "topId" = NULL, top = NULL, "endsAt" = LEAST("endsAt", clock_timestamp())
     WHERE id = $1`,
    [row.id],
  );
  await ledger.post([]);
}

/**
 * Its seller takes an auction back for which nobody has bid. Doing it again changes nothing. Refuses `auction/sign_in`,
 * `auction/members_only`, `auction/no_such_auction` (also for another's), `auction/ended`, `auction/has_bids`.
 */
export async function cancelAuction(actor: Actor, { id }: CancelAuction): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("auction/sign_in");
  if (!canCollect(actor)) return refuse("auction/members_only");
  const done = await transact(async (client): Promise<Result<{ id: string }, Refusal>> => {
    await lockNames(client, [auctionLock(id)]);
    const row = await readAuctionRow(client, id);
    if (row?.bidding.seller !== actor.id) return refuse("auction/no_such_auction");
    if (row.state === "cancelled") return ok({ id });
    if (row.state !== "open") return refuse("auction/ended");
    if (row.bidding.top) return refuse("auction/has_bids");
    await callOff(client, row);
    return ok({ id });
  });
  if (done.ok) announceAuction(id);
  return done;
}

const biddersOf = async (client: PoolClient, id: string): Promise<string[]> => {
  const text = 'SELECT DISTINCT "userId" AS id FROM "AuctionBid" WHERE "auctionId" = $1';
  return (await client.query<{ id: string }>(text, [id])).rows.map((row) => row.id);
};

/**
 * Takes somebody who is kept out of all auctions: those that they sell in are called off, those that they lead in go on without
 * their bid, for a day at least, and all who bid are told.
 */
export async function leaveAuctions(userId: string): Promise<void> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM "Auction" WHERE state = 'open' AND ("sellerId" = $1 OR "topId" = $1)`,
    [userId],
  );
  for (const { id } of rows) {
    const lot = (await lotOf(id)) ?? [];
    const what = lotWords(lot, await nameAssets(lot.map(({ asset }) => asset)));
    await transact(async (client) => {
      await lockNames(client, [auctionLock(id)]);
      const row = await readAuctionRow(client, id);
      if (row?.state !== "open") return;
      const { seller, top } = row.bidding;
      const others = (await biddersOf(client, id)).filter((bidder) => bidder !== userId);
      if (seller === userId) {
        await callOff(client, row);
        await tellOfAuction(client, "auction_cancelled", { id, users: others, what, sum: 0 });
      } else if (top?.member === userId) {
        const ledger = new LedgerWork(client);
        await ledger.lock([purseOf(userId)]);
        ledger.reserve(purseOf(userId), -top.amount);
        const { endsAt } = withoutTop(row.bidding, row.now, DAY);
        await client.query(
          `UPDATE "Auction" SET "topId" = NULL, top = NULL, "endsAt" = to_timestamp($2::float8 / 1000) WHERE id = $1`,
          [id, endsAt],
        );
        await ledger.post([]);
        await tellOfAuction(client, "auction_reopened", {
          id,
          users: [seller, ...others],
          what,
          sum: 0,
          once: row.bids,
        });
      }
    });
    announceAuction(id);
  }
}
