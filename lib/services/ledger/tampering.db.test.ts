import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { askFor, bidFor, CARD, dealCards } from "@/lib/build/testing/market";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { houseCards } from "@/lib/engine/ccg/sets";
import { accountOf, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { openAuction } from "../auctions/open-auction";
import { placeBid } from "../auctions/place-bid";
import { registerSet } from "../collection/register-set";
import { placeOrder } from "../market/place-order";
import { openPack } from "../shop/open-pack";
import { confirmTrade } from "../trades/confirm-trade";
import { openTrade } from "../trades/open-trade";
import { grant } from "./grant";
import { perform } from "./perform";
import { type Reconciled, reconcile, reconcileLately } from "./reconcile";
import { reverseTransfer } from "./reverse-transfer";

/** What somebody with the database's own password can do to it, past all guards, each with the checks that find it. */

afterAll(closePool);

const TABLES = [
  "Auction",
  "DirectTrade",
  "TradeSide",
  "MarketOrder",
  "Trade",
  "Posting",
  "Transfer",
  "Holding",
  "Pack",
  "PackSeed",
  "SetRegistration",
  "Account",
];
let anna: Member;
let bert: Member;
let opened = "";
let closed = "";

beforeAll(async () => {
  await emptyLedger();
  const keeper = { ...(await makeMember("keeper")), admin: true };
  [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
  const productId = await makeProduct(keeper, 10);
  for (const member of [anna, bert]) await fund(member, 3 * PRICE);
  [opened = "", closed = ""] = await buy(anna, productId, 2);
  for (const pack of [opened, ...(await buy(bert, productId))]) await openPack(pack === opened ? anna : bert, pack);
  await grant(keeper, { key: newId(), nick: anna.nick, amount: 500, reason: "a prize" });
  const { id: transferId } = await prisma().transfer.findFirstOrThrow({
    where: { actorId: keeper.id, kind: "staff/grant" },
  });
  await reverseTransfer(keeper, { key: newId(), transferId, reason: "a mistake" });
  const cards = houseCards("poker").cards.filter((card) => isCollectible(card) && card.set === "BD");
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () => {
    const binder = accountOf("binder", anna.id);
    return ok({
      transfers: [
        { postings: cards.flatMap(({ number }) => move(cardAsset("poker", number), 1, MINT, binder)), memo: {} },
      ],
      answer: {},
    });
  });
  await dealCards(bert, { [CARD]: 5 });
  expect(await placeOrder(bert, askFor({ price: 50, quantity: 2 }))).toMatchObject({ ok: true });
  expect(await placeOrder(anna, bidFor({ price: 50, quantity: 1 }))).toMatchObject({ ok: true });
  for (const buyNow of [7, null]) {
    const lot = [{ asset: cardAsset("five-dyes", CARD), amount: 1 }];
    const auction = await openAuction(bert, { key: newId(), lot, start: 5, buyNow, hours: 24 });
    if (auction.ok) await placeBid(anna, { key: newId(), id: auction.value.id, amount: 7 });
  }
  const gives = [{ asset: cardAsset("five-dyes", CARD), amount: 1 }];
  const trade = await openTrade(anna, { key: newId(), with: bert.nick, gives, wants: [{ asset: "coin", amount: 1 }] });
  for (const member of [anna, bert])
    if (trade.ok) await confirmTrade(member, { id: trade.value.id, version: 1, confirmed: true });
  expect((await registerSet(anna, { game: "poker", set: "BD", key: newId() })).ok).toBe(true);
});

const checksOf = ({ findings }: Reconciled): string[] => [...new Set(findings.map(({ check }) => check))];

/** Checks as new what came since the first posting: whatever the whole check finds, this has to find where it is new. */
async function checkFromTheFirst(): Promise<Reconciled> {
  const anchor = { v: 1, last: "0", xmax: "0", at: 0, settled: { posting: "0", at: 0 } };
  const sound = { ms: 0, transfers: 0, findings: [], sound: true, whole: true };
  await prisma().reconciliation.create({ data: { id: newId(), ...sound, anchor, at: new Date(Date.now() + 1_000) } });
  const checked = await reconcileLately();
  await prisma().reconciliation.deleteMany();
  expect(checked.whole).toBe(false);
  return checked;
}

/** The checks that find something after these queries, of all and of all as if it were new; afterwards all is as it was. */
async function checksAfter(queries: string): Promise<string[]> {
  const client = await pool().connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const table of TABLES) await client.query(`CREATE TEMP TABLE "kept ${table}" AS TABLE "${table}"`);
    await client.query(queries);
    const found = checksOf(await reconcile());
    expect(checksOf(await checkFromTheFirst())).toEqual(found);
    return found;
  } finally {
    for (const table of TABLES) {
      await client.query(`DELETE FROM "${table}"; INSERT INTO "${table}" SELECT * FROM "kept ${table}"`);
      await client.query(`DROP TABLE "kept ${table}"`);
    }
    await client.query("RESET session_replication_role");
    client.release();
  }
}

