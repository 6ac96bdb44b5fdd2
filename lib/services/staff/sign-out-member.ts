import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { endSessions } from "../accounts/end-sessions";
import { recordAudit } from "../audit/record-audit";

export const SignOutMember = z.object({ nick: z.string().trim().min(1).max(60) });

/** Ends all sessions of somebody, who may sign in again; audited. Refuses `staff/not_allowed`, `staff/nobody`. */
export async function signOutMember(
  actor: Actor,
  { nick }: z.infer<typeof SignOutMember>,
  address: string | null = null,
): Promise<Result<{ nick: string; ended: number }, Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user) return refuse("staff/nobody", { nick });
    const ended = await endSessions(tx, { userId: user.id });
    await recordAudit({ userId: actor.id, action: "staff/signed_out", data: { to: user.nick, ended }, address }, tx);
    return ok({ nick: user.nick, ended });
  });
}
