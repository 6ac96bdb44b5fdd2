import { type Actor, canSell } from "@/lib/auth/policy";
import type { Printed } from "@/lib/contracts/shop";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "../ledger/perform";

/**
 * `/reproduce` for one product: when it is sold out, half of the last run is printed at a price 10 % higher. Refuses
 * `shop/unknown_product`, `shop/not_sold_out` and `shop/no_run_left` (half a run is none).
 */
export async function reprintProduct(
  actor: Actor,
  { key, productId }: { key: string; productId: string },
  address: string | null = null,
): Promise<Result<Printed, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return perform({ kind: "shop/print", key, request: { productId }, actorId: actor.id }, async (ledger) => {
    const { rows } = await ledger.client.query<{ name: string; price: number; printRun: number }>(
      'SELECT name, price, "printRun" FROM "Product" WHERE id = $1 AND "withdrawnAt" IS NULL FOR NO KEY UPDATE',
      [productId],
    );
    const [product] = rows;
    if (!product) return refuse("shop/unknown_product");
    const pack = packAsset(productId);
    await ledger.lock([{ account: SHOP, asset: pack }]);
    const stock = ledger.balance({ account: SHOP, asset: pack }).balance;
    if (stock > 0) return refuse("shop/not_sold_out", { available: stock });
    const printRun = Math.floor(product.printRun / 2);
    if (printRun === 0) return refuse("shop/no_run_left");
    const price = Math.round(product.price * 1.1);
    await ledger.client.query('UPDATE "Product" SET price = $2, "printRun" = $3 WHERE id = $1', [
      productId,
      price,
      printRun,
    ]);
    await recordAuditIn(ledger.client, {
      userId: actor.id,
      action: "shop/reprinted",
      data: { product: product.name, printRun, price },
      address,
    });
    return ok({
      transfers: [{ postings: move(pack, printRun, MINT, SHOP), memo: { product: productId, quantity: printRun } }],
      answer: { productId, name: product.name, printed: printRun },
    });
  });
}
