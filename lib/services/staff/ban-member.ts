import { z } from "zod";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import { Reason } from "@/lib/contracts/reason";
import { BAN_SPANS } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { isBanned } from "../accounts/bans";
import { endSessions } from "../accounts/end-sessions";
import { leaveAuctions } from "../auctions/cancel-auction";
import { recordAudit } from "../audit/record-audit";
import { cancelAllOf } from "../market/cancel-orders";
import { removeFromTables } from "../tables/remove-user";
import { leaveTournaments } from "../tournaments/enter-tournament";
import { closeTradesOf } from "../trades/close-trade";

const DAY = 24 * 60 * 60_000;

export const BanMember = z.object({
  nick: z.string().trim().min(1).max(60),
  reason: Reason,
  /** Days, or 0 for good. */
  days: z.union(BAN_SPANS.map((days) => z.literal(days))),
});
export type BanMember = z.infer<typeof BanMember>;

/**
 * Keeps somebody out, guests too, at once: all sessions end and live connections with them, their published games leave
 * the shelf, their orders at the market, their trades and auctions are taken back, they leave tournaments, and bots play on in
 * their seats. Audited. Refuses `staff/not_allowed`, `staff/nobody`, `staff/not_staff`
 * (an administrator cannot be banned, so nobody locks out the club), `staff/banned_already`.
 */
export async function banMember(
  actor: Actor,
  { nick, reason, days }: BanMember,
  address: string | null = null,
  now = new Date(),
): Promise<Result<{ nick: string; tablesLeft: boolean }, Refusal>> {
  if (!canModerate(actor)) return refuse("staff/not_allowed");
  const banned = await prisma().$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { nickKey: nickKey(nick) } });
    if (!user) return refuse("staff/nobody", { nick });
    if (user.admin) return refuse("staff/not_staff");
    if (isBanned(user, now)) return refuse("staff/banned_already", { nick: user.nick });
    const until = days === 0 ? null : new Date(now.getTime() + days * DAY);
    await tx.user.update({ where: { id: user.id }, data: { bannedAt: now, bannedUntil: until } });
    await tx.ban.create({ data: { id: newId(), userId: user.id, byId: actor.id, reason, at: now, until } });
    await tx.template.updateMany({
      where: { ownerId: user.id, published: true },
      data: { published: false, withdrawnByStaffAt: now },
    });
    await endSessions(tx, { userId: user.id }, now);
    await recordAudit({ userId: actor.id, action: "staff/banned", data: { to: user.nick, reason, days }, address }, tx);
    return ok(user);
  });
  if (!banned.ok) return banned;
  await cancelAllOf(banned.value.id);
  await closeTradesOf(banned.value.id);
  await leaveAuctions(banned.value.id);
  await leaveTournaments(banned.value.id);
  const { failed } = await removeFromTables(banned.value.id);
  return ok({ nick: banned.value.nick, tablesLeft: failed.length === 0 });
}
