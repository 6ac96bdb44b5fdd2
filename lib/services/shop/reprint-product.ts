import { type Actor, canSell } from "@/lib/auth/policy";
import type { Printed, ReprintProduct } from "@/lib/contracts/shop-staff";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "../ledger/perform";
import { PRICE_NOW } from "./price-now";

/** The most that the column of runs holds, whatever is printed onto what is left. */
const MOST_RUN = 2_000_000_000;

/**
 * `/reproduce` for one product. With `printRun` so many are printed, at any time and at the price that holds. Without it,
 * half of the last run, once it is sold out, at a price 10 % higher. Refuses `shop/unknown_product`,
 * `shop/not_sold_out` and `shop/no_run_left` (half a run is none).
 */
export async function reprintProduct(
  actor: Actor,
  { key, productId, printRun }: ReprintProduct,
  address: string | null = null,
): Promise<Result<Printed, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return perform(
    { kind: "shop/print", key, request: { productId, printRun: printRun ?? null }, actorId: actor.id },
    async (ledger) => {
      const { rows } = await ledger.client.query<{ name: string; price: number; printRun: number }>(
        `SELECT name, ${PRICE_NOW} AS price, "printRun" FROM "Product" p
       WHERE id = $1 AND "withdrawnAt" IS NULL FOR NO KEY UPDATE`,
        [productId],
      );
      const [product] = rows;
      if (!product) return refuse("shop/unknown_product");
      const pack = packAsset(productId);
      await ledger.lock([{ account: SHOP, asset: pack }]);
      const stock = ledger.balance({ account: SHOP, asset: pack }).balance;
      if (printRun === undefined && stock > 0) return refuse("shop/not_sold_out", { available: stock });
      const printed = printRun ?? Math.floor(product.printRun / 2);
      if (printed === 0) return refuse("shop/no_run_left");
      const price = printRun === undefined ? Math.round(product.price * 1.1) : product.price;
      // What is left and what came are the run that the shop counts down from. A price that holds by now is the price.
      await ledger.client.query(
        `UPDATE "Product" p SET price = $2, "printRun" = $3,
         "nextPrice" = CASE WHEN p."nextPriceAt" > now() THEN p."nextPrice" END,
         "nextPriceAt" = CASE WHEN p."nextPriceAt" > now() THEN p."nextPriceAt" END WHERE id = $1`,
        [productId, price, Math.min(MOST_RUN, stock + printed)],
      );
      await recordAuditIn(ledger.client, {
        userId: actor.id,
        action: "shop/reprinted",
        data: { product: product.name, printRun: printed, price },
        address,
      });
      return ok({
        transfers: [{ postings: move(pack, printed, MINT, SHOP), memo: { product: productId, quantity: printed } }],
        answer: { productId, name: product.name, printed },
      });
    },
  );
}
