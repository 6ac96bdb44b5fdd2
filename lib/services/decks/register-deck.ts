import { type Actor, canCollect } from "@/lib/auth/policy";
import type { RegisteredDeck } from "@/lib/contracts/deck-words";
import type { RegisterDeck } from "@/lib/contracts/decks";
import { transact } from "@/lib/db/transaction";
import { hashOf } from "@/lib/engine/ccg/decks/deck";
import { proxiesIn } from "@/lib/engine/ccg/decks/missing";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addVersion, asSaved, lockOwn, stored } from "./own-deck";
import { readCopies } from "./read-copies";

/**
 * Registers a deck of one's own, as it is, as the default or the alternative of its game (`/rd`); another that was there is
 * replaced. It becomes a version of the deck, and its proxies are counted. Refuses `deck/sign_in`, `deck/members_only`,
 * `deck/no_such_deck`, `deck/empty`, and `deck/changed` where the page showed something else than what is saved.
 */
export async function registerDeck(
  actor: Actor,
  { id, slot, hash: shown }: RegisterDeck,
): Promise<Result<RegisteredDeck, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client): Promise<Result<RegisteredDeck, Refusal>> => {
    const deck = await lockOwn(client, actor, id);
    if (!deck) return refuse("deck/no_such_deck");
    const { game, name, cards } = deck;
    if (cards.length === 0) return refuse("deck/empty");
    const hash = hashOf(cards);
    if (hash !== shown) return refuse("deck/changed", asSaved(deck));
    const proxies = proxiesIn(cards, await readCopies(client, actor.id, game));
    await addVersion(client, id, deck, "registered");
    const { rows } = await client.query<{ at: Date }>(
      `INSERT INTO "DeckRegistration" ("userId", game, slot, "deckId", name, hash, cards, proxies)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT ("userId", game, slot) DO UPDATE SET "deckId" = $4, name = $5, hash = $6, cards = $7, proxies = $8,
         at = clock_timestamp()
       RETURNING at`,
      [actor.id, game, slot, id, name, hash, JSON.stringify(stored(cards)), proxies],
    );
    return ok({ slot, name, hash, cards, proxies, at: rows[0]?.at.getTime() ?? 0 });
  });
}
