import type { Actor } from "@/lib/auth/policy";
import { isStorable } from "@/lib/contracts/storable";
import { pool } from "@/lib/db/pool";
import { type DeckCards, hashOf } from "@/lib/engine/ccg/decks/deck";
import { cardsIn, NOT_BANNED } from "../decks/own-deck";
import { type OpenedPacks, OpenedPacks as Packs } from "./event-rows";

/** A sealed event in a list. */
export type SealedLine = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly host: string;
  readonly product: string;
  readonly packs: number;
  readonly price: number | null;
  readonly closesAt: number;
  readonly entered: number;
};

/** Who is in it: their deck's name and hash once it is locked. What is in a deck its owner alone sees. */
export type SealedEntrant = {
  readonly nick: string;
  readonly dueAt: number;
  readonly lockedAt: number | null;
  readonly deckName: string | null;
  readonly hash: string | null;
};

/** What one has oneself in an event. */
export type OwnSealed = {
  readonly deckId: string | null;
  readonly dueAt: number;
  readonly lockedAt: number | null;
  readonly hash: string | null;
  readonly packs: OpenedPacks;
  /** The deck as it is saved, and its hash; null: it was thrown away. */
  readonly building: { readonly cards: DeckCards; readonly hash: string } | null;
};

export type SealedView = SealedLine & {
  /** Hash of the print sheets. */
  readonly contents: string;
  readonly format: string | null;
  readonly minutes: number;
  readonly entrants: readonly SealedEntrant[];
  readonly own: OwnSealed | null;
};

const SELECT = `SELECT e.id, e.name, u.nick AS host, p.name AS product, e.packs, e.price, e.game, e.contents, e.format, e.minutes,
    (extract(epoch FROM e."closesAt") * 1000)::float8 AS "closesAt",
    (SELECT count(*)::int FROM "SealedEntry" n WHERE n."eventId" = e.id) AS entered
  FROM "SealedEvent" e JOIN "User" u ON u.id = e."hostId" JOIN "Product" p ON p.id = e."productId"`;

/** The sealed events that one may enter, those that close first first; then those that closed last. */
export async function listSealed(most = 30): Promise<SealedLine[]> {
  const { rows } = await pool().query<SealedLine>(
    `${SELECT} WHERE ${NOT_BANNED} ORDER BY e."closesAt" <= now(), abs(extract(epoch FROM e."closesAt" - now())) LIMIT $1`,
    [most],
  );
  return rows.map(({ id, name, game, host, product, packs, price, closesAt, entered }) => ({
    ...{ id, name, game, host, product, packs, price, closesAt, entered },
  }));
}

/** A sealed event as whoever asks may see it; null: there is none. */
export async function readSealed(actor: Actor, id: string): Promise<SealedView | null> {
  if (!isStorable(id)) return null;
  const { rows } = await pool().query<Omit<SealedView, "entrants" | "own">>(`${SELECT} WHERE e.id = $1`, [id]);
  const [event] = rows;
  if (!event) return null;
  const { rows: entrants } = await pool().query<SealedEntrant>(
    `SELECT u.nick, (extract(epoch FROM n."dueAt") * 1000)::float8 AS "dueAt",
       (extract(epoch FROM n."lockedAt") * 1000)::float8 AS "lockedAt", n."deckName", n.hash
     FROM "SealedEntry" n JOIN "User" u ON u.id = n."userId" WHERE n."eventId" = $1 ORDER BY n."openedAt", u.nick`,
    [id],
  );
  return { ...event, entrants, own: actor && (await readOwn(actor.id, id)) };
}

async function readOwn(userId: string, eventId: string): Promise<OwnSealed | null> {
  const { rows } = await pool().query<Omit<OwnSealed, "packs" | "building"> & { packs: unknown; deck: unknown }>(
    `SELECT CASE WHEN d.id IS NOT NULL THEN n."deckId" END AS "deckId", (extract(epoch FROM n."dueAt") * 1000)::float8 AS "dueAt",
       (extract(epoch FROM n."lockedAt") * 1000)::float8 AS "lockedAt", n.hash, n.packs, d.cards AS deck
     FROM "SealedEntry" n LEFT JOIN "Deck" d ON d.id = n."deckId" AND d."userId" = n."userId" AND d."deletedAt" IS NULL
     WHERE n."eventId" = $1 AND n."userId" = $2`,
    [eventId, userId],
  );
  const [row] = rows;
  if (!row) return null;
  const { packs, deck, ...own } = row;
  const cards = deck === null ? null : cardsIn(deck);
  return { ...own, packs: Packs.parse(packs), building: cards && { cards, hash: hashOf(cards) } };
}

/** The deck that a member locked in a sealed event; null: none. */
export async function lockedSealedDeck(
  eventId: string,
  userId: string,
): Promise<{ readonly name: string; readonly hash: string; readonly cards: DeckCards } | null> {
  const { rows } = await pool().query<{ name: string; hash: string; deck: unknown }>(
    'SELECT "deckName" AS name, hash, deck FROM "SealedEntry" WHERE "eventId" = $1 AND "userId" = $2 AND hash IS NOT NULL',
    [eventId, userId],
  );
  const [row] = rows;
  return row ? { name: row.name, hash: row.hash, cards: cardsIn(row.deck) } : null;
}
