import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { pool } from "@/lib/db/pool";
import { packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** A member's seed of secrets, and the number of their next pack. Never leaves the server. */
export type PackSeed = { readonly seed: string; readonly next: number };

const READ = 'SELECT seed, next FROM "PackSeed" WHERE "userId" = $1';

/** The member's seed; null for one who has not been welcomed (`welcomeMember`). */
export async function readPackSeed(userId: string): Promise<PackSeed | null> {
  const { rows } = await pool().query<PackSeed>({ name: "read-pack-seed", text: READ, values: [userId] });
  return rows[0] ?? null;
}

/** Gives a member a seed, once. */
export async function makePackSeed(userId: string): Promise<void> {
  await pool().query('INSERT INTO "PackSeed" ("userId", seed) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    userId,
    randomBytes(32).toString("hex"),
  ]);
}

/** The same, locked for the transaction of `client`: a member buys one thing at a time. */
export async function lockPackSeed(client: PoolClient, userId: string): Promise<PackSeed | null> {
  const { rows } = await client.query<PackSeed>({
    name: "lock-pack-seed",
    text: `${READ} FOR UPDATE`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** The locked seed of a buyer whose next pack is still the one that was shown. Refuses `shop/offer_moved`. */
export function offered(
  seed: PackSeed | null,
  shown: { readonly first: number; readonly commitment: string },
): Result<PackSeed, Refusal> {
  const isShown =
    seed !== null && seed.next === shown.first && packCommitment(packSecret(seed.seed, seed.next)) === shown.commitment;
  return isShown ? ok(seed) : refuse("shop/offer_moved", { first: seed?.next ?? 1 });
}
