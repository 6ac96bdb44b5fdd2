import { type Actor, canCollect, canModerate } from "@/lib/auth/policy";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";

/**
 * Deletes a comment: whoever wrote it, whoever the deck belongs to, or the staff, which the audit log keeps. Refuses
 * `deck/sign_in`, `deck/members_only`, `deck/no_such_comment`.
 */
export async function deleteComment(actor: Actor, { id }: { id: string }): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client): Promise<Result<null, Refusal>> => {
    const { rows } = await client.query<{ deckId: string; by: string; owner: string }>(
      `DELETE FROM "DeckComment" c USING "Deck" d
       WHERE c.id = $1 AND d.id = c."deckId" AND (c."userId" = $2 OR d."userId" = $2 OR $3)
       RETURNING c."deckId", c."userId" AS by, d."userId" AS owner`,
      [id, actor.id, canModerate(actor)],
    );
    const [row] = rows;
    if (!row) return refuse("deck/no_such_comment");
    if (row.by !== actor.id && row.owner !== actor.id)
      await recordAuditIn(client, {
        ...{ userId: actor.id, action: "deck/comment_deleted" },
        data: { deck: row.deckId, comment: id, by: row.by },
      });
    return ok(null);
  });
}
