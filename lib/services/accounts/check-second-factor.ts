import type { Member } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { tell } from "../notices/tell";
import { type AskingPlace, attemptLimits } from "./attempt-limits";
import { closeIfSpent, countEach, forget, uncountEach } from "./rate-limits";
import type { Session } from "./read-session";
import { isCodeLike, takeRecoveryCode } from "./recovery-codes";
import type { SignedIn } from "./signed-in";
import { checkTotp } from "./totp";

/**
 * Whether a code completes a sign-in that waits for it: one from the member's app, or one of their one-time codes.
 * Refuses `account/wrong_code`, and `account/wait` counted as for passwords.
 */
export async function checkSecondFactor(
  { member, freshNick }: Session,
  { code }: { code: string },
  place: AskingPlace,
): Promise<Result<SignedIn, Refusal>> {
  const counts = await attemptLimits("code", nickKey(member.nick), place);
  const seconds = await countEach(counts);
  if (seconds > 0) return refuse("account/wait", { seconds });
  const right = isCodeLike(code) ? await spendOwnCode(member, code, place.address) : await checkTotp(member, code);
  if (!right) {
    await closeIfSpent(...counts[0]);
    await recordAudit({ userId: null, action: "account/second_factor_failed", data: { nick: member.nick } });
    return refuse("account/wrong_code");
  }
  await Promise.all([forget(...counts[0]), uncountEach(counts.slice(1))]);
  return ok({ userId: member.id, freshNick });
}

/** Uses up one of a member's own codes and tells them so. */
const spendOwnCode = ({ id: userId }: Member, code: string, address: string): Promise<boolean> =>
  prisma().$transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, { userId, code, by: "self" }))) return false;
    await recordAudit({ userId, action: "account/code_used", address }, tx);
    await tell(tx, { kind: "code_used", to: [userId], data: { address } });
    return true;
  });
