import { z } from "zod";
import { type Goods, tidy } from "../engine/ccg/trade/goods";
import { type AssetId, COIN, readAsset } from "../engine/kernel/ledger";
import { MOST_MONEY } from "../engine/kernel/money";
import { plainText } from "../engine/kernel/plain-text";
import { GameName } from "./collection";
import { isStorable } from "./storable";
import { MOST_KINDS, MOST_NOTE, MOST_PIECES } from "./trade-words";

const Key = z.string().min(8).max(80).refine(isStorable);
const Nick = z.string().trim().min(1, "trade/nick").max(60, "trade/nick");

const isGiveable = (name: string): name is AssetId => {
  const is = readAsset(name)?.is;
  return is === "coin" || is === "card" || is === "pack";
};

/** Money in cents, copies of cards, closed packs; each once. */
export const GoodsInput = z
  .array(
    z
      .object({
        asset: z.string().max(80).refine(isGiveable),
        amount: z.number({ error: "money/malformed" }).int("trade/quantity").min(1, "trade/quantity"),
      })
      .refine(({ asset, amount }) => amount <= (asset === COIN ? MOST_MONEY : MOST_PIECES), "trade/quantity"),
  )
  .max(MOST_KINDS, "trade/too_many_kinds")
  .refine((goods) => new Set(goods.map(({ asset }) => asset)).size === goods.length)
  .transform((goods): Goods => tidy(goods));

const Something = GoodsInput.refine((goods) => goods.length > 0, "trade/nothing");

/** A gift to another member, with a note. */
export const Give = z.object({
  key: Key,
  to: Nick,
  goods: Something,
  note: z
    .string()
    .trim()
    .max(MOST_NOTE, "trade/note")
    .transform((text) => plainText(text, { join: true, breaks: true })),
});
export type Give = z.infer<typeof Give>;

const TradeId = z.string().min(1).max(40).refine(isStorable);

/** Begins a trade with somebody, with what one puts there and what one wishes for. */
export const OpenTrade = z.object({ key: Key, with: Nick, gives: GoodsInput, wants: GoodsInput });
export type OpenTrade = z.infer<typeof OpenTrade>;

/** Puts other goods on a side. `seen`: what lay there when they were chosen. */
export const ChangeTrade = z.object({
  id: TradeId,
  seat: z.number().int().min(0).max(2),
  goods: GoodsInput,
  seen: GoodsInput,
});
export type ChangeTrade = z.infer<typeof ChangeTrade>;

/** Agrees to a version of a trade, or takes that back. */
export const ConfirmTrade = z.object({ id: TradeId, version: z.number().int().min(1), confirmed: z.boolean() });
export type ConfirmTrade = z.infer<typeof ConfirmTrade>;

/** Ends a trade: declines it, or calls off what one began. */
export const CloseTrade = z.object({ id: TradeId });
export type CloseTrade = z.infer<typeof CloseTrade>;

/** From how many copies on others are for trade; null: as the club has it. */
export const SetTradeLimit = z.object({
  limit: z
    .number({ error: "trade/limit" })
    .int("trade/limit")
    .min(0, "trade/limit")
    .max(1_000, "trade/limit")
    .nullable(),
});
export type SetTradeLimit = z.infer<typeof SetTradeLimit>;

/** Asks what two members have and want of each other in a game. */
export const ReadHaveWant = z.object({ nick: Nick, game: GameName });
export type ReadHaveWant = z.infer<typeof ReadHaveWant>;

/** A ring that somebody proposes: what they give, then what each of the others gives to the next. */
export const ProposeSwap = z.object({
  key: Key,
  gives: Something,
  others: z
    .array(z.object({ nick: Nick, gives: Something }))
    .min(1)
    .max(2),
});
export type ProposeSwap = z.infer<typeof ProposeSwap>;

/** Goods as they are stored. */
const StoredGood = z.object({ asset: z.string().refine(isGiveable), amount: z.number() });
export const StoredGoods = z.array(StoredGood);
/** What was lacking when a trade was to be settled, as it is stored. */
export const StoredShort = z.array(StoredGood.extend({ seat: z.number(), free: z.number() }));
