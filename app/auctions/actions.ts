"use server";
import type { BidPlaced } from "@/lib/contracts/auction-words";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { auctionDoors } from "@/lib/services/doors/auctions";
import { through } from "@/lib/web/form-door";

/** Purse and binder have changed, or were not what the page showed. */
const way = { changes: ["/"], stale: () => true };

/** Puts something up. */
export async function open(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const done = await through(auctionDoors.openAuction, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Bids. */
export async function bid(given: unknown): Promise<Result<BidPlaced, Refusal>> {
  const done = await through(auctionDoors.placeBid, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Takes an auction back. */
export async function cancel(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const done = await through(auctionDoors.cancelAuction, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}
