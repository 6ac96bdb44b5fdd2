import { type Actor, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { actingAs } from "../egos/acting";

/**
 * The actor has seen what came to their binder up to a posting; what came since the page was shown stays new. Never goes
 * back, and never beyond what is there. Refuses `binder/sign_in`, `binder/members_only`, `binder/no_such_game`.
 */
export async function markSeen(
  actor: Actor,
  { game, upTo }: { game: string; upTo: bigint },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("binder/sign_in");
  if (!canCollect(actor)) return refuse("binder/members_only");
  if (!(await readGame(game))) return refuse("binder/no_such_game");
  const { binder, sealed } = await actingAs(actor.id);
  // An alter ego's cards lie apart: what it looks at has not been seen of one's own.
  if (sealed) return ok(null);
  await pool().query(
    `INSERT INTO "Binder" AS b ("userId", game, "seenPosting")
     SELECT $1, $2, LEAST($3::numeric, COALESCE(-min(-id), 0)) FROM "Posting" WHERE "accountId" = $4 AND "accountId" <> 'mint'
     ON CONFLICT ("userId", game) DO UPDATE SET "seenPosting" = GREATEST(b."seenPosting", EXCLUDED."seenPosting")`,
    [actor.id, game, upTo, binder],
  );
  return ok(null);
}
