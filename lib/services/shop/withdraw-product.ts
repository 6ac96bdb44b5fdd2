import { type Actor, canSell } from "@/lib/auth/policy";
import type { Printed, WithdrawProduct } from "@/lib/contracts/shop-staff";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "../ledger/perform";

/**
 * `/delproduct`: takes a product off sale; what was not sold is destroyed. Why stays with the product, and in the audit.
 * Refuses `shop/unknown_product`.
 */
export async function withdrawProduct(
  actor: Actor,
  { key, productId, reason }: WithdrawProduct,
  address: string | null = null,
): Promise<Result<Printed, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return perform({ kind: "shop/withdraw", key, request: { productId, reason }, actorId: actor.id }, async (ledger) => {
    const { rows } = await ledger.client.query<{ name: string }>(
      `UPDATE "Product" SET "withdrawnAt" = now(), "withdrawnReason" = $2
       WHERE id = $1 AND "withdrawnAt" IS NULL RETURNING name`,
      [productId, reason],
    );
    const [product] = rows;
    if (!product) return refuse("shop/unknown_product");
    const pack = packAsset(productId);
    await ledger.lock([{ account: SHOP, asset: pack }]);
    const left = ledger.balance({ account: SHOP, asset: pack }).balance;
    await recordAuditIn(ledger.client, {
      userId: actor.id,
      action: "shop/withdrawn",
      data: { product: product.name, destroyed: left, reason },
      address,
    });
    return ok({
      transfers: [
        { postings: left > 0 ? move(pack, left, SHOP, MINT) : [], memo: { product: productId, quantity: left } },
      ],
      answer: { productId, name: product.name, printed: 0 - left },
    });
  });
}
