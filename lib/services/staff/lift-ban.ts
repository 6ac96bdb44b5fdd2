import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { isBanned } from "../accounts/bans";
import { recordAudit } from "../audit/record-audit";

export const LiftBan = z.object({ nick: z.string().trim().min(1).max(60) });

/**
 * Lets somebody in again before their ban is over; audited. Their games stay off the shelf until staff put them back.
 * Refuses `staff/not_allowed`, `staff/nobody`, `staff/not_banned`.
 */
export async function liftBan(
  actor: Actor,
  { nick }: z.infer<typeof LiftBan>,
  address: string | null = null,
  now = new Date(),
): Promise<Result<{ nick: string }, Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user) return refuse("staff/nobody", { nick });
    if (!isBanned(user, now)) return refuse("staff/not_banned", { nick: user.nick });
    await tx.user.update({ where: { id: user.id }, data: { bannedAt: null, bannedUntil: null } });
    await tx.ban.updateMany({
      where: { userId: user.id, liftedAt: null },
      data: { liftedAt: now, liftedById: actor.id },
    });
    await recordAudit({ userId: actor.id, action: "staff/ban_lifted", data: { to: user.nick }, address }, tx);
    return ok({ nick: user.nick });
  });
}
