import { type Actor, canSell } from "@/lib/auth/policy";
import type { Printed } from "@/lib/contracts/shop";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "../ledger/perform";

/** `/delproduct`: takes a product off sale; what was not sold is destroyed. Refuses `shop/unknown_product`. */
export async function withdrawProduct(
  actor: Actor,
  { key, productId }: { key: string; productId: string },
  address: string | null = null,
): Promise<Result<Printed, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return perform({ kind: "shop/withdraw", key, request: { productId }, actorId: actor.id }, async (ledger) => {
    const { rows } = await ledger.client.query<{ name: string }>(
      'UPDATE "Product" SET "withdrawnAt" = now() WHERE id = $1 AND "withdrawnAt" IS NULL RETURNING name',
      [productId],
    );
    const [product] = rows;
    if (!product) return refuse("shop/unknown_product");
    const pack = packAsset(productId);
    await ledger.lock([{ account: SHOP, asset: pack }]);
    const left = ledger.balance({ account: SHOP, asset: pack }).balance;
    await recordAuditIn(ledger.client, {
      userId: actor.id,
      action: "shop/withdrawn",
      data: { product: product.name, destroyed: left },
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
