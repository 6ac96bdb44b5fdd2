import type { PoolClient } from "pg";

/** Which of these members play their alter ego now: none of them plays for what is their own meanwhile. */
export async function playingEgos(client: PoolClient, users: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ userId: string }>({
    name: "egos-playing",
    text: 'SELECT "userId" FROM "Ego" WHERE "userId" = ANY($1) AND "isOn" ORDER BY "userId" FOR SHARE',
    values: [users],
  });
  return rows.map(({ userId }) => userId);
}
