import { z } from "zod";
import { PRICE_RULES } from "../engine/ccg/market/price-steps";
import { SIDES } from "../engine/ccg/market/vocabulary";
import { MOST_MONEY } from "../engine/kernel/money";
import { GameName } from "./collection";
import { MOST_COPIES, MOST_LISTED, marketQueryIn, ORDER_DAYS } from "./market-words";
import { Reason } from "./reason";
import { isStorable } from "./storable";

const Key = z.string().min(8).max(80).refine(isStorable);
const Price = z
  .number({ error: "money/malformed" })
  .int("money/malformed")
  .min(1, "market/price")
  .max(MOST_MONEY, "money/too_much");
const Quantity = z
  .number({ error: "market/quantity" })
  .int("market/quantity")
  .min(1, "market/quantity")
  .max(MOST_COPIES, "market/quantity");
const CardNumber = z.number().int().min(0).max(9_999_999);
const Days = z.literal([...ORDER_DAYS]);

/** What somebody looks for at the market of a game, as an address has it. */
export const FindCards = z
  .looseObject({ game: GameName })
  .transform(({ game, ...given }) => ({ game, ...marketQueryIn(given) }));

/**
 * An order for a card. `seen`: what the page showed of the other side: its best price, how many copies at once, and what the
 * order would come to in all.
 */
export const PlaceOrder = z.object({
  key: Key,
  game: GameName,
  /** A printing in a finish. */
  number: CardNumber,
  side: z.enum(SIDES),
  quantity: Quantity,
  price: Price,
  /** Whether the money for what stands of a bid is set aside; what is sold always is. */
  reserve: z.boolean(),
  days: Days,
  seen: z.object({
    best: Price.nullable(),
    filled: z.number().int().min(0).max(MOST_COPIES),
    sum: z
      .number()
      .int()
      .min(0)
      .max(MOST_MONEY * MOST_COPIES),
  }),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/** Offers many cards at once, or bids for them, each at its price, as the preview showed them. */
export const ListMany = z.object({
  key: Key,
  game: GameName,
  side: z.enum(SIDES),
  days: Days,
  /** As in `PlaceOrder`. */
  reserve: z.boolean(),
  cards: z
    .array(z.object({ number: CardNumber, quantity: Quantity, price: Price }))
    .min(1, "market/nothing")
    .max(MOST_LISTED, "market/too_many")
    .refine((cards) => new Set(cards.map(({ number }) => number)).size === cards.length),
});
export type ListMany = z.infer<typeof ListMany>;

/** How a member prices what they sell: by which rule, and for how much, by rarity, where nobody else offers a card. */
export const Pricing = z.object({
  rule: z.enum(PRICE_RULES),
  prices: z
    .record(z.string().regex(/^[A-Z]{1,3}$/), Price)
    .refine((prices) => Object.keys(prices).length <= 20, "market/too_many"),
});
export type Pricing = z.infer<typeof Pricing>;
export const StoredPricing = Pricing.extend({ v: z.literal(1) });
export type StoredPricing = z.infer<typeof StoredPricing>;
/** Copies of many cards that somebody lacks. */
const BasketCards = z
  .array(z.object({ number: CardNumber, quantity: Quantity }))
  .min(1, "market/nothing")
  .max(MOST_LISTED, "market/too_many")
  .refine((cards) => new Set(cards.map(({ number }) => number)).size === cards.length);
/**
 * Buys them at once, for so much at most in all: all of them or nothing, or (`partial`) as many as there are for that, the cheapest
 * first. `rest`: of what is not bought bids are left, each card at its price.
 */
export const BuyBasket = z
  .object({
    ...{ key: Key, game: GameName, most: Price.or(z.literal(0)), cards: BasketCards },
    partial: z.boolean().default(false),
    rest: z
      .object({
        reserve: z.boolean(),
        days: Days,
        prices: z.array(z.object({ number: CardNumber, price: Price })).max(MOST_LISTED, "market/too_many"),
      })
      .optional(),
  })
  .refine(({ partial, rest }) => partial || rest === undefined);
export type BuyBasket = z.infer<typeof BuyBasket>;

/** What that would cost now. */
export const PreviewBasket = z.object({ game: GameName, cards: BasketCards });
export type PreviewBasket = z.infer<typeof PreviewBasket>;

/** Takes an order back, or all that was listed in one act. */
export const CancelOrders = z.union([
  z.object({ order: z.string().min(1).max(40) }).strict(),
  z.object({ batch: z.string().min(1).max(40) }).strict(),
]);
export type CancelOrders = z.infer<typeof CancelOrders>;

/** Stops a card's trade, or the whole market (`*`), or lets it go on. A card as its address has it: `five-dyes-12`. */
export const SetHalt = z.object({
  what: z
    .string()
    .trim()
    .regex(/^(\*|[a-z-]{1,40}-\d{1,7})$/, "market/no_such_card"),
  halted: z.boolean(),
  reason: Reason,
});
export type SetHalt = z.infer<typeof SetHalt>;
