import { pool } from "@/lib/db/pool";
import { rollBack, transact } from "@/lib/db/transaction";
import type { Refusal } from "@/lib/engine/kernel/result";
import { breakOffGame } from "./keep-games";
import { lockRunning } from "./played-games";

/** After so many days in which nobody did anything at its table a game is broken off. */
const DAYS = 14;

/** Gives stakes of games back that nobody goes on with; answers how many were broken off. */
export async function breakOffDeserted(now = Date.now()): Promise<number> {
  const { rows } = await pool().query<{ tableId: string; name: string; players: string[] }>(
    `SELECT g."tableId", t.name, array_remove(array_agg(u.nick ORDER BY p.seat), NULL) AS players
     FROM "TabletopGame" g JOIN "Table" t ON t.id = g."tableId"
     JOIN "TabletopPart" p ON p."tableId" = g."tableId" AND p.number = g.number LEFT JOIN "User" u ON u.id = p."userId"
     WHERE g.result IS NULL AND t."movedAt" < to_timestamp($1::float8 / 1000) - interval '${DAYS} days'
     GROUP BY g."tableId", t.name LIMIT 200`,
    [now],
  );
  let broken = 0;
  for (const { tableId, name, players } of rows) {
    const refused = await transact(async (client): Promise<Refusal | null> => {
      const game = await lockRunning(client, tableId);
      const no = game && (await breakOffGame(client, game, now, { table: name, players }));
      return no ? rollBack(no) : null;
    });
    if (!refused) broken++;
  }
  return broken;
}
