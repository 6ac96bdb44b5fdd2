import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { closedPacks, fund, makeProduct, purchaseOf, putAside } from "@/lib/build/testing/shop";
import type { BuyPacks } from "@/lib/contracts/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { PackProof, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { accountOf, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { readPurse } from "../ledger/open-purse";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "./add-product";
import { buyPacks } from "./buy-packs";
import { giveTickets } from "./give-tickets";
import { listOpenedPacks, readPack, readPackProof } from "./list-packs";
import { listProducts } from "./list-products";
import { openPack } from "./open-pack";
import { reprintProduct } from "./reprint-product";
import { seedProducts } from "./seed-products";
import { showOffer } from "./show-offer";
import { withdrawProduct } from "./withdraw-product";

afterAll(closePool);

const key = newId;
let keeper: Member;
let anna: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
});

const stockOf = async (id: string) =>
  Number(
    (await prisma().holding.findUnique({ where: { accountId_asset: { accountId: SHOP, asset: packAsset(id) } } }))
      ?.balance ?? 0,
  );
const sound = async () => expect((await reconcile()).findings).toEqual([]);

describe("a purchase", () => {
  test("a process that has just started sells to a crowd that holds all its connections", async () => {
    const id = await makeProduct(keeper, 100);
    const crowd = await Promise.all(Array.from({ length: 24 }, () => makeMember("crowd")));
    for (const member of crowd) await fund(member, 1000);
    const requests = await Promise.all(crowd.map((member) => purchaseOf(member, id, 1)));
    // Nothing is read yet of what a process keeps.
    vi.resetModules();
    const { buyPacks: buyFirst } = await import("./buy-packs");
    const bought = await Promise.all(crowd.map((member, i) => buyFirst(member, requests[i]!)));
    expect(bought.map(({ ok }) => ok)).toEqual(crowd.map(() => true));
    await sound();
    await putAside(id);
  });

  test("moves packs and money, and the packs are those whose commitments were shown", async () => {
    const id = await makeProduct(keeper, 10);
    await fund(anna, 1000);
    const offer = await showOffer(anna);
    const request = await purchaseOf(anna, id, 3);
    const bought = await buyPacks(anna, request);
    expect(bought).toMatchObject({ ok: true, value: { quantity: 3, tickets: 0, paid: 900 } });
    expect([await readPurse(anna), await stockOf(id)]).toEqual([100, 7]);
    const packs = await closedPacks(anna);
    if (!offer.ok) throw new Error(offer.error.code);
    expect(packs.map(({ commitment }) => commitment)).toEqual(offer.value.commitments.slice(0, 3));
    expect(packs.every(({ opening, openedAt }) => opening === null && openedAt === null)).toBe(true);
    expect(JSON.stringify(packs)).not.toContain("seed");
    await sound();
    await putAside(id);
  });

  test("asked for again with its key, at once or later, buys nothing more and answers the same", async () => {
    const id = await makeProduct(keeper, 10);
    await fund(anna, 1000);
    const request = await purchaseOf(anna, id, 2);
    const answers = await Promise.all([buyPacks(anna, request), buyPacks(anna, request), buyPacks(anna, request)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await withdrawProduct(keeper, { key: key(), productId: id, reason: "of the test" });
    expect(await buyPacks(anna, request)).toEqual(answers[0]);
    expect(await buyPacks(anna, { ...request, quantity: 1 })).toMatchObject({ error: { code: "ledger/key_reused" } });
    expect([await readPurse(anna), (await closedPacks(anna)).length]).toEqual([400, 2]);
    await sound();
    await putAside(id);
  });

  test("that cannot be is told plainly, and nothing is taken", async () => {
    const id = await makeProduct(keeper, 2);
    await fund(anna, 899);
    const request = await purchaseOf(anna, id, 3);
    const refusal = async (change: Partial<BuyPacks>, actor: Member | null = anna) => {
      const outcome = await buyPacks(actor, { ...request, key: key(), ...change });
      return outcome.ok ? "bought" : outcome.error;
    };
    expect(await refusal({}, null)).toEqual({ code: "shop/sign_in" });
    expect(await refusal({}, { ...anna, guest: true })).toEqual({ code: "shop/members_only" });
    expect(await refusal({ productId: "none" })).toEqual({ code: "shop/unknown_product" });
    expect(await refusal({ unitPrice: 299 })).toEqual({ code: "shop/price_changed", data: { shown: 299, price: 300 } });
    expect(await refusal({ first: request.first + 1 })).toEqual({
      code: "shop/offer_moved",
      data: { first: request.first },
    });
    expect(await refusal({ commitment: "0".repeat(64) })).toMatchObject({ code: "shop/offer_moved" });
    expect(await refusal({})).toEqual({ code: "shop/too_poor", data: { needs: 900, has: 899 } });
    await fund(anna, 900);
    expect(await refusal({})).toEqual({ code: "shop/only", data: { available: 2 } });
    expect(await refusal({ quantity: 2 })).toBe("bought");
    const next = await purchaseOf(anna, id, 1);
    expect(await refusal(next)).toEqual({ code: "shop/sold_out" });
    await withdrawProduct(keeper, { key: key(), productId: id, reason: "of the test" });
    expect(await refusal(next)).toEqual({ code: "shop/unknown_product" });
    expect([await readPurse(anna), (await closedPacks(anna)).length]).toEqual([300, 2]);
    await sound();
    await putAside(id);
  });

  test("uses tickets first", async () => {
    const id = await makeProduct(keeper, 10);
    await fund(anna, 300);
    expect((await giveTickets(keeper, { key: key(), nick: anna.nick, productId: id, count: 2 })).ok).toBe(true);
    expect(await buyPacks(anna, await purchaseOf(anna, id, 3))).toMatchObject({ value: { tickets: 2, paid: 300 } });
    expect(await readPurse(anna)).toBe(0);
    expect(await giveTickets(keeper, { key: key(), nick: anna.nick, productId: id, count: -1 })).toMatchObject({
      error: { code: "ledger/short" },
    });
    await sound();
    await putAside(id);
  });

  test("64 want the last 10: ten get one, the others are told that it is sold out", async () => {
    const id = await makeProduct(keeper, 10);
    const members = await Promise.all(Array.from({ length: 64 }, () => makeMember("buyer")));
    await Promise.all(members.map((member) => fund(member, 300)));
    const requests = await Promise.all(members.map((member) => purchaseOf(member, id, 1)));
    const outcomes = await Promise.all(members.map((member, i) => buyPacks(member, requests[i] ?? requests[0]!)));
    const codes = outcomes.map((outcome) => (outcome.ok ? "bought" : outcome.error.code));
    expect(codes.filter((code) => code === "bought")).toHaveLength(10);
    expect(codes.filter((code) => code === "shop/sold_out")).toHaveLength(54);
    expect(await stockOf(id)).toBe(0);
    await sound();
    await putAside(id);
  });
});

describe("a pack", () => {
  test("is opened once: the same cards for every retry, all of them in the binder, and its proof holds", async () => {
    const id = await makeProduct(keeper, 10);
    await fund(anna, 600);
    const bought = await buyPacks(anna, await purchaseOf(anna, id, 2));
    if (!bought.ok) throw new Error(bought.error.code);
    const [packId = "", other = ""] = bought.value.packs;
    expect(await readPackProof(packId)).toBeNull();
    const openings = await Promise.all([openPack(anna, packId), openPack(anna, packId), openPack(anna, packId)]);
    const [opening] = openings;
    for (const again of openings) expect(again).toEqual(opening);
    if (!opening?.ok) throw new Error("closed");
    expect(opening.value.cards).toHaveLength(11);
    const held = await prisma().holding.findMany({
      where: { accountId: accountOf("binder", anna.id), asset: { startsWith: "card:" } },
    });
    expect(held.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(11);
    expect(opening.value.cards.filter(({ first }) => first)).toHaveLength(held.length);
    const proof = await readPackProof(packId);
    expect(verifyPack(PackProof.parse(proof)).every(({ holds }) => holds)).toBe(true);
    expect(proof?.shares).toEqual([{ seat: 0, share: "my share" }]);
    expect(await readPackProof(other)).toBeNull();
    expect([(await closedPacks(anna)).length, (await listOpenedPacks(anna)).length]).toEqual([1, 1]);
    await sound();
    await putAside(id);
  });

  test("stays what it was when the shop has changed or taken away the product", async () => {
    const id = await makeProduct(keeper, 1);
    await fund(anna, 300);
    const bought = await buyPacks(anna, await purchaseOf(anna, id, 1));
    if (!bought.ok) throw new Error(bought.error.code);
    await putAside(id);
    const opening = await openPack(anna, bought.value.packs[0] ?? "");
    expect(opening).toMatchObject({ ok: true, value: { cards: { length: 11 } } });
    await sound();
  });

  test("is nobody else's to open or to see", async () => {
    const id = await makeProduct(keeper, 1);
    await fund(anna, 300);
    const bought = await buyPacks(anna, await purchaseOf(anna, id, 1));
    if (!bought.ok) throw new Error(bought.error.code);
    const [packId = ""] = bought.value.packs;
    const bert = await makeMember("bert");
    for (const [actor, code] of [
      [null, "shop/sign_in"],
      [{ ...bert, guest: true }, "shop/members_only"],
      [bert, "shop/no_such_pack"],
      [keeper, "shop/no_such_pack"],
    ] as const)
      expect(await openPack(actor, packId)).toEqual({ ok: false, error: { code } });
    expect(await readPack(bert, packId)).toBeNull();
    expect(await readPack(anna, packId)).toMatchObject({ id: packId, opening: null });
    expect(await openPack(anna, "none")).toMatchObject({ error: { code: "shop/no_such_pack" } });
    await putAside(id);
  });
});

describe("the salesman", () => {
  test("alone, with the administrator, adds, reprints, withdraws and gives tickets", async () => {
    const salesman: Member = { ...(await makeMember("sal")), roles: ["salesman"] };
    const add = { key: key(), game: "five-dyes", set: "WC", type: "booster", printRun: 4, price: 300 };
    for (const actor of [null, anna, { ...salesman, guest: true }])
      for (const outcome of [
        await addProduct(actor, add),
        await reprintProduct(actor, { key: key(), productId: "x" }),
        await withdrawProduct(actor, { key: key(), productId: "x", reason: "of the test" }),
        await giveTickets(actor, { key: key(), nick: anna.nick, productId: "x", count: 1 }),
      ])
        expect(outcome).toEqual({ ok: false, error: { code: "staff/not_allowed" } });

    const added = await addProduct(salesman, add);
    expect(added).toMatchObject({ ok: true, value: { printed: 4 } });
    expect(await addProduct(salesman, add)).toEqual(added);
    expect(await addProduct(salesman, { ...add, key: key() })).toMatchObject({ error: { code: "shop/added_already" } });
    expect(await addProduct(salesman, { ...add, key: key(), type: "none" })).toMatchObject({
      error: { code: "shop/unavailable" },
    });
    if (!added.ok) throw new Error(added.error.code);
    const { productId } = added.value;
    const reprint = () => reprintProduct(salesman, { key: key(), productId });
    expect(await reprint()).toMatchObject({ error: { code: "shop/not_sold_out", data: { available: 4 } } });

    await fund(anna, 10_000);
    await buyPacks(anna, await purchaseOf(anna, productId, 4));
    expect(await reprint()).toMatchObject({ ok: true, value: { printed: 2 } });
    expect(await prisma().product.findUnique({ where: { id: productId } })).toMatchObject({ price: 330, printRun: 2 });
    await buyPacks(anna, await purchaseOf(anna, productId, 2, 330));
    expect(await reprint()).toMatchObject({ value: { printed: 1 } });
    await buyPacks(anna, await purchaseOf(anna, productId, 1, 363));
    expect(await reprint()).toMatchObject({ error: { code: "shop/no_run_left" } });

    expect(await withdrawProduct(salesman, { key: key(), productId, reason: "of the test" })).toMatchObject({
      value: { printed: 0 },
    });
    expect(await withdrawProduct(salesman, { key: key(), productId, reason: "of the test" })).toMatchObject({
      error: { code: "shop/unknown_product" },
    });
    expect(await addProduct(salesman, { ...add, key: key() })).toMatchObject({ ok: true, value: { productId } });
    expect(await withdrawProduct(salesman, { key: key(), productId, reason: "of the test" })).toMatchObject({
      value: { printed: -4 },
    });
    const audit = await prisma().auditLog.findMany({ where: { userId: salesman.id }, orderBy: { at: "asc" } });
    expect(audit.map(({ action }) => action)).toEqual([
      "shop/product_added",
      "shop/reprinted",
      "shop/reprinted",
      "shop/withdrawn",
      "shop/product_added",
      "shop/withdrawn",
    ]);
    await sound();
    await putAside(productId);
  });
});

test("a new house's shop: every product with stock, odds that add up, and a value below its price", async () => {
  await emptyLedger();
  await seedProducts();
  await seedProducts();
  const products = await listProducts();
  expect(products).toHaveLength(8);
  for (const product of products) {
    expect(product.available).toBe(product.printRun);
    expect(product.rarities.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(product.size, 9);
    // Nobody grows rich by buying packs for what their cards are said to be worth.
    expect(product.expectedValue, product.name).toBeLessThan(product.price);
    expect(product.expectedValue, product.name).toBeGreaterThan(product.price / 4);
  }
});
