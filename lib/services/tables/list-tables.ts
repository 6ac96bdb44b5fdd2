import type { Member } from "@/lib/auth/policy";
import type { TableCard } from "@/lib/contracts/table-card";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";
import { type StoredTable, tableCard } from "./table-head";

const SELECT = { id: true, name: true, public: true, movedAt: true, waiting: true, summary: true } as const;

/**
 * Members keep whether their table is closed, so that the few that are open are found among all that somebody ever was at.
 * Somebody who comes while it is being closed may not have heard of it: the table itself has the last word.
 */
const OPEN = { closed: false, table: { closedAt: null } } as const;

const cardOf = ({ movedAt, ...row }: Omit<StoredTable, "movedAt"> & { movedAt: Date }): TableCard =>
  tableCard({ ...row, movedAt: movedAt.getTime() });

/**
 * The tables to which a user is invited and has not come yet; then those at which they sit, host, or are asked to
 * something, and those that they have watched, the last visited first. One that they were only ever asked to is gone
 * from here once they have declined.
 */
export async function listMyTables({ id: userId }: Pick<Member, "id">): Promise<TableCard[]> {
  const found = await prisma().tableMember.findMany({
    where: { userId, ...OPEN, OR: [{ named: true }, { visitedAt: { gt: new Date(0) } }] },
    orderBy: [{ named: "desc" }, { visitedAt: "desc" }],
    take: 50,
    select: { visitedAt: true, table: { select: SELECT } },
  });
  // Whoever is named at a table where they have never been was asked there by others.
  const invited = found.filter(({ visitedAt }) => visitedAt.getTime() === 0);
  const others = found.filter(({ visitedAt }) => visitedAt.getTime() > 0);
  return [
    ...invited.map(({ table }): TableCard => ({ ...cardOf(table), invited: true })),
    ...others.map(({ table }) => cardOf(table)),
  ];
}

/** The tables that a user has come to, the last first: what others may be told, besides the anonymous ones. */
export async function listVisitedTables(userId: UserId): Promise<TableCard[]> {
  const found = await prisma().tableMember.findMany({
    where: { userId, ...OPEN, visitedAt: { gt: new Date(0) } },
    orderBy: { visitedAt: "desc" },
    take: 50,
    select: { table: { select: SELECT } },
  });
  return found.map(({ table }) => cardOf(table));
}

/** Notes that a user has been at a table. */
export async function noteVisit({ id: userId }: Member, tableId: string): Promise<void> {
  const visitedAt = new Date();
  const where = { tableId_userId: { tableId, userId } };
  await prisma().tableMember.upsert({ where, create: { tableId, userId, visitedAt }, update: { visitedAt } });
}
