import type { PoolClient } from "pg";
import { packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import type { Fault } from "./ledger-checks";
import { only, type Since } from "./ledger-scope";

const PACKS_AT_ONCE = 500;

/**
 * Closed packs that could not be opened: their buyer's seed does not give the secret that was promised. All of them, or
 * those that were bought lately.
 */
export async function findBrokenPromises(client: PoolClient, most: number, since: Since | null): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let last = ""; faults.length < most; ) {
    const { rows } = await client.query<{ id: string; number: number; commitment: string; seed: string | null }>(
      `${only(["bought packs"], since)}
       SELECT p.id, p.number, p.commitment, s.seed FROM "Pack" p
       LEFT JOIN "PackSeed" s ON s."userId" = p."buyerId" AND s.next > p.number
       WHERE p."openedAt" IS NULL AND p.id > $1 ORDER BY p.id LIMIT ${PACKS_AT_ONCE}`,
      [last],
    );
    for (const { id, number, commitment, seed } of rows)
      if (seed === null || packCommitment(packSecret(seed, number)) !== commitment)
        faults.push({ at: id, found: seed === null ? "its buyer has no such seed" : `promised ${commitment}` });
    last = rows.at(-1)?.id ?? "";
    if (rows.length < PACKS_AT_ONCE) break;
  }
  return faults.slice(0, most);
}
