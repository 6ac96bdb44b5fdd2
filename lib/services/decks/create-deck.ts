import type { PoolClient } from "pg";
import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import { DELETED_FOR, MOST_DECKS } from "@/lib/contracts/deck-words";
import type { CreateDeck } from "@/lib/contracts/decks";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import type { RemarkedDeck } from "@/lib/engine/ccg/decks/remarks";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { stored, storedRemarks, strangerIn } from "./own-deck";

type NewDeck = RemarkedDeck & {
  readonly key: string;
  readonly game: string;
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
};

/** Begins a deck; asked again with the same key, it is the one that there is. Refuses `deck/too_many`. */
export async function addDeck(
  client: PoolClient,
  { id: userId }: Member,
  { key, game, name, note, tags, cards, remarks }: NewDeck,
): Promise<Result<{ id: string }, Refusal>> {
  // One at a time for a member, so that they are counted.
  await lockNames(client, [`decks:${userId}`]);
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM "Deck" WHERE "userId" = $1 AND revision = 1 AND "savedBy" = $2',
    [userId, [key]],
  );
  if (rows[0]) return ok(rows[0]);
  await client.query(
    `DELETE FROM "Deck" WHERE "userId" = $1 AND "deletedAt" < clock_timestamp() - make_interval(days => ${DELETED_FOR})`,
    [userId],
  );
  // Those that were thrown away count until they are gone: who makes and deletes fills nothing.
  const { rows: counted } = await client.query<{ open: number; all: number }>(
    `SELECT count(*) FILTER (WHERE "deletedAt" IS NULL)::int AS open, count(*)::int AS all FROM "Deck" WHERE "userId" = $1`,
    [userId],
  );
  const { open = 0, all = 0 } = counted[0] ?? {};
  if (open >= MOST_DECKS || all >= 2 * MOST_DECKS) return refuse("deck/too_many", { most: MOST_DECKS });
  const id = newId();
  await client.query(
    `INSERT INTO "Deck" (id, "userId", game, name, note, tags, cards, remarks, "savedBy")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, game, name, note, [...tags], JSON.stringify(stored(cards)), storedRemarks(remarks), [key]],
  );
  return ok({ id });
}

/**
 * Begins a deck, empty or of the cards that it names. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_game`,
 * `deck/no_such_card`, `deck/too_many` decks.
 */
export async function createDeck(actor: Actor, input: CreateDeck): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  const { key, game, name, cards = [] } = input;
  const known = await readGame(game);
  if (!known) return refuse("deck/no_such_game");
  const stranger = strangerIn(known, cards);
  if (stranger !== null) return refuse("deck/no_such_card", { number: stranger });
  return transact((client) => addDeck(client, actor, { key, game, name, note: "", tags: [], cards, remarks: [] }));
}
