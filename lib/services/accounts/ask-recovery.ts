import { setTimeout as sleep } from "node:timers/promises";
import { nickKey } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { RECOVER_ACCOUNT } from "../notices/mail-kinds";
import { recoveryCodeOf } from "../notices/signed-links";
import { countEach } from "./rate-limits";
import { hashOfCode } from "./recovery-codes";

/** The answer takes at least so many ms, so that its time does not tell what was found. */
const ANSWERED_AFTER = 300;
/** How long, in ms, a code that was sent by mail holds. */
const HOLDS = 60 * 60_000;

/**
 * Sends whoever has this nick a code to their main mail address, by which they open the account again. The answer is the
 * same whether there is such a member, and whether they have an address. A stranger who asks makes none of the earlier mails
 * worthless. Refuses `account/wait`.
 */
export async function askRecovery({ nick }: { nick: string }, place: string): Promise<Result<null, Refusal>> {
  const seconds = await countEach([
    ["recoveryMail", nickKey(nick)],
    ["mailPlace", place],
  ]);
  if (seconds > 0) return refuse("account/wait", { seconds });
  await Promise.all([sendToMain(nickKey(nick), place), sleep(ANSWERED_AFTER)]);
  return ok(null);
}

async function sendToMain(key: string, place: string): Promise<void> {
  const found = await prisma().mailAddress.findFirst({
    where: { main: true, confirmedAt: { not: null }, user: { nickKey: key } },
    select: { id: true, userId: true },
  });
  if (found) await sendCode(found, place);
}

async function sendCode({ id: address, userId }: { id: string; userId: string }, place: string): Promise<void> {
  const [key, now] = [newId(), new Date()];
  const hash = hashOfCode(recoveryCodeOf(userId, key));
  await prisma().$transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId, mailed: true, expiresAt: { lte: now } } });
    await tx.recoveryCode.create({
      data: { hash, userId, mailed: true, expiresAt: new Date(now.getTime() + HOLDS) },
    });
    await recordAudit({ userId, action: "account/recovery_asked", address: place }, tx);
    await tx.delivery.create({
      data: {
        ...{ id: newId(), key, userId, channel: "mail", kind: RECOVER_ACCOUNT },
        ...{ data: { address }, at: now, dueAt: now },
      },
    });
  });
}
