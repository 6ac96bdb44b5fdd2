import type { PoolClient } from "pg";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { transact } from "@/lib/db/transaction";
import { type Fault, findBrokenPromises, LEDGER_CHECKS } from "./ledger-checks";

const PROMISES = "closed packs can be opened";
type CheckName = keyof typeof LEDGER_CHECKS | typeof PROMISES;

/** Something that does not add up: which check, where, and what was found. */
export type Finding = Fault & { readonly check: CheckName };

const MOST_FINDINGS = 100;

export type Reconciled = {
  readonly sound: boolean;
  readonly findings: Finding[];
  readonly transfers: number;
  readonly ms: number;
};

const isDataException = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "code" in error && String(error.code).startsWith("22");

/** What a check finds. Rows that cannot even be read as what they should be are a finding, not the end of all checks. */
async function run(client: PoolClient, check: () => Promise<readonly Fault[]>): Promise<readonly Fault[]> {
  await client.query("SAVEPOINT one_check");
  try {
    return await check();
  } catch (error) {
    if (!isDataException(error)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT one_check");
    return [{ at: "some row", found: error.message }];
  }
}

/** Checks the whole ledger, on one snapshot of it, and keeps what was found for the staff. */
export async function reconcile(): Promise<Reconciled> {
  const began = performance.now();
  const { findings, transfers } = await transact(async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: counted } = await client.query<{ count: string }>('SELECT count(*) FROM "Transfer"');
    const found: Finding[] = [];
    for (const [check, query] of Object.entries(LEDGER_CHECKS) as [CheckName, string][]) {
      const faults = await run(client, async () => (await client.query<Fault>(`${query} LIMIT ${MOST_FINDINGS}`)).rows);
      found.push(...faults.map((fault) => ({ check, ...fault })));
    }
    const broken = await run(client, () => findBrokenPromises(client, MOST_FINDINGS));
    found.push(...broken.map((fault) => ({ check: PROMISES, ...fault }) as const));
    return { findings: found, transfers: Number(counted[0]?.count ?? 0) };
  });
  const outcome = { sound: findings.length === 0, findings, transfers, ms: Math.round(performance.now() - began) };
  await prisma().reconciliation.create({
    data: { id: newId(), ...outcome, findings: findings.slice(0, MOST_FINDINGS) },
  });
  return outcome;
}
