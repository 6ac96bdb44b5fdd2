import { readDevice, type SessionLine } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import type { Session } from "./read-session";
import { SESSION_LIMITS } from "./session-limits";

/** The sessions of a member that hold, the one that asks first, then the latest seen. */
export async function listSessions({ id: ownId, member }: Session, now = new Date()): Promise<SessionLine[]> {
  const rows = await prisma().session.findMany({
    where: {
      ...{ userId: member.id, endedAt: null, pending: false, expiresAt: { gt: now } },
      lastSeenAt: { gt: new Date(now.getTime() - SESSION_LIMITS.idleMs) },
    },
    orderBy: { lastSeenAt: "desc" },
  });
  return rows
    .map(({ id, device, address, createdAt, lastSeenAt }) => ({
      ...{ id, device: readDevice(device), address, own: id === ownId },
      ...{ createdAt: createdAt.getTime(), seenAt: lastSeenAt.getTime() },
    }))
    .sort((a, b) => Number(b.own) - Number(a.own));
}
