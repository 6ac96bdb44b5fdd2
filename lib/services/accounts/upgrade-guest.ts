import { hashPassword } from "@/lib/auth/password";
import type { SignUpForm } from "@/lib/contracts/account";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isNickTaken } from "./nicks";

/**
 * Makes a guest a member of this nick and password: the same user, so seats, history and sessions stay. Refuses
 * `account/nick_taken` and `account/not_a_guest`.
 */
export async function upgradeGuest({
  userId,
  nick,
  password,
  address,
}: SignUpForm & { userId: string; address: string }): Promise<Result<null, Refusal>> {
  const passwordHash = await hashPassword(password);
  try {
    return await prisma().$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, guest: true },
        data: { nick, nickKey: nickKey(nick), passwordHash, guest: false },
      });
      if (count === 0) return refuse("account/not_a_guest");
      await recordAudit({ userId, action: "account/guest_upgraded", data: { nick }, address }, tx);
      await sendSignal("user", userId, tx);
      return ok(null);
    });
  } catch (error) {
    if (isNickTaken(error)) return refuse("account/nick_taken");
    throw error;
  }
}
