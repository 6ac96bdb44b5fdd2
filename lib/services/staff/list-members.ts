import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { MembersPage, MembersWanted } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

const A_PAGE = 50;

/** The members of the club by their nicks, a page at a time; guests are none. */
export async function listMembers(
  actor: Actor,
  { words, after }: MembersWanted,
  now = new Date(),
): Promise<Result<MembersPage, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const users = await prisma().user.findMany({
    where: {
      guest: false,
      AND: [{ nickKey: { startsWith: words.toLowerCase() } }, ...(after === null ? [] : [{ nickKey: { gt: after } }])],
    },
    orderBy: { nickKey: "asc" },
    take: A_PAGE + 1,
    select: {
      ...{ id: true, nick: true, nickKey: true, admin: true, roles: true },
      ...{ createdAt: true, seenAt: true, bannedAt: true, bannedUntil: true },
    },
  });
  const shown = users.slice(0, A_PAGE);
  const owned = await holdingsOf(shown.map(({ id }) => id));
  const isBanned = (since: Date | null, until: Date | null) => since !== null && (until === null || until > now);
  return ok({
    members: shown.map(({ id, nick, admin, roles, createdAt, seenAt, bannedAt, bannedUntil }) => ({
      ...{ nick, admin, roles, banned: isBanned(bannedAt, bannedUntil) },
      ...{ joinedAt: createdAt.getTime(), seenAt: seenAt.getTime() },
      purse: owned.coins.get(id) ?? 0,
      copies: owned.copies.get(id) ?? 0,
      packs: owned.packs.get(id) ?? 0,
    })),
    next: users.length > A_PAGE ? (shown.at(-1)?.nickKey ?? null) : null,
  });
}

/** Coins, copies and closed packs of these users. */
async function holdingsOf(ids: readonly string[]) {
  const [purses, binders, packs] = await Promise.all([
    prisma().holding.findMany({
      where: { accountId: { in: ids.map((id) => accountOf("purse", id)) }, asset: COIN },
      select: { accountId: true, balance: true },
    }),
    prisma().holding.groupBy({
      by: ["accountId"],
      where: { accountId: { in: ids.map((id) => accountOf("binder", id)) }, asset: { startsWith: "card:" } },
      _sum: { balance: true },
    }),
    prisma().holding.groupBy({
      by: ["accountId"],
      where: { accountId: { in: ids.map((id) => accountOf("binder", id)) }, asset: { startsWith: "pack:" } },
      _sum: { balance: true },
    }),
  ]);
  const byUser = (rows: readonly { accountId: string; balance: bigint | null }[]) =>
    new Map(rows.map(({ accountId, balance }) => [accountId.slice(accountId.indexOf(":") + 1), Number(balance ?? 0)]));
  const summed = (rows: readonly { accountId: string; _sum: { balance: bigint | null } }[]) =>
    byUser(rows.map(({ accountId, _sum }) => ({ accountId, balance: _sum.balance })));
  return { coins: byUser(purses), copies: summed(binders), packs: summed(packs) };
}
