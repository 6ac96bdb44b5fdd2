"use server";
import type { Described } from "@/components/decks/about-deck";
import type { DeckComment, DeckVersion, RegisteredDeck, SavedDeck } from "@/lib/contracts/deck-words";
import type { Basket, BasketDone } from "@/lib/contracts/market-words";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { deckDoors } from "@/lib/services/doors/decks";
import { marketDoors } from "@/lib/services/doors/market";
import { through } from "@/lib/web/form-door";

const way = { changes: ["/decks"] };

/** Begins a deck. */
export async function create(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const made = await through(deckDoors.createDeck, given, way);
  return made.ok ? ok(made.value.value) : err(made.error);
}

/** Makes a deck of one's own of one that one may see. */
export async function copy(given: unknown): Promise<Result<{ id: string }, Refusal>> {
  const made = await through(deckDoors.copyDeck, given, way);
  return made.ok ? ok(made.value.value) : err(made.error);
}

/** Throws a deck away. */
export async function remove(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(deckDoors.deleteDeck, given, way);
  return done.ok ? ok(null) : err(done.error);
}

/** Has it back. */
export async function restore(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(deckDoors.restoreDeck, given, way);
  return done.ok ? ok(null) : err(done.error);
}

/** Changes name, notes, tags, and who may see it. */
export async function change(given: unknown): Promise<Result<Described, Refusal>> {
  const done = await through(deckDoors.describeDeck, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Puts another deck of one's own into it. */
export async function merge(given: unknown): Promise<Result<SavedDeck, Refusal>> {
  const done = await through(deckDoors.mergeDeck, given);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** What it was before. */
export async function versions(given: unknown): Promise<Result<DeckVersion[], Refusal>> {
  const found = await through(deckDoors.listVersions, given);
  return found.ok ? ok(found.value.value) : err(found.error);
}

/** What a deck lacks costs at the market now. */
export async function preview(given: unknown): Promise<Result<Basket, Refusal>> {
  const found = await through(marketDoors.previewBasket, given);
  return found.ok ? ok(found.value.value) : err(found.error);
}

/** Buys what a deck lacks, all of it or what there is, and bids for the rest. */
export async function buy(given: unknown): Promise<Result<BasketDone, Refusal>> {
  const done = await through(marketDoors.buyBasket, given, { changes: ["/"] });
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Registers a deck as it is. */
export async function registerAs(given: unknown): Promise<Result<RegisteredDeck, Refusal>> {
  const done = await through(deckDoors.registerDeck, given);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Makes a deck what it was when it was registered. */
export async function restoreAs(given: unknown): Promise<Result<SavedDeck & { id: string }, Refusal>> {
  const done = await through(deckDoors.restoreRegistered, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Likes somebody's deck, or likes it no more. */
export async function like(given: unknown): Promise<Result<{ likes: number; isLiked: boolean }, Refusal>> {
  const done = await through(deckDoors.likeDeck, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Says something about a deck. */
export async function comment(given: unknown): Promise<Result<DeckComment, Refusal>> {
  const said = await through(deckDoors.writeComment, given);
  return said.ok ? ok(said.value.value) : err(said.error);
}

/** Deletes what was said about a deck. */
export async function deleteComment(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(deckDoors.deleteComment, given);
  return done.ok ? ok(null) : err(done.error);
}
