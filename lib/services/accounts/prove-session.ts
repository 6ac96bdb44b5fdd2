import { verifyPassword } from "@/lib/auth/password";
import type { Member } from "@/lib/auth/policy";
import { GivenPassword } from "@/lib/contracts/account";
import { PROOFS, type ProofWay } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { closeIfSpent, countOne, forget, uncountEach } from "./rate-limits";
import type { Session } from "./read-session";
import { checkTotp } from "./totp";

/** By what a member can show that it is they who sit there. Empty for one who only comes from another site. */
export async function proofWays({ id }: Member): Promise<ProofWay[]> {
  const user = await prisma().user.findUniqueOrThrow({
    where: { id },
    select: {
      passwordHash: true,
      totp: { select: { confirmedAt: true } },
      passkeys: { take: 1, select: { id: true } },
    },
  });
  const has: Record<ProofWay, boolean> = {
    password: user.passwordHash !== null,
    code: Boolean(user.totp?.confirmedAt),
    passkey: user.passkeys.length > 0,
  };
  return PROOFS.filter((way) => has[way]);
}

/**
 * Takes a proof in the middle of a session: the password, or a code of the member's app. Who gave it goes on in a new
 * session, which the caller begins. Refuses `account/wrong_proof`,
 * `account/wait` (counted by session: whoever stole one shuts nobody else out) and `account/busy`.
 */
export async function proveSession(
  { id: sessionId, member }: Session,
  { proof }: { proof: string },
): Promise<Result<null, Refusal>> {
  const wait = await countOne("passwordCheck", sessionId);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  const right = await isProof(member, proof);
  if (!right.ok) {
    await uncountEach([["passwordCheck", sessionId]]);
    return right;
  }
  if (!right.value) {
    await closeIfSpent("passwordCheck", sessionId);
    return refuse("account/wrong_proof");
  }
  await forget("passwordCheck", sessionId);
  return ok(null);
}

async function isProof(member: Member, proof: string): Promise<Result<boolean, Refusal>> {
  if (/^\d{3}\s?\d{3}$/.test(proof.trim()) && (await checkTotp(member, proof))) return ok(true);
  const given = GivenPassword.safeParse(proof);
  const user = await prisma().user.findUniqueOrThrow({ where: { id: member.id }, select: { passwordHash: true } });
  return given.success && user.passwordHash !== null ? verifyPassword(given.data, user.passwordHash) : ok(false);
}
