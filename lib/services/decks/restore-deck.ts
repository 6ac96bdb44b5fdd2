import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_DECKS } from "@/lib/contracts/deck-words";
import { lockNames } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Has a deck of one's own back that was thrown away. Refuses as `deleteDeck`, and `deck/too_many`. */
export async function restoreDeck(actor: Actor, { id }: { id: string }): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client) => {
    await lockNames(client, [`decks:${actor.id}`]);
    const { rows } = await client.query<{ open: number }>(
      'SELECT count(*)::int AS open FROM "Deck" WHERE "userId" = $1 AND "deletedAt" IS NULL',
      [actor.id],
    );
    if ((rows[0]?.open ?? 0) >= MOST_DECKS) return refuse("deck/too_many", { most: MOST_DECKS });
    const { rowCount } = await client.query(
      'UPDATE "Deck" SET "deletedAt" = NULL WHERE id = $1 AND "userId" = $2 AND "deletedAt" IS NOT NULL',
      [id, actor.id],
    );
    return rowCount ? ok(null) : refuse("deck/no_such_deck");
  });
}
