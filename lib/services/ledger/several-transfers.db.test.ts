import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { countDeadlocks, emptyLedger } from "@/lib/build/testing/ledger";
import { whileCut } from "@/lib/build/testing/while-cut";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { LedgerWork } from "@/lib/db/ledger-store";
import { closePool, pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { type AccountId, type AssetId, accountOf, COIN, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok, refuse } from "@/lib/engine/kernel/result";
import { type FurtherTransfer, perform, type Transfer } from "./perform";
import { readStatement } from "./read-statement";
import { reconcile } from "./reconcile";

/** One request that posts many transfers: a bid and all that it fills. */

afterAll(closePool);

const CARD = cardAsset("five-dyes", 30);
let buyer: Member;
let sellers: Member[];
beforeAll(emptyLedger);
beforeEach(async () => {
  [buyer, ...sellers] = (await Promise.all(["buyer", "s1", "s2", "s3"].map(makeMember))) as [Member, ...Member[]];
});

const purse = ({ id }: Member): AccountId => accountOf("purse", id);
const binder = ({ id }: Member): AccountId => accountOf("binder", id);
const give = (asset: AssetId, amount: number, to: AccountId) =>
  perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings: move(asset, amount, MINT, to), memo: {} }], answer: {} }),
  );
const balance = async (account: AccountId, asset: AssetId): Promise<number> => {
  const row = await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset } } });
  return Number(row?.balance ?? 0);
};
const sound = async () => expect((await reconcile()).findings).toEqual([]);

/** A card from each seller for a price each. The first transfer only puts the money aside, as a bid does. */
function fills(prices: readonly number[], from: readonly Member[] = sellers): [Transfer, ...FurtherTransfer[]] {
  const escrow = accountOf("escrow", buyer.id);
  const all = prices.reduce((sum, price) => sum + price, 0);
  return [
    { postings: move(COIN, all, purse(buyer), escrow), memo: { reason: "a bid" } },
    ...prices.map((price, i): FurtherTransfer => {
      const seller = from[i % from.length]!;
      return {
        kind: "staff/grant",
        actorId: seller.id,
        postings: [...move(COIN, price, escrow, purse(seller)), ...move(CARD, 1, binder(seller), binder(buyer))],
        memo: { reason: `filled at ${price}` },
      };
    }),
  ];
}
const bid = (prices: readonly number[], { key = newId(), locks = ["book:30"], from = sellers } = {}) =>
  perform({ kind: "staff/grant", key, request: { prices: [...prices] }, actorId: buyer.id, locks }, async () =>
    ok({ transfers: fills(prices, from), answer: { filled: prices.length } }),
  );

test("a bid settles many fills at once, each a transfer of its own; asked again it answers the same", async () => {
  await give(COIN, 100, purse(buyer));
  for (const seller of sellers) await give(CARD, 1, binder(seller));
  const key = newId();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => bid([10, 20, 30], { key })));
  expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ ok: true, value: { filled: 3 } })));
  expect(await Promise.all([buyer, ...sellers].map((member) => balance(purse(member), COIN)))).toEqual([
    40, 10, 20, 30,
  ]);
  expect(await Promise.all([buyer, ...sellers].map((member) => balance(binder(member), CARD)))).toEqual([3, 0, 0, 0]);
  expect(await balance(accountOf("escrow", buyer.id), COIN)).toBe(0);
  const said = async (member: Member) => (await readStatement(member, {})).map(({ memo }) => memo.reason);
  expect(await said(buyer)).toEqual(["filled at 30", "filled at 20", "filled at 10", "a bid", undefined]);
  expect(await said(sellers[1]!)).toEqual(["filled at 20", undefined]);
  await sound();
});

test("is all or nothing: what the last fill lacks undoes the first", async () => {
  await give(COIN, 100, purse(buyer));
  for (const seller of sellers.slice(0, 2)) await give(CARD, 1, binder(seller));
  const key = newId();
  expect(await bid([10, 20, 30], { key })).toEqual({
    ok: false,
    error: { code: "ledger/short", data: { account: binder(sellers[2]!), asset: CARD, free: 0 } },
  });
  expect(await balance(purse(buyer), COIN)).toBe(100);
  expect(await prisma().transfer.count({ where: { actorId: { in: sellers.map(({ id }) => id) } } })).toBe(0);
  // Nothing was kept of it, so that it may be asked again.
  await give(CARD, 1, binder(sellers[2]!));
  expect(await bid([10, 20, 30], { key })).toMatchObject({ ok: true });
  await sound();
});

