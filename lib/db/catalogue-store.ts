import type { PoolClient } from "pg";
import { z } from "zod";
import { Published } from "../engine/ccg/authored/schema";
import { pool } from "./pool";

/** A card game as it is kept: its files as they were written, and every card that was ever published of it. */
export type KeptGame = {
  readonly version: number;
  readonly files: readonly KeptFile[];
  readonly published: readonly Published[];
};
/** `file`: `game`, `products` or a set; `seed`: hash of the house's file that it came from, null once changed here. */
export type KeptFile = { readonly file: string; readonly text: string; readonly seed: string | null };

const Kept = z.object({
  version: z.number(),
  files: z.array(z.object({ file: z.string(), text: z.string(), seed: z.string().nullable() })),
  published: z.array(Published),
});

/** The card games there are, in the order in which they came, with their versions. */
export async function readVersions(): Promise<{ name: string; version: number }[]> {
  const { rows } = await pool().query<{ name: string; version: number }>({
    name: "catalogue-versions",
    text: 'SELECT name, version FROM "CardGame" ORDER BY "addedAt", name',
  });
  return rows;
}

/** A game with its files in the order in which they came, all as of one moment; null if there is none of this name. */
export async function readKeptGame(client: Pick<PoolClient, "query">, name: string): Promise<KeptGame | null> {
  const { rows } = await client.query<{ version: number; files: unknown; published: unknown }>({
    name: "catalogue-game",
    text: `SELECT version,
             (SELECT COALESCE(json_agg(json_build_object('file', file, 'text', text, 'seed', seed) ORDER BY "addedAt", file), '[]')
              FROM "CardFile" WHERE game = $1) AS files,
             (SELECT COALESCE(json_agg(json_build_object('card', card, 'set', set, 'setName', "setName") ORDER BY number), '[]')
              FROM "PublishedCard" WHERE game = $1) AS published
           FROM "CardGame" WHERE name = $1`,
    values: [name],
  });
  return rows[0] ? Kept.parse(rows[0]) : null;
}

/** Whoever changes a game's files waits here for those who do. */
export async function lockGame(client: PoolClient, name: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`catalogue:${name}`]);
}

/**
 * Writes files of a game and what is published by them now, and forgets the files `gone`; its version rises. Makes the
 * game if there is none.
 */
export async function writeGame(
  client: PoolClient,
  name: string,
  files: readonly KeptFile[],
  published: readonly Published[],
  gone: readonly string[] = [],
): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `INSERT INTO "CardGame" AS g (name) VALUES ($1) ON CONFLICT (name) DO UPDATE SET version = g.version + 1
     RETURNING version`,
    [name],
  );
  if (gone.length > 0) await client.query('DELETE FROM "CardFile" WHERE game = $1 AND file = ANY($2)', [name, gone]);
  for (const { file, text, seed } of files)
    await client.query(
      `INSERT INTO "CardFile" (game, file, text, seed) VALUES ($1, $2, $3, $4)
       ON CONFLICT (game, file) DO UPDATE SET text = $3, seed = $4`,
      [name, file, text, seed],
    );
  await client.query(
    `INSERT INTO "PublishedCard" AS p (game, number, set, "setName", card)
     SELECT $1, (r.card ->> 'id')::int, r.set, r."setName", r.card
     FROM jsonb_to_recordset($2::jsonb) AS r(card jsonb, set text, "setName" text)
     ON CONFLICT (game, number) DO UPDATE SET set = EXCLUDED.set, "setName" = EXCLUDED."setName", card = EXCLUDED.card
     WHERE (p."setName", p.card) IS DISTINCT FROM (EXCLUDED."setName", EXCLUDED.card)`,
    [name, JSON.stringify(published)],
  );
  return rows[0]?.version ?? 1;
}
