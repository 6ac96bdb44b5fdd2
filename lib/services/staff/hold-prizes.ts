import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { Reason } from "@/lib/contracts/reason";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";

export const HoldPrizes = z.object({
  nick: z.string().trim().min(1).max(60),
  reason: Reason,
  hold: z.boolean(),
});
export type HoldPrizes = z.infer<typeof HoldPrizes>;

/**
 * Pays somebody, and whoever plays with them, no prizes out of new money any more, or again. Stakes are theirs
 * as before. Audited. Refuses `staff/not_allowed`, `staff/nobody`.
 */
export async function holdPrizes(
  actor: Actor,
  { nick, reason, hold }: HoldPrizes,
  address: string | null = null,
): Promise<Result<{ nick: string; hold: boolean }, Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user || user.guest) return refuse("staff/nobody", { nick });
    await tx.user.update({ where: { id: user.id }, data: { noPrizesSince: hold ? new Date() : null } });
    await recordAudit({ userId: actor.id, action: "staff/prizes", data: { to: user.nick, reason, hold }, address }, tx);
    return ok({ nick: user.nick, hold });
  });
}
