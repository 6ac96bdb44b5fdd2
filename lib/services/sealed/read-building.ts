import type { Actor } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";

/** The sealed event for which a deck is built, and the cards that were opened for it. */
export type BuiltFor = {
  readonly eventId: string;
  readonly event: string;
  /** When it is locked by itself, in ms. */
  readonly dueAt: number;
  readonly isLocked: boolean;
  /** The format of the house that it is checked by; null: none. */
  readonly format: string | null;
  readonly cards: readonly number[];
};

/** For which sealed event the actor builds this deck of theirs; null: for none. */
export async function readBuiltFor(actor: Actor, deckId: string): Promise<BuiltFor | null> {
  if (!actor) return null;
  const { rows } = await pool().query<BuiltFor>(
    `SELECT e.id AS "eventId", e.name AS event, (extract(epoch FROM n."dueAt") * 1000)::float8 AS "dueAt",
       n."lockedAt" IS NOT NULL AS "isLocked", e.format, n.cards
     FROM "SealedEntry" n JOIN "SealedEvent" e ON e.id = n."eventId" WHERE n."deckId" = $1 AND n."userId" = $2`,
    [deckId, actor.id],
  );
  return rows[0] ?? null;
}
