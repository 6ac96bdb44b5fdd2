import { prisma } from "@/lib/db/client";
import type { State } from "@/lib/engine/diplomacy/game/state";
import type { LiveTable } from "@/lib/live/live-table";
import { type News, tell } from "../../notices/tell";
import { currentTable } from "../../tables/read-proof";

const DAY = 24 * 3_600_000;
/** After so many weeks without orders whoever runs a game is told once more. */
const OVERDUE_WEEKS = [8, 4, 1] as const;
const STANDS: ReadonlySet<string> = new Set(["preparation", "forming", "waiting"]);

/**
 * Tells masters of games that stand until they do something, once a day, and whoever runs a game whose deadline passed one,
 * four or eight weeks ago, once each: the master, or whoever hosts it. How often it is called makes no difference. Returns
 * how many games somebody was told of.
 */
export async function remindMasters(now = new Date()): Promise<number> {
  const rows = await prisma().table.findMany({
    where: {
      ...{ world: "diplomacy", closedAt: null, createdAt: { lte: new Date(now.getTime() - DAY) } },
      NOT: { summary: { path: ["phase"], equals: "over" } },
    },
    select: { id: true },
  });
  let told = 0;
  for (const { id } of rows) {
    const table = await currentTable(id);
    const news = table && newsOf(table, now);
    if (!news) continue;
    await prisma().$transaction((tx) => tell(tx, { ...news, tableId: id }, now));
    told += 1;
  }
  return told;
}

function newsOf({ id, match, game, world }: LiveTable, now: Date): News | null {
  const { stage, deadlineAt } = match.game as State;
  const { offices, host, settings } = match.table;
  const masters = offices.flatMap(({ user, office }) => (office === "master" ? [user] : []));
  const { name, houseName } = settings;
  const data = { table: name, ...(houseName ? { house: JSON.stringify(houseName) } : {}) };
  const told = { data, tester: world.tester?.(game) ?? null };
  if (STANDS.has(stage) && masters.length > 0) {
    const day = now.toISOString().slice(0, 10);
    return { ...told, kind: "master_needed", to: masters, key: `master/${id}/${day}` };
  }
  if (stage !== "active" || deadlineAt === null) return null;
  const weeks = OVERDUE_WEEKS.find((count) => now.getTime() >= deadlineAt + count * 7 * DAY);
  const to = masters.length > 0 ? masters : host === null ? [] : [host];
  if (weeks === undefined || to.length === 0) return null;
  return { ...told, kind: "overdue", to, data: { ...data, weeks }, key: `overdue/${id}/${deadlineAt}/${weeks}` };
}