const ofAnna = (): string => `"accountId" = 'purse:${anna.id}' AND asset = 'coin'`;
/** Makes cached holdings and running balances fit postings that were changed. */
const COVER_UP = `
  DELETE FROM "Holding" h WHERE NOT EXISTS (SELECT FROM "Posting" p WHERE p."accountId" = h."accountId" AND p.asset = h.asset);
  INSERT INTO "Holding" AS h ("accountId", asset, balance)
    SELECT "accountId", asset, sum(amount) FROM "Posting" WHERE "accountId" <> 'mint' GROUP BY 1, 2
    ON CONFLICT ("accountId", asset) DO UPDATE SET balance = EXCLUDED.balance;
  UPDATE "Posting" p SET balance = (SELECT sum(amount) FROM "Posting" q
    WHERE q."accountId" = p."accountId" AND q.asset = p.asset AND q.id <= p.id) WHERE "accountId" <> 'mint'`;
const UNDOING = `(SELECT id FROM "Transfer" WHERE "reversesId" IS NOT NULL)`;
/** What was taken from anna's purse at first. */
const TAKEN = `(SELECT id FROM "Transfer" WHERE kind = 'staff/grant' AND "actorId" IS NULL ORDER BY at LIMIT 1)`;
const STARTED = `(SELECT id FROM "Transfer" WHERE kind = 'pay/start' LIMIT 1)`;

