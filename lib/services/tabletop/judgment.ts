import type { PoolClient } from "pg";
import type { Outcome } from "@/lib/engine/kernel/game";
import { recordAuditIn } from "../audit/record-audit";
import type { RunningGame } from "./played-games";

/** What is kept and told of a game that the judge has decided, in the transaction of the move that does it. */
export async function noteJudgment(
  client: PoolClient,
  { tableId, number, users }: RunningGame,
  { reason }: Outcome,
  { table }: { readonly table: string },
): Promise<void> {
  if (!isJudged(reason)) return;
  const { rows } = await client.query<{ judgeId: string | null; judgment: string | null }>(
    'SELECT "judgeId", judgment FROM "TabletopGame" WHERE "tableId" = $1 AND number = $2',
    [tableId, number],
  );
  const [{ judgeId = null, judgment = null } = {}] = rows;
  await recordAuditIn(client, {
    ...{ userId: judgeId, action: "staff/game_judged" },
    data: { tableId, table, number, how: reason, reason: judgment },
  });
  const data = { name: table, reason: judgment, how: reason };
  await client.query(
    `INSERT INTO "Outbox" (key, kind, users, data, "tableId", at) VALUES ($1, 'game_judged', $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    [`game_judged/${tableId}/${number}`, users.filter((user) => user !== null), JSON.stringify(data), tableId],
  );
}

/** Whether a game ended because the judge decided it. */
export const isJudged = (reason: string): boolean => reason === "judged" || reason === "annulled";
