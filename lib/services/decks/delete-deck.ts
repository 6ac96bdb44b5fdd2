import { type Actor, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/**
 * Throws a deck of one's own away; `restoreDeck` has it back for thirty days. Refuses `deck/sign_in`, `deck/members_only`,
 * `deck/no_such_deck`.
 */
export async function deleteDeck(actor: Actor, { id }: { id: string }): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const { rowCount } = await pool().query(
    'UPDATE "Deck" SET "deletedAt" = clock_timestamp() WHERE id = $1 AND "userId" = $2 AND "deletedAt" IS NULL',
    [id, actor.id],
  );
  return rowCount ? ok(null) : refuse("deck/no_such_deck");
}
