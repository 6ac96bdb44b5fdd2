import type { TableCard, TableSummary } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";

const MOST = 200;
/** A public table that nobody has moved at for this long leaves the lobby; its address works on. */
const LISTED_FOR = 24 * 3_600_000;

type Found = { id: string; name: string; public: boolean; movedAt: Date; waiting: number[]; summary: unknown };

/** A stored table as the lobby shows it. */
function cardOf({ id, name, public: isPublic, movedAt, waiting, summary }: Found): TableCard {
  return { ...(summary as TableSummary), id, name, public: isPublic, movedAt: movedAt.getTime(), waiting };
}

const SELECT = { id: true, name: true, public: true, movedAt: true, waiting: true, summary: true } as const;

/** The public tables of the lobby, the liveliest first. */
export async function listPublicTables(): Promise<TableCard[]> {
  const found = await prisma().table.findMany({
    where: { public: true, closedAt: null, movedAt: { gte: new Date(Date.now() - LISTED_FOR) } },
    orderBy: { movedAt: "desc" },
    take: MOST,
    select: SELECT,
  });
  return found.map(cardOf);
}

/** The tables at which a user sits, hosts or has watched, the last visited first. */
export async function listMyTables(userId: UserId): Promise<TableCard[]> {
  const found = await prisma().tableMember.findMany({
    where: { userId, table: { closedAt: null } },
    orderBy: { visitedAt: "desc" },
    take: 50,
    select: { table: { select: SELECT } },
  });
  return found.map(({ table }) => cardOf(table));
}

/** Notes that a user has been at a table. */
export async function noteVisit(tableId: string, userId: UserId): Promise<void> {
  const visitedAt = new Date();
  const where = { tableId_userId: { tableId, userId } };
  await prisma().tableMember.upsert({ where, create: { tableId, userId, visitedAt }, update: { visitedAt } });
}
