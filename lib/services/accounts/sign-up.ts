import { hashPassword } from "@/lib/auth/password";
import type { SignUpForm } from "@/lib/contracts/account";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isNickTaken } from "./nicks";
import { countOne } from "./rate-limits";

/** A new session's subject: what the cookie will say. */
export type SignedIn = { userId: string; sessionVersion: number };

/** Makes a member. Refuses `account/nick_taken`, and `account/wait` when one address signs up too many. */
export async function signUp({
  nick,
  password,
  address,
  zone = "UTC",
}: SignUpForm & { address: string; zone?: string }): Promise<Result<SignedIn, Refusal>> {
  const taken = await prisma().user.findUnique({ where: { nickKey: nickKey(nick) }, select: { id: true } });
  if (taken) return refuse("account/nick_taken");
  const wait = await countOne("signUp", address);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  const passwordHash = await hashPassword(password);
  const id = newId();
  try {
    await prisma().$transaction(async (tx) => {
      await tx.user.create({ data: { id, nick, nickKey: nickKey(nick), passwordHash, zone } });
      await recordAudit({ userId: id, action: "account/signed_up", data: { nick }, address }, tx);
    });
  } catch (error) {
    if (isNickTaken(error)) return refuse("account/nick_taken");
    throw error;
  }
  return ok({ userId: id, sessionVersion: 0 });
}
