import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { countDeadlocks, emptyLedger } from "@/lib/build/testing/ledger";
import { buy, closedPacks, fund, makeProduct, PRICE, purchaseOf, putAside } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { packCommitment, packSecret, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { readPurse } from "../ledger/open-purse";
import { reconcile } from "../ledger/reconcile";
import { buyPacks } from "./buy-packs";
import { giveTickets } from "./give-tickets";
import { listOpenedPacks, listPiles, readPackProof } from "./list-packs";
import { listProducts } from "./list-products";
import { openPack } from "./open-pack";
import { reprintProduct } from "./reprint-product";
import { showOffer } from "./show-offer";

afterAll(closePool);

let keeper: Member;
let anna: Member;
let productId: string;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
  productId = await makeProduct(keeper, 50);
  return async () => {
    await putAside(productId);
  };
});

/** Waits until so many transactions of this database wait for a lock that another one holds. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool().query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows[0]?.waiting).toBe(count);
    },
    { timeout: 60_000, interval: 20 },
  );

describe("the price that was shown is the price that is paid", () => {
  test("whoever waits for the stock while it is reprinted is told the new price", async () => {
    const id = productId;
    await fund(anna, 20_000);
    for (let left = 50; left > 0; left -= 10) await buy(anna, id, 10);
    await fund(anna, PRICE);
    const request = await purchaseOf(anna, id, 1);
    const blocker = await pool().connect();
    await blocker.query("BEGIN");
    const stock = 'SELECT FROM "Holding" WHERE "accountId" = $1 AND asset = $2 FOR UPDATE';
    await blocker.query(stock, [SHOP, packAsset(id)]);
    const reprinted = reprintProduct(keeper, { key: newId(), productId: id });
    await untilWaiting(1);
    const bought = buyPacks(anna, request);
    await untilWaiting(2);
    await blocker.query("COMMIT");
    blocker.release();
    expect((await reprinted).ok).toBe(true);
    expect(await bought).toEqual({
      ok: false,
      error: { code: "shop/price_changed", data: { shown: PRICE, price: 330 } },
    });
    expect(await readPurse(anna)).toBe(PRICE);
  });

  test("reprints and purchases at once: no deadlock", async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => makeMember("buyer")));
    await Promise.all(members.map((member) => fund(member, 1_000_000)));
    const before = await countDeadlocks();
    const buying = members.map(async (member) => {
      for (let i = 0; i < 10; i++) await buyPacks(member, await purchaseOf(member, productId, 1));
    });
    const printing = (async () => {
      for (let i = 0; i < 40; i++) await reprintProduct(keeper, { key: newId(), productId });
    })();
    await Promise.all([...buying, printing]);
    expect(await countDeadlocks()).toBe(before);
    expect((await reconcile()).findings).toEqual([]);
  });

  test("a pack that a ticket paid has cost nothing", async () => {
    await fund(anna, 2 * PRICE);
    await giveTickets(keeper, { key: newId(), nick: anna.nick, productId, count: 1 });
    await buy(anna, productId, 3);
    const packs = await closedPacks(anna);
    expect(packs.map(({ price }) => price)).toEqual([0, PRICE, PRICE]);
    expect(await listPiles(anna)).toEqual([{ first: packs[0], count: 3 }]);
    // Tickets that could not be used are not given; those that are there can be taken back.
    await putAside(productId);
    const tickets = (count: number) => giveTickets(keeper, { key: newId(), nick: anna.nick, productId, count });
    expect(await tickets(1)).toMatchObject({ error: { code: "shop/unknown_product" } });
    expect(await tickets(-1)).toMatchObject({ error: { code: "ledger/short" } });
  });
});

test("the packs that were opened last stand first, whichever was bought before", async () => {
  await fund(anna, 3 * PRICE);
  const [first = "", second = "", third = ""] = await buy(anna, productId, 3);
  for (const pack of [third, first, second]) await openPack(anna, pack);
  expect((await listOpenedPacks(anna)).map(({ id }) => id)).toEqual([second, first, third]);
  expect((await listOpenedPacks(anna, 1)).map(({ id }) => id)).toEqual([second]);
});

describe("a house that is not honest", () => {
  const swapSeed = (seed: string) =>
    pool().query('UPDATE "PackSeed" SET seed = $2 WHERE "userId" = $1', [anna.id, seed]);

  test("that swaps secrets and commitments after it knows the share is found by the buyer's receipt alone", async () => {
    await fund(anna, 2 * PRICE);
    const offer = await showOffer(anna);
    const [, id = ""] = await buy(anna, productId, 2);
    const shown = offer.ok ? offer.value.commitments[1] : "";
    const { seed: first } = await prisma().packSeed.findUniqueOrThrow({ where: { userId: anna.id } });
    const seed = "ab".repeat(32);
    await swapSeed(seed);
    await prisma().pack.update({ where: { id }, data: { commitment: packCommitment(packSecret(seed, 2)) } });
    expect((await openPack(anna, id)).ok).toBe(true);
    await swapSeed(first);
    const proof = await readPackProof(id);
    if (!proof) throw new Error("no proof");
    expect(verifyPack(proof).every(({ holds }) => holds)).toBe(true);
    expect(verifyPack(proof, { commitment: shown }).map(({ holds }) => holds)).toEqual([false, true, true, true]);
  });

  test("sells no pack of other print sheets than were shown", async () => {
    await fund(anna, PRICE);
    const contents = (await listProducts()).find(({ id }) => id === productId)?.contents;
    const request = { ...(await purchaseOf(anna, productId, 1)), contents };
    expect(await buyPacks(anna, { ...request, key: newId(), contents: "0".repeat(64) })).toEqual({
      ok: false,
      error: { code: "shop/sheets_changed" },
    });
    expect(await readPurse(anna)).toBe(PRICE);
    const bought = await buyPacks(anna, request);
    if (!bought.ok) throw new Error(bought.error.code);
    const [id = ""] = bought.value.packs;
    await openPack(anna, id);
    const proof = await readPackProof(id);
    if (!proof) throw new Error("no proof");
    const holding = verifyPack(proof, { commitment: request.commitment, contents }).map(({ holds }) => holds);
    expect(holding).toEqual([true, true, true, true, true]);
  });

  test("never tells a secret that is not the promised one: the pack stays closed", async () => {
    await fund(anna, PRICE);
    const [id = ""] = await buy(anna, productId);
    const { seed } = await prisma().packSeed.findUniqueOrThrow({ where: { userId: anna.id } });
    await swapSeed("cd".repeat(32));
    await expect(openPack(anna, id)).rejects.toThrow("not the promised one");
    expect(await readPackProof(id)).toBeNull();
    await swapSeed(seed);
    expect((await openPack(anna, id)).ok).toBe(true);
  });
});
