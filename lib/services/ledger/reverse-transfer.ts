import type { PoolClient } from "pg";
import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { Reason } from "@/lib/contracts/reason";
import { transferOf } from "@/lib/contracts/transfers";
import { prisma } from "@/lib/db/client";
import { type AccountId, type AssetId, type Posting, reversed } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "./perform";

export const Reversal = z.object({
  key: z.string().min(8).max(80),
  transferId: z.string().min(1, "ledger/no_such_transfer").max(40, "ledger/no_such_transfer"),
  reason: Reason,
});
export type Reversal = z.infer<typeof Reversal>;

/** Why a transfer of this kind cannot be undone by another one; null if it can. */
export function whyNotReversible(kind: string): Refusal | null {
  if (transferOf(kind)?.reversible) return null;
  return kind === "ledger/reversal"
    ? { code: "ledger/is_reversal" }
    : { code: "ledger/not_reversible", data: { kind } };
}

/**
 * The administrator undoes a transfer by another one; the first stays in the books. Refuses `staff/not_allowed`,
 * `ledger/no_such_transfer`, `ledger/is_reversal`, `ledger/not_reversible`, `ledger/undone_already` (with when and by
 * whom), and `ledger/short` when what was given has been spent. The same key gives the same answer again.
 */
export async function reverseTransfer(
  actor: Actor,
  { key, transferId, reason }: Reversal,
  address: string | null = null,
): Promise<Result<{ transferId: string }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const transfer = await prisma().transfer.findUnique({ where: { id: transferId }, include: { postings: true } });
  if (!transfer) return refuse("ledger/no_such_transfer");
  const why = whyNotReversible(transfer.kind);
  if (why) return { ok: false, error: why };
  // Stored names were checked when they were posted.
  const postings = transfer.postings.map(
    ({ accountId, asset, amount }): Posting => ({
      account: accountId as AccountId,
      asset: asset as AssetId,
      amount: Number(amount),
    }),
  );
  const request = { transferId, reason };
  // Two who undo the same transfer wait for each other, so that the second is told so.
  const locks = [`ledger/reversal of ${transferId}`];
  return perform(
    { kind: "ledger/reversal", key, request, actorId: actor.id, locks },
    async ({ client }, reversalId) => {
      const { rows } = await client.query<{ at: Date; by: string | null }>(
        `SELECT t.at, COALESCE(u.nick, t.memo ->> 'by') AS by FROM "Transfer" t
       LEFT JOIN "User" u ON u.id = t."actorId" WHERE t."reversesId" = $1`,
        [transferId],
      );
      const [undone] = rows;
      if (undone) return refuse("ledger/undone_already", { at: undone.at.getTime(), by: undone.by });
      await tellOwners(client, transferId, reason);
      await recordAuditIn(client, {
        userId: actor.id,
        action: "ledger/reversed",
        data: { transferId, reason },
        address,
      });
      const memo = { reason, by: actor.nick, of: transfer.kind };
      return ok({
        transfers: [{ postings: reversed(postings), memo, reversesId: transferId }],
        answer: { transferId: reversalId },
      });
    },
  );
}

/** Whose coins or cards go back is told so. */
async function tellOwners(client: PoolClient, transferId: string, reason: string): Promise<void> {
  await client.query(
    `INSERT INTO "Outbox" (key, kind, users, data, at)
     SELECT 'undone/' || $1::text, 'transfer_undone', array_agg(DISTINCT a."ownerId"), jsonb_build_object('reason', $2::text), now()
     FROM "Posting" p JOIN "Account" a ON a.id = p."accountId"
     WHERE p."transferId" = $1::text AND a."ownerId" IS NOT NULL HAVING count(*) > 0`,
    [transferId, reason],
  );
}
