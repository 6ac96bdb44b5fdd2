import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { LedgerWork } from "@/lib/db/ledger-store";
import { closePool, pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import {
  type AccountId,
  type AssetId,
  accountOf,
  COIN,
  cardAsset,
  MINT,
  merged,
  move,
  type Posting,
} from "@/lib/engine/kernel/ledger";
import { ok, refuse } from "@/lib/engine/kernel/result";
import { perform } from "./perform";
import { reconcile } from "./reconcile";

afterAll(closePool);

let anna: Member;
let bert: Member;
beforeAll(emptyLedger);
beforeEach(async () => {
  [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
});

const purse = (member: Member): AccountId => accountOf("purse", member.id);
const balanceOf = async (account: AccountId, asset: AssetId = COIN): Promise<number> => {
  const row = await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset } } });
  return Number(row?.balance ?? 0);
};
const pay = (postings: Posting[], key = newId(), request: string | null = null, actorId: string | null = null) =>
  perform({ kind: "staff/grant", key, request, actorId }, async () =>
    ok({ transfers: [{ postings, memo: {} }], answer: { key } }),
  );
const findings = async () => (await reconcile()).findings;

describe("a transfer", () => {
  test("moves what it says; the balance after it is kept with each posting", async () => {
    await pay(move(COIN, 100, MINT, purse(anna)));
    await pay(move(COIN, 30, purse(anna), purse(bert)));
    expect([await balanceOf(purse(anna)), await balanceOf(purse(bert))]).toEqual([70, 30]);
    const lines = await prisma().posting.findMany({ where: { accountId: purse(anna) }, orderBy: { id: "asc" } });
    expect(lines.map(({ amount, balance }) => [Number(amount), Number(balance)])).toEqual([
      [100, 100],
      [-30, 70],
    ]);
    expect(await findings()).toEqual([]);
  });

  test("asked for again with its key gives the first answer, though all else has changed; another request is refused", async () => {
    let times = 0;
    const buy = (request: string) =>
      perform({ kind: "staff/grant", key: "once-only", request, actorId: anna.id }, async () => {
        times++;
        return ok({ transfers: [{ postings: move(COIN, 10, MINT, purse(anna)), memo: {} }], answer: { times } });
      });
    const all = await Promise.all(Array.from({ length: 8 }, () => buy("a")));
    expect(all).toEqual(Array.from({ length: 8 }, () => ({ ok: true, value: { times: 1 } })));
    expect(await buy("b")).toEqual({ ok: false, error: { code: "ledger/key_reused" } });
    expect(await balanceOf(purse(anna))).toBe(10);
  });

  test("is its actor's own: another's same key is another transfer", async () => {
    for (const member of [anna, bert]) await pay(move(COIN, 5, MINT, purse(member)), "shared-key", null, member.id);
    expect([await balanceOf(purse(anna)), await balanceOf(purse(bert))]).toEqual([5, 5]);
  });

  test("that is refused leaves nothing, and may be asked again", async () => {
    const spend = () => pay(move(COIN, 50, purse(anna), MINT), "spend", null, anna.id);
    expect(await spend()).toEqual({
      ok: false,
      error: { code: "ledger/short", data: { account: purse(anna), asset: COIN, free: 0 } },
    });
    expect(await prisma().account.findUnique({ where: { id: purse(anna) } })).toBeNull();
    await pay(move(COIN, 60, MINT, purse(anna)));
    expect((await spend()).ok).toBe(true);
    expect(await balanceOf(purse(anna))).toBe(10);
  });

  test("that its own rules refuse leaves none of the rows it wrote", async () => {
    const outcome = await perform(
      { kind: "staff/grant", key: newId(), request: 1, actorId: anna.id },
      async ({ client }) => {
        await client.query('INSERT INTO "Setting" (name, value) VALUES ($1, $2)', [anna.id, "1"]);
        return refuse("test/no");
      },
    );
    expect(outcome).toEqual({ ok: false, error: { code: "test/no" } });
    expect(await prisma().setting.findUnique({ where: { name: anna.id } })).toBeNull();
  });

  test("whose postings do not balance is a bug, and the database refuses it too", async () => {
    await expect(pay([{ account: purse(anna), asset: COIN, amount: 5 }])).rejects.toThrow("do not balance");
    await pay(move(COIN, 5, MINT, purse(anna)), "balanced-one");
    const { id } = await prisma().transfer.findFirstOrThrow({ where: { key: { endsWith: "balanced-one" } } });
    await expect(
      pool().query('INSERT INTO "Posting" ("transferId", "accountId", asset, amount) VALUES ($1, $2, $3, 1)', [
        id,
        MINT,
        "ticket:forged",
      ]),
    ).rejects.toMatchObject({ constraint: "Posting_balanced" });
  });

  test("bound copies do not leave, through whatever door", async () => {
    const [binder, card] = [accountOf("binder", anna.id), cardAsset("five-dyes", 3)];
    await pay(move(card, 2, MINT, binder));
    await pool().query('UPDATE "Holding" SET bound = 1 WHERE "accountId" = $1', [binder]);
    expect((await pay(move(card, 1, binder, accountOf("binder", bert.id)))).ok).toBe(true);
    expect(await pay(move(card, 1, binder, accountOf("binder", bert.id)))).toMatchObject({
      error: { code: "ledger/short", data: { free: 0 } },
    });
    await expect(
      pool().query('UPDATE "Holding" SET balance = 0 WHERE "accountId" = $1', [binder]),
    ).rejects.toMatchObject({ constraint: "Holding_bound" });
    await pool().query('UPDATE "Holding" SET bound = 0 WHERE "accountId" = $1', [binder]);
  });
});

