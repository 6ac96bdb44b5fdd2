import { type Actor, canModerate } from "@/lib/auth/policy";
import { type DeckComment, type DeckPage, MOST_COMMENTS } from "@/lib/contracts/deck-words";
import { pool } from "@/lib/db/pool";
import { NOT_BANNED } from "./own-deck";

/** What was said about a deck that the actor was given to see, the oldest first; null: its owner wants no comments. */
export async function listComments(
  actor: Actor,
  { id, isOwn, commentsOn }: Pick<DeckPage, "id" | "isOwn" | "commentsOn">,
): Promise<DeckComment[] | null> {
  if (!commentsOn) return null;
  const { rows } = await pool().query<{ id: string; userId: string; by: string; text: string; at: Date }>(
    `SELECT c.id, c."userId", u.nick AS by, c.text, c.at
     FROM "DeckComment" c JOIN "User" u ON u.id = c."userId" AND ${NOT_BANNED}
     WHERE c."deckId" = $1 ORDER BY c.at, c.id LIMIT ${MOST_COMMENTS}`,
    [id],
  );
  const [reader, mayAll] = [actor?.id, isOwn || canModerate(actor)];
  return rows.map(({ userId, at, ...row }) => ({
    ...row,
    at: at.getTime(),
    mayDelete: mayAll || userId === reader,
  }));
}
