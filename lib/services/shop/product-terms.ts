import type { PoolClient } from "pg";
import type { Cents } from "@/lib/engine/kernel/money";
import { type NextPrice, pricesAt } from "./price-now";

/** On which terms a product is sold: what staff change while it is for sale. */
export type ProductTerms = {
  readonly price: Cents;
  readonly next: NextPrice | null;
  readonly memberLimit: number | null;
  /** When it comes on sale, in ms, if that is still to come. */
  readonly comesAt: number | null;
};

/** A page may lie open for so long between filling a form and sending it, in ms. */
const GRACE = 3_600_000;

/** Is a moment over that somebody named for what is to come? A slip, such as last year's date, would make it hold at once. */
export const isOver = (at: number | undefined, now = Date.now()): boolean => at !== undefined && at < now - GRACE;

/** The same as one text: a form that was filled with it says by it what its writer saw. */
export const stampOf = ({ price, next, memberLimit, comesAt }: ProductTerms): string =>
  JSON.stringify([price, next?.price ?? null, next?.at ?? null, memberLimit, comesAt]);

type Row = {
  readonly price: number;
  readonly nextPrice: number | null;
  readonly nextPriceAt: Date | null;
  readonly memberLimit: number | null;
  readonly releaseAt: Date | null;
};

/** The terms that hold at a moment, in ms. */
export function termsAt({ memberLimit, releaseAt, ...prices }: Row, now: number): ProductTerms {
  const release = releaseAt?.getTime() ?? 0;
  return { ...pricesAt(prices, now), memberLimit, comesAt: release > now ? release : null };
}

/** A product that is for sale and its terms now, locked for the transaction of `client`. */
export async function lockTerms(
  client: PoolClient,
  productId: string,
): Promise<{ readonly name: string; readonly terms: ProductTerms } | null> {
  const { rows } = await client.query<Row & { name: string }>(
    `SELECT name, price, "nextPrice", "nextPriceAt", "memberLimit", "releaseAt" FROM "Product"
     WHERE id = $1 AND "withdrawnAt" IS NULL FOR NO KEY UPDATE`,
    [productId],
  );
  const [row] = rows;
  return row ? { name: row.name, terms: termsAt(row, Date.now()) } : null;
}
