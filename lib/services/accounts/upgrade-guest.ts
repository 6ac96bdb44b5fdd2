import { hashPassword } from "@/lib/auth/password";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { renameAtTables } from "../tables/rename-user";
import { checkNewAccount, type NewAccount } from "./check-new-account";
import { endSessions } from "./end-sessions";
import { isNickTaken, nickColumns } from "./nicks";
import type { SignedIn } from "./signed-in";

/**
 * Makes a guest a member of this nick and password: the same user, so seats and history stay; the guest's session ends,
 * so that its cookie does not become the member's; and their tables are told of the nick. Counts and checks before it hashes.
 * Refuses `form/fields` with all that is wrong, `account/wait`, `account/not_a_guest` and `account/busy`.
 */
export async function upgradeGuest(
  { id: userId, nick: was }: Member,
  { nick, password }: NewAccount,
  address: string,
): Promise<Result<SignedIn, Refusal>> {
  const sound = await checkNewAccount({ nick, password }, address);
  if (!sound.ok) return sound;
  const guest = await prisma().user.findFirst({ where: { id: userId, guest: true }, select: { id: true } });
  if (!guest) return refuse("account/not_a_guest");
  const hashed = await hashPassword(sound.value.password);
  if (!hashed.ok) return hashed;
  try {
    const done = await prisma().$transaction(async (tx): Promise<Result<SignedIn, Refusal>> => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, guest: true },
        data: { ...nickColumns(sound.value.nick), passwordHash: hashed.value, guest: false },
      });
      if (count === 0) return refuse("account/not_a_guest");
      await recordAudit({ userId, action: "account/guest_upgraded", data: { nick: sound.value.nick }, address }, tx);
      await endSessions(tx, { userId });
      return ok({ userId });
    });
    // The account is there whatever becomes of this: what is not told now is told by the clock.
    if (done.ok) await renameAtTables(userId, was, sound.value.nick).catch(console.error);
    return done;
  } catch (error) {
    if (isNickTaken(error)) return refuse("form/fields", { nick: "account/nick_taken" });
    throw error;
  }
}
