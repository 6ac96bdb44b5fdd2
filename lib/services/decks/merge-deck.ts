import { type Actor, canCollect } from "@/lib/auth/policy";
import type { SavedDeck } from "@/lib/contracts/deck-words";
import type { MergeDeck } from "@/lib/contracts/decks";
import { transact } from "@/lib/db/transaction";
import { fitsBounds } from "@/lib/engine/ccg/decks/deck";
import { mergeDecks } from "@/lib/engine/ccg/decks/edit";
import { fitsRemarks, remarksOf } from "@/lib/engine/ccg/decks/remarks";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addVersion, asSaved, lockOwn, writeCards } from "./own-deck";

/**
 * Puts another deck of one's own into this one; the other stays, and what this one was is kept as a version. The same key
 * does it once. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`, `deck/itself`, `deck/other_game`, `deck/full`,
 * `deck/long_remarks`.
 */
export async function mergeDeck(actor: Actor, { id, other, key }: MergeDeck): Promise<Result<SavedDeck, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  if (id === other) return refuse("deck/itself");
  return transact(async (client): Promise<Result<SavedDeck, Refusal>> => {
    // In one order, so that two merges never wait for each other.
    const found = new Map<string, Awaited<ReturnType<typeof lockOwn>>>();
    for (const one of [id, other].sort()) found.set(one, await lockOwn(client, actor, one));
    const [deck, added] = [found.get(id), found.get(other)];
    if (!deck || !added) return refuse("deck/no_such_deck");
    if (deck.game !== added.game) return refuse("deck/other_game");
    if (deck.savedBy.includes(key)) return ok(asSaved(deck));
    const cards = mergeDecks(deck.cards, added.cards);
    if (!fitsBounds(cards)) return refuse("deck/full");
    // Of a card that is in both, what is noted here holds.
    const remarks = remarksOf([...added.remarks, ...deck.remarks], cards);
    if (!fitsRemarks(remarks)) return refuse("deck/long_remarks");
    await addVersion(client, id, deck, "left", deck.changedAt);
    return ok(await writeCards(client, deck, { cards, remarks }, key));
  });
}
