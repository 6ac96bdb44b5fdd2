import { type Actor, canCollect } from "@/lib/auth/policy";
import { LEFT_AFTER, type SavedDeck } from "@/lib/contracts/deck-words";
import type { SaveDeck } from "@/lib/contracts/decks";
import { prisma } from "@/lib/db/client";
import { transact } from "@/lib/db/transaction";
import { applyEdit } from "@/lib/engine/ccg/decks/edit";
import type { RemarkedDeck } from "@/lib/engine/ccg/decks/remarks";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { addVersion, asSaved, lockOwn, strangerIn, writeCards } from "./own-deck";

/**
 * Does to a deck of one's own what its page did, all of it or nothing; the same key does it once. Refuses
 * `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`, `deck/no_such_card`, `deck/full`, `deck/long_remarks`; and `deck/changed`, with the deck as
 * it is now, where another page saved it since: the page does its edits anew on that, so nothing is lost.
 */
export async function saveDeck(
  actor: Actor,
  { id, revision, key, edits }: SaveDeck,
  at = new Date(),
): Promise<Result<SavedDeck, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const named = await prisma().deck.findUnique({ where: { id }, select: { game: true } });
  const game = named && (await readGame(named.game));
  return transact(async (client): Promise<Result<SavedDeck, Refusal>> => {
    const deck = await lockOwn(client, actor, id);
    if (!deck) return refuse("deck/no_such_deck");
    if (deck.savedBy.includes(key)) return ok(asSaved(deck));
    if (deck.revision !== revision) return refuse("deck/changed", asSaved(deck));
    let now: RemarkedDeck = deck;
    for (const edit of edits) {
      const after = applyEdit(now, edit);
      if (!after.ok) return after;
      now = after.value;
    }
    const { cards } = now;
    const before = new Set(deck.cards.flatMap(({ rows }) => rows.map(([number]) => number)));
    // What the game has no more may stay and go, but not come.
    const come = cards.map(({ part, rows }) => ({ part, rows: rows.filter(([number]) => !before.has(number)) }));
    const stranger = game ? strangerIn(game, come) : null;
    if (stranger !== null) return refuse("deck/no_such_card", { number: stranger });
    // A page that was closed without a word: what was left then is a version of its own.
    if (at.getTime() - deck.changedAt.getTime() > LEFT_AFTER)
      await addVersion(client, id, deck, "left", deck.changedAt);
    return ok(await writeCards(client, deck, now, key));
  });
}
