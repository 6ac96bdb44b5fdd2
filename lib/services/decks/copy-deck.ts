import { type Actor, canCollect } from "@/lib/auth/policy";
import type { CopyDeck } from "@/lib/contracts/decks";
import { transact } from "@/lib/db/transaction";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addDeck } from "./create-deck";
import { readDeck } from "./read-deck";

/**
 * Makes a deck of one's own of one that the actor may see. What is noted of its cards comes along;
 * of another's, notes and tags of the whole deck stay theirs, and it is counted there. Refuses
 * `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`, `deck/too_many`.
 */
export async function copyDeck(
  actor: Actor,
  { key, name, ...seen }: CopyDeck,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const deck = await readDeck(actor, seen);
  if (!deck) return refuse("deck/no_such_deck");
  const { game, cards, remarks, isOwn } = deck;
  const { note, tags } = isOwn ? deck : { note: "", tags: [] };
  return transact(async (client) => {
    const made = await addDeck(client, actor, { key, game, name, note, tags, cards, remarks });
    if (made.ok && !isOwn)
      await client.query('INSERT INTO "DeckCopy" ("deckId", "userId") VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        deck.id,
        actor.id,
      ]);
    return made;
  });
}