describe("many at once", () => {
  test("two who pay each other, in both directions, never end in a deadlock and lose nothing", async () => {
    for (const member of [anna, bert]) await pay(move(COIN, 1000, MINT, purse(member)));
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const [from, to] = i % 2 === 0 ? [anna, bert] : [bert, anna];
        return pay([
          ...move(COIN, 1 + (i % 7), purse(from), purse(to)),
          ...move(cardAsset("five-dyes", i % 5), 1, MINT, accountOf("binder", from.id)),
        ]);
      }),
    );
    expect(all.every((one) => one.ok)).toBe(true);
    expect((await balanceOf(purse(anna))) + (await balanceOf(purse(bert)))).toBe(2000);
    expect(await findings()).toEqual([]);
  });

  test("of 40 who spend the last 10, ten succeed", async () => {
    await pay(move(COIN, 10, MINT, purse(anna)));
    const all = await Promise.all(Array.from({ length: 40 }, () => pay(move(COIN, 1, purse(anna), purse(bert)))));
    expect(all.filter((one) => one.ok)).toHaveLength(10);
    expect([await balanceOf(purse(anna)), await balanceOf(purse(bert))]).toEqual([0, 10]);
  });
});

describe("random histories", () => {
  const assets: AssetId[] = [COIN, cardAsset("five-dyes", 1), cardAsset("five-dyes", 2), "ticket:x"];
  const places = ["mint", "purse", "binder", "escrow", "pot"] as const;
  const step = fc.record({
    moves: fc.array(
      fc.record({
        asset: fc.constantFrom(...assets),
        amount: fc.integer({ min: 1, max: 20 }),
        from: fc.constantFrom(...places),
        to: fc.constantFrom(...places),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    repeat: fc.boolean(),
  });

  test("after each step every asset sums to zero, no account is below zero, holdings equal a model", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const owner = await makeMember("model");
        const account = (place: (typeof places)[number]): AccountId =>
          place === "mint" ? MINT : place === "pot" ? `pot:${owner.id}` : accountOf(place, owner.id);
        const model = new Map<string, number>();
        for (const [n, { moves, repeat }] of steps.entries()) {
          const postings = moves.flatMap(({ asset, amount, from, to }) =>
            move(asset, amount, account(from), account(to)),
          );
          if (merged(postings).length === 0) continue;
          const after = new Map(model);
          for (const { account: of, asset, amount } of postings)
            if (of !== MINT) after.set(`${of} ${asset}`, (after.get(`${of} ${asset}`) ?? 0) + amount);
          const fits = [...after.values()].every((balance) => balance >= 0);
          for (let times = repeat ? 2 : 1; times > 0; times--)
            expect((await pay(postings, `step-${n}`, null, owner.id)).ok).toBe(fits);
          if (fits) for (const [key, balance] of after) model.set(key, balance);
          const held = await prisma().holding.findMany({ where: { accountId: { endsWith: owner.id } } });
          const holds = held.filter(({ balance }) => balance !== 0n);
          expect(new Map(holds.map((row) => [`${row.accountId} ${row.asset}`, Number(row.balance)]))).toEqual(
            new Map([...model].filter(([, balance]) => balance !== 0)),
          );
        }
        // Nothing is staked here: what is left in the pot goes back.
        const left = assets.flatMap((asset) => {
          const amount = model.get(`${account("pot")} ${asset}`) ?? 0;
          return amount > 0 ? move(asset, amount, account("pot"), MINT) : [];
        });
        if (left.length > 0) expect((await pay(left, "emptied", null, owner.id)).ok).toBe(true);
      }),
      { numRuns: process.env.GUILDHALL_LONG ? 100 : 12 },
    );
    expect(await findings()).toEqual([]);
  });
});

test("locking twice, or what is not there, tells balances without waiting", async () => {
  await transact(async (client) => {
    const ledger = new LedgerWork(client);
    const place = { account: purse(anna), asset: COIN } as const;
    await ledger.lock([place, place]);
    await ledger.lock([place]);
    await ledger.lock([]);
    expect(ledger.balance(place)).toEqual({ balance: 0, bound: 0, reserved: 0 });
  });
});
