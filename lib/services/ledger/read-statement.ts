import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { PursePoint, StatementFilter, StatementItem, StatementLine } from "@/lib/contracts/statement";
import { kindsWith } from "@/lib/contracts/transfers";
import { pool } from "@/lib/db/pool";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";

const Memo = z
  .record(z.string(), z.unknown())
  .transform((memo) =>
    Object.fromEntries(
      Object.entries(memo).filter((entry): entry is [string, string | number] =>
        ["string", "number"].includes(typeof entry[1]),
      ),
    ),
  );

type Row = {
  id: string;
  place: string;
  kind: string;
  at: Date;
  memo: unknown;
  coins: string;
  balance: string | null;
  items: StatementItem[];
};

/** Midnight of a day in a zone. */
const startOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
const endOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;

/**
 * What happened to a member's purse and binder, the latest first. Reads one more than `most`, so that one knows whether
 * there are others. `zone`: where the filter's days begin; `of`: "purse" leaves out what touched the binder alone.
 */
export async function readStatement(
  { id: userId }: Member,
  { part, from, to, before }: StatementFilter,
  { zone = "UTC", most = 50, of = "all" }: { zone?: string; most?: number; of?: "all" | "purse" } = {},
): Promise<StatementLine[]> {
  const purse = accountOf("purse", userId);
  const { rows } = await pool().query<Row>(
    `SELECT t.id, max(p.id)::text AS place, t.kind, t.at, t.memo,
            COALESCE(sum(p.amount) FILTER (WHERE p."accountId" = $1 AND p.asset = $3), 0)::text AS coins,
            max(p.balance) FILTER (WHERE p."accountId" = $1 AND p.asset = $3)::text AS balance,
            COALESCE(json_agg(json_build_object('asset', p.asset, 'amount', p.amount) ORDER BY p.id)
              FILTER (WHERE p.asset <> $3), '[]') AS items
     FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId"
     WHERE p."accountId" IN ($1, $2)
       AND ($4::text[] IS NULL OR CASE t.kind WHEN 'ledger/reversal' THEN t.memo ->> 'of' ELSE t.kind END = ANY($4))
       AND ($5::float8 IS NULL OR t.at >= to_timestamp($5 / 1000))
       AND ($6::float8 IS NULL OR t.at < to_timestamp($6 / 1000))
     GROUP BY t.id HAVING $7::bigint IS NULL OR max(p.id) < $7
     ORDER BY max(p.id) DESC LIMIT $8`,
    [
      purse,
      of === "purse" ? purse : accountOf("binder", userId),
      COIN,
      part ? kindsWith((declared) => declared.part === part) : null,
      from ? startOf(from, zone) : null,
      to ? endOf(to, zone) : null,
      before ?? null,
      most + 1,
    ],
  );
  return rows.map(({ id, place, kind, at, memo, coins, balance, items }) => ({
    ...{ id, place, kind, at: at.getTime(), items },
    memo: Memo.parse(memo),
    coins: Number(coins),
    balance: balance === null ? null : Number(balance),
  }));
}

/** What was in a member's purse over time: the last of each of at most `most` stretches, the oldest first. */
export async function readPurseHistory({ id: userId }: Member, most = 240): Promise<PursePoint[]> {
  const { rows } = await pool().query<{ at: Date; balance: string }>(
    `SELECT at, balance::text FROM (
       SELECT t.at, p.balance, p.id, ntile($3) OVER (ORDER BY p.id) AS stretch
       FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId" WHERE p."accountId" = $1 AND p.asset = $2
     ) all_points
     WHERE id IN (
       SELECT max(id) FROM (
         SELECT p.id, ntile($3) OVER (ORDER BY p.id) AS stretch FROM "Posting" p
         WHERE p."accountId" = $1 AND p.asset = $2
       ) stretches GROUP BY stretch
     ) ORDER BY id`,
    [accountOf("purse", userId), COIN, most],
  );
  return rows.map(({ at, balance }) => ({ at: at.getTime(), balance: Number(balance) }));
}
