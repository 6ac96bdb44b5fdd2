import { z } from "zod";
import { type Asker, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { type AccountId, type AssetId, type Posting, reversed } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform, type TransferKind } from "./perform";

export const Reversal = z.object({
  transferId: z.string().min(1).max(40),
  reason: z.string().trim().min(3, "staff/reason").max(200, "staff/reason"),
});
export type Reversal = z.infer<typeof Reversal>;

/** Deeds that only move money: those that made packs or opened them left traces that no posting undoes. */
const REVERSIBLE: ReadonlySet<string> = new Set<TransferKind>(["pay/start", "pay/week", "staff/grant", "shop/ticket"]);

/**
 * The administrator undoes a transfer by another one; the first stays in the books. Refuses `staff/not_allowed`,
 * `ledger/no_such_transfer`, `ledger/not_reversible`, and `ledger/short` when what was given has been spent. Doing it
 * again gives the same answer.
 */
export async function reverseTransfer(
  asker: Asker,
  { transferId, reason }: Reversal,
  address: string | null = null,
): Promise<Result<{ transferId: string }, Refusal>> {
  if (!canAdminister(asker)) return refuse("staff/not_allowed");
  const transfer = await prisma().transfer.findUnique({
    where: { id: transferId },
    include: { postings: true, reversedBy: { select: { id: true } } },
  });
  if (!transfer) return refuse("ledger/no_such_transfer");
  if (!REVERSIBLE.has(transfer.kind)) return refuse("ledger/not_reversible", { kind: transfer.kind });
  if (transfer.reversedBy) return ok({ transferId: transfer.reversedBy.id });
  // Stored names were checked when they were posted.
  const postings = transfer.postings.map(
    ({ accountId, asset, amount }): Posting => ({
      account: accountId as AccountId,
      asset: asset as AssetId,
      amount: Number(amount),
    }),
  );
  // One key for whoever asks: a transfer is reversed once.
  return perform(
    { kind: "ledger/reversal", key: transferId, request: null, actorId: null },
    async ({ client }, reversalId) => {
      await recordAuditIn(client, {
        userId: asker.id,
        action: "ledger/reversed",
        data: { transferId, reason },
        address,
      });
      return ok({
        postings: reversed(postings),
        memo: { reason, by: asker.nick, of: transfer.kind },
        answer: { transferId: reversalId },
        reversesId: transferId,
      });
    },
  );
}
