import type { PoolClient } from "pg";
import { lockNames } from "@/lib/db/ledger-store";
import type { PartResult } from "@/lib/engine/ccg/tabletop/prize";
import type { StakedGame } from "./stakes";

/** A group of people under one name, in whichever order they sit. */
export const groupOf = (users: readonly (string | null)[]): string =>
  users
    .filter((user) => user !== null)
    .sort()
    .join(".");

export type RunningGame = StakedGame & { readonly members: string; readonly beganAt: Date };

/** The game that is being played at a table, locked; null: none that was written down. */
export async function lockRunning(client: PoolClient, tableId: string): Promise<RunningGame | null> {
  const { rows } = await client.query<{ number: number; bet: number; members: string; beganAt: Date }>(
    `SELECT number, bet, members, "beganAt" FROM "TabletopGame" WHERE "tableId" = $1 AND result IS NULL FOR UPDATE`,
    [tableId],
  );
  const [row] = rows;
  if (!row) return null;
  const { rows: parts } = await client.query<{ userId: string | null }>(
    'SELECT "userId" FROM "TabletopPart" WHERE "tableId" = $1 AND number = $2 ORDER BY seat',
    [tableId, row.number],
  );
  return { tableId, ...row, users: parts.map(({ userId }) => userId) };
}

/**
 * The games of these people that are being played at other tables, locked: one of theirs goes on elsewhere. Of two that begin
 * at the same moment the second sees the first: the group's name is locked.
 */
export async function lockElsewhere(
  client: PoolClient,
  { tableId, game, users }: Pick<StakedGame, "tableId" | "users"> & { readonly game: string },
): Promise<RunningGame[]> {
  const members = groupOf(users);
  await lockNames(client, [`saved-game:${members}`]);
  const { rows } = await client.query<{ tableId: string }>(
    `SELECT "tableId" FROM "TabletopGame" WHERE members = $1 AND game = $2 AND "tableId" <> $3 AND result IS NULL ORDER BY "tableId"`,
    [members, game, tableId],
  );
  const games: RunningGame[] = [];
  for (const row of rows) {
    const running = await lockRunning(client, row.tableId);
    if (running) games.push(running);
  }
  return games;
}

/** Writes down that a game begins; answers its number at the table. */
export async function writeBegun(
  client: PoolClient,
  { tableId, game, bet, users, at }: Omit<StakedGame, "number"> & { readonly game: string; readonly at: number },
): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `INSERT INTO "TabletopGame" ("tableId", number, game, bet, members, "beganAt")
     SELECT $1, COALESCE(max(number), 0) + 1, $2, $3, $4, to_timestamp($5::float8 / 1000) FROM "TabletopGame" WHERE "tableId" = $1
     RETURNING number`,
    [tableId, game, bet, groupOf(users), at],
  );
  const number = rows[0]?.number ?? 1;
  await client.query(
    `INSERT INTO "TabletopPart" ("tableId", number, seat, "userId")
     SELECT $1, $2, n - 1, u FROM unnest($3::text[]) WITH ORDINALITY AS t(u, n)`,
    [tableId, number, users],
  );
  return number;
}

type Over = {
  readonly at: number;
  readonly result: "decided" | "draw" | "undecided" | "broken_off";
  readonly minted: number;
  readonly unminted: string | null;
  /** By seat; null: it counts nowhere. */
  readonly results: readonly PartResult[] | null;
  /** By how much each seat has more than before, in cents. */
  readonly changes: readonly number[];
};

/** Writes down what a game came to. */
export async function writeOver(
  client: PoolClient,
  { tableId, number, users }: StakedGame,
  { at, result, minted, unminted, results, changes }: Over,
): Promise<void> {
  await client.query(
    `UPDATE "TabletopGame" SET "endedAt" = to_timestamp($3::float8 / 1000), result = $4, minted = $5, unminted = $6
     WHERE "tableId" = $1 AND number = $2`,
    [tableId, number, at, result, minted, unminted],
  );
  await client.query(
    `UPDATE "TabletopPart" p SET result = t.result, change = t.change
     FROM unnest($3::text[], $4::int[]) WITH ORDINALITY AS t(result, change, n)
     WHERE p."tableId" = $1 AND p.number = $2 AND p.seat = t.n - 1`,
    [tableId, number, users.map((_, seat) => results?.[seat] ?? null), users.map((_, seat) => changes[seat] ?? 0)],
  );
}
