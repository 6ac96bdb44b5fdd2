import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { Reason } from "./reason";
import { MOST_AT_ONCE, MOST_PARTS } from "./shop-words";
import { isStorable } from "./storable";

/** What the salesman does to what the shop sells. */

const key = z.string().min(8).max(80).refine(isStorable);
const productId = z.string().min(1).max(40);
const price = z.number({ error: "shop/price" }).int().min(1, "shop/price").max(10_000_00, "shop/price");
const run = z.number({ error: "shop/run" }).int("shop/run").min(1, "shop/run").max(1_000_000, "shop/run");

/** Nothing is announced for later than this. */
const LAST_DAY = Date.UTC(2100, 0, 1);
/** In ms; of a product: sold from then on, left out: at once. */
const moment = z.number("shop/release").int("shop/release").min(0, "shop/release").max(LAST_DAY, "shop/release");
/** So many a member may buy in all; left out: no bound. */
const memberLimit = z
  .number("shop/limit")
  .int("shop/limit")
  .min(1, "shop/limit")
  .max(1_000_000, "shop/limit")
  .optional();
/** What the form was filled with (`stampOf`), so that nobody undoes unseen what another changed meanwhile. */
const shown = z.string().max(200);

/** `/addproduct`: a product that the factory knows, so many, at this price. */
export const AddProduct = z.object({
  key,
  game: z.string().min(1).max(40),
  set: z.string().trim().min(1).max(20),
  type: z.string().trim().min(1).max(60),
  printRun: run,
  /** In cents. */
  price,
  memberLimit,
  releaseAt: moment.optional(),
});
export type AddProduct = z.infer<typeof AddProduct>;

/** `/giveticket`: so many free packs for a member; below zero takes them back. */
export const GiveTickets = z.object({
  key,
  nick: z.string().trim().min(1).max(60),
  productId,
  count: z
    .number({ error: "shop/no_tickets" })
    .int("shop/no_tickets")
    .min(-1000)
    .max(1000)
    .refine((count) => count !== 0, "shop/no_tickets"),
});
export type GiveTickets = z.infer<typeof GiveTickets>;

/** Another price, from this moment on, in ms; left out: at once. */
export const SetPrice = z.object({ productId, shown, price, from: moment.optional() });
export type SetPrice = z.infer<typeof SetPrice>;

/** How many of it a member may buy, and from when on it is sold. */
export const SetTerms = z.object({ productId, shown, memberLimit, releaseAt: moment.optional() });
export type SetTerms = z.infer<typeof SetTerms>;

/** `/reproduce` for one product; `printRun`: so many at its price, at any time. */
export const ReprintProduct = z.object({ key, productId, printRun: run.optional() });
export type ReprintProduct = z.infer<typeof ReprintProduct>;

/** `/delproduct`, with why. */
export const WithdrawProduct = z.object({ key, productId, reason: Reason });
export type WithdrawProduct = z.infer<typeof WithdrawProduct>;

/** Several products together; each part at its price in the bundle. */
export const AddBundle = z.object({
  name: z
    .string("bundle/name")
    .transform((name) => plainText(name))
    .pipe(z.string().min(3, "bundle/name").max(60, "bundle/name").refine(isStorable, "bundle/name")),
  parts: z
    .array(
      z.object({
        productId,
        count: z.number("bundle/count").int("bundle/count").min(1, "bundle/count").max(MOST_AT_ONCE, "bundle/count"),
        /** In cents, of one pack. */
        unitPrice: price,
      }),
    )
    .min(1, "bundle/parts")
    .max(MOST_PARTS, "bundle/parts")
    .refine((parts) => new Set(parts.map((part) => part.productId)).size === parts.length, "bundle/twice")
    .refine((parts) => {
      const packs = parts.reduce((sum, { count }) => sum + count, 0);
      return packs > 1 && packs <= MOST_AT_ONCE;
    }, "bundle/packs"),
});
export type AddBundle = z.infer<typeof AddBundle>;

export const WithdrawBundle = z.object({ bundleId: z.string().min(1).max(40), reason: Reason });
export type WithdrawBundle = z.infer<typeof WithdrawBundle>;

/** What an act of the salesman printed, or destroyed if below zero. */
export type Printed = { readonly productId: string; readonly name: string; readonly printed: number };
