import type { PoolClient } from "pg";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import type { RunningGame } from "./played-games";

/** Which game a member of the staff decides, and why. `winners`: null: the game counts nowhere. */
export type Judgment = {
  readonly by: string;
  readonly number: number;
  readonly winners: readonly Seat[] | null;
  readonly reason: string;
};

/**
 * What is kept and told of a game that the judge decides, in the transaction of the move that does it. Refuses
 * `staff/game_over` for another game than the one that runs, and for one that nobody gave to the judge.
 */
export async function noteJudgment(
  client: PoolClient,
  game: RunningGame | null,
  { by, number, winners, reason }: Judgment,
  table: string,
): Promise<Refusal | null> {
  const over: Refusal = { code: "staff/game_over", data: {} };
  if (game?.number !== number) return over;
  const { tableId, users } = game;
  const { rowCount } = await client.query(
    `UPDATE "TabletopGame" SET "judgeId" = $3, judgment = $4
     WHERE "tableId" = $1 AND number = $2 AND "calledAt" IS NOT NULL`,
    [tableId, number, by, reason],
  );
  if (rowCount === 0) return over;
  const how = winners === null ? "annulled" : "judged";
  await recordAuditIn(client, {
    ...{ userId: by, action: "staff/game_judged" },
    data: { tableId, table, number, how, reason },
  });
  await client.query(
    `INSERT INTO "Outbox" (key, kind, users, data, "tableId", at) VALUES ($1, 'game_judged', $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    [
      ...[`game_judged/${tableId}/${number}`, users.filter((user) => user !== null)],
      ...[JSON.stringify({ name: table, reason, how }), tableId],
    ],
  );
  return null;
}
