import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { COIN } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type Reconciled, reconcile } from "../ledger/reconcile";

/** A check that is older than this is an alarm by itself: the job does not run. So is the last whole one. */
const STALE = 3 * 3_600_000;
const WHOLE_STALE = 27 * 3_600_000;

const Findings = z.array(z.object({ check: z.string(), at: z.string(), found: z.string() }));

export type LastCheck = {
  readonly at: number;
  readonly sound: boolean;
  readonly stale: boolean;
  readonly ms: number;
  /** Whether all of the ledger was checked, or what was new in it. */
  readonly whole: boolean;
  readonly transfers: number;
  readonly findings: readonly { check: string; at: string; found: string }[];
};
export type LedgerState = {
  readonly check: LastCheck | null;
  /** When all of the ledger was checked last. */
  readonly wholeAt: number | null;
  /** All money that members have. */
  readonly money: Cents;
  readonly cards: number;
  readonly packs: number;
};

/** The last check, and when the last one of the whole ledger was made. */
async function readChecks(now: number) {
  const newest = { orderBy: { at: "desc" } } as const;
  const [last, whole] = await Promise.all([
    prisma().reconciliation.findFirst(newest),
    prisma().reconciliation.findFirst({ ...newest, where: { whole: true }, select: { at: true } }),
  ]);
  const isOld = (at: Date | undefined, most: number) => at === undefined || now - at.getTime() >= most;
  return { last, wholeAt: whole?.at ?? null, stale: isOld(last?.at, STALE) || isOld(whole?.at, WHOLE_STALE) };
}

/** Whether the ledger is known to be unsound, or has not been checked lately: for the staff page's alarm. */
export async function readAlarm(now = Date.now()): Promise<"unsound" | "unchecked" | null> {
  const { last, stale } = await readChecks(now);
  if (last && !last.sound) return "unsound";
  return stale ? "unchecked" : null;
}

/** The ledger as the administrator sees it: the last check, what there is of everything. */
export async function readLedgerState(actor: Actor, now = Date.now()): Promise<Result<LedgerState, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const [{ last, wholeAt, stale }, sums] = await Promise.all([
    readChecks(now),
    pool().query<{ what: string; sum: string }>(
      `SELECT CASE WHEN asset = $1 THEN 'money' WHEN asset LIKE 'card:%' THEN 'cards' ELSE 'packs' END AS what,
              sum(balance)::text AS sum FROM "Holding"
       WHERE asset = $1 OR asset LIKE 'card:%' OR (asset LIKE 'pack:%' AND "accountId" <> 'shop') GROUP BY 1`,
      [COIN],
    ),
  ]);
  const total = (what: string): number => Number(sums.rows.find((row) => row.what === what)?.sum ?? 0);
  return ok({
    check: last && {
      at: last.at.getTime(),
      sound: last.sound,
      stale,
      ms: last.ms,
      whole: last.whole,
      transfers: Number(last.transfers),
      findings: Findings.parse(last.findings),
    },
    wholeAt: wholeAt?.getTime() ?? null,
    ...{ money: total("money"), cards: total("cards"), packs: total("packs") },
  });
}

/** Checks the whole ledger now, because somebody wants to know. */
export async function checkLedger(actor: Actor): Promise<Result<Reconciled, Refusal>> {
  return canAdminister(actor) ? ok(await reconcile()) : refuse("staff/not_allowed");
}
