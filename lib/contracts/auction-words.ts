import type { Cents } from "../engine/kernel/money";
import type { NamedGood } from "./trade-words";

/** The words of auctions, without schemas: light enough for the browser. */

/** For how many hours an auction runs at first. */
export const AUCTION_HOURS = [1, 24, 72, 168] as const;
/** So many kinds of things are in one, and so many of a member's run at once. */
export const MOST_LOT = 20;
export const MOST_AUCTIONS = 20;

export const AUCTION_STATES = ["open", "sold", "unsold", "cancelled"] as const;
export type AuctionState = (typeof AUCTION_STATES)[number];

/** How one has to do with an auction. */
export type AuctionPart = "sells" | "leads" | "outbid" | null;

/** An auction as anybody may read it; bidders have no names, but for oneself. */
export type AuctionView = {
  readonly id: string;
  readonly seller: string;
  readonly lot: readonly NamedGood[];
  readonly state: AuctionState;
  readonly start: Cents;
  readonly buyNow: Cents | null;
  readonly top: Cents | null;
  /** The least that one may bid now. */
  readonly least: Cents;
  readonly bids: number;
  readonly startedAt: number;
  readonly endsAt: number;
  /** What the reader has to do with it. */
  readonly part: AuctionPart;
};

/** A bid, the latest first; `bidder`: who was the n-th to bid at all. */
export type BidLine = {
  readonly number: number;
  readonly bidder: number;
  readonly self: boolean;
  readonly amount: Cents;
  readonly at: number;
};

/** What came of a bid. */
export type BidPlaced = { readonly amount: Cents; readonly won: boolean; readonly endsAt: number };
