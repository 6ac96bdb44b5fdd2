import { hashPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { checkNewAccount, type NewAccount } from "./check-new-account";
import { isNickTaken, nickColumns } from "./nicks";
import type { SignedIn } from "./signed-in";

/**
 * Makes a member. Counts and checks before it hashes. Refuses `form/fields` with all that is wrong, `account/wait` when
 * one address asks too often, and `account/busy`.
 */
export async function signUp(
  { nick, password, zone = "UTC" }: NewAccount & { zone?: string },
  address: string,
): Promise<Result<SignedIn, Refusal>> {
  const sound = await checkNewAccount({ nick, password }, address);
  if (!sound.ok) return sound;
  const hashed = await hashPassword(sound.value.password);
  if (!hashed.ok) return hashed;
  const id = newId();
  try {
    await prisma().$transaction(async (tx) => {
      await tx.user.create({ data: { id, ...nickColumns(sound.value.nick), passwordHash: hashed.value, zone } });
      await recordAudit({ userId: id, action: "account/signed_up", data: { nick: sound.value.nick }, address }, tx);
    });
  } catch (error) {
    if (isNickTaken(error)) return refuse("form/fields", { nick: "account/nick_taken" });
    throw error;
  }
  return ok({ userId: id });
}
