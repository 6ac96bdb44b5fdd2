import { verifyPassword } from "@/lib/auth/password";
import type { SignInForm } from "@/lib/contracts/account";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { type AskingPlace, attemptLimits } from "./attempt-limits";
import { isBanned } from "./bans";
import { closeIfSpent, countEach, forget, uncountEach } from "./rate-limits";
import { hasSecondFactor } from "./second-factor";
import type { SignedIn } from "./signed-in";

/**
 * Whether nick and password belong together. `account/wrong_credentials` is the one answer, after the same work, for an
 * unknown nick, a wrong password and an account without one; `account/wait` counts the same whether the nick exists or
 * not; `account/busy` when too many passwords are being judged. Only what is judged is charged. `account/banned` is told
 * only to whoever knows the password. The session is `pending` where a second factor has to follow.
 */
export async function checkCredentials(
  { nick, password }: SignInForm,
  place: AskingPlace,
): Promise<Result<SignedIn, Refusal>> {
  const key = nickKey(nick);
  const counts = await attemptLimits("password", key, place);
  const seconds = await countEach(counts);
  if (seconds > 0) return refuse("account/wait", { seconds });

  const user = await prisma().user.findUnique({ where: { nickKey: key } });
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!right.ok) {
    await uncountEach(counts);
    return right;
  }
  if (!user || !right.value) {
    await closeIfSpent(...counts[0]);
    await recordAudit({ userId: null, action: "account/sign_in_failed", data: { nick: key }, address: place.address });
    return refuse("account/wrong_credentials");
  }
  await Promise.all([forget(...counts[0]), uncountEach(counts.slice(1))]);
  if (isBanned(user)) return refuse("account/banned");
  await recordAudit({ userId: user.id, action: "account/signed_in", address: place.address });
  return ok({ userId: user.id, pending: await hasSecondFactor(user.id), passwordHash: user.passwordHash });
}
