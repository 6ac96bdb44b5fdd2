import { type Actor, canCollect } from "@/lib/auth/policy";
import type { SavedDeck } from "@/lib/contracts/deck-words";
import type { RestoreRegistered } from "@/lib/contracts/decks";
import { transact } from "@/lib/db/transaction";
import { remarksOf } from "@/lib/engine/ccg/decks/remarks";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addDeck } from "./create-deck";
import { addVersion, asSaved, cardsIn, lockOwn, writeCards } from "./own-deck";

/**
 * Makes the deck that was registered what it was then (`/ro`); what it is now is kept as a version. Where it is gone, a new one is
 * made. The same key does it once. Refuses `deck/sign_in`, `deck/members_only`, `deck/not_registered`, `deck/too_many`.
 */
export async function restoreRegistered(
  actor: Actor,
  { game, slot, key }: RestoreRegistered,
): Promise<Result<SavedDeck & { id: string }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client): Promise<Result<SavedDeck & { id: string }, Refusal>> => {
    const { rows } = await client.query<{ deckId: string | null; name: string; cards: unknown }>(
      'SELECT "deckId", name, cards FROM "DeckRegistration" WHERE "userId" = $1 AND game = $2 AND slot = $3',
      [actor.id, game, slot],
    );
    const [registered] = rows;
    if (!registered) return refuse("deck/not_registered");
    const cards = cardsIn(registered.cards);
    const deck = registered.deckId === null ? null : await lockOwn(client, actor, registered.deckId);
    if (!deck) {
      const { name } = registered;
      const made = await addDeck(client, actor, { key, game, name, note: "", tags: [], cards, remarks: [] });
      return made.ok ? ok({ id: made.value.id, revision: 1, cards, remarks: [] }) : made;
    }
    const { id } = deck;
    if (deck.savedBy.includes(key)) return ok({ id, ...asSaved(deck) });
    await addVersion(client, id, deck, "left");
    return ok({ id, ...(await writeCards(client, deck, { cards, remarks: remarksOf(deck.remarks, cards) }, key)) });
  });
}
