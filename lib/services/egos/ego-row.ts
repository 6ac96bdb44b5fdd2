import type { PoolClient } from "pg";
import { lockNames } from "@/lib/db/ledger-store";

/** Whether a member plays an alter ego, has one that rests, or none; nobody else changes that, or acts as it, meanwhile. */
export async function lockEgo(client: PoolClient, userId: string): Promise<"on" | "off" | "none"> {
  // Where there is no row yet, there is none to lock.
  await lockNames(client, [`ego:${userId}`]);
  const { rows } = await client.query<{ isOn: boolean }>('SELECT "isOn" FROM "Ego" WHERE "userId" = $1 FOR UPDATE', [
    userId,
  ]);
  return rows[0] ? (rows[0].isOn ? "on" : "off") : "none";
}

/** Writes down whether a member plays their alter ego; null: they have none any more. */
export async function writeEgo(client: PoolClient, userId: string, isOn: boolean | null): Promise<void> {
  if (isOn === null) {
    await client.query('DELETE FROM "Ego" WHERE "userId" = $1', [userId]);
    return;
  }
  await client.query(
    `INSERT INTO "Ego" ("userId", "isOn") VALUES ($1, $2)
     ON CONFLICT ("userId") DO UPDATE SET "isOn" = $2, since = clock_timestamp()`,
    [userId, isOn],
  );
}
