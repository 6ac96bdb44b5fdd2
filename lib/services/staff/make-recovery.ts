import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { newCode } from "../accounts/recovery-codes";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";

/** How long a member has to use it. */
const HOLDS_MS = 24 * 60 * 60_000;

export const MakeRecovery = z.object({ nick: z.string().trim().min(1).max(60) });

/**
 * Makes a one-time code by which a member who lost password and second factor opens the account again; the administrator
 * hands it over in person. One made before is worth nothing any more. Audited, and the member is told by a notice.
 * Refuses `staff/not_allowed`, `staff/no_such_member`.
 */
export async function makeRecovery(
  actor: Actor,
  { nick }: z.infer<typeof MakeRecovery>,
  address: string | null = null,
  now = new Date(),
): Promise<Result<{ nick: string; code: string }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const { code, hash } = newCode();
  return prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user || user.guest) return refuse("staff/no_such_member", { nick });
    await tx.recoveryCode.deleteMany({ where: { userId: user.id, byId: { not: null } } });
    const expiresAt = new Date(now.getTime() + HOLDS_MS);
    await tx.recoveryCode.create({ data: { hash, userId: user.id, byId: actor.id, expiresAt } });
    await recordAudit({ userId: actor.id, action: "staff/recovery_made", data: { to: user.nick }, address }, tx);
    await tell(tx, { kind: "recovery_made", to: [user.id], data: {} });
    return ok({ nick: user.nick, code });
  });
}
