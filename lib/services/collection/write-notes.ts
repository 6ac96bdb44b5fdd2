import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_NOTES, tagOf, type WriteNotes } from "@/lib/contracts/card-notes";
import { lockKey } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { printingOf } from "@/lib/engine/ccg/cards/model";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/**
 * Keeps what the actor notes about cards, all of it or nothing: by printing, so that a foil has its plain card's. Refuses
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
  const rows = new Map<number, { note: string; tags: string[] }>();
  for (const { number, note, tags } of notes) {
    const card = cards.database.byNumber.get(number);
    if (!card || card.hidden) return refuse("note/no_such_card", { number });
    const kept = [...new Set(tags.map(tagOf))].filter((tag) => tag !== "").sort();
    rows.set(printingOf(card), { note: note.trim(), tags: kept });
  }
  const written = [...rows].map(([number, row]) => ({ number, ...row }));
  const empty = written.filter(({ note, tags }) => note === "" && tags.length === 0).map(({ number }) => number);
  return transact(async (client) => {
    await lockKey(client, `notes:${actor.id}:${game}`);
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
    return (counted[0]?.count ?? 0) > MOST_NOTES
      ? rollBack(refuse("note/too_many", { most: MOST_NOTES }))
      : ok({ written: written.length });
  });
}
