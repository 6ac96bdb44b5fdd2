import { type Actor, canSell } from "@/lib/auth/policy";
import type { AddBundle } from "@/lib/contracts/shop-staff";
import { newId } from "@/lib/db/ids";
import { rollBack, transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { priceOfParts } from "./list-bundles";
import { PRICE_NOW } from "./price-now";

/** What was put together. */
export type BundleAdded = { readonly bundleId: string; readonly name: string };

/**
 * Puts products of the shop together at a price of their own, the sum of its parts'. Audited. A bundle never changes: to
 * change it one withdraws it and adds another. Refuses `shop/unknown_product`, `bundle/saves_nothing` (its parts cost no
 * more one by one) and `bundle/name_taken`.
 */
export async function addBundle(
  actor: Actor,
  { name, parts }: AddBundle,
  address: string | null = null,
): Promise<Result<BundleAdded, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return transact(async (client): Promise<Result<BundleAdded, Refusal>> => {
    const { rows } = await client.query<{ id: string; price: number }>(
      `SELECT id, ${PRICE_NOW} AS price FROM "Product" p WHERE id = ANY($1) AND "withdrawnAt" IS NULL FOR SHARE`,
      [parts.map(({ productId }) => productId)],
    );
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    if (prices.size < parts.length) return refuse("shop/unknown_product");
    const price = priceOfParts(parts);
    const apart = priceOfParts(parts.map((part) => ({ ...part, unitPrice: prices.get(part.productId) ?? 0 })));
    if (price >= apart) return refuse("bundle/saves_nothing", { price, apart });
    const bundleId = newId();
    const added = await client.query(
      `INSERT INTO "Bundle" (id, name) VALUES ($1, $2)
       ON CONFLICT (lower(name)) WHERE "withdrawnAt" IS NULL DO NOTHING`,
      [bundleId, name],
    );
    if (added.rowCount === 0) return rollBack(refuse("bundle/name_taken"));
    await client.query(
      `INSERT INTO "BundlePart" ("bundleId", "productId", place, count, "unitPrice")
       SELECT $1, p.* FROM unnest($2::text[], $3::int[], $4::int[], $5::int[]) AS p`,
      [
        bundleId,
        parts.map(({ productId }) => productId),
        parts.map((_, i) => i),
        parts.map(({ count }) => count),
        parts.map(({ unitPrice }) => unitPrice),
      ],
    );
    await recordAuditIn(client, {
      ...{ userId: actor.id, action: "shop/bundle_added", address },
      data: { bundle: name, price, apart },
    });
    return ok({ bundleId, name });
  });
}
