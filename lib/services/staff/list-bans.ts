import { type Actor, canModerate } from "@/lib/auth/policy";
import type { BanLine } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

const MOST = 100;

/** Who is kept out now, the latest ban first. */
export async function listBans(actor: Actor, now = new Date()): Promise<Result<BanLine[], Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  const rows = await prisma().ban.findMany({
    where: { liftedAt: null, OR: [{ until: null }, { until: { gt: now } }], user: { bannedAt: { not: null } } },
    orderBy: { at: "desc" },
    take: MOST,
    include: { user: { select: { nick: true } } },
  });
  const by = await prisma().user.findMany({
    where: { id: { in: rows.map(({ byId }) => byId) } },
    select: { id: true, nick: true },
  });
  return ok(
    rows.map(({ user, byId, reason, at, until }) => ({
      ...{ nick: user.nick, reason, at: at.getTime(), until: until?.getTime() ?? null },
      by: by.find(({ id }) => id === byId)?.nick ?? null,
    })),
  );
}
