import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_WISHES, type SetWish } from "@/lib/contracts/wishes";
import { lockNames } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/**
 * Wishes for so many copies of a printing, or for none any more; setting it again changes nothing. Refuses `wish/sign_in`,
 * `wish/members_only`, `wish/no_such_card` for what is no plain card that one collects, `wish/no_foil` for a foil of a card
 * that has none, and `wish/too_many` cards on the list.
 */
export async function setWish(
  actor: Actor,
  { game, printing, finish, count }: SetWish,
): Promise<Result<{ count: number }, Refusal>> {
  if (!actor) return refuse("wish/sign_in");
  if (!canCollect(actor)) return refuse("wish/members_only");
  const database = (await readGame(game))?.database;
  const card = database?.byNumber.get(printing);
  if (!database || !card || card.foilOf !== null || card.hidden || card.set === "") return refuse("wish/no_such_card");
  if (finish === "foil" && !database.foils.has(printing)) return refuse("wish/no_foil");
  return transact(async (client): Promise<Result<{ count: number }, Refusal>> => {
    // One at a time for a member, so that the list does not grow past its bound.
    await lockNames(client, [`wishes:${actor.id}`]);
    const wish = [actor.id, game, printing, finish];
    if (count === 0) {
      await client.query(
        'DELETE FROM "Wish" WHERE "userId" = $1 AND game = $2 AND printing = $3 AND finish = $4',
        wish,
      );
      return ok({ count });
    }
    await client.query(
      `INSERT INTO "Wish" ("userId", game, printing, finish, count) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ("userId", game, printing, finish) DO UPDATE SET count = $5`,
      [...wish, count],
    );
    const { rows } = await client.query<{ wishes: number }>(
      'SELECT count(*)::int AS wishes FROM "Wish" WHERE "userId" = $1 AND game = $2',
      [actor.id, game],
    );
    return (rows[0]?.wishes ?? 0) > MOST_WISHES ? rollBack(refuse("wish/too_many")) : ok({ count });
  });
}
