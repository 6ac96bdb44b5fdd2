import { pool } from "@/lib/db/pool";
import { type DeckCards, sameAs } from "@/lib/engine/ccg/decks/deck";
import type { UserId } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { cardsIn } from "../decks/own-deck";
import type { BroughtDeck } from "../tabletop/check-brought";

export type LockedDeck = { readonly name: string; readonly cards: DeckCards; readonly ownCards: boolean };

/** The deck with which somebody plays the match at a table; null: it is none, or is played without. */
export async function lockedDeck(tableId: string, userId: UserId): Promise<LockedDeck | null> {
  const { rows } = await pool().query<{ name: string; deck: unknown; ownCards: boolean }>(
    `SELECT e."deckName" AS name, e.deck, t."ownCards" FROM "TournamentMatch" m
     JOIN "Tournament" t ON t.id = m."tournamentId"
     JOIN "TournamentEntrant" e ON e."tournamentId" = m."tournamentId" AND e."userId" = $2
     WHERE m."tableId" = $1 AND e.deck IS NOT NULL`,
    [tableId, userId],
  );
  const [row] = rows;
  return row ? { name: row.name, cards: cardsIn(row.deck), ownCards: row.ownCards } : null;
}

/**
 * Refuses a deck that is not the one with which somebody entered the tournament (`tournament/other_deck`) or has its cards in other parts
 * (`tournament/moved_cards`: what was checked and locked is main deck and sideboard as they were), and one of which they have lost
 * cards that they have to own (`tournament/proxies {count}`). Null: it is good.
 */
export async function keepsLockedDeck(
  table: LiveTable,
  user: UserId | null,
  { cards, check }: BroughtDeck,
): Promise<Refusal | null> {
  if (!table.match.table.settings.houseRun || user === null) return null;
  const locked = await lockedDeck(table.id, user);
  if (!locked) return null;
  const same = sameAs(cards, locked.cards);
  if (same !== "original") return { code: same === null ? "tournament/other_deck" : "tournament/moved_cards" };
  return locked.ownCards && check.proxies > 0 ? { code: "tournament/proxies", data: { count: check.proxies } } : null;
}
