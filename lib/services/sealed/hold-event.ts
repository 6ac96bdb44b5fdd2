import { type Actor, canCollect } from "@/lib/auth/policy";
import type { HoldSealed } from "@/lib/contracts/sealed";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { houseFormatNames } from "../formats/house-formats";
import { readForSale } from "../shop/for-sale";

/** So many events one member holds at a time. */
const MOST_HELD = 10;
const HOUR = 3_600_000;

/**
 * Holds a sealed event of a product that the shop sells, at its price of now. Refuses `sealed/sign_in`, `sealed/members_only`,
 * `sealed/not_for_sale`, `sealed/no_such_format` and `sealed/too_many` events of one member.
 */
export async function holdSealed(
  actor: Actor,
  { name, productId, packs, keep, format, minutes, hours }: HoldSealed,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("sealed/sign_in");
  if (!canCollect(actor)) return refuse("sealed/members_only");
  return transact(async (client): Promise<Result<{ id: string }, Refusal>> => {
    await lockNames(client, [`sealed:${actor.id}`]);
    const { rows } = await client.query<{ held: number }>(
      'SELECT count(*)::int AS held FROM "SealedEvent" WHERE "hostId" = $1 AND "closesAt" > now()',
      [actor.id],
    );
    if ((rows[0]?.held ?? 0) >= MOST_HELD) return rollBack(refuse("sealed/too_many", { most: MOST_HELD }));
    const found = await readForSale(client, actor.id, { productId, quantity: 0 });
    if (!found.ok) return rollBack(refuse("sealed/not_for_sale"));
    const { sheets, price } = found.value;
    const game = await readGame(sheets.contents.game);
    if (!game) return rollBack(refuse("sealed/not_for_sale"));
    if (format !== null && !(await houseFormatNames(game)).includes(format))
      return rollBack(refuse("sealed/no_such_format"));
    const id = newId();
    await client.query('INSERT INTO "Sheets" (hash, body) VALUES ($1, $2::jsonb) ON CONFLICT DO NOTHING', [
      sheets.hash,
      JSON.stringify(sheets.contents),
    ]);
    await client.query(
      `INSERT INTO "SealedEvent" (id, "hostId", name, game, "productId", contents, packs, price, format, minutes, "closesAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, to_timestamp($11::float8 / 1000))`,
      [
        ...[id, actor.id, name, game.name, productId, sheets.hash, packs, keep ? price : null, format, minutes],
        Date.now() + hours * HOUR,
      ],
    );
    return ok({ id });
  });
}
