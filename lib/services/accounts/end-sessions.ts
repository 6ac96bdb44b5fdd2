import type { Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { sendSignal } from "@/lib/db/signal";
import { recordAudit } from "../audit/record-audit";
import type { Session } from "./read-session";

/**
 * Ends the sessions that fit, within a transaction; their live connections follow at its commit. Returns how many there
 * were.
 */
export async function endSessions(tx: Transaction, which: Prisma.SessionWhereInput, now = new Date()): Promise<number> {
  const ended = await tx.session.updateManyAndReturn({
    where: { AND: [which, { endedAt: null }] },
    data: { endedAt: now },
    select: { userId: true },
  });
  for (const userId of new Set(ended.map((session) => session.userId))) await sendSignal("user", userId, tx);
  return ended.length;
}

/** Ends one session of a member: their own on signing out, or another one from the list. Others' are left alone. */
export async function endSession({ id: userId }: Member, sessionId: string): Promise<void> {
  await prisma().$transaction((tx) => endSessions(tx, { id: sessionId, userId }));
}

/** Ends all sessions of a member but the one that asks. Returns how many that were. */
export async function endOtherSessions({ id, member }: Session, address: string): Promise<number> {
  const userId = member.id;
  return prisma().$transaction(async (tx) => {
    const ended = await endSessions(tx, { userId, id: { not: id } });
    await recordAudit({ userId, action: "account/other_sessions_ended", data: { ended }, address }, tx);
    return ended;
  });
}
