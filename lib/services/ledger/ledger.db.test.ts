import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { WORLD_DEFAULTS } from "@/lib/contracts/world";
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
import { grant } from "./grant";
import { openPurse, readPurse } from "./open-purse";
import { isoWeek, payWeeks, startOfWeek, weeksSince } from "./pay-weeks";
import { perform } from "./perform";
import { reconcile } from "./reconcile";
import { reverseTransfer } from "./reverse-transfer";

afterAll(closePool);

let anna: Member;
let bert: Member;
beforeAll(emptyLedger);
beforeEach(async () => {
  [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
});

const admin = async (): Promise<Member> => ({ ...(await makeMember("keeper")), admin: true });
const purse = (member: Member): AccountId => accountOf("purse", member.id);
const balanceOf = async (account: AccountId, asset: AssetId = COIN): Promise<number> => {
  const row = await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset } } });
  return Number(row?.balance ?? 0);
};
const pay = (postings: Posting[], key = newId(), request: string | null = null, actorId: string | null = null) =>
  perform({ kind: "staff/grant", key, request, actorId }, async () => ok({ postings, memo: {}, answer: { key } }));
const findings = async () => (await reconcile()).findings;

describe("a deed", () => {
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

  test("asked for again with its key gives the first answer, though the world has changed; another request is refused", async () => {
    let times = 0;
    const buy = (request: string) =>
      perform({ kind: "staff/grant", key: "once-only", request, actorId: anna.id }, async () => {
        times++;
        return ok({ postings: move(COIN, 10, MINT, purse(anna)), memo: {}, answer: { times } });
      });
    const all = await Promise.all(Array.from({ length: 8 }, () => buy("a")));
    expect(all).toEqual(Array.from({ length: 8 }, () => ({ ok: true, value: { times: 1 } })));
    expect(await buy("b")).toEqual({ ok: false, error: { code: "ledger/key_reused" } });
    expect(await balanceOf(purse(anna))).toBe(10);
  });

  test("is its actor's own: another's same key is another deed", async () => {
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
      }),
      { numRuns: process.env.GUILDHALL_LONG ? 100 : 12 },
    );
    expect(await findings()).toEqual([]);
  }, 120_000);
});

