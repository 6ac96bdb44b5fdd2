import { COIN } from "@/lib/engine/kernel/ledger";
import { answersOf, kindsAsList, RECORDED } from "./declared-kinds";
import type { Part } from "./ledger-scope";

/** Where something does not add up, and what was found there. */
export type Fault = { readonly at: string; readonly found: string };

/** `query` lists where something does not hold: columns `at` and `found`, both text. `parts`: what it reads of what is new. */
type Check = { readonly query: string; readonly parts: readonly Part[] };

/** What holds in a sound ledger. */
export const LEDGER_CHECKS = {
  "sums to zero": {
    parts: ["their postings"],
    query: `SELECT asset AS at, sum(amount)::text AS found FROM "Posting" GROUP BY asset HAVING sum(amount) <> 0`,
  },
  "each transfer balances": {
    parts: ["their postings"],
    query: `
    SELECT "transferId" AS at, asset || ' ' || sum(amount) AS found FROM "Posting"
    GROUP BY "transferId", asset HAVING sum(amount) <> 0`,
  },
  "holdings equal postings": {
    parts: ["running balances", "moved holdings"],
    query: `
    SELECT COALESCE(h."accountId", p."accountId") || ' ' || COALESCE(h.asset, p.asset) AS at,
           'holds ' || COALESCE(h.balance, 0) || ', posted ' || COALESCE(p.sum, 0) AS found
    FROM "Holding" h FULL JOIN (
      SELECT "accountId", asset, sum(amount) AS sum FROM "Posting" WHERE "accountId" <> 'mint' GROUP BY 1, 2
    ) p ON p."accountId" = h."accountId" AND p.asset = h.asset
    WHERE COALESCE(h.balance, 0) <> COALESCE(p.sum, 0)`,
  },
  "each balance is the sum so far": {
    parts: ["running balances"],
    query: `
    SELECT "accountId" || ' ' || asset AS at, concat('posting ', id, ' says ', balance, ', sum ', sum) AS found
    FROM (SELECT id, "accountId", asset, balance, sum(amount) OVER (PARTITION BY "accountId", asset ORDER BY id) AS sum
          FROM "Posting" WHERE "accountId" <> 'mint') p
    WHERE balance IS DISTINCT FROM sum OR sum < 0`,
  },
  "nothing is overdrawn": {
    parts: ["moved holdings"],
    query: `
    SELECT "accountId" || ' ' || asset AS at, 'holds ' || balance || ', bound ' || bound || ', set aside ' || reserved AS found
    FROM "Holding" WHERE balance < bound + reserved`,
  },
  "accounts are whose they are named after": {
    parts: ["moved accounts"],
    query: `
    SELECT id AS at, kind || ' of ' || COALESCE("ownerId", 'nobody') AS found FROM "Account"
    WHERE CASE kind WHEN 'pot' THEN id NOT LIKE 'pot:%' OR "ownerId" IS NOT NULL
                    ELSE id <> concat_ws(':', kind, "ownerId") END`,
  },
  "every transfer has postings": {
    parts: ["new transfers"],
    query: `
    SELECT t.id AS at, t.kind AS found FROM "Transfer" t
    WHERE COALESCE((t.kind, '0') NOT IN (${answersOf("none")}), true)
      AND (t.kind IN (${kindsAsList(({ asks }) => asks === true)})) = EXISTS (SELECT FROM "Posting" p WHERE p."transferId" = t.id)`,
  },
  "what was answered was moved": {
    parts: ["new transfers"],
    query: `
    SELECT t.id AS at, 'answered ' || a.coins || ', moved ' || COALESCE(p.amount, 0) AS found
    FROM "Transfer" t JOIN LATERAL (VALUES ${answersOf("coins")}) AS a(kind, coins) ON a.kind = t.kind
    LEFT JOIN "Posting" p ON p."transferId" = t.id AND p.asset = 'coin' AND p."accountId" <> 'mint'
    WHERE a.coins::numeric <> COALESCE(p.amount, 0)`,
  },
  "pay comes once": {
    parts: ["new transfers"],
    query: `
    SELECT p."accountId" AS at, t.kind || COALESCE(' ' || (t.memo ->> 'week'), '') || ' ' || count(*) || ' times' AS found
    FROM "Transfer" t JOIN "Posting" p ON p."transferId" = t.id AND p."accountId" <> 'mint'
    WHERE t.kind IN (${kindsAsList(({ once }) => once === true)}) GROUP BY p."accountId", t.kind, t.memo ->> 'week' HAVING count(*) > 1`,
  },
  "what is undone is undone whole": {
    parts: ["new transfers"],
    query: `
    SELECT r.id AS at, p."accountId" || ' ' || p.asset || ': ' || sum(p.amount) || ' is left of ' || r."reversesId" AS found
    FROM "Transfer" r JOIN "Posting" p ON p."transferId" IN (r.id, r."reversesId")
    WHERE r."reversesId" IS NOT NULL GROUP BY r.id, r."reversesId", p."accountId", p.asset HAVING sum(p.amount) <> 0`,
  },
  "closed packs are held": {
    parts: ["moved holdings", "moved packs"],
    query: `
    SELECT COALESCE(h."accountId", p."holderId") AS at,
           COALESCE(h.asset, 'pack:' || p."productId") || ': holds ' || COALESCE(h.balance, 0) || ', closed packs ' || COALESCE(p.count, 0) AS found
    FROM (SELECT * FROM "Holding" WHERE asset LIKE 'pack:%' AND "accountId" <> 'shop' AND balance <> 0) h
    FULL JOIN (SELECT "holderId", "productId", count(*) FROM "Pack" WHERE "openedAt" IS NULL GROUP BY 1, 2) p
      ON p."holderId" = h."accountId" AND 'pack:' || p."productId" = h.asset
    WHERE COALESCE(h.balance, 0) <> COALESCE(p.count, 0)`,
  },
  "purchases are paid": {
    parts: ["new purchases"],
    query: `
    SELECT u.id AS at, 'paid ' || COALESCE(-c.amount, 0) || ' cents and ' || COALESCE(-k.amount, 0) || ' tickets' AS found
    FROM "Purchase" u
    LEFT JOIN "Posting" c ON c."transferId" = u."transferId" AND c.asset = 'coin' AND c."accountId" IN ('purse:' || u."userId", 'sealed-purse:' || u."userId")
    LEFT JOIN "Posting" k ON k."transferId" = u."transferId" AND k.asset = 'ticket:' || u."productId" AND k."accountId" = 'binder:' || u."userId"
    WHERE COALESCE(-c.amount, 0) <> (u.quantity - u.tickets)::bigint * u."unitPrice" OR COALESCE(-k.amount, 0) <> u.tickets`,
  },
  "every transfer is recorded": {
    parts: ["new transfers"],
    query: `
    SELECT t.id AS at, t.kind AS found FROM "Transfer" t
    WHERE ${RECORDED.join(" OR ")}`,
  },
  "purchases have their packs": {
    parts: ["new purchases"],
    query: `
    SELECT u.id AS at, u.quantity || ' bought, ' || count(p.id) || ' packs' AS found
    FROM "Purchase" u LEFT JOIN "Pack" p ON p."purchaseId" = u.id GROUP BY u.id, u.quantity HAVING count(p.id) <> u.quantity`,
  },
  "openings gave their cards": {
    parts: ["opened packs"],
    query: `
    SELECT p.id AS at, 'other cards came than were shown' AS found FROM "Pack" p
    WHERE p."openedAt" IS NOT NULL AND (p."openingId" IS NULL OR EXISTS (
      SELECT FROM (SELECT c ->> 'number' AS card, count(*) FROM jsonb_array_elements(p.opening -> 'cards') c GROUP BY 1) shown
      FULL JOIN (SELECT split_part(o.asset, '/', 2) AS card, o.amount FROM "Posting" o
                 WHERE o."transferId" = p."openingId" AND o."accountId" = p."holderId" AND o.asset LIKE 'card:%') came USING (card)
      WHERE COALESCE(shown.count, 0) <> COALESCE(came.amount, 0)))`,
  },
  "opened secrets are the promised ones": {
    parts: ["opened packs"],
    query: `
    SELECT id AS at, 'promised ' || commitment AS found FROM "Pack"
    WHERE "openedAt" IS NOT NULL
      AND commitment IS DISTINCT FROM encode(sha256(decode(opening ->> 'secret', 'hex')), 'hex')`,
  },
  "registered copies are bound": {
    parts: ["moved binders"],
    query: `
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
  },
  "what is offered is set aside": {
    parts: [],
    query: `
    SELECT COALESCE(h."accountId", o.account) || ' ' || COALESCE(h.asset, o.asset) AS at,
           'set aside ' || COALESCE(h.reserved, 0) || ', in open orders and auctions ' || COALESCE(o.sum, 0) AS found
    FROM (SELECT * FROM "Holding" WHERE reserved <> 0) h
    FULL JOIN (
      SELECT account, asset, sum(amount) AS sum FROM (
        SELECT CASE side WHEN 'ask' THEN 'binder:' ELSE 'purse:' END || "userId" AS account,
               CASE side WHEN 'ask' THEN 'card:' || game || '/' || number ELSE '${COIN}' END AS asset,
               "left"::bigint * CASE side WHEN 'ask' THEN 1 ELSE price END AS amount
        FROM "MarketOrder" WHERE "closedAt" IS NULL AND reserved
        UNION ALL
        SELECT 'binder:' || a."sellerId", g.asset, g.amount
        FROM "Auction" a, jsonb_to_recordset(a.lot) AS g(asset text, amount bigint) WHERE a.state = 'open'
        UNION ALL
        SELECT 'purse:' || "topId", '${COIN}', top FROM "Auction" WHERE state = 'open' AND "topId" IS NOT NULL
      ) each GROUP BY 1, 2
    ) o ON o.account = h."accountId" AND o.asset = h.asset
    WHERE COALESCE(h.reserved, 0) <> COALESCE(o.sum, 0)`,
  },
  "stakes lie in their pots": {
    parts: [],
    query: `
    SELECT COALESCE(h."accountId", s.pot) AS at, 'holds ' || COALESCE(h.balance, 0) || ', staked ' || COALESCE(s.sum, 0) AS found
    FROM (SELECT * FROM "Holding" WHERE "accountId" LIKE 'pot:%' AND balance <> 0) h
    FULL JOIN (
      SELECT pot, '${COIN}' AS asset, sum(staked) AS sum FROM (
        SELECT 'pot:' || g."tableId" AS pot, g.bet::bigint * count(p."userId") AS staked FROM "TabletopGame" g
        JOIN "TabletopPart" p ON p."tableId" = g."tableId" AND p.number = g.number
        WHERE g.result IS NULL AND g.bet > 0 GROUP BY g."tableId", g.number
        UNION ALL
        SELECT 'pot:' || t.id, sum(p.prize) FROM "Tournament" t, unnest(t.prizes) AS p(prize)
        WHERE t."endedAt" IS NULL AND p.prize > 0 GROUP BY t.id
      ) each GROUP BY pot
    ) s ON s.pot = h."accountId" AND s.asset = h.asset
    WHERE COALESCE(h.balance, 0) <> COALESCE(s.sum, 0)`,
  },
  "drafts were paid, and gave what was taken": {
    parts: ["new draft entries"],
    query: `
    SELECT e."tableId" || ' ' || e.seat AS at, 'paid ' || COALESCE(-c.amount, 0) || ', ' || COALESCE(g.cards, 0) || ' cards came' AS found
    FROM "DraftEntry" e
    LEFT JOIN "Posting" c ON c."transferId" = e."enterId" AND c.asset = '${COIN}' AND c."accountId" = 'purse:' || e."userId"
    LEFT JOIN LATERAL (
      SELECT sum(p.amount) AS cards, bool_and(p.amount = (SELECT count(*) FROM unnest(e.cards) AS n WHERE n = split_part(p.asset, '/', 2)::int)) AS same
      FROM "Posting" p WHERE p."transferId" = e."cardsId" AND p."accountId" = 'binder:' || e."userId"
    ) g ON true
    WHERE COALESCE(-c.amount, 0) <> COALESCE(e.price::bigint * e.packs, 0)
      OR COALESCE(g.cards, 0) <> CASE WHEN e."cardsId" IS NULL THEN 0 ELSE cardinality(e.cards) END OR g.same IS FALSE`,
  },
  "sealed packs were paid, and gave their cards": {
    parts: ["new sealed entries"],
    query: `
    SELECT e."eventId" || ' ' || e."userId" AS at, 'paid ' || COALESCE(-c.amount, 0) || ', ' || COALESCE(g.cards, 0) || ' cards came' AS found
    FROM "SealedEntry" e JOIN "SealedEvent" v ON v.id = e."eventId"
    LEFT JOIN "Posting" c ON c."transferId" = e."enterId" AND c.asset = '${COIN}'
      AND c."accountId" IN ('purse:' || e."userId", 'sealed-purse:' || e."userId")
    LEFT JOIN LATERAL (
      SELECT sum(p.amount) AS cards, bool_and(p.amount = (SELECT count(*) FROM unnest(e.cards) AS n WHERE n = split_part(p.asset, '/', 2)::int)) AS same
      FROM "Posting" p WHERE p."transferId" = e."enterId" AND p."accountId" IN ('binder:' || e."userId", 'sealed-binder:' || e."userId")
    ) g ON true
    WHERE COALESCE(-c.amount, 0) <> COALESCE(v.price::bigint * v.packs, 0)
      OR COALESCE(g.cards, 0) <> CASE WHEN e."enterId" IS NULL THEN 0 ELSE cardinality(e.cards) END OR g.same IS FALSE`,
  },
  "what lies apart is an alter ego's": {
    parts: ["moved holdings"],
    query: `
    SELECT h."accountId" AS at, 'holds ' || h.balance || ' ' || h.asset AS found FROM "Holding" h
    WHERE (h."accountId" LIKE 'sealed-%') AND h.balance <> 0
      AND NOT EXISTS (SELECT FROM "Ego" e WHERE e."userId" = split_part(h."accountId", ':', 2))`,
  },
  "trades moved what they say": {
    parts: ["new trades"],
    query: `
    SELECT p.id AS at, 'moved ' || count(*) FILTER (WHERE p.said) || ' of 4 as it says' AS found
    FROM (
      SELECT t.id, (p."accountId", p.asset, p.amount) IN (
        ('purse:' || t."buyerId", '${COIN}', -t.price::bigint * t.quantity),
        ('purse:' || t."sellerId", '${COIN}', t.price::bigint * t.quantity),
        ('binder:' || t."buyerId", 'card:' || t.game || '/' || t.number, t.quantity),
        ('binder:' || t."sellerId", 'card:' || t.game || '/' || t.number, -t.quantity)) AS said
      FROM "Trade" t LEFT JOIN "Posting" p ON p."transferId" = t."transferId"
    ) p
    GROUP BY p.id HAVING count(*) FILTER (WHERE p.said) <> 4`,
  },
  "what members traded moved as it says": {
    parts: ["settled trades"],
    query: `
    SELECT id AS at, string_agg(account || ' ' || asset || ': ' || sum, ', ') AS found FROM (
      SELECT id, account, asset, sum(amount) FROM (
        SELECT d.id, CASE g.asset WHEN '${COIN}' THEN 'purse:' ELSE 'binder:' END || m.member AS account, g.asset, m.amount
        FROM "DirectTrade" d JOIN "TradeSide" s ON s."tradeId" = d.id
        JOIN "TradeSide" n ON n."tradeId" = d.id
          AND n.seat = (s.seat + 1) % (SELECT count(*) FROM "TradeSide" c WHERE c."tradeId" = d.id),
        jsonb_to_recordset(s.gives) AS g(asset text, amount bigint),
        LATERAL (VALUES (s."userId", -g.amount), (n."userId", g.amount)) AS m(member, amount)
        WHERE d.state = 'settled'
        UNION ALL
        SELECT d.id, p."accountId", p.asset, -p.amount FROM "DirectTrade" d
        JOIN "Posting" p ON p."transferId" = d."transferId" WHERE d.state = 'settled'
      ) moved GROUP BY 1, 2, 3 HAVING sum(amount) <> 0
    ) odd GROUP BY id`,
  },
  "auctions moved what they say": {
    parts: ["sold auctions"],
    query: `
    SELECT id AS at, string_agg(account || ' ' || asset || ': ' || sum, ', ') AS found FROM (
      SELECT id, account, asset, sum(amount) FROM (
        SELECT a.id, m.account, g.asset, m.amount
        FROM "Auction" a, jsonb_to_recordset(a.lot || jsonb_build_array(jsonb_build_object('asset', '${COIN}', 'amount', -a.top)))
               AS g(asset text, amount bigint),
        LATERAL (SELECT CASE g.asset WHEN '${COIN}' THEN 'purse:' ELSE 'binder:' END AS kept) k,
        LATERAL (VALUES (k.kept || a."sellerId", -g.amount), (k.kept || a."topId", g.amount)) AS m(account, amount)
        WHERE a.state = 'sold'
        UNION ALL
        SELECT a.id, p."accountId", p.asset, -p.amount FROM "Auction" a
        JOIN "Posting" p ON p."transferId" = a."transferId" WHERE a.state = 'sold'
      ) moved GROUP BY 1, 2, 3 HAVING sum(amount) <> 0
    ) odd GROUP BY id`,
  },
  "orders were filled by their trades": {
    parts: ["orders of moved cards"],
    query: `
    SELECT o.id AS at, o.quantity - o."left" || ' filled, ' || COALESCE(sum(t.quantity), 0) || ' traded' AS found
    FROM "MarketOrder" o
    LEFT JOIN (
      SELECT "bidId" AS id, 'bid' AS side, "buyerId" AS member, game, number, quantity FROM "Trade"
      UNION ALL SELECT "askId", 'ask', "sellerId", game, number, quantity FROM "Trade"
    ) t ON t.id = o.id AND t.side = o.side AND t.member = o."userId" AND t.game = o.game AND t.number = o.number
    GROUP BY o.id, o.quantity, o."left" HAVING o.quantity - o."left" <> COALESCE(sum(t.quantity), 0)`,
  },
  "the database's guards stand": {
    parts: [],
    query: `
    SELECT name AS at, 'is gone or turned off' AS found FROM unnest(ARRAY[
      'Posting_balanced', 'Posting_append_only', 'Posting_never_emptied', 'Transfer_append_only',
      'Transfer_never_emptied', 'Trade_append_only', 'Trade_never_emptied', 'Posting_amount', 'Posting_balance', 'Holding_bound', 'Holding_not_mint']) AS name
    WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = name AND tgenabled IN ('O', 'A'))
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = name AND convalidated)`,
  },
} as const satisfies Record<string, Check>;
