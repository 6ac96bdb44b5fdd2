import { type Actor, canCollect } from "@/lib/auth/policy";
import type { DeckLine, DeckOrder, OpenDeck } from "@/lib/contracts/deck-words";
import { pool } from "@/lib/db/pool";
import { MAIN } from "@/lib/engine/ccg/deckfiles/entry";
import { type DeckCards, sizeOf } from "@/lib/engine/ccg/decks/deck";
import { cardsIn, ECHO, NOT_BANNED } from "./own-deck";

type Row = Omit<DeckLine, "main" | "all" | "changedAt"> & { cards: unknown; changedAt: Date };

/** A deck as a line of a list. */
function lineOf({ cards, changedAt, ...row }: Row): DeckLine {
  const parts = cardsIn(cards);
  return {
    ...row,
    main: sizeOf(parts.find(({ part }) => part === MAIN)?.rows ?? []),
    all: parts.reduce((sum, { rows }) => sum + sizeOf(rows), 0),
    changedAt: changedAt.getTime(),
  };
}

/** One's own decks of a game, the one changed last first. */
export async function listDecks(actor: Actor, game: string): Promise<DeckLine[]> {
  if (!canCollect(actor)) return [];
  const { rows } = await pool().query<Row>(
    `SELECT id, game, name, tags, cards, public AS "isPublic", "changedAt" FROM "Deck"
     WHERE "userId" = $1 AND game = $2 AND "deletedAt" IS NULL ORDER BY "changedAt" DESC, id`,
    [actor.id, game],
  );
  return rows.map(lineOf);
}

const MOST_OPEN = 60;

const FIRST: Record<DeckOrder, string> = { new: "", liked: "likes DESC, copies DESC, " };

/** Decks of a game that their owners opened to all, each with its owner's nick and how members took to it. */
export async function listOpenDecks(game: string, order: DeckOrder = "new"): Promise<OpenDeck[]> {
  const { rows } = await pool().query<Row & Omit<OpenDeck, keyof DeckLine>>(
    `SELECT d.id, d.game, d.name, d.tags, d.cards, d.public AS "isPublic", d."changedAt", u.nick AS owner, ${ECHO}
     FROM "Deck" d JOIN "User" u ON u.id = d."userId" AND ${NOT_BANNED}
     WHERE d.game = $1 AND d.public AND d."deletedAt" IS NULL AND jsonb_array_length(d.cards->'parts') > 0
     ORDER BY ${FIRST[order]}d."changedAt" DESC, d.id LIMIT ${MOST_OPEN}`,
    [game],
  );
  return rows.map(({ owner, likes, copies, ...row }) => ({ ...lineOf(row), owner, likes, copies }));
}

const MOST_SAMPLES = 12;

/** One's own decks of a game that were changed last, whole: to try formats on, or to bring to a table. */
export async function sampleDecks(
  actor: Actor,
  game: string,
): Promise<{ id: string; name: string; cards: DeckCards }[]> {
  if (!canCollect(actor)) return [];
  const { rows } = await pool().query<{ id: string; name: string; cards: unknown }>(
    `SELECT id, name, cards FROM "Deck" WHERE "userId" = $1 AND game = $2 AND "deletedAt" IS NULL
     ORDER BY "changedAt" DESC, id LIMIT ${MOST_SAMPLES}`,
    [actor.id, game],
  );
  return rows.map(({ id, name, cards }) => ({ id, name, cards: cardsIn(cards) }));
}
