import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_NOTES, tagOf, WISH, type WriteNotes } from "@/lib/contracts/card-notes";
import { MOST_WISHES } from "@/lib/contracts/wishes";
import { lockKeys, lockNames } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { printingOf } from "@/lib/engine/ccg/cards/model";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/**
 * Keeps what the actor notes about cards, all of it or nothing: by printing, so that a foil has its plain card's. The tag
 * `wish` puts a card on the actor's wish list, in whatever finish, and its absence takes it off. Refuses
 * `binder/sign_in`, `binder/members_only`, `binder/no_such_game`, `note/no_such_card`, `note/too_many`.
 */
export async function writeNotes(
  actor: Actor,
  { game, notes }: WriteNotes,
): Promise<Result<{ written: number }, Refusal>> {
  if (!actor) return refuse("binder/sign_in");
  if (!canCollect(actor)) return refuse("binder/members_only");
  const cards = await readGame(game);
  if (!cards) return refuse("binder/no_such_game");
  const rows = new Map<number, { note: string; tags: string[]; wished: boolean; want: number | null }>();
  for (const { number, note, tags, want = null } of notes) {
    const card = cards.database.byNumber.get(number);
    if (!card || card.hidden) return refuse("note/no_such_card", { number });
    const said = new Set(tags.map(tagOf));
    const kept = [...said].filter((tag) => tag !== "" && tag !== WISH).sort();
    rows.set(printingOf(card), { note: note.trim(), tags: kept, wished: said.has(WISH), want });
  }
  const written = [...rows].map(([number, row]) => ({ number, ...row }));
  const empty = written.filter(({ note, tags }) => note === "" && tags.length === 0).map(({ number }) => number);
  return transact(async (client) => {
    await lockKeys(client, [`notes:${actor.id}:${game}`]);
    await lockNames(client, [`wishes:${actor.id}`]);
    await client.query('DELETE FROM "CardNote" WHERE "userId" = $1 AND game = $2 AND number = ANY($3::int[])', [
      ...[actor.id, game],
      empty,
    ]);
    await client.query(
      `INSERT INTO "CardNote" ("userId", game, number, note, tags)
       SELECT $1, $2, r.number, r.note, ARRAY(SELECT jsonb_array_elements_text(r.tags))
       FROM jsonb_to_recordset($3::jsonb) AS r(number int, note text, tags jsonb)
       ON CONFLICT ("userId", game, number) DO UPDATE SET note = EXCLUDED.note, tags = EXCLUDED.tags`,
      [actor.id, game, JSON.stringify(written.filter(({ number }) => !empty.includes(number)))],
    );
    const { rows: counted } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM "CardNote" WHERE "userId" = $1 AND game = $2',
      [actor.id, game],
    );
    const wishes = await keepWishes(client, [actor.id, game], written);
    return (counted[0]?.count ?? 0) > MOST_NOTES || wishes > MOST_WISHES
      ? rollBack(refuse("note/too_many", { most: MOST_NOTES }))
      : ok({ written: written.length });
  });
}

/** Puts cards on the wish list of a member's game or takes them off; answers how many wishes there are then. */
async function keepWishes(
  client: PoolClient,
  whose: readonly [userId: string, game: string],
  written: readonly { number: number; wished: boolean; want: number | null }[],
): Promise<number> {
  const numbers = (wanted: boolean) => written.flatMap(({ number, wished }) => (wished === wanted ? [number] : []));
  await client.query('DELETE FROM "Wish" WHERE "userId" = $1 AND game = $2 AND printing = ANY($3::int[])', [
    ...whose,
    numbers(false),
  ]);
  // Who wishes for a foil of it has it on the list already.
  await client.query(
    `INSERT INTO "Wish" ("userId", game, printing, finish, count)
     SELECT $1, $2, n, 'any', 1 FROM unnest($3::int[]) AS n
     WHERE NOT EXISTS (SELECT 1 FROM "Wish" w WHERE w."userId" = $1 AND w.game = $2 AND w.printing = n)`,
    [...whose, numbers(true)],
  );
  // A count that was written is of any finish, and of those alone that are wished for in any.
  const counted = written.flatMap(({ number, wished, want }) => (wished && want !== null ? [{ number, want }] : []));
  await client.query(
    `UPDATE "Wish" w SET count = c.want FROM unnest($3::int[], $4::int[]) AS c(number, want)
     WHERE w."userId" = $1 AND w.game = $2 AND w.printing = c.number AND w.finish = 'any'`,
    [...whose, counted.map(({ number }) => number), counted.map(({ want }) => want)],
  );
  const { rows } = await client.query<{ wishes: number }>(
    'SELECT count(*)::int AS wishes FROM "Wish" WHERE "userId" = $1 AND game = $2',
    [...whose],
  );
  return rows[0]?.wishes ?? 0;
}
