import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { Reason } from "@/lib/contracts/reason";
import { prisma } from "@/lib/db/client";
import { accountOf, COIN, MINT, move } from "@/lib/engine/kernel/ledger";
import { type Cents, MOST_MONEY } from "@/lib/engine/kernel/money";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "./perform";

export const Grant = z.object({
  key: z.string().min(8).max(80),
  nick: z.string().trim().min(1).max(60),
  /** In cents; below zero takes money away. */
  amount: z
    .number({ error: "money/malformed" })
    .int()
    .min(-MOST_MONEY)
    .max(MOST_MONEY)
    .refine((amount) => amount !== 0, "ledger/nothing"),
  reason: Reason,
});
export type Grant = z.infer<typeof Grant>;
export type Granted = { readonly nick: string; readonly amount: Cents };

/**
 * The administrator gives money to a member, or takes it; audited with the reason. Refuses `staff/not_allowed`,
 * `staff/no_such_member`, and `ledger/short` when the purse holds less than is taken.
 */
export async function grant(
  actor: Actor,
  { key, nick, amount, reason }: Grant,
  address: string | null = null,
): Promise<Result<Granted, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const user = await prisma().user.findUnique({ where: { nickKey: nickKey(nick) } });
  if (!user || user.guest) return refuse("staff/no_such_member", { nick });
  return perform(
    { kind: "staff/grant", key, request: { user: user.id, amount, reason }, actorId: actor.id },
    async ({ client }) => {
      await recordAuditIn(client, {
        userId: actor.id,
        action: "ledger/granted",
        data: { to: user.nick, amount, reason },
        address,
      });
      return ok({
        transfers: [
          { postings: move(COIN, amount, MINT, accountOf("purse", user.id)), memo: { reason, by: actor.nick } },
        ],
        answer: { nick: user.nick, amount },
      });
    },
  );
}
