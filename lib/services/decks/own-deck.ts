import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { MOST_VERSIONS, type SavedDeck, type VersionReason } from "@/lib/contracts/deck-words";
import { StoredCards, StoredRemarks } from "@/lib/contracts/decks";
import { type DeckCards, hashOf } from "@/lib/engine/ccg/decks/deck";
import type { RemarkedDeck, Remarks } from "@/lib/engine/ccg/decks/remarks";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import type { CardGame } from "../catalogue/games";

/** A deck of one's own that nobody else changes until the transaction ends. */
export type OwnDeck = RemarkedDeck & {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly revision: number;
  /** The keys of the requests that were done last. */
  readonly savedBy: readonly string[];
  readonly changedAt: Date;
};

/** Of a deck's owner `u`: what they show is shown. */
export const NOT_BANNED = `(u."bannedAt" IS NULL OR u."bannedUntil" <= now())`;

/** Of a deck `d`, how members took to it, as columns `likes` and `copies`; those who are kept out do not count. */
const counted = (table: string): string =>
  `(SELECT count(*)::int FROM "${table}" e JOIN "User" u ON u.id = e."userId" AND ${NOT_BANNED} WHERE e."deckId" = d.id)`;
export const ECHO = `${counted("DeckLike")} AS likes, ${counted("DeckCopy")} AS copies`;

/** So many requests of a deck are known by their keys: as many as other pages may do while an answer is lost. */
const MOST_KEYS = 30;

/** Cards as the database keeps them. */
export const stored = (cards: DeckCards): z.infer<typeof StoredCards> => ({ v: 1, parts: [...cards] });
export const cardsIn = (json: unknown): DeckCards => StoredCards.parse(json).parts;
export const storedRemarks = (remarks: Remarks): string => JSON.stringify({ v: 1, rows: remarks });
export const remarksIn = (json: unknown): Remarks => StoredRemarks.parse(json).rows;

/** A member's deck, locked; null: they have none of this id, or threw it away. */
export async function lockOwn(client: PoolClient, { id: userId }: Member, id: string): Promise<OwnDeck | null> {
  const { rows } = await client.query<Omit<OwnDeck, "cards" | "remarks"> & { cards: unknown; remarks: unknown }>(
    `SELECT id, game, name, cards, remarks, revision, "savedBy", "changedAt" FROM "Deck"
     WHERE id = $1 AND "userId" = $2 AND "deletedAt" IS NULL FOR UPDATE`,
    [id, userId],
  );
  const [row] = rows;
  return row ? { ...row, cards: cardsIn(row.cards), remarks: remarksIn(row.remarks) } : null;
}

/** What pages are told of a deck as it is saved. */
export const asSaved = ({ revision, cards, remarks }: OwnDeck): SavedDeck => ({ revision, cards, remarks });

/** Writes what a deck is from now on. */
export async function writeCards(
  client: PoolClient,
  deck: Pick<OwnDeck, "id" | "revision" | "savedBy">,
  { cards, remarks }: RemarkedDeck,
  key: string,
): Promise<SavedDeck> {
  const revision = deck.revision + 1;
  await client.query(
    `UPDATE "Deck" SET cards = $2, remarks = $5, revision = $3, "savedBy" = $4, "changedAt" = clock_timestamp() WHERE id = $1`,
    [
      ...[deck.id, JSON.stringify(stored(cards)), revision, [...deck.savedBy, key].slice(-MOST_KEYS)],
      storedRemarks(remarks),
    ],
  );
  return { revision, cards, remarks };
}

/** Keeps what a deck is as a version, unless the last one is the same or there is nothing in it; the oldest make room. Answers its number. */
export async function addVersion(
  client: PoolClient,
  deckId: string,
  { cards, remarks }: RemarkedDeck,
  reason: VersionReason,
  at: Date | null = null,
): Promise<number | null> {
  const { rows } = await client.query<{ number: number; hash: string; remarks: unknown }>(
    'SELECT number, hash, remarks FROM "DeckVersion" WHERE "deckId" = $1 ORDER BY number DESC LIMIT 1',
    [deckId],
  );
  const [last] = rows;
  const hash = hashOf(cards);
  const isSame = last?.hash === hash && JSON.stringify(remarksIn(last.remarks)) === JSON.stringify(remarks);
  if (cards.length === 0 || isSame) return last?.number ?? null;
  const number = (last?.number ?? 0) + 1;
  await client.query(
    `INSERT INTO "DeckVersion" ("deckId", number, reason, hash, cards, remarks, at)
     VALUES ($1, $2, $3, $4, $5, $6, COALESCE($7, clock_timestamp()))`,
    [deckId, number, reason, hash, JSON.stringify(stored(cards)), storedRemarks(remarks), at],
  );
  await client.query('DELETE FROM "DeckVersion" WHERE "deckId" = $1 AND number <= $2', [
    deckId,
    number - MOST_VERSIONS,
  ]);
  return number;
}

/** The first number of a deck that no card of the game has that can be in one; null: all have. */
export function strangerIn({ database }: CardGame, cards: DeckCards): number | null {
  for (const { rows } of cards)
    for (const [number] of rows) {
      const card = database.byNumber.get(number);
      if (!card || !isKeepable(card)) return number;
    }
  return null;
}
