import { Client } from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { openPack } from "../shop/open-pack";
import { readAlarm } from "../staff/read-ledger-state";
import { grant } from "./grant";
import { reconcile, reconcileLately } from "./reconcile";

afterAll(async () => {
  await emptyLedger();
  await closePool();
});

let keeper: Member;
let anna: Member;
beforeEach(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  anna = await makeMember("anna");
  const productId = await makeProduct(keeper, 10);
  await fund(anna, 5 * PRICE);
  for (const pack of await buy(anna, productId, 2)) await openPack(anna, pack);
});

const give = async (amount = 100) =>
  expect(await grant(keeper, { key: newId(), nick: anna.nick, amount, reason: "a prize" })).toMatchObject({ ok: true });
const checks = async (check = reconcileLately) => {
  const { whole, findings } = await check();
  return { whole, found: [...new Set(findings.map((finding) => finding.check))] };
};
const NOTHING = { whole: false, found: [] };

/** Changes rows past the ledger's guards, as somebody with the database's own password could. */
async function tamper(query: string): Promise<void> {
  const client = await pool().connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query(query);
  } finally {
    await client.query("RESET session_replication_role");
    client.release();
  }
}

/**
 * Sound checks in a row until what was there before lies behind the next one: two of them, or more while a transaction of
 * anybody in the same cluster is under way, other tests' databases included.
 */
const settled = () =>
  expect.poll(() => reconcileLately(), { timeout: 30_000 }).toMatchObject({ sound: true, transfers: 0 });

async function settle(): Promise<void> {
  await reconcile();
  await settled();
}

test("the first check is whole, the next ones read what came since", async () => {
  expect(await reconcileLately()).toMatchObject({ whole: true, sound: true });
  expect(await reconcileLately()).toMatchObject({ whole: false, sound: true });
  await settled();
  await give();
  await give();
  expect(await reconcileLately()).toMatchObject({ whole: false, sound: true, transfers: 2 });
});

test("a fault in what is new is found, also where an old balance was its beginning", async () => {
  await settle();
  await give();
  const newest = `(SELECT max(id) FROM "Posting" WHERE "accountId" = '${accountOf("purse", anna.id)}')`;
  const change = (what: string) => tamper(`UPDATE "Posting" SET ${what} WHERE id = ${newest}`);
  await change("balance = balance + 7");
  expect(await checks()).toEqual({ whole: false, found: ["each balance is the sum so far"] });
  await change("balance = balance - 7");
  await settle();
  await give();
  await change("balance = balance + 7, amount = amount + 7");
  expect(await checks()).toEqual({
    whole: false,
    found: ["sums to zero", "each transfer balances", "holdings equal postings", "what was answered was moved"],
  });
});

test("what was changed in old rows the whole check finds; until it is mended every check is whole", async () => {
  await settle();
  const change = (by: number) =>
    tamper(`UPDATE "Posting" SET balance = balance + ${by}
            WHERE id = (SELECT min(id) FROM "Posting" WHERE "accountId" = '${accountOf("purse", anna.id)}')`);
  await change(7);
  expect(await checks()).toEqual(NOTHING);
  expect(await checks(reconcile)).toEqual({ whole: true, found: ["each balance is the sum so far"] });
  expect(await checks()).toEqual({ whole: true, found: ["each balance is the sum so far"] });
  expect(await readAlarm()).toBe("unsound");
  await change(-7);
  expect(await checks()).toEqual({ whole: true, found: [] });
  expect(await readAlarm()).toBeNull();
  expect(await checks()).toEqual(NOTHING);
});

test("a day after the last whole check the next one is whole", async () => {
  await settle();
  await prisma().reconciliation.updateMany({
    where: { whole: true },
    data: { at: new Date(Date.now() - 24 * 3_600_000) },
  });
  expect(await checks()).toEqual({ whole: true, found: [] });
  expect(await checks()).toEqual(NOTHING);
});

test("checks of what is new alone are no peace: the alarm asks for a whole one", async () => {
  await settle();
  await prisma().reconciliation.updateMany({
    where: { whole: true },
    data: { at: new Date(Date.now() - 30 * 3_600_000) },
  });
  expect(await readAlarm()).toBe("unchecked");
  await reconcile();
  expect(await readAlarm()).toBeNull();
});

test("a transfer that was under way while checks were made is checked once it is there, whatever its numbers", async () => {
  await settle();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = replica");
    await client.query(
      `INSERT INTO "Transfer" (id, key, kind, request, at, memo, answer)
       VALUES ('slow', 'slow', 'staff/grant', '', clock_timestamp(), '{}', '{"amount": 3}')`,
    );
    await client.query(
      `INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance) VALUES ('slow', $1, 'coin', 3, 3)`,
      [accountOf("purse", anna.id)],
    );
    for (let i = 0; i < 3; i++) {
      await give();
      expect(await checks()).toEqual(NOTHING);
    }
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
  const { whole, found } = await checks();
  expect(whole).toBe(false);
  expect(found).toContain("each transfer balances");
});
