import { hashPassword, verifyPassword } from "@/lib/auth/password";
import type { ChangePasswordForm } from "@/lib/contracts/account";
import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { closeIfSpent, countOne, forget } from "./rate-limits";
import type { SignedIn } from "./sign-up";

/**
 * Sets a new password and ends all sessions; the answer is what the present one goes on as. An account that came from
 * another site has no present password to ask for. Refuses `account/wrong_password`, `account/wait`,
 * `account/guest_only_upgrades`.
 */
export async function changePassword({
  userId,
  current,
  password,
  address,
}: ChangePasswordForm & { userId: string; address: string }): Promise<Result<SignedIn, Refusal>> {
  const user = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  if (user.guest) return refuse("account/guest_only_upgrades");
  if (user.passwordHash !== null) {
    const wait = await countOne("passwordCheck", userId);
    if (wait > 0) return refuse("account/wait", { seconds: wait });
    if (!(await verifyPassword(current, user.passwordHash))) {
      await closeIfSpent("passwordCheck", userId);
      return refuse("account/wrong_password");
    }
    await forget("passwordCheck", userId);
  }
  const passwordHash = await hashPassword(password);
  const sessionVersion = await prisma().$transaction(async (tx) => {
    const changed = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    });
    await recordAudit({ userId, action: "account/password_changed", address }, tx);
    await sendSignal("user", userId, tx);
    return changed.sessionVersion;
  });
  return ok({ userId, sessionVersion });
}
