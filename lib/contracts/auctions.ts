import { z } from "zod";
import { COIN } from "../engine/kernel/ledger";
import { MOST_MONEY } from "../engine/kernel/money";
import { AUCTION_HOURS, MOST_LOT } from "./auction-words";
import { isStorable } from "./storable";
import { GoodsInput } from "./trades";

const Key = z.string().min(8).max(80).refine(isStorable);
const AuctionId = z.string().min(1).max(40).refine(isStorable);
const Price = z
  .number({ error: "money/malformed" })
  .int("money/malformed")
  .min(1, "auction/price")
  .max(MOST_MONEY, "money/too_much");

/** Puts cards and packs up for whoever bids most. */
export const OpenAuction = z
  .object({
    key: Key,
    lot: GoodsInput.refine((lot) => lot.length > 0, "auction/nothing")
      .refine((lot) => lot.every(({ asset }) => asset !== COIN), "auction/nothing")
      .refine((lot) => lot.length <= MOST_LOT, "trade/too_many_kinds"),
    start: Price,
    buyNow: Price.nullable(),
    hours: z.literal([...AUCTION_HOURS]),
  })
  .refine(({ start, buyNow }) => buyNow === null || buyNow >= start, { path: ["buyNow"], error: "auction/buy_now" });
export type OpenAuction = z.infer<typeof OpenAuction>;

export const PlaceBid = z.object({ key: Key, id: AuctionId, amount: Price });
export type PlaceBid = z.infer<typeof PlaceBid>;

export const CancelAuction = z.object({ id: AuctionId });
export type CancelAuction = z.infer<typeof CancelAuction>;