test("goes in its order: what came in may go on, but not before it came", async () => {
  const [one, two] = sellers as [Member, Member];
  await give(COIN, 10, purse(buyer));
  const chain = (legs: readonly (readonly [Member, Member])[]) =>
    perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () => {
      const transfers = legs.map(
        ([from, to]): FurtherTransfer => ({
          ...{ kind: "staff/grant", actorId: null, memo: {} },
          postings: move(COIN, 10, purse(from), purse(to)),
        }),
      );
      const [first, ...further] = transfers;
      return first ? ok({ transfers: [first, ...further], answer: {} }) : refuse("test/none");
    });
  expect(
    await chain([
      [one, two],
      [buyer, one],
    ]),
  ).toMatchObject({ error: { code: "ledger/short" } });
  expect(
    await chain([
      [buyer, one],
      [one, two],
    ]),
  ).toMatchObject({ ok: true });
  expect(await balance(purse(two), COIN)).toBe(10);
  await sound();
});

test("only one at a time holds a named lock, whatever else they touch", async () => {
  const name = `book:${newId()}`;
  await pool().query('INSERT INTO "Setting" (name, value) VALUES ($1, $2)', [name, "0"]);
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember("many")));
  const outcomes = await Promise.all(
    members.map((member) =>
      perform(
        { kind: "staff/grant", key: newId(), request: null, actorId: member.id, locks: [name] },
        async ({ client }) => {
          // Reads and writes without a lock of the row: the name alone keeps others away.
          const { rows } = await client.query<{ value: number }>('SELECT value FROM "Setting" WHERE name = $1', [name]);
          await client.query("SELECT pg_sleep(0.005)");
          const next = Number(rows[0]?.value) + 1;
          await client.query('UPDATE "Setting" SET value = $2 WHERE name = $1', [name, String(next)]);
          return ok({ transfers: [{ postings: move(COIN, next, MINT, purse(member)), memo: {} }], answer: { next } });
        },
      ),
    ),
  );
  const given = outcomes.map((outcome) => (outcome.ok ? outcome.value.next : 0)).sort((a, b) => a - b);
  expect(given).toEqual(members.map((_, i) => i + 1));
  await prisma().setting.deleteMany({ where: { name } });
});

test("bids that cross, on the same books and each other's holdings, never end in a deadlock", async () => {
  const people = [buyer, ...sellers];
  for (const member of people) {
    await give(COIN, 10_000, purse(member));
    await give(CARD, 100, binder(member));
  }
  const before = await countDeadlocks();
  const outcomes = await Promise.all(
    Array.from({ length: 80 }, (_, n) => {
      const order = n % 2 === 0 ? people : people.toReversed();
      const locks = n % 2 === 0 ? ["book:a", "book:b", "book:c"] : ["book:c", "book:a", "book:b"];
      return perform(
        { kind: "staff/grant", key: newId(), request: n, actorId: null, locks: n % 5 === 0 ? [] : locks },
        async () => {
          const transfers = order.map((from, i): FurtherTransfer => {
            const to = order[(i + 1 + (n % 3)) % order.length]!;
            const postings = [
              ...move(COIN, 1 + (n % 7), purse(from), purse(to)),
              ...move(CARD, 1, binder(to), binder(from)),
            ];
            return { kind: "staff/grant", actorId: from.id, postings, memo: {} };
          });
          const [first, ...further] = transfers;
          return first ? ok({ transfers: [first, ...further], answer: {} }) : refuse("test/none");
        },
      );
    }),
  );
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([]);
  expect(await countDeadlocks()).toBe(before);
  const sum = async (of: (member: Member) => AccountId, asset: AssetId) =>
    (await Promise.all(people.map((member) => balance(of(member), asset)))).reduce((all, one) => all + one, 0);
  expect([await sum(purse, COIN), await sum(binder, CARD)]).toEqual([40_000, 400]);
  await sound();
});

