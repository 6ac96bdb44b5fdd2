import { z } from "zod";
import { type Actor, canAdminister, ROLES } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";

export const SetRole = z.object({
  nick: z.string().trim().min(1).max(60),
  role: z.enum(ROLES),
  /** Whether the member has it from now on. */
  has: z.boolean(),
});
export type SetRole = z.infer<typeof SetRole>;

/** The administrator gives a role or takes it back; audited. Refuses `staff/not_allowed`, `staff/no_such_member`. */
export async function setRole(
  actor: Actor,
  { nick, role, has }: SetRole,
  address: string | null = null,
): Promise<Result<{ nick: string }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user || user.guest) return refuse("staff/no_such_member", { nick });
    if (user.roles.includes(role) === has) return ok({ nick: user.nick });
    const roles = has ? [...user.roles, role] : user.roles.filter((one) => one !== role);
    await tx.user.update({ where: { id: user.id }, data: { roles } });
    await recordAudit(
      {
        userId: actor.id,
        action: has ? "staff/role_given" : "staff/role_taken",
        data: { to: user.nick, role },
        address,
      },
      tx,
    );
    await sendSignal("user", user.id, tx);
    return ok({ nick: user.nick });
  });
}