test.each<[string, () => string, string[]]>([
  ["nothing was done", () => "SELECT 1", []],
  ["covering up alone changes nothing", () => COVER_UP, []],
  [
    "an order forgets what it sold",
    () => `UPDATE "MarketOrder" SET "left" = quantity WHERE side = 'ask'`,
    ["what is offered is set aside", "orders were filled by their trades"],
  ],
  [
    "what is set aside is let go",
    () => `UPDATE "Holding" SET reserved = 0 WHERE reserved <> 0`,
    ["what is offered is set aside"],
  ],
  ["a trade tells another price", () => `UPDATE "Trade" SET price = price + 1`, ["trades moved what they say"]],
  [
    "a trade tells another seller",
    () => `UPDATE "Trade" SET "sellerId" = 'nobody'`,
    ["trades moved what they say", "orders were filled by their trades"],
  ],
  [
    "a trade is struck out",
    () => `DELETE FROM "Trade"`,
    ["every transfer is recorded", "orders were filled by their trades"],
  ],
  [
    "an auction tells another price",
    () => `UPDATE "Auction" SET top = top + 1 WHERE state = 'sold'`,
    ["auctions moved what they say"],
  ],
  [
    "a bid that leads is struck out",
    () => `UPDATE "Auction" SET top = NULL, "topId" = NULL WHERE state = 'open'`,
    ["what is offered is set aside"],
  ],
  [
    "a trade between members tells other goods",
    () => `UPDATE "TradeSide" SET gives = '[]' WHERE seat = 0`,
    ["what members traded moved as it says"],
  ],
  [
    "a trade between members was not settled",
    () => `UPDATE "DirectTrade" SET state = 'expired', "transferId" = NULL`,
    ["every transfer is recorded"],
  ],
  [
    "an old balance is rewritten",
    () => `UPDATE "Posting" SET balance = balance + 7 WHERE id = (SELECT min(id) FROM "Posting" WHERE ${ofAnna()})`,
    ["each balance is the sum so far"],
  ],
  [
    "starting money is raised, with all that follows from it",
    () => `UPDATE "Posting" SET amount = amount * 2 WHERE "transferId" = ${STARTED}; ${COVER_UP}`,
    ["what was answered was moved"],
  ],
  [
    "a transfer in the middle is struck out",
    () => `DELETE FROM "Posting" WHERE "transferId" = ${TAKEN}; DELETE FROM "Transfer" WHERE id = ${TAKEN};
           UPDATE "Holding" h SET balance = (SELECT sum(amount) FROM "Posting" p
             WHERE p."accountId" = h."accountId" AND p.asset = h.asset) WHERE asset = 'coin'`,
    ["each balance is the sum so far"],
  ],
  [
    "half of what was undone is kept",
    () => `UPDATE "Posting" SET amount = amount / 2 WHERE "transferId" = ${UNDOING}; ${COVER_UP}`,
    ["what is undone is undone whole"],
  ],
  [
    "starting money comes twice",
    () => `INSERT INTO "Transfer" (id, key, kind, request, "actorId", memo, answer)
             SELECT 'again', 'again', kind, request, "actorId", memo, answer FROM "Transfer" WHERE id = ${STARTED};
           INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance)
             SELECT 'again', "accountId", asset, amount, balance FROM "Posting" WHERE "transferId" = ${STARTED}; ${COVER_UP}`,
    ["pay comes once"],
  ],
  [
    "the cards of a pack go to somebody else",
    () => `UPDATE "Posting" p SET "accountId" = 'binder:${bert.id}' FROM "Pack" k
             WHERE k.id = '${opened}' AND p."transferId" = k."openingId" AND p.asset LIKE 'card:%' AND p.amount > 0;
           ${COVER_UP}`,
    ["openings gave their cards"],
  ],
  [
    "a binder is given to somebody else",
    () => `UPDATE "Account" SET "ownerId" = '${bert.id}' WHERE id = 'binder:${anna.id}'`,
    ["accounts are whose they are named after"],
  ],
  [
    "a registration is forgotten and its copies are free",
    () => `DELETE FROM "SetRegistration"; UPDATE "Holding" SET bound = 0`,
    ["every transfer is recorded"],
  ],
  [
    "an opened pack shows another secret",
    () =>
      `UPDATE "Pack" SET opening = jsonb_set(opening, '{secret}', to_jsonb(repeat('0', 64))) WHERE id = '${opened}'`,
    ["opened secrets are the promised ones"],
  ],
  [
    "a closed pack promises something else",
    () => `UPDATE "Pack" SET commitment = repeat('0', 64) WHERE id = '${closed}'`,
    ["closed packs can be opened"],
  ],
  ["a seed is swapped", () => `UPDATE "PackSeed" SET seed = repeat('ab', 32)`, ["closed packs can be opened"]],
  ["a seed is lost", () => `DELETE FROM "PackSeed"`, ["closed packs can be opened"]],
  ["numbers of packs begin anew", () => `UPDATE "PackSeed" SET next = 1`, ["closed packs can be opened"]],
  [
    "what was opened is no text that can be read",
    () => `UPDATE "Pack" SET opening = jsonb_set(opening, '{secret}', '"?"') WHERE id = '${opened}'`,
    ["opened secrets are the promised ones"],
  ],
])("%s", async (_, queries, found) => {
  expect(await checksAfter(queries())).toEqual(found);
});

test("guards are off, and somebody pays what it has not", async () => {
  const off = `ALTER TABLE "Posting" DISABLE TRIGGER "Posting_append_only";
               ALTER TABLE "Holding" DROP CONSTRAINT "Holding_bound"`;
  const overdraw = `UPDATE "Posting" SET amount = amount * 100 WHERE asset = 'coin'
                    AND "transferId" = (SELECT "transferId" FROM "Purchase" WHERE "userId" = '${anna.id}')`;
  try {
    expect(await checksAfter(`${off}; ${overdraw}; ${COVER_UP}`)).toEqual([
      "each balance is the sum so far",
      "nothing is overdrawn",
      "purchases are paid",
      "the database's guards stand",
    ]);
  } finally {
    await pool().query(`ALTER TABLE "Posting" ENABLE TRIGGER "Posting_append_only";
                        ALTER TABLE "Holding" ADD CONSTRAINT "Holding_bound" CHECK ("bound" >= 0 AND "balance" >= "bound")`);
  }
  expect(await checksAfter("SELECT 1")).toEqual([]);
});
