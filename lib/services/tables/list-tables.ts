import type { TableCard } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";
import { summaryToday } from "./table-head";

const MOST = 200;
/** Of one host's: whoever opens many takes nobody's place. */
const MOST_OF_A_HOST = 5;
/** Of those that guests of one network opened. */
const MOST_OF_A_NETWORK = 10;
/** How many are looked through for them. */
const LOOKED_THROUGH = 1_000;
const MINUTE = 60_000;

/**
 * How long after the last move a public table stays in the lobby, by who is there: with somebody at it; once its series is
 * over; deserted. Where people play slowly, with hours for a move, or by correspondence, nobody need be there. One's own
 * tables stay among "my tables", and every address works on.
 */
const LISTED = {
  present: 24 * 60 * MINUTE,
  over: 15 * MINUTE,
  deserted: 3 * MINUTE,
  slow: 7 * 24 * 60 * MINUTE,
  correspondence: 30 * 24 * 60 * MINUTE,
} as const;
/** From this time for a move on, in seconds, a game is a slow one. */
export const SLOW_SECONDS = 600;

type Found = { id: string; name: string; public: boolean; movedAt: Date; waiting: number[]; summary: unknown };

/** A stored table as the lobby shows it. */
function cardOf({ id, name, public: isPublic, movedAt, waiting, summary }: Found): TableCard {
  return { ...summaryToday(summary), id, name, public: isPublic, movedAt: movedAt.getTime(), waiting };
}

const SELECT = { id: true, name: true, public: true, movedAt: true, waiting: true, summary: true } as const;

/** The public tables of the lobby: those with somebody at them first, then the liveliest; of each host a few. */
export async function listPublicTables(): Promise<TableCard[]> {
  const now = Date.now();
  const since = (span: number) => ({ gte: new Date(now - span) });
  const found = await prisma().table.findMany({
    where: {
      public: true,
      closedAt: null,
      OR: [
        { present: true, movedAt: since(LISTED.present), NOT: { summary: { path: ["phase"], equals: "over" } } },
        { present: true, movedAt: since(LISTED.over) },
        { movedAt: since(LISTED.deserted) },
        { movedAt: since(LISTED.slow), summary: { path: ["moveSeconds"], gte: SLOW_SECONDS } },
        { movedAt: since(LISTED.correspondence), summary: { path: ["correspondence"], equals: true } },
      ],
    },
    orderBy: [{ present: "desc" }, { movedAt: "desc" }],
    take: LOOKED_THROUGH,
    select: { ...SELECT, openedFrom: true },
  });
  const counts = new Map<string, number>();
  const isOneOf = (most: number, key: string): boolean => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= most;
  };
  return found
    .map((row) => ({ card: cardOf(row), network: row.openedFrom }))
    .filter(({ card, network }) => {
      const few = isOneOf(MOST_OF_A_HOST, `host ${card.host?.id}`);
      return few && (network === null || isOneOf(MOST_OF_A_NETWORK, `network ${network}`));
    })
    .slice(0, MOST)
    .map(({ card }) => card);
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
