import { hashPassword, verifyPassword } from "@/lib/auth/password";
import type { ChangePasswordForm } from "@/lib/contracts/account";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";
import { endSessions } from "./end-sessions";
import { findPasswordFault } from "./password-faults";
import { closeIfSpent, countOne, forget, uncountEach } from "./rate-limits";
import type { Session } from "./read-session";
import { endMailedCodes } from "./recovery-codes";
import type { SignedIn } from "./signed-in";

/**
 * Sets a new password, ends all sessions, the one that asks included (it begins anew), and leaves a notice. An account
 * that came from another site has no present password to ask for. Refuses `account/wrong_password`, `account/wait`
 * (counted by session: whoever stole one cannot shut the member out), `account/busy`, `form/fields` for
 * a password that is found easily, `account/guest_only_upgrades`.
 */
export async function changePassword(
  { id: sessionId, member }: Session,
  { current, password }: ChangePasswordForm,
  address: string,
): Promise<Result<SignedIn, Refusal>> {
  const userId = member.id;
  const user = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  if (user.guest) return refuse("account/guest_only_upgrades");
  const wait = await countOne("passwordCheck", sessionId);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  if (user.passwordHash !== null) {
    const right = await verifyPassword(current, user.passwordHash);
    if (!right.ok) {
      await uncountEach([["passwordCheck", sessionId]]);
      return right;
    }
    if (!right.value) {
      await closeIfSpent("passwordCheck", sessionId);
      return refuse("account/wrong_password");
    }
  }
  const fault = await findPasswordFault(password, user.nick);
  if (fault !== null) return refuse("form/fields", { password: fault });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  await forget("passwordCheck", sessionId);
  await prisma().$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: hashed.value } });
    await endMailedCodes(tx, userId);
    await recordAudit({ userId, action: "account/password_changed", address }, tx);
    await tell(tx, { kind: "password_changed", to: [userId], data: { address } });
    await endSessions(tx, { userId });
  });
  return ok({ userId });
}
