import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_DISPLAYS, type SaveDisplay, type StoredDisplay } from "@/lib/contracts/collection";
import { lockKeys } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { readSort } from "@/lib/engine/ccg/filter/display";
import { readFilter } from "@/lib/engine/ccg/filter/read-filter";
import { attributesOf, vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/**
 * Keeps a view of one's cards under a name (`/display`); another one of this name is replaced only if that is said.
 * Refuses `display/sign_in`, `display/members_only`, `display/no_such_game`, `display/exists`,
 * `display/too_many`, and the codes of `readFilter` and `readSort`.
 */
export async function saveDisplay(
  actor: Actor,
  { game, name, filter, sort, replace }: SaveDisplay,
): Promise<Result<{ name: string }, Refusal>> {
  if (!actor) return refuse("display/sign_in");
  if (!canCollect(actor)) return refuse("display/members_only");
  const cards = await readGame(game);
  if (!cards) return refuse("display/no_such_game");
  const read = readFilter(filter, vocabularyOf(cards.database));
  if (!read.ok) return refuse(read.error.code, { at: read.error.at });
  const order = readSort(sort, 0, attributesOf(cards.database));
  if (!order.ok) return refuse(order.error.code, { at: order.error.at });
  const { keys, titles } = order.value;
  const display: StoredDisplay = { v: 4, filter: filter.trim(), keys: [...keys], titles };
  return transact(async (client) => {
    await lockKeys(client, [`display:${actor.id}:${game}`]);
    if (replace !== "yes") {
      const { rows } = await client.query(
        'SELECT 1 FROM "SavedDisplay" WHERE "userId" = $1 AND game = $2 AND name = $3 AND display <> $4::jsonb',
        [actor.id, game, name, JSON.stringify(display)],
      );
      if (rows.length > 0) return rollBack(refuse("display/exists", { name }));
    }
    await client.query(
      `INSERT INTO "SavedDisplay" ("userId", game, name, display) VALUES ($1, $2, $3, $4::jsonb)
       ON CONFLICT ("userId", game, name) DO UPDATE SET display = EXCLUDED.display, at = now()`,
      [actor.id, game, name, JSON.stringify(display)],
    );
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM "SavedDisplay" WHERE "userId" = $1 AND game = $2',
      [actor.id, game],
    );
    return (rows[0]?.count ?? 0) > MOST_DISPLAYS
      ? rollBack(refuse("display/too_many", { most: MOST_DISPLAYS }))
      : ok({ name });
  });
}
