import type { Actor } from "@/lib/auth/policy";
import type { DeckPage } from "@/lib/contracts/deck-words";
import type { SeenDeck } from "@/lib/contracts/decks";
import { pool } from "@/lib/db/pool";
import { cardsIn, ECHO, NOT_BANNED, remarksIn } from "./own-deck";

type Row = Omit<DeckPage, "isOwn" | "cards" | "remarks" | "changedAt"> & {
  userId: string;
  cards: unknown;
  remarks: unknown;
  changedAt: Date;
};

/**
 * A deck as the actor may see it: their own, one that is open to all, or one whose shared address they have. null: there is none
 * that they may see, which a deck of somebody banned is not either. Its shared address is told to its owner alone.
 */
export async function readDeck(actor: Actor, { id, link: named }: SeenDeck): Promise<DeckPage | null> {
  const { rows } = await pool().query<Row>(
    `SELECT d.id, d."userId", d.game, d.name, d.note, d.tags, d.cards, d.remarks, d.revision, d.public AS "isPublic", d.link,
            d."commentsOn", d."changedAt", u.nick AS owner, ${ECHO},
            EXISTS (SELECT FROM "DeckLike" l WHERE l."deckId" = d.id AND l."userId" = $2) AS "isLiked"
     FROM "Deck" d JOIN "User" u ON u.id = d."userId"
     WHERE d.id = $1 AND d."deletedAt" IS NULL
       AND (d."userId" = $2 OR ((d.public OR d.link = $3) AND ${NOT_BANNED}))`,
    [id, actor?.id ?? null, named ?? null],
  );
  const [row] = rows;
  if (!row) return null;
  const { userId, cards, remarks, link, changedAt, ...deck } = row;
  const isOwn = userId === actor?.id;
  const all = { cards: cardsIn(cards), remarks: remarksIn(remarks) };
  return { ...deck, isOwn, ...all, link: isOwn ? link : null, changedAt: changedAt.getTime() };
}
