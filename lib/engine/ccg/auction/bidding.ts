import type { Cents } from "../../kernel/money";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { stepAt } from "../market/price-steps";

/** A bid in the last minutes, in ms, moves the end so far that as much is left again: nobody wins by being the last. */
export const SOFT_CLOSE = 3 * 60_000;

/** An auction that runs: who leads with what; times in ms since the epoch. */
export type Bidding = {
  readonly seller: string;
  /** The least that the first bid is. */
  readonly start: Cents;
  /** Whoever bids so much has it at once; null: nobody does. */
  readonly buyNow: Cents | null;
  readonly endsAt: number;
  readonly top: { readonly member: string; readonly amount: Cents } | null;
};

/** The least that the next bid has to be: a step above the one that leads (`market/price-steps`), never above the price for which it is had at once. */
export function leastBid({ start, top, buyNow }: Pick<Bidding, "start" | "top" | "buyNow">): Cents {
  const least = top === null ? start : top.amount + stepAt(top.amount);
  return buyNow === null ? least : Math.min(least, buyNow);
}

/** What a bid comes to: the auction after it, and whether it is over by it. */
export type Raised = {
  readonly bidding: Bidding & { readonly top: NonNullable<Bidding["top"]> };
  readonly sold: boolean;
};

/**
 * A member bids. A bid of the price for which it is had at once, or above it, is that price. Refuses `auction/ended`,
 * `auction/own` for its seller, `auction/leading` for whoever leads already, and `auction/too_low` with the least there may be.
 */
export function raise(bidding: Bidding, member: string, amount: Cents, now: number): Result<Raised, Refusal> {
  const { seller, top, buyNow, endsAt } = bidding;
  if (now >= endsAt) return refuse("auction/ended");
  if (member === seller) return refuse("auction/own");
  const sold = buyNow !== null && amount >= buyNow;
  // Whoever leads need not outbid themself, and may still have it at once.
  if (top?.member === member && !sold) return refuse("auction/leading");
  const least = leastBid(bidding);
  if (amount < least) return refuse("auction/too_low", { least });
  return ok({
    bidding: {
      ...bidding,
      top: { member, amount: sold ? (buyNow ?? amount) : amount },
      endsAt: Math.max(endsAt, now + SOFT_CLOSE),
    },
    sold,
  });
}

/** Who leads goes away: nobody leads, and others have at least `time` to come back. */
export const withoutTop = (bidding: Bidding, now: number, time: number): Bidding => ({
  ...bidding,
  top: null,
  endsAt: Math.max(bidding.endsAt, now + time),
});
