import { type Actor, canCollect } from "@/lib/auth/policy";
import type { DraftedDeck } from "@/lib/contracts/drafts";
import { prisma } from "@/lib/db/client";
import { deckOf } from "@/lib/engine/ccg/decks/deck";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { createDeck } from "../decks/create-deck";

/**
 * Begins a deck of what one drafted at a table, all of it in its sideboard or its only part: one takes from there what one plays. Refuses
 * `deck/sign_in`, `deck/members_only`, `draft/not_drafted` where one did not draft to the end, and what `createDeck` refuses.
 */
export async function makeDraftedDeck(
  actor: Actor,
  { tableId, key, name }: DraftedDeck,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const entry = await prisma().draftEntry.findFirst({
    where: { tableId, userId: actor.id, endedAt: { not: null } },
    select: { game: true, cards: true },
  });
  if (!entry) return refuse("draft/not_drafted");
  const counts = new Map<number, number>();
  for (const card of entry.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const cards = deckOf([{ part: "sideboard", rows: [...counts] }]);
  return createDeck(actor, { key, game: entry.game, name, cards });
}
