import { type Actor, canSell } from "@/lib/auth/policy";
import type { SetTerms } from "@/lib/contracts/shop-staff";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { isOver, lockTerms, stampOf } from "./product-terms";

/**
 * Changes how many of a product a member may buy in all, and from when on it is sold, while it is for sale. What somebody
 * bought before stays theirs, also above a new limit. Audited. Refuses `shop/unknown_product` and `shop/terms_changed`
 * (another changed it since it was shown), and `shop/moment_over`.
 */
export async function setTerms(
  actor: Actor,
  { productId, shown, memberLimit: most, releaseAt }: SetTerms,
  address: string | null = null,
): Promise<Result<{ readonly name: string }, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return transact(async (client): Promise<Result<{ readonly name: string }, Refusal>> => {
    const product = await lockTerms(client, productId);
    if (!product) return refuse("shop/unknown_product");
    const { name, terms } = product;
    const memberLimit = most ?? null;
    const comesAt = releaseAt !== undefined && releaseAt > Date.now() ? releaseAt : null;
    if (!isOver(releaseAt) && stampOf({ ...terms, memberLimit, comesAt }) === stampOf(terms)) return ok({ name });
    if (stampOf(terms) !== shown) return refuse("shop/terms_changed");
    if (isOver(releaseAt)) return refuse("shop/moment_over");
    await client.query('UPDATE "Product" SET "memberLimit" = $2, "releaseAt" = $3 WHERE id = $1', [
      productId,
      memberLimit,
      comesAt === null ? null : new Date(comesAt),
    ]);
    await recordAuditIn(client, {
      userId: actor.id,
      action: "shop/terms_set",
      data: { product: name, memberLimit, releaseAt: comesAt },
      address,
    });
    return ok({ name });
  });
}
