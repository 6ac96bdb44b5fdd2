import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { transact } from "@/lib/db/transaction";

/** Something that does not add up: which check, where, and what was found. */
export type Finding = { readonly check: CheckName; readonly at: string; readonly found: string };

/** What holds in a sound ledger, and the query that lists where it does not: columns `at` and `found`, both text. */
const CHECKS = {
  "sums to zero": `SELECT asset AS at, sum(amount)::text AS found FROM "Posting" GROUP BY asset HAVING sum(amount) <> 0`,
  "each transfer balances": `
    SELECT "transferId" AS at, asset || ' ' || sum(amount) AS found FROM "Posting"
    GROUP BY "transferId", asset HAVING sum(amount) <> 0`,
  "holdings equal postings": `
    SELECT COALESCE(h."accountId", p."accountId") || ' ' || COALESCE(h.asset, p.asset) AS at,
           'holds ' || COALESCE(h.balance, 0) || ', posted ' || COALESCE(p.sum, 0) AS found
    FROM "Holding" h FULL JOIN (
      SELECT "accountId", asset, sum(amount) AS sum FROM "Posting" WHERE "accountId" <> 'mint' GROUP BY 1, 2
    ) p ON p."accountId" = h."accountId" AND p.asset = h.asset
    WHERE COALESCE(h.balance, 0) <> COALESCE(p.sum, 0)`,
  "the last balance is held": `
    SELECT l."accountId" || ' ' || l.asset AS at, 'last ' || l.balance || ', holds ' || h.balance AS found
    FROM (SELECT DISTINCT ON ("accountId", asset) "accountId", asset, balance FROM "Posting"
          WHERE "accountId" <> 'mint' ORDER BY "accountId", asset, id DESC) l
    JOIN "Holding" h USING ("accountId", asset) WHERE h.balance <> l.balance`,
  "every transfer has postings": `
    SELECT t.id AS at, t.kind AS found FROM "Transfer" t
    WHERE (t.kind, '0') NOT IN (('pay/start', t.answer ->> 'amount'), ('shop/withdraw', t.answer ->> 'printed'),
                                ('set/register', t.answer ->> 'bonus'))
      AND NOT EXISTS (SELECT FROM "Posting" p WHERE p."transferId" = t.id)`,
  "closed packs are held": `
    SELECT COALESCE(h."accountId", p."holderId") AS at,
           COALESCE(h.asset, 'pack:' || p."productId") || ': holds ' || COALESCE(h.balance, 0) || ', closed packs ' || COALESCE(p.count, 0) AS found
    FROM (SELECT * FROM "Holding" WHERE asset LIKE 'pack:%' AND "accountId" <> 'shop' AND balance <> 0) h
    FULL JOIN (SELECT "holderId", "productId", count(*) FROM "Pack" WHERE "openedAt" IS NULL GROUP BY 1, 2) p
      ON p."holderId" = h."accountId" AND 'pack:' || p."productId" = h.asset
    WHERE COALESCE(h.balance, 0) <> COALESCE(p.count, 0)`,
  "purchases are paid": `
    SELECT u.id AS at, 'paid ' || COALESCE(-c.amount, 0) || ' cents and ' || COALESCE(-k.amount, 0) || ' tickets' AS found
    FROM "Purchase" u
    LEFT JOIN "Posting" c ON c."transferId" = u."transferId" AND c.asset = 'coin' AND c."accountId" = 'purse:' || u."userId"
    LEFT JOIN "Posting" k ON k."transferId" = u."transferId" AND k.asset = 'ticket:' || u."productId" AND k."accountId" = 'binder:' || u."userId"
    WHERE COALESCE(-c.amount, 0) <> (u.quantity - u.tickets)::bigint * u."unitPrice" OR COALESCE(-k.amount, 0) <> u.tickets`,
  "every purchase is noted": `
    SELECT t.id AS at, 'no purchase' AS found FROM "Transfer" t
    WHERE t.kind = 'shop/purchase' AND NOT EXISTS (SELECT FROM "Purchase" u WHERE u."transferId" = t.id)`,
  "purchases have their packs": `
    SELECT u.id AS at, u.quantity || ' bought, ' || count(p.id) || ' packs' AS found
    FROM "Purchase" u LEFT JOIN "Pack" p ON p."purchaseId" = u.id GROUP BY u.id HAVING count(p.id) <> u.quantity`,
  "openings gave their cards": `
    SELECT p.id AS at, 'other cards came than were shown' AS found FROM "Pack" p
    WHERE p."openedAt" IS NOT NULL AND (p."openingId" IS NULL OR EXISTS (
      SELECT FROM (SELECT c ->> 'number' AS card, count(*) FROM jsonb_array_elements(p.opening -> 'cards') c GROUP BY 1) shown
      FULL JOIN (SELECT split_part(o.asset, '/', 2) AS card, o.amount FROM "Posting" o
                 WHERE o."transferId" = p."openingId" AND o.amount > 0 AND o.asset LIKE 'card:%') came USING (card)
      WHERE COALESCE(shown.count, 0) <> COALESCE(came.amount, 0)))`,
  "registered copies are bound": `
    SELECT COALESCE(h."accountId", r.account) || ' ' || COALESCE(h.asset, r.asset) AS at,
           'bound ' || COALESCE(h.bound, 0) || ', registered ' || COALESCE(r.count, 0) AS found
    FROM (SELECT * FROM "Holding" WHERE bound <> 0) h
    FULL JOIN (
      SELECT 'binder:' || s."userId" AS account, 'card:' || s.game || '/' || c.number AS asset, count(*)
      FROM "SetRegistration" s JOIN "Transfer" t ON t.id = s."transferId",
           jsonb_array_elements_text(t.memo -> 'cards') AS c(number)
      GROUP BY 1, 2
    ) r ON r.account = h."accountId" AND r.asset = h.asset
    WHERE COALESCE(h.bound, 0) <> COALESCE(r.count, 0)`,
} as const satisfies Record<string, string>;
export type CheckName = keyof typeof CHECKS;

const MOST_FINDINGS = 100;

export type Reconciled = {
  readonly sound: boolean;
  readonly findings: Finding[];
  readonly transfers: number;
  readonly ms: number;
};

/** Checks the whole ledger, on one snapshot of it, and keeps what was found for the staff. */
export async function reconcile(): Promise<Reconciled> {
  const began = performance.now();
  const { findings, transfers } = await transact(async (client) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows: counted } = await client.query<{ count: string }>('SELECT count(*) FROM "Transfer"');
    const found: Finding[] = [];
    for (const [check, query] of Object.entries(CHECKS) as [CheckName, string][]) {
      const { rows } = await client.query<{ at: string; found: string }>(`${query} LIMIT ${MOST_FINDINGS}`);
      found.push(...rows.map((row) => ({ check, ...row })));
    }
    return { findings: found, transfers: Number(counted[0]?.count ?? 0) };
  });
  const outcome = { sound: findings.length === 0, findings, transfers, ms: Math.round(performance.now() - began) };
  await prisma().reconciliation.create({
    data: { id: newId(), ...outcome, findings: findings.slice(0, MOST_FINDINGS) },
  });
  return outcome;
}
