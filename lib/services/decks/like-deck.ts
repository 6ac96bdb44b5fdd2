import { type Actor, canCollect } from "@/lib/auth/policy";
import type { LikeDeck } from "@/lib/contracts/decks";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readDeck } from "./read-deck";

/**
 * Likes somebody else's deck that the actor may see, or likes it no more; answers how many do now. Refuses `deck/sign_in`,
 * `deck/members_only`, `deck/no_such_deck`, `deck/own`.
 */
export async function likeDeck(
  actor: Actor,
  { likes, ...seen }: LikeDeck,
): Promise<Result<{ likes: number; isLiked: boolean }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const deck = await readDeck(actor, seen);
  if (!deck) return refuse("deck/no_such_deck");
  if (deck.isOwn) return refuse("deck/own");
  await pool().query(
    likes
      ? 'INSERT INTO "DeckLike" ("deckId", "userId") VALUES ($1, $2) ON CONFLICT DO NOTHING'
      : 'DELETE FROM "DeckLike" WHERE "deckId" = $1 AND "userId" = $2',
    [deck.id, actor.id],
  );
  const now = await readDeck(actor, seen);
  return now ? ok({ likes: now.likes, isLiked: now.isLiked }) : refuse("deck/no_such_deck");
}
