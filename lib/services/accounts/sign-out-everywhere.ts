import { prisma } from "@/lib/db/client";
import { sendSignal } from "@/lib/db/signal";
import { recordAudit } from "../audit/record-audit";

/** Ends all sessions and live connections of a user, on every device. */
export async function signOutEverywhere({ userId, address }: { userId: string; address: string }): Promise<void> {
  await prisma().$transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
    await recordAudit({ userId, action: "account/signed_out_everywhere", address }, tx);
    await sendSignal("user", userId, tx);
  });
}
