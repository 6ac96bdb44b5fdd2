import { type Actor, canCollect, canModerate } from "@/lib/auth/policy";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";

/** So much of a comment that the staff removed is kept with who did it. */
const KEPT = 300;

/**
 * Deletes a comment: whoever wrote it, whoever the deck belongs to, or the staff, which the audit log keeps with what it
 * said and why. Answers who wrote it. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_comment`.
 */
export async function deleteComment(
  actor: Actor,
  { id, reason = "" }: { id: string; reason?: string },
): Promise<Result<{ by: string }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client): Promise<Result<{ by: string }, Refusal>> => {
    const { rows } = await client.query<Deleted>(
      `DELETE FROM "DeckComment" c USING "Deck" d, "User" u
       WHERE c.id = $1 AND d.id = c."deckId" AND u.id = c."userId" AND (c."userId" = $2 OR d."userId" = $2 OR $3)
       RETURNING c."deckId", c."userId" AS by, u.nick, d.name, d."userId" AS owner, left(c.text, ${KEPT}) AS text`,
      [id, actor.id, canModerate(actor)],
    );
    const [row] = rows;
    if (!row) return refuse("deck/no_such_comment");
    const { by, owner, nick, name, text } = row;
    if (by !== actor.id && owner !== actor.id)
      await recordAuditIn(client, {
        ...{ userId: actor.id, action: "staff/comment_removed" },
        data: { deckId: row.deckId, deck: name, comment: id, to: nick, text, reason },
      });
    return ok({ by: nick });
  });
}

type Deleted = { deckId: string; by: string; owner: string; nick: string; name: string; text: string };
