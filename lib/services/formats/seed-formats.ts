import { createHash } from "node:crypto";
import { newId } from "@/lib/db/ids";
import { lockNames } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import { HOUSE_GAMES, houseFormats } from "@/lib/engine/ccg/sets";

const TITLE = "Formats of the house";

/** Brings the rules files of the house in, new ones and those that a release changed; what was changed here stays. Doing it again changes nothing. */
export async function seedFormats(textOf: (game: string) => string = houseFormats): Promise<void> {
  for (const game of HOUSE_GAMES) {
    const text = textOf(game);
    if (text === "") continue;
    const seed = createHash("sha256").update(text).digest("hex");
    await transact(async (client) => {
      await lockNames(client, [`formats:${game}`]);
      const { rows } = await client.query<{ id: string; seed: string | null; version: number }>(
        'SELECT id, seed, version FROM "Format" WHERE game = $1 AND "ownerId" IS NULL',
        [game],
      );
      const [kept] = rows;
      if (kept && (kept.seed === null || kept.seed === seed)) return;
      const [id, version] = kept ? [kept.id, kept.version + 1] : [newId(), 1];
      await client.query(
        `INSERT INTO "Format" (id, game, title, "savedBy", seed, public) VALUES ($1, $2, $3, 'house', $4, true)
         ON CONFLICT (id) DO UPDATE SET seed = $4, version = $5, "changedAt" = clock_timestamp()`,
        [id, game, TITLE, seed, version],
      );
      await client.query('INSERT INTO "FormatVersion" ("formatId", number, text) VALUES ($1, $2, $3)', [
        id,
        version,
        text,
      ]);
    });
  }
}
