import type { PoolClient } from "pg";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { transact } from "@/lib/db/transaction";
import { CheckAnchor, readAnchor, sinceOf } from "./check-anchor";
import { type Fault, LEDGER_CHECKS } from "./ledger-checks";
import { only, type Since } from "./ledger-scope";
import { findBrokenPromises } from "./pack-promises";

const PROMISES = "closed packs can be opened";
type CheckName = keyof typeof LEDGER_CHECKS | typeof PROMISES;

/** Something that does not add up: which check, where, and what was found. */
export type Finding = Fault & { readonly check: CheckName };

const MOST_FINDINGS = 100;
/** How old, in ms, the last check of the whole ledger may become before the next one is whole again: a day's, and not the minute. */
const WHOLE_EVERY = 23.5 * 3_600_000;

export type Reconciled = {
  readonly sound: boolean;
  readonly findings: Finding[];
  /** Whether all of it was checked, or what is new. */
  readonly whole: boolean;
  /** How many transfers were checked. */
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
export const reconcile = async (): Promise<Reconciled> => check(await lastAnchor(), null);

/**
 * Checks what came to the ledger since it was last found sound, and the balances that this started from. It costs what
 * happened, not what is there. It does not see what was changed in older rows: an old posting or pack that was rewritten,
 * a holding that nothing moved since, a pay that was paid before. That the whole check finds; so this one is whole by
 * itself once a day, and as long as the last one found something or there was none.
 */
export async function reconcileLately(now = Date.now()): Promise<Reconciled> {
  const newest = { orderBy: { at: "desc" } } as const;
  const [last, whole] = await Promise.all([
    prisma().reconciliation.findFirst({ ...newest, select: { sound: true } }),
    prisma().reconciliation.findFirst({ ...newest, where: { whole: true }, select: { at: true } }),
  ]);
  const before = await lastAnchor();
  const isEnough = last?.sound && before !== null && whole && now - whole.at.getTime() < WHOLE_EVERY;
  return check(before, isEnough ? sinceOf(before) : null);
}

/** How far the last sound check came; null: there is none, or it does not say. */
async function lastAnchor(): Promise<CheckAnchor | null> {
  const last = await prisma().reconciliation.findFirst({
    where: { sound: true },
    orderBy: { at: "desc" },
    select: { anchor: true },
  });
  return CheckAnchor.safeParse(last?.anchor).data ?? null;
}

/** Checks what is new since then, or, where that is null, everything. */
async function check(before: CheckAnchor | null, since: Since | null): Promise<Reconciled> {
  const began = performance.now();
  const { findings, transfers, anchor } = await transact(async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const anchor = await readAnchor(client, before);
    const { rows: counted } = await client.query<{ count: string }>(
      `${only(["new transfers"], since)}SELECT count(*) FROM "Transfer"`,
    );
    const findings: Finding[] = [];
    for (const [check, { query, parts }] of Object.entries(LEDGER_CHECKS) as [CheckName, Check][]) {
      const text = `${only(parts, since)}${query} LIMIT ${MOST_FINDINGS}`;
      const faults = await run(client, async () => (await client.query<Fault>(text)).rows);
      findings.push(...faults.map((fault) => ({ check, ...fault })));
    }
    const broken = await run(client, () => findBrokenPromises(client, MOST_FINDINGS, since));
    findings.push(...broken.map((fault) => ({ check: PROMISES, ...fault }) as const));
    return { findings, transfers: Number(counted[0]?.count ?? 0), anchor };
  });
  const ms = Math.round(performance.now() - began);
  const outcome = { sound: findings.length === 0, findings, whole: since === null, transfers, ms };
  await prisma().reconciliation.create({
    data: { id: newId(), ...outcome, findings: findings.slice(0, MOST_FINDINGS), anchor },
  });
  return outcome;
}

type Check = (typeof LEDGER_CHECKS)[keyof typeof LEDGER_CHECKS];
