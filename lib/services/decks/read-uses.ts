import { pool } from "@/lib/db/pool";

/** Copies of each card, by number, in that of one's decks of a game that has most of it: so many one needs for all of them. */
export async function readUses(userId: string, game: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool().query<{ number: number; copies: number }>({
    name: "deck-uses",
    text: `SELECT number, max(copies)::int AS copies FROM (
             SELECT d.id, (row->>0)::int AS number, sum((row->>1)::int) AS copies
             FROM "Deck" d, jsonb_array_elements(d.cards->'parts') AS part, jsonb_array_elements(part->'rows') AS row
             WHERE d."userId" = $1 AND d.game = $2 AND d."deletedAt" IS NULL GROUP BY d.id, number) used
           GROUP BY number`,
    values: [userId, game],
  });
  return new Map(rows.map(({ number, copies }) => [number, copies]));
}

/** So many decks are named at most. */
const MOST_NAMED = 12;

/** A deck of one's own that has a card, with how many copies. */
export type DeckWith = { readonly id: string; readonly name: string; readonly copies: number };

/** One's decks that have a card, most copies first. */
export async function decksWith(userId: string, game: string, number: number): Promise<readonly DeckWith[]> {
  const { rows } = await pool().query<DeckWith>({
    name: "decks-with",
    text: `SELECT d.id, d.name, sum((row->>1)::int)::int AS copies
           FROM "Deck" d, jsonb_array_elements(d.cards->'parts') AS part, jsonb_array_elements(part->'rows') AS row
           WHERE d."userId" = $1 AND d.game = $2 AND d."deletedAt" IS NULL AND (row->>0)::int = $3
           GROUP BY d.id, d.name ORDER BY copies DESC, d.name, d.id LIMIT ${MOST_NAMED}`,
    values: [userId, game, number],
  });
  return rows;
}
