import { type Actor, canCollect } from "@/lib/auth/policy";
import type { BidPlaced } from "@/lib/contracts/auction-words";
import type { PlaceBid } from "@/lib/contracts/auctions";
import { raise } from "@/lib/engine/ccg/auction/bidding";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { haltOf } from "../trades/check-goods";
import { nameAssets } from "../trades/name-assets";
import { announceAuction, auctionLock, purseOf, readAuctionRow, tellOfAuction } from "./auction-rows";
import { lotWords } from "./lot-words";
import { lotOf } from "./read-auction";
import { placesOf, sell } from "./sale-of";

/**
 * Bids in an auction: the money is set aside, that of whoever led before is free again, and they are told. Late bids move the
 * end. A bid of the price for which it is had at once has it. The same key bids once. Refuses `auction/sign_in`,
 * `auction/members_only`, `auction/no_such_auction`, `auction/ended`, `auction/own`, `auction/leading`, `auction/too_low`
 * with the least now, `trade/halted`, `auction/too_poor`.
 */
export async function placeBid(actor: Actor, { key, id, amount }: PlaceBid): Promise<Result<BidPlaced, Refusal>> {
  if (!actor) return refuse("auction/sign_in");
  if (!canCollect(actor)) return refuse("auction/members_only");
  const lot = await lotOf(id);
  if (!lot) return refuse("auction/no_such_auction");
  const what = lotWords(lot, await nameAssets(lot.map(({ asset }) => asset)));
  const placed = await perform(
    { kind: "auction/act", key, request: { id, amount }, actorId: actor.id, locks: [auctionLock(id)] },
    async (ledger) => {
      const row = await readAuctionRow(ledger.client, id);
      if (!row) return refuse("auction/no_such_auction");
      if (row.state !== "open") return refuse("auction/ended");
      const { top: before } = row.bidding;
      const raised = raise(row.bidding, actor.id, amount, row.now);
      if (!raised.ok) return raised;
      const { bidding, sold } = raised.value;
      const halted = await haltOf(ledger.client, row.lot);
      if (halted) return { ok: false, error: halted };
      const after = { ...row, bidding, leader: actor.nick };
      await ledger.lock([
        ...(sold ? placesOf(after) : [purseOf(actor.id)]),
        ...(before ? [purseOf(before.member)] : []),
      ]);
      if (before) ledger.reserve(purseOf(before.member), -before.amount);
      const has = ledger.free(purseOf(actor.id));
      if (has < bidding.top.amount) return refuse("auction/too_poor", { needs: bidding.top.amount, has });
      ledger.reserve(purseOf(actor.id), bidding.top.amount);
      await ledger.client.query(
        `WITH bid AS (
           INSERT INTO "AuctionBid" ("auctionId", number, "userId", amount) VALUES ($1, $2, $3, $4)
         )
         UPDATE "Auction" SET "topId" = $3, top = $4, bids = $2, "endsAt" = to_timestamp($5::float8 / 1000) WHERE id = $1`,
        [id, row.bids + 1, actor.id, bidding.top.amount, bidding.endsAt],
      );
      if (before && before.member !== actor.id)
        await tellOfAuction(ledger.client, "auction_outbid", {
          ...{ id, what, users: [before.member] },
          ...{ sum: bidding.top.amount, once: row.bids + 1 },
        });
      const answer: BidPlaced = { amount: bidding.top.amount, won: sold, endsAt: bidding.endsAt };
      const first = { postings: [], memo: { auction: id, what } };
      return ok({ transfers: sold ? [first, await sell(ledger, after, what)] : [first], answer: { ...answer } });
    },
  );
  if (placed.ok) announceAuction(id);
  return placed;
}
