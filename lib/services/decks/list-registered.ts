import { type Actor, canCollect } from "@/lib/auth/policy";
import { DECK_SLOTS, type RegisteredDeck } from "@/lib/contracts/deck-words";
import { prisma } from "@/lib/db/client";
import { cardsIn } from "./own-deck";

/** The decks of a game that one registered: default, then alternative. */
export async function listRegistered(actor: Actor, game: string): Promise<RegisteredDeck[]> {
  if (!canCollect(actor)) return [];
  const rows = await prisma().deckRegistration.findMany({ where: { userId: actor.id, game } });
  return DECK_SLOTS.flatMap((slot) => {
    const row = rows.find((one) => one.slot === slot);
    if (!row) return [];
    const { name, hash, cards, proxies, at } = row;
    return [{ slot, name, hash, cards: cardsIn(cards), proxies, at: at.getTime() }];
  });
}
