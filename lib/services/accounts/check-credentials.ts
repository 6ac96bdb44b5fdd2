import { verifyPassword } from "@/lib/auth/password";
import type { SignInForm } from "@/lib/contracts/account";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { closeIfSpent, countOne, forget, uncount } from "./rate-limits";
import type { SignedIn } from "./sign-up";

/**
 * Whether nick and password belong together. `account/wrong_credentials` is the one answer, after the same work, for an
 * unknown nick, a wrong password and an account without one; `account/wait` counts by nick and address whether the nick
 * exists or not. `account/banned` is told only to whoever knows the password.
 */
export async function checkCredentials({
  nick,
  password,
  address,
}: SignInForm & { address: string }): Promise<Result<SignedIn, Refusal>> {
  const key = nickKey(nick);
  const pair = `${key} ${address}`;
  const waits = [
    await countOne("signInPair", pair),
    await countOne("signInNick", key),
    await countOne("signInAddress", address),
  ];
  const seconds = Math.max(...waits);
  if (seconds > 0) return refuse("account/wait", { seconds });

  const user = await prisma().user.findUnique({ where: { nickKey: key } });
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !right) {
    await closeIfSpent("signInPair", pair);
    await recordAudit({ userId: null, action: "account/sign_in_failed", data: { nick: key }, address });
    return refuse("account/wrong_credentials");
  }
  await Promise.all([forget("signInPair", pair), uncount("signInNick", key), uncount("signInAddress", address)]);
  if (user.bannedAt) return refuse("account/banned");
  await recordAudit({ userId: user.id, action: "account/signed_in", address });
  return ok({ userId: user.id, sessionVersion: user.sessionVersion });
}
