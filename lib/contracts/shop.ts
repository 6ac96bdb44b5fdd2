import { z } from "zod";
import { MOST_AT_ONCE } from "./shop-words";
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

/** How an opened pack is stored and answered. */
export const Opening = z.object({
  v: z.literal(1),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  cards: z.array(z.object({ number: z.number().int(), first: z.boolean() })),
});
export type Opening = z.infer<typeof Opening>;

const price = z.number({ error: "shop/price" }).int().min(1, "shop/price").max(10_000_00, "shop/price");
const run = z.number({ error: "shop/run" }).int("shop/run").min(1, "shop/run").max(1_000_000, "shop/run");

/** Nothing is announced for later than this. */
const LAST_DAY = Date.UTC(2100, 0, 1);

/** `/addproduct`: a product that the factory knows, so many, at this price. */
export const AddProduct = z.object({
  key,
  game: z.string().min(1).max(40),
  set: z.string().trim().min(1).max(20),
  type: z.string().trim().min(1).max(60),
  printRun: run,
  /** In cents. */
  price,
  /** So many a member may buy in all; left out: no bound. */
  memberLimit: z.number("shop/limit").int("shop/limit").min(1, "shop/limit").max(1_000_000, "shop/limit").optional(),
  /** Sold from this moment on, in ms; left out: at once. */
  releaseAt: z
    .number("shop/release")
    .int("shop/release")
    .min(0, "shop/release")
    .max(LAST_DAY, "shop/release")
    .optional(),
});
export type AddProduct = z.infer<typeof AddProduct>;

/** `/giveticket`: so many free packs for a member; below zero takes them back. */
export const GiveTickets = z.object({
  key,
  nick: z.string().trim().min(1).max(60),
  productId: z.string().min(1).max(40),
  count: z
    .number({ error: "shop/no_tickets" })
    .int("shop/no_tickets")
    .min(-1000)
    .max(1000)
    .refine((count) => count !== 0, "shop/no_tickets"),
});
export type GiveTickets = z.infer<typeof GiveTickets>;

/** What an act of the salesman printed, or destroyed if below zero. */
export type Printed = { readonly productId: string; readonly name: string; readonly printed: number };