test("while connections are cut, every request happens whole and once", async () => {
  await give(COIN, 100_000, purse(buyer));
  for (const seller of sellers) await give(CARD, 100, binder(seller));
  const ROUNDS = 40;
  let answers: unknown[] = [];
  const cuts = await whileCut(async () => {
    answers = await Promise.all(
      Array.from({ length: ROUNDS }, async (_, n) => {
        const key = `cut-${n}-${newId()}`;
        for (;;) {
          // A commit whose answer was lost is asked for again under its key.
          const outcome = await bid([1, 2, 3], { key, locks: [`book:${n % 3}`, "book:all"] }).catch(() => null);
          if (outcome) return outcome;
        }
      }),
    );
  });
  expect(cuts).toBeGreaterThan(0);
  expect(answers).toEqual(Array.from({ length: ROUNDS }, () => ({ ok: true, value: { filled: 3 } })));
  expect(await balance(purse(buyer), COIN)).toBe(100_000 - 6 * ROUNDS);
  expect(await balance(binder(buyer), CARD)).toBe(3 * ROUNDS);
  expect(await Promise.all(sellers.map((seller) => balance(purse(seller), COIN)))).toEqual([40, 80, 120]);
  const posted = await prisma().transfer.count({ where: { actorId: { in: sellers.map(({ id }) => id) } } });
  expect(posted).toBe(3 * ROUNDS);
  await sound();
});

test("random sequences of many transfers: sums stay zero, nobody goes below zero, a model agrees", async () => {
  const leg = fc.record({
    asset: fc.constantFrom<AssetId>(COIN, CARD),
    amount: fc.integer({ min: 1, max: 12 }),
    from: fc.nat(4),
    to: fc.nat(4),
  });
  const request = fc.array(fc.array(leg, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 8 }), async (requests) => {
      const people = await Promise.all(Array.from({ length: 4 }, () => makeMember("model")));
      const account = (who: number, asset: AssetId): AccountId =>
        who === 4 ? MINT : asset === COIN ? purse(people[who]!) : binder(people[who]!);
      const model = new Map<string, number>();
      for (const legsOf of requests) {
        const after = new Map(model);
        let fits = true;
        const transfers = legsOf.map((legs): FurtherTransfer => {
          const postings = legs.flatMap(({ asset, amount, from, to }) =>
            move(asset, amount, account(from, asset), account(to, asset)),
          );
          // A transfer's own postings come at once: only what is left of each counts.
          for (const { account: of, asset, amount } of postings)
            if (of !== MINT) after.set(`${of} ${asset}`, (after.get(`${of} ${asset}`) ?? 0) + amount);
          fits &&= [...after.values()].every((held) => held >= 0);
          return { kind: "staff/grant", actorId: null, postings, memo: {} };
        });
        const [first, ...further] = transfers;
        if (!first) continue;
        const moves = transfers.every(({ postings }) => postings.some(({ account: of }) => of !== MINT));
        if (!moves) continue;
        const outcome = await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
          ok({ transfers: [first, ...further], answer: {} }),
        );
        expect(outcome.ok).toBe(fits);
        if (fits) for (const [key, held] of after) model.set(key, held);
        for (const [key, held] of model) {
          const [of = "", asset = ""] = key.split(" ");
          expect(await balance(of as AccountId, asset as AssetId), key).toBe(held);
        }
      }
    }),
    { numRuns: process.env.GUILDHALL_LONG ? 60 : 6 },
  );
  const { rows } = await pool().query('SELECT asset FROM "Posting" GROUP BY asset HAVING sum(amount) <> 0');
  expect(rows).toEqual([]);
});

test("holdings that are locked out of the ledger's order are a bug, and told", async () => {
  await expect(
    transact(async (client) => {
      const ledger = new LedgerWork(client);
      await ledger.lock([{ account: purse(buyer), asset: COIN }]);
      await ledger.lock([{ account: binder(buyer), asset: COIN }]);
    }),
  ).rejects.toThrow("is locked after");
});
