/** Where a check of what is new begins: postings after `posting`; transfers of `at` or later, in ms, also such as moved nothing. */
export type Since = { readonly posting: bigint; readonly at: number };

/** What is new, and what it moved. The mint is held by nobody. */
const NEW = ({ posting, at }: Since): string => `
  fresh AS MATERIALIZED (SELECT * FROM "Posting" WHERE id > ${posting}),
  moved AS MATERIALIZED (SELECT DISTINCT "accountId", asset FROM fresh WHERE "accountId" <> 'mint'),
  latest AS MATERIALIZED (
    SELECT t.* FROM (SELECT DISTINCT "transferId" FROM fresh) f JOIN "Transfer" t ON t.id = f."transferId"
    WHERE t.at < to_timestamp(${at} / 1000.0)
    UNION ALL
    SELECT * FROM "Transfer" WHERE at >= to_timestamp(${at} / 1000.0))`;

/** What a check of what is new reads in place of a table. Within its own definition a name is that of the whole table. */
const PARTS = {
  "new transfers": () => `"Transfer" AS (SELECT * FROM latest)`,
  "their postings": () => `"Posting" AS (SELECT p.* FROM latest JOIN "Posting" p ON p."transferId" = latest.id)`,
  // What was there before comes in as one posting of that amount.
  "running balances": ({ posting }) => `
  "Posting" AS (
    SELECT id, "accountId", asset, amount, balance FROM fresh
    UNION ALL
    SELECT before.id, "accountId", asset, before.balance, before.balance FROM moved, LATERAL (
      SELECT id, balance FROM "Posting" p
      WHERE p."accountId" = moved."accountId" AND p.asset = moved.asset AND p.id <= ${posting}
      ORDER BY id DESC LIMIT 1) before)`,
  "moved holdings": () => `"Holding" AS (SELECT h.* FROM moved JOIN "Holding" h USING ("accountId", asset))`,
  "moved accounts": () => `"Account" AS (SELECT * FROM "Account" WHERE id IN (SELECT "accountId" FROM moved))`,
  "moved packs": () => `
  "Pack" AS (
    SELECT p.* FROM moved JOIN "Pack" p ON p."holderId" = moved."accountId" AND 'pack:' || p."productId" = moved.asset
    WHERE p."openedAt" IS NULL)`,
  "new purchases": () => `"Purchase" AS (SELECT u.* FROM latest JOIN "Purchase" u ON u."transferId" = latest.id)`,
  "bought packs": () => `
  "Pack" AS (
    SELECT p.* FROM latest JOIN "Purchase" u ON u."transferId" = latest.id JOIN "Pack" p ON p."purchaseId" = u.id)`,
  "opened packs": () => `"Pack" AS (SELECT p.* FROM latest JOIN "Pack" p ON p."openingId" = latest.id)`,
  "new trades": () => `"Trade" AS (SELECT d.* FROM latest JOIN "Trade" d ON d."transferId" = latest.id)`,
  "settled trades": () =>
    `"DirectTrade" AS (SELECT d.* FROM latest JOIN "DirectTrade" d ON d."transferId" = latest.id)`,
  "sold auctions": () => `"Auction" AS (SELECT d.* FROM latest JOIN "Auction" d ON d."transferId" = latest.id)`,
  "new draft entries": () => `
  "DraftEntry" AS (
    SELECT e.* FROM "DraftEntry" e WHERE e."enterId" IN (SELECT id FROM latest) OR e."cardsId" IN (SELECT id FROM latest))`,
  "new sealed entries": () =>
    `"SealedEntry" AS (SELECT e.* FROM latest JOIN "SealedEntry" e ON e."enterId" = latest.id)`,
  "orders of moved cards": () => `
  "MarketOrder" AS (
    SELECT o.* FROM moved JOIN "MarketOrder" o ON o."userId" = substr(moved."accountId", length('binder:') + 1)
      AND moved."accountId" = 'binder:' || o."userId" AND moved.asset = 'card:' || o.game || '/' || o.number)`,
  // All that is bound where a card moved, or a set was registered.
  "moved binders": () => `
  binders AS MATERIALIZED (
    SELECT "accountId" FROM moved WHERE "accountId" LIKE 'binder:%' AND asset LIKE 'card:%'
    UNION
    SELECT 'binder:' || s."userId" FROM latest JOIN "SetRegistration" s ON s."transferId" = latest.id),
  "Holding" AS (SELECT h.* FROM binders JOIN "Holding" h USING ("accountId")),
  "SetRegistration" AS (
    SELECT s.* FROM binders JOIN "SetRegistration" s ON s."userId" = substr(binders."accountId", length('binder:') + 1))`,
} as const satisfies Record<string, (since: Since) => string>;

export type Part = keyof typeof PARTS;

/**
 * The beginning of a query that reads what is new alone: `parts` stand in the places of the tables of their names, so that
 * one and the same query checks the whole ledger, or the latest part of it. Empty where all is read.
 */
export function only(parts: readonly Part[], since: Since | null): string {
  if (since === null || parts.length === 0) return "";
  return `WITH ${[NEW(since), ...parts.map((part) => PARTS[part](since))].join(",")}\n`;
}
