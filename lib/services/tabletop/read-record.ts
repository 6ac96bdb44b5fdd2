import type { TabletopRecord } from "@/lib/contracts/tabletop";
import { pool } from "@/lib/db/pool";

/**
 * What somebody has done at tabletops: wins, draws and losses by how many played, and what they earned. Null:
 * they have played none to its end. Games with bots count for nothing.
 */
export async function readTabletopRecord(userId: string): Promise<TabletopRecord | null> {
  const { rows } = await pool().query<{ players: number; win: number; draw: number; loss: number; earned: string }>(
    `SELECT n.players, count(*) FILTER (WHERE p.result = 'win')::int AS win, count(*) FILTER (WHERE p.result = 'draw')::int AS draw,
            count(*) FILTER (WHERE p.result = 'loss')::int AS loss, sum(p.change) AS earned
     FROM "TabletopPart" p, LATERAL (
       SELECT count(*)::int AS players, bool_and(a."userId" IS NOT NULL) AS people FROM "TabletopPart" a
       WHERE a."tableId" = p."tableId" AND a.number = p.number
     ) n
     WHERE p."userId" = $1 AND p.result IS NOT NULL AND n.people AND n.players > 1
     GROUP BY n.players ORDER BY n.players`,
    [userId],
  );
  if (rows.length === 0) return null;
  return {
    rows: rows.map(({ players, win, draw, loss }) => ({ players, win, draw, loss })),
    earned: rows.reduce((sum, { earned }) => sum + Number(earned), 0),
  };
}
