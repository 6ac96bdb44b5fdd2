import { type Actor, canCollect } from "@/lib/auth/policy";
import type { DeckVersion } from "@/lib/contracts/deck-words";
import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { cardsIn, remarksIn } from "./own-deck";

type Row = Omit<DeckVersion, "cards" | "remarks" | "at"> & { cards: unknown; remarks: unknown; at: Date };

/** What a deck of one's own was before, the newest first. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`. */
export async function listVersions(actor: Actor, { id }: { id: string }): Promise<Result<DeckVersion[], Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const { rows: own } = await pool().query(
    'SELECT 1 FROM "Deck" WHERE id = $1 AND "userId" = $2 AND "deletedAt" IS NULL',
    [id, actor.id],
  );
  if (own.length === 0) return refuse("deck/no_such_deck");
  const { rows } = await pool().query<Row>(
    'SELECT number, reason, hash, cards, remarks, at FROM "DeckVersion" WHERE "deckId" = $1 ORDER BY number DESC',
    [id],
  );
  return ok(
    rows.map(({ cards, remarks, at, ...row }) => ({
      ...row,
      cards: cardsIn(cards),
      remarks: remarksIn(remarks),
      at: at.getTime(),
    })),
  );
}
