import type { PoolClient } from "pg";
import type { HasCopies } from "@/lib/engine/ccg/decks/missing";
import { actingAs } from "../egos/acting";

/** What is in the binder that a member acts with, of a game, by number. */
export async function readCopies(
  db: Pick<PoolClient, "query">,
  userId: string,
  game: string,
): Promise<(number: number) => HasCopies> {
  const { rows } = await db.query<HasCopies & { number: number }>(
    `SELECT split_part(asset, '/', 2)::int AS number, balance::int AS have, bound::int, reserved::int AS offered
     FROM "Holding" WHERE "accountId" = $1 AND starts_with(asset, $2) AND balance > 0`,
    [(await actingAs(userId)).binder, `card:${game}/`],
  );
  const found = new Map(rows.map((row) => [row.number, row]));
  return (number) => found.get(number) ?? { have: 0, bound: 0, offered: 0 };
}
