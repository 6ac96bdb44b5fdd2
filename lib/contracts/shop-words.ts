import type { Refusal } from "../engine/kernel/result";

/** The words of the shop, without the schemas: light enough for the browser. */

/** So many packs can be bought in one purchase. */
export const MOST_AT_ONCE = 20;

/** So many products are in a bundle. */
export const MOST_PARTS = 4;

/** So many packs are opened by one request. */
export const MOST_OPENED = 10;

/** What was bought. */
export type Bought = {
  readonly purchaseId: string;
  /** Of the product, or of the bundle. */
  readonly productId: string;
  readonly quantity: number;
  /** So many of them were free. */
  readonly tickets: number;
  /** In cents. */
  readonly paid: number;
  readonly packs: readonly string[];
};

/** What stood in the form of a product when its buyer had to sign in. */
export type FilledPurchase = { readonly quantity: number; readonly share: string };

/** What the shop's form was answered. */
export type BuyState =
  | { readonly is: "nothing" }
  | { readonly is: "bought"; readonly bought: Bought }
  | { readonly is: "refused"; readonly problem: Refusal };

/** A card of an opened pack; `first`: it is the owner's first copy. */
export type OpenedCard = { readonly number: number; readonly first: boolean };
