import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, fund, makeProduct, PRICE, putAside } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { accountOf, COIN, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { openPack } from "../shop/open-pack";
import { perform } from "./perform";
import { reconcile } from "./reconcile";

afterAll(closePool);

let keeper: Member;
let anna: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
});

const give = (amount: number) =>
  perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings: move(COIN, amount, MINT, accountOf("purse", anna.id)), memo: {} }], answer: {} }),
  );
const found = async () => (await reconcile()).findings.map(({ check, at }) => [check, at]);

describe("the database itself", () => {
  test.each(["Posting", "Transfer"])("%s: nothing is changed, deleted or emptied", async (table) => {
    await give(5);
    for (const query of [`UPDATE "${table}" SET id = id`, `DELETE FROM "${table}"`, `TRUNCATE "${table}" CASCADE`])
      await expect(pool().query(query)).rejects.toMatchObject({ constraint: "append_only" });
  });

  test("no postings are added to a transfer that was written before, balanced as they may be", async () => {
    await give(5);
    const { id } = await prisma().transfer.findFirstOrThrow({ orderBy: { at: "desc" } });
    const add = `INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance)
                 VALUES ($1, 'mint', 'ticket:forged', -5, NULL), ($1, $2, 'ticket:forged', 5, 5)`;
    await expect(pool().query(add, [id, accountOf("purse", anna.id)])).rejects.toMatchObject({
      constraint: "append_only",
    });
  });
});

describe("reconciliation", () => {
  test("finds a holding that was changed behind the ledger's back, and is sound again when it is put right", async () => {
    await give(100);
    const purse = accountOf("purse", anna.id);
    const change = (by: number) =>
      pool().query('UPDATE "Holding" SET balance = balance + $2 WHERE "accountId" = $1', [purse, by]);
    await change(1);
    const outcome = await reconcile();
    expect(outcome.sound).toBe(false);
    expect(outcome.findings.map(({ check, at }) => [check, at])).toEqual([
      ["holdings equal postings", `${purse} coin`],
    ]);
    const kept = await prisma().reconciliation.findFirstOrThrow({ orderBy: { at: "desc" } });
    expect(kept).toMatchObject({ sound: false, findings: outcome.findings });
    await change(-1);
    expect((await reconcile()).sound).toBe(true);
  });

  test("finds what does not fit the purchases, openings and registrations that postings are for", async () => {
    const productId = await makeProduct(keeper, 5);
    await fund(anna, 2 * PRICE);
    const [pack = "", closed = ""] = await buy(anna, productId, 2);
    await openPack(anna, pack);
    const { purchaseId, opening } = await prisma().pack.findUniqueOrThrow({ where: { id: pack } });
    expect(await found()).toEqual([]);

    const shown = (cards: string) =>
      pool().query("UPDATE \"Pack\" SET opening = jsonb_set(opening, '{cards}', $2) WHERE id = $1", [pack, cards]);
    await shown('[{"number":1,"first":true}]');
    expect(await found()).toEqual([["openings gave their cards", pack]]);
    await shown(JSON.stringify((opening as { cards: unknown }).cards));

    const binder = accountOf("binder", anna.id);
    const [card] = await prisma().holding.findMany({ where: { accountId: binder, asset: { startsWith: "card:" } } });
    const bind = (bound: number) =>
      prisma().holding.update({
        where: { accountId_asset: { accountId: binder, asset: card?.asset ?? "" } },
        data: { bound },
      });
    await bind(1);
    expect(await found()).toEqual([["registered copies are bound", `${binder} ${card?.asset}`]]);
    await bind(0);

    const paid = (tickets: number, unitPrice: number) =>
      prisma().purchase.update({ where: { id: purchaseId }, data: { tickets, unitPrice } });
    await paid(1, 2 * PRICE);
    expect(await found()).toEqual([["purchases are paid", purchaseId]]);
    await paid(0, PRICE);

    const opened = (openedAt: Date | null) => prisma().pack.update({ where: { id: closed }, data: { openedAt } });
    await opened(new Date());
    expect((await found()).map(([check]) => check)).toEqual([
      "closed packs are held",
      "openings gave their cards",
      "opened secrets are the promised ones",
    ]);
    await opened(null);
    expect(await found()).toEqual([]);

    await perform({ kind: "shop/purchase", key: newId(), request: null, actorId: anna.id }, async () =>
      ok({ transfers: [{ postings: move(COIN, 1, MINT, accountOf("purse", anna.id)), memo: {} }], answer: {} }),
    );
    expect((await found()).map(([check]) => check)).toEqual(["every transfer is recorded"]);
    await putAside(productId);
  });
});
