import { type Actor, canCollect } from "@/lib/auth/policy";
import { type DeckComment, MOST_COMMENTS } from "@/lib/contracts/deck-words";
import type { WriteComment } from "@/lib/contracts/decks";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readDeck } from "./read-deck";

/**
 * Says something about a deck that the actor may see, where its owner wants comments; its owner is told of another's. The same
 * key says it once. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`, `deck/comments_off`, `deck/many_comments`.
 */
export async function writeComment(
  actor: Actor,
  { key, text, ...seen }: WriteComment,
): Promise<Result<DeckComment, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const deck = await readDeck(actor, seen);
  if (!deck) return refuse("deck/no_such_deck");
  if (!deck.commentsOn) return refuse("deck/comments_off");
  return transact(async (client): Promise<Result<DeckComment, Refusal>> => {
    // One at a time, so that they are counted and none is written twice.
    await lockNames(client, [`comments:${deck.id}`, `comments-of:${actor.id}`]);
    const { rows: before } = await client.query<{ id: string; text: string; at: Date }>(
      'SELECT id, text, at FROM "DeckComment" WHERE "userId" = $1 AND key = $2',
      [actor.id, key],
    );
    const told = (row: { id: string; text: string; at: Date }): DeckComment => ({
      ...{ id: row.id, by: actor.nick, text: row.text, at: row.at.getTime(), mayDelete: true },
    });
    if (before[0]) return ok(told(before[0]));
    const { rows } = await client.query<{ id: string; text: string; at: Date }>(
      `INSERT INTO "DeckComment" (id, "deckId", "userId", key, text)
       SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM "DeckComment" WHERE "deckId" = $2) < ${MOST_COMMENTS}
       RETURNING id, text, at`,
      [newId(), deck.id, actor.id, key, text],
    );
    const [row] = rows;
    if (!row) return refuse("deck/many_comments", { most: MOST_COMMENTS });
    if (!deck.isOwn)
      await client.query(
        `INSERT INTO "Outbox" (key, kind, users, data, at)
         SELECT 'deck/' || $1, 'deck_comment', ARRAY["userId"], $2, now() FROM "Deck" WHERE id = $3`,
        [row.id, JSON.stringify({ nick: actor.nick, name: deck.name, deck: deck.id }), deck.id],
      );
    return ok(told(row));
  });
}
