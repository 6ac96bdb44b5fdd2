import { prisma } from "@/lib/db/client";
import type { LiveTable } from "@/lib/live/live-table";
import { currentTable } from "../tables/read-proof";

/** The games of Diplomacy that a user plays or runs and that are not over, those with the latest visit first. */
export async function ownGames(userId: string, most = 200): Promise<LiveTable[]> {
  const rows = await prisma().tableMember.findMany({
    where: { userId, named: true, closed: false, table: { world: "diplomacy", closedAt: null } },
    orderBy: { visitedAt: "desc" },
    take: most,
    select: { tableId: true },
  });
  const tables = await Promise.all(rows.map(({ tableId }) => currentTable(tableId)));
  return tables.filter((table) => table !== null && table.game.outcome(table.match.game) === null) as LiveTable[];
}

/** The seat of a user at a table; -1: they have none. */
export const seatOf = ({ match }: LiveTable, userId: string): number =>
  match.table.seats.findIndex((occupant) => occupant.kind === "user" && occupant.user === userId);
