import type { Cents } from "@/lib/engine/kernel/money";

/** What a product costs, as its row says it: until a moment, and from then on. */
type Prices = { readonly price: number; readonly nextPrice: number | null; readonly nextPriceAt: Date | null };

/** A price that is told beforehand, and from when on it holds, in ms. */
export type NextPrice = { readonly price: Cents; readonly at: number };

/** The price that holds now, of a row `p` of products in SQL. */
export const PRICE_NOW = `CASE WHEN p."nextPriceAt" <= now() THEN p."nextPrice" ELSE p.price END`;

/** The price that holds at a moment, in ms, and the one that is announced for later. */
export function pricesAt(
  { price, nextPrice, nextPriceAt }: Prices,
  now: number,
): { price: Cents; next: NextPrice | null } {
  if (nextPrice === null || nextPriceAt === null) return { price, next: null };
  const at = nextPriceAt.getTime();
  return at <= now ? { price: nextPrice, next: null } : { price, next: { price: nextPrice, at } };
}
