import { type Actor, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Throws a rules file of one's own away, for good. Refuses `format/sign_in`, `format/members_only`, `format/no_such_format`. */
export async function deleteFormat(actor: Actor, { id }: { id: string }): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("format/sign_in");
  if (!canCollect(actor)) return refuse("format/members_only");
  const { rowCount } = await pool().query('DELETE FROM "Format" WHERE id = $1 AND "ownerId" = $2', [id, actor.id]);
  return rowCount ? ok(null) : refuse("format/no_such_format");
}
