import { z } from "zod";
import { MOST_AT_ONCE, MOST_PARTS } from "./shop-words";
import { isStorable } from "./storable";

const key = z.string().min(8).max(80).refine(isStorable);

/** The request to buy, with what the buyer was shown: at another price or with other commitments nothing is bought. */
export const BuyPacks = z.object({
  /** Made by the page once for each purchase: a retry buys nothing again. */
  key,
  productId: z.string().min(1).max(40),
  quantity: z.number("shop/quantity").int("shop/quantity").min(1, "shop/quantity").max(MOST_AT_ONCE, "shop/quantity"),
  /** The price shown, in cents. */
  unitPrice: z.number().int().min(0),
  /** The number and commitment of the first pack shown. */
  first: z.number().int().min(1),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** The hash of the print sheets shown; a client that showed none leaves it out. */
  contents: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The buyer's part of the chance. */
  share: z.string().max(64).refine(isStorable),
});
export type BuyPacks = z.infer<typeof BuyPacks>;

/** The request to buy a bundle, with what the buyer was shown. */
export const BuyBundle = BuyPacks.pick({ key: true, first: true, commitment: true, share: true }).extend({
  bundleId: z.string().min(1).max(40),
  /** The price shown, in cents. */
  price: z.number().int().min(0),
  /** The hashes of the print sheets shown, in the order of the parts; a client that showed none leaves them out. */
  contents: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(MOST_PARTS)
    .optional(),
});
export type BuyBundle = z.infer<typeof BuyBundle>;

/** How an opened pack is stored and answered. */
export const Opening = z.object({
  v: z.literal(1),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  cards: z.array(z.object({ number: z.number().int(), first: z.boolean() })),
});
export type Opening = z.infer<typeof Opening>;
