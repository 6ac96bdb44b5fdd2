import { hashPassword } from "@/lib/auth/password";
import type { RecoverForm } from "@/lib/contracts/account";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";
import { type AskingPlace, attemptLimits } from "./attempt-limits";
import { isBanned } from "./bans";
import { endSessions } from "./end-sessions";
import { findPasswordFault } from "./password-faults";
import { closeIfSpent, countEach, forget, uncountEach } from "./rate-limits";
import { endMailedCodes, findRecoveryCode, takeRecoveryCode } from "./recovery-codes";
import { hasSecondFactor } from "./second-factor";
import type { SignedIn } from "./signed-in";

/**
 * Opens an account again with a one-time code and sets its new password. A code that an administrator made takes second
 * factors away too, for they may be lost; one that came by mail leaves them, and the session waits for them; one of the
 * member's own works only where there is none: there it stands in for the second factor instead, and must not be both. Ends
 * all sessions and leaves a notice. Refuses `form/fields`,
 * `account/wrong_code` (the one answer for an unknown nick, a wrong code and one that was used), `account/wait`,
 * `account/busy` and `account/banned`.
 */
export async function recoverAccount(
  { nick, code, password }: RecoverForm,
  place: AskingPlace,
): Promise<Result<SignedIn, Refusal>> {
  const fault = await findPasswordFault(password, nick);
  if (fault !== null) return refuse("form/fields", { password: fault });
  const counts = await attemptLimits("code", nickKey(nick), place);
  const seconds = await countEach(counts);
  if (seconds > 0) return refuse("account/wait", { seconds });

  const user = await prisma().user.findUnique({ where: { nickKey: nickKey(nick) } });
  const by = user && (await findRecoveryCode(user.id, code));
  if (!user || !by || (by === "self" && (await hasSecondFactor(user.id)))) {
    await closeIfSpent(...counts[0]);
    await recordAudit({ userId: null, action: "account/recovery_failed", data: { nick }, address: place.address });
    return refuse("account/wrong_code");
  }
  await Promise.all([forget(...counts[0]), uncountEach(counts.slice(1))]);
  if (isBanned(user)) return refuse("account/banned");
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const userId = user.id;
  return prisma().$transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, { userId, code, by }))) return refuse("account/wrong_code");
    await tx.user.update({ where: { id: userId }, data: { passwordHash: hashed.value } });
    await endMailedCodes(tx, userId);
    if (by === "staff") {
      await tx.totp.deleteMany({ where: { userId } });
      await tx.passkey.deleteMany({ where: { userId } });
      await tx.recoveryCode.deleteMany({ where: { userId } });
    }
    await recordAudit({ userId, action: "account/recovered", data: { by }, address: place.address }, tx);
    await tell(tx, { kind: "recovered", to: [userId], data: { by, address: place.address } });
    await endSessions(tx, { userId });
    return ok({ userId, pending: by === "mail" && (await hasSecondFactor(userId)) });
  });
}
