import { type Actor, canAdminister, canCollect } from "@/lib/auth/policy";
import { MOST_FORMAT_VERSIONS, MOST_FORMATS, type SaveFormat } from "@/lib/contracts/formats";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

type Saved = { readonly id: string; readonly version: number };
type Kept = { id: string; ownerId: string | null; game: string; version: number; savedBy: string };

/**
 * Saves a rules file: a new one of one's own, or a new version; the same key does it once. The house's are the administrator's.
 * Refuses `format/sign_in`, `format/members_only`, `format/no_such_game`, `format/faulty` with the first faulty line,
 * `format/no_such_format`, `format/too_many`, and `format/changed` where another version came since.
 */
export async function saveFormat(actor: Actor, input: SaveFormat): Promise<Result<Saved, Refusal>> {
  if (!actor) return refuse("format/sign_in");
  if (!canCollect(actor)) return refuse("format/members_only");
  const { key, id, version, game, title, text, isPublic } = input;
  const cards = await readGame(game);
  if (!cards) return refuse("format/no_such_game");
  const rules = readRules(text, cards.database);
  if (!rules.ok) return refuse("format/faulty", { line: rules.error[0]?.line ?? 1 });
  return transact(async (client): Promise<Result<Saved, Refusal>> => {
    await lockNames(client, [`formats:${actor.id}`]);
    if (id === undefined) {
      const { rows } = await client.query<{ id: string; version: number; savedBy: string }>(
        'SELECT id, version, "savedBy" FROM "Format" WHERE "ownerId" = $1',
        [actor.id],
      );
      const same = rows.find(({ savedBy }) => savedBy === key);
      if (same) return ok({ id: same.id, version: same.version });
      if (rows.length >= MOST_FORMATS) return refuse("format/too_many", { most: MOST_FORMATS });
      const made = newId();
      await client.query(
        'INSERT INTO "Format" (id, game, "ownerId", title, "savedBy", public) VALUES ($1, $2, $3, $4, $5, $6)',
        [made, game, actor.id, title, key, isPublic],
      );
      await client.query('INSERT INTO "FormatVersion" ("formatId", number, text) VALUES ($1, 1, $2)', [made, text]);
      return ok({ id: made, version: 1 });
    }
    const { rows } = await client.query<Kept>(
      'SELECT id, "ownerId", game, version, "savedBy" FROM "Format" WHERE id = $1 FOR UPDATE',
      [id],
    );
    const [kept] = rows;
    const mayEdit = kept && (kept.ownerId === null ? canAdminister(actor) : kept.ownerId === actor.id);
    if (!mayEdit || kept.game !== game) return refuse("format/no_such_format");
    if (kept.savedBy === key) return ok({ id, version: kept.version });
    if (kept.version !== version) return refuse("format/changed", { version: kept.version });
    const next = kept.version + 1;
    await client.query(
      `UPDATE "Format" SET title = $2, version = $3, "savedBy" = $4, public = public AND "ownerId" IS NULL OR $5, seed = NULL,
         "changedAt" = clock_timestamp() WHERE id = $1`,
      [id, title, next, key, isPublic],
    );
    await client.query('INSERT INTO "FormatVersion" ("formatId", number, text) VALUES ($1, $2, $3)', [id, next, text]);
    await client.query('DELETE FROM "FormatVersion" WHERE "formatId" = $1 AND number <= $2', [
      id,
      next - MOST_FORMAT_VERSIONS,
    ]);
    return ok({ id, version: next });
  });
}
