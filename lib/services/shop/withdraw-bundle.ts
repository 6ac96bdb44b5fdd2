import { type Actor, canSell } from "@/lib/auth/policy";
import type { WithdrawBundle } from "@/lib/contracts/shop-staff";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";

/** Takes a bundle off sale; its products stay. Audited with why. Refuses `bundle/unknown`. */
export async function withdrawBundle(
  actor: Actor,
  { bundleId, reason }: WithdrawBundle,
  address: string | null = null,
): Promise<Result<{ readonly name: string }, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  return transact(async (client): Promise<Result<{ readonly name: string }, Refusal>> => {
    const { rows } = await client.query<{ name: string }>(
      `UPDATE "Bundle" SET "withdrawnAt" = now(), "withdrawnReason" = $2
       WHERE id = $1 AND "withdrawnAt" IS NULL RETURNING name`,
      [bundleId, reason],
    );
    const [bundle] = rows;
    if (!bundle) return refuse("bundle/unknown");
    await recordAuditIn(client, {
      ...{ userId: actor.id, action: "shop/bundle_withdrawn", address },
      data: { bundle: bundle.name, reason },
    });
    return ok({ name: bundle.name });
  });
}
