import type { PoolClient } from "pg";
import type { Actor } from "@/lib/auth/policy";
import type { LockSealed } from "@/lib/contracts/sealed";
import { pool } from "@/lib/db/pool";
import { rollBack, transact } from "@/lib/db/transaction";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { type DeckCards, hashOf, rowsOf } from "@/lib/engine/ccg/decks/deck";
import { beyondPool } from "@/lib/engine/ccg/decks/from-pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { cardsIn, stored } from "../decks/own-deck";
import { violationsOf } from "../formats/house-formats";

type Building = {
  readonly game: string;
  readonly format: string | null;
  readonly cards: readonly number[];
  readonly name: string | null;
  readonly deck: unknown;
  readonly isDue: boolean;
};

/** An entry whose deck is not locked yet, locked in the database, with the deck as it is saved; null: there is none. */
async function lockBuilding(client: PoolClient, eventId: string, userId: string): Promise<Building | null> {
  const { rows } = await client.query<Building>(
    `SELECT v.game, v.format, e.cards, d.name, d.cards AS deck, e."dueAt" <= clock_timestamp() AS "isDue"
     FROM "SealedEntry" e JOIN "SealedEvent" v ON v.id = e."eventId"
     LEFT JOIN "Deck" d ON d.id = e."deckId" AND d."userId" = e."userId" AND d."deletedAt" IS NULL
     WHERE e."eventId" = $1 AND e."userId" = $2 AND e."lockedAt" IS NULL FOR UPDATE OF e`,
    [eventId, userId],
  );
  return rows[0] ?? null;
}

/** Why a deck cannot be played in the event; null: it can. */
async function faultOf(building: Building, cards: DeckCards): Promise<Refusal | null> {
  if (rowsOf(cards, MAIN).length === 0) return { code: "sealed/empty" };
  const game = await readGame(building.game);
  if (!game) return { code: "sealed/no_such_event" };
  const beyond = beyondPool(cards, building.cards, game.database);
  if (beyond !== null)
    return { code: "sealed/beyond_pool", data: { card: game.database.byNumber.get(beyond)?.name ?? String(beyond) } };
  const violations = building.format === null ? [] : await violationsOf(game, building.format, cards);
  return violations.length > 0 ? { code: "sealed/not_legal", data: { violations: [...violations] } } : null;
}

async function writeLock(
  client: PoolClient,
  eventId: string,
  userId: string,
  deck: { readonly name: string; readonly cards: DeckCards } | null,
): Promise<void> {
  await client.query(
    `UPDATE "SealedEntry" SET "lockedAt" = clock_timestamp(), "deckName" = $3, hash = $4, deck = $5
     WHERE "eventId" = $1 AND "userId" = $2`,
    [eventId, userId, deck?.name ?? null, deck && hashOf(deck.cards), deck && JSON.stringify(stored(deck.cards))],
  );
}

/**
 * Locks the deck that one built in a sealed event, for good, as the page showed it. Refuses `sealed/sign_in`, `sealed/not_building` (one is not in
 * it, or has locked), `sealed/no_deck`, `deck/changed`, `sealed/empty`, `sealed/beyond_pool {card}`, `sealed/not_legal {violations}`,
 * `sealed/too_late`.
 */
export async function lockSealed(
  actor: Actor,
  { eventId, hash }: LockSealed,
): Promise<Result<{ hash: string }, Refusal>> {
  if (!actor) return refuse("sealed/sign_in");
  return transact(async (client): Promise<Result<{ hash: string }, Refusal>> => {
    const building = await lockBuilding(client, eventId, actor.id);
    if (!building) return rollBack(refuse("sealed/not_building"));
    if (building.isDue) return rollBack(refuse("sealed/too_late"));
    if (building.name === null) return rollBack(refuse("sealed/no_deck"));
    const cards = cardsIn(building.deck);
    if (hashOf(cards) !== hash) return rollBack(refuse("deck/changed"));
    const fault = await faultOf(building, cards);
    if (fault) return rollBack({ ok: false as const, error: fault });
    await writeLock(client, eventId, actor.id, { name: building.name, cards });
    return ok({ hash });
  });
}

/** Locks the decks of all whose time is over, as they are saved; one that cannot be played is none. Answers how many. */
export async function lockDueDecks(): Promise<number> {
  const { rows } = await pool().query<{ eventId: string; userId: string }>(
    'SELECT "eventId", "userId" FROM "SealedEntry" WHERE "lockedAt" IS NULL AND "dueAt" <= now() ORDER BY "dueAt" LIMIT 500',
  );
  let locked = 0;
  for (const { eventId, userId } of rows)
    await transact(async (client) => {
      const building = await lockBuilding(client, eventId, userId);
      if (!building?.isDue) return;
      const cards = building.name === null ? null : cardsIn(building.deck);
      const isGood = cards !== null && (await faultOf(building, cards)) === null;
      await writeLock(client, eventId, userId, isGood ? { name: building.name ?? "", cards } : null);
      locked++;
    });
  return locked;
}
