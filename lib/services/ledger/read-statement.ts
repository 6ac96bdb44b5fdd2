import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { PursePoint, StatementFilter, StatementItem, StatementLine } from "@/lib/contracts/statement";
import { kindsWith } from "@/lib/contracts/transfers";
import { pool } from "@/lib/db/pool";
import { COIN } from "@/lib/engine/kernel/ledger";
import { actingAs } from "../egos/acting";

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

/**
 * The lines of one account of the two, read from the newest on: those whose last posting is in it. Each account by itself,
 * so that the index gives them in their order. That order is -id, not id: by the primary key the database would walk back
 * through everybody's postings to those of a member who has many and has been away.
 */
const linesOf = (account: string): string => `(
  SELECT p.id, p."transferId" FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId"
  WHERE p."accountId" = ${account} AND p."accountId" <> 'mint' AND ($7::bigint IS NULL OR -p.id > -$7)
    AND NOT EXISTS (
      SELECT FROM "Posting" later
      WHERE later."transferId" = p."transferId" AND later."accountId" IN ($1, $2) AND later.id > p.id)
    AND ($4::text[] IS NULL OR CASE t.kind WHEN 'ledger/reversal' THEN t.memo ->> 'of' ELSE t.kind END = ANY($4))
    AND ($5::float8 IS NULL OR t.at >= to_timestamp($5 / 1000))
    AND ($6::float8 IS NULL OR t.at < to_timestamp($6 / 1000))
  ORDER BY -p.id LIMIT $8)`;

/** Midnight of a day in a zone. */
const startOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
const endOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;

/**
 * What happened to the purse and the binder that a member acts with, the latest first: a transfer stands where its last posting does. Reads
 * back from the newest, or from `before`, until the page is full, however long the history behind it. Reads one more than
 * `most`, so that one knows whether there are others. `zone`: where the filter's days begin; `of`: "purse" leaves out what touched the binder alone.
 */
export async function readStatement(
  { id: userId }: Member,
  { part, from, to, before }: StatementFilter,
  { zone = "UTC", most = 50, of = "all" }: { zone?: string; most?: number; of?: "all" | "purse" } = {},
): Promise<StatementLine[]> {
  const { purse, binder } = await actingAs(userId);
  const { rows } = await pool().query<Row>(
    `WITH lines AS (
       SELECT * FROM (${(of === "purse" ? ["$1"] : ["$1", "$2"]).map(linesOf).join(" UNION ALL ")}) of_each
       ORDER BY id DESC LIMIT $8
     )
     SELECT t.id, lines.id::text AS place, t.kind, t.at, t.memo, moved.*
     FROM lines JOIN "Transfer" t ON t.id = lines."transferId", LATERAL (
       SELECT COALESCE(sum(p.amount) FILTER (WHERE p."accountId" = $1 AND p.asset = $3), 0)::text AS coins,
              max(p.balance) FILTER (WHERE p."accountId" = $1 AND p.asset = $3)::text AS balance,
              COALESCE(json_agg(json_build_object('asset', p.asset, 'amount', p.amount) ORDER BY p.id)
                FILTER (WHERE p.asset <> $3), '[]') AS items
       FROM "Posting" p WHERE p."transferId" = t.id AND p."accountId" IN ($1, $2)
     ) moved
     ORDER BY lines.id DESC`,
    [
      purse,
      of === "purse" ? purse : binder,
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

/**
 * What was in a member's purse over time, the oldest first: every change where there are at most `most`, else the last
 * one of each of so many equal stretches of the ledger. It costs `most` look-ups, however many changes there were.
 */
export async function readPurseHistory({ id: userId }: Member, most = 240): Promise<PursePoint[]> {
  const { rows } = await pool().query<{ at: Date; balance: string }>(
    `WITH ends AS (
       SELECT min(id) AS first, max(id) AS last,
              (SELECT count(*) FROM (SELECT FROM "Posting" WHERE "accountId" = $1 AND asset = $2 LIMIT $3 + 1) few) AS count
       FROM "Posting" WHERE "accountId" = $1 AND asset = $2
     ), points AS (
       SELECT p.id FROM ends, LATERAL (
         SELECT id FROM "Posting" WHERE "accountId" = $1 AND asset = $2 ORDER BY id LIMIT $3
       ) p WHERE ends.count <= $3
       UNION
       SELECT p.id FROM ends, generate_series(1, $3::int) AS n, LATERAL (
         SELECT id FROM "Posting"
         WHERE "accountId" = $1 AND asset = $2 AND id <= ends.first + ((ends.last - ends.first)::numeric * n / $3)::bigint
         ORDER BY id DESC LIMIT 1
       ) p WHERE ends.count > $3
     )
     SELECT t.at, p.balance::text FROM points JOIN "Posting" p USING (id) JOIN "Transfer" t ON t.id = p."transferId"
     ORDER BY p.id`,
    [(await actingAs(userId)).purse, COIN, most],
  );
  return rows.map(({ at, balance }) => ({ at: at.getTime(), balance: Number(balance) }));
}