describe("money", () => {
  test("a new member finds the starting money, once, however many pages it opens", async () => {
    const start = WORLD_DEFAULTS.initialMoney;
    const seen = await Promise.all([1, 2, 3, 4].map(() => readPurse(anna)));
    expect(new Set(seen)).toEqual(new Set([start]));
    await openPurse(anna.id);
    expect(await readPurse(anna)).toBe(start);
    expect(await readPurse({ id: anna.id, guest: true })).toBe(0);
  });

  test("the weeks of a zone", () => {
    const tallinn = "Europe/Tallinn";
    expect(isoWeek(Date.UTC(2026, 10, 21, 12), "UTC")).toBe("2026-W47");
    expect(isoWeek(Date.UTC(2026, 10, 22, 21, 59), tallinn)).toBe("2026-W47");
    expect(isoWeek(Date.UTC(2026, 10, 22, 22), tallinn)).toBe("2026-W48");
    expect(startOfWeek("2026-W48", tallinn)).toBe(Date.UTC(2026, 10, 22, 22));
    // 2026 has 53 weeks; clocks go back in October.
    expect(weeksSince("2026-W52", Date.UTC(2027, 0, 12), "UTC")).toEqual(["2026-W53", "2027-W01", "2027-W02"]);
    expect(weeksSince("2026-W42", Date.UTC(2026, 9, 27), tallinn)).toEqual(["2026-W43", "2026-W44"]);
    expect(weeksSince("2026-W47", Date.UTC(2026, 10, 21), "UTC")).toEqual([]);
    expect(weeksSince("2020-W01", Date.UTC(2026, 10, 21), "UTC")).toHaveLength(53);
  });

  test("weekly pay: missed weeks are caught up once, by however many at once; not for weeks before one came", async () => {
    await readPurse(anna);
    const now = Date.now();
    const week = 7 * 24 * 3_600_000;
    await prisma().payWeek.deleteMany();
    await payWeeks(now);
    const before = await readPurse(anna);
    await Promise.all([payWeeks(now + 3 * week), payWeeks(now + 3 * week), payWeeks(now + 3 * week)]);
    expect(await readPurse(anna)).toBe(before + 3 * WORLD_DEFAULTS.weeklyPay);
    expect(await payWeeks(now + 3 * week)).toBe(0);
    // Bert's purse is opened now, "after" those weeks began; only the next one is his.
    await readPurse(bert);
    await payWeeks(now + 4 * week);
    expect(await readPurse(anna)).toBe(before + 4 * WORLD_DEFAULTS.weeklyPay);
    expect(await findings()).toEqual([]);
    await prisma().payWeek.deleteMany();
  });

  test("weekly pay that was interrupted goes on where it stopped", async () => {
    await readPurse(anna);
    await readPurse(bert);
    const now = Date.now() + 20 * 7 * 24 * 3_600_000;
    await prisma().payWeek.deleteMany();
    await prisma().payWeek.create({ data: { week: isoWeek(now - 7 * 24 * 3_600_000, "UTC") } });
    const before = [await readPurse(anna), await readPurse(bert)];
    await transact(async (client) => {
      await new LedgerWork(client).post([
        {
          key: `pay/week:house:${isoWeek(now, "UTC")}:${anna.id}`,
          ...{ kind: "pay/week", request: "", actorId: null, memo: {}, answer: {} },
          postings: move(COIN, WORLD_DEFAULTS.weeklyPay, MINT, purse(anna)),
        },
      ]);
    });
    await payWeeks(now);
    expect([await readPurse(anna), await readPurse(bert)]).toEqual(before.map((had) => had + WORLD_DEFAULTS.weeklyPay));
    await prisma().payWeek.deleteMany();
  });

  test("the administrator grants, debits and reverses, with a reason in the audit log; nobody else does", async () => {
    const keeper = await admin();
    const wish = { key: newId(), nick: anna.nick, amount: 500, reason: "a prize" };
    for (const asker of [null, bert, { ...bert, guest: true }, { ...bert, roles: ["salesman" as const] }])
      expect(await grant(asker, wish)).toEqual({ ok: false, error: { code: "staff/not_allowed" } });
    expect(await grant(keeper, wish)).toEqual({ ok: true, value: { nick: anna.nick, amount: 500 } });
    expect(await grant(keeper, wish)).toEqual({ ok: true, value: { nick: anna.nick, amount: 500 } });
    expect(await balanceOf(purse(anna))).toBe(500);
    expect(await grant(keeper, { ...wish, key: newId(), amount: -501 })).toMatchObject({
      error: { code: "ledger/short" },
    });
    expect(await grant(keeper, { ...wish, key: newId(), nick: "nobody-here" })).toMatchObject({
      error: { code: "staff/no_such_member" },
    });
    const audit = await prisma().auditLog.findMany({ where: { userId: keeper.id } });
    expect(audit.map(({ action, data }) => [action, data])).toEqual([
      ["ledger/granted", { to: anna.nick, amount: 500, reason: "a prize" }],
    ]);

    const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
    const undo = { key: newId(), transferId, reason: "a mistake" };
    expect(await reverseTransfer(bert, undo)).toEqual({ ok: false, error: { code: "staff/not_allowed" } });
    const first = await reverseTransfer(keeper, undo);
    expect(first.ok).toBe(true);
    expect(await reverseTransfer(keeper, undo)).toEqual(first);
    expect(await balanceOf(purse(anna))).toBe(0);
    const again = await reverseTransfer(keeper, { ...undo, key: newId(), reason: "once more" });
    expect(again).toMatchObject({ error: { code: "ledger/undone_already", data: { by: keeper.nick } } });
    const undoing = first.ok ? first.value.transferId : "";
    expect(await reverseTransfer(keeper, { ...undo, key: newId(), transferId: undoing })).toMatchObject({
      error: { code: "ledger/is_reversal" },
    });
    expect(await prisma().auditLog.count({ where: { userId: keeper.id, action: "ledger/reversed" } })).toBe(1);
    expect(await reverseTransfer(keeper, { ...undo, transferId: "none" })).toMatchObject({
      error: { code: "ledger/no_such_transfer" },
    });
    expect(await findings()).toEqual([]);
  });

  test("two who undo the same transfer at once undo it once, and the second is told so", async () => {
    const [keeper, other] = [await admin(), await admin()];
    await grant(keeper, { key: newId(), nick: anna.nick, amount: 500, reason: "a prize" });
    const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
    const both = await Promise.all(
      [keeper, other].map((one) => reverseTransfer(one, { key: newId(), transferId, reason: "a mistake" })),
    );
    expect(both.map((one) => (one.ok ? "undone" : one.error.code)).sort()).toEqual(["ledger/undone_already", "undone"]);
    expect(await balanceOf(purse(anna))).toBe(0);
  });

  test("a grant that has been spent is not reversed", async () => {
    const keeper = await admin();
    await grant(keeper, { key: newId(), nick: anna.nick, amount: 50, reason: "a prize" });
    await pay(move(COIN, 20, purse(anna), purse(bert)));
    const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
    expect(await reverseTransfer(keeper, { key: newId(), transferId, reason: "a mistake" })).toMatchObject({
      error: { code: "ledger/short", data: { free: 30 } },
    });
  });
});

test("locking twice, or what is not there, tells balances without waiting", async () => {
  await transact(async (client) => {
    const ledger = new LedgerWork(client);
    const place = { account: purse(anna), asset: COIN } as const;
    await ledger.lock([place, place]);
    await ledger.lock([place]);
    await ledger.lock([]);
    expect(ledger.balance(place)).toEqual({ balance: 0, bound: 0 });
  });
});
