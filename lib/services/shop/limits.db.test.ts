import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { closedPacks, fund, PRICE, purchaseOf, putAside } from "@/lib/build/testing/shop";
import type { AddProduct } from "@/lib/contracts/shop-staff";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "./add-product";
import { buyPacks } from "./buy-packs";
import { giveTickets } from "./give-tickets";
import { listProducts } from "./list-products";
import { readShopper } from "./read-shopper";

/** How many a member may buy of a product, and from when on it is sold. */

afterAll(closePool);

let keeper: Member;
let anna: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
  await fund(anna, 10_000);
});

async function makeSuch(terms: Pick<AddProduct, "memberLimit" | "releaseAt">): Promise<string> {
  const added = await addProduct(keeper, {
    ...{ key: newId(), game: "five-dyes", set: "WC", type: "booster", printRun: 50, price: PRICE },
    ...terms,
  });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.productId;
}
const tryToBuy = async (member: Member, id: string, quantity: number) =>
  buyPacks(member, await purchaseOf(member, id, quantity));
const limit = (left: number) => ({ ok: false, error: { code: "shop/limit", data: { limit: 3, left } } });

test("a member buys so many of a product, over all purchases; others are not held by it", async () => {
  const id = await makeSuch({ memberLimit: 3 });
  expect(await tryToBuy(anna, id, 4)).toMatchObject(limit(3));
  expect(await tryToBuy(anna, id, 2)).toMatchObject({ ok: true });
  expect((await readShopper(anna)).bought).toEqual({ [id]: 2 });
  expect(await tryToBuy(anna, id, 2)).toMatchObject(limit(1));
  expect(await tryToBuy(anna, id, 1)).toMatchObject({ ok: true });
  expect(await tryToBuy(anna, id, 1)).toMatchObject(limit(0));
  const bert = await makeMember("bert");
  await fund(bert, 1000);
  expect(await tryToBuy(bert, id, 3)).toMatchObject({ ok: true });
  expect(await closedPacks(anna)).toHaveLength(3);
  expect((await reconcile()).findings).toEqual([]);
  await putAside(id);
});

test("tickets are no way round it, and neither are requests at once", async () => {
  const id = await makeSuch({ memberLimit: 3 });
  await giveTickets(keeper, { key: newId(), nick: anna.nick, productId: id, count: 5 });
  const requests = await Promise.all(Array.from({ length: 6 }, () => purchaseOf(anna, id, 2)));
  const answers = await Promise.all(requests.map((request) => buyPacks(anna, request)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await tryToBuy(anna, id, 2)).toMatchObject(limit(1));
  expect(await closedPacks(anna)).toHaveLength(2);
  await putAside(id);
});

test("what is announced is listed, and sold from its moment on", async () => {
  const soon = Date.now() + 3_600_000;
  const id = await makeSuch({ releaseAt: soon });
  const listed = async () => (await listProducts()).find((product) => product.id === id);
  expect(await listed()).toMatchObject({ comesAt: soon, memberLimit: null, available: 50 });
  expect(await tryToBuy(anna, id, 1)).toMatchObject({ ok: false, error: { code: "shop/not_yet", data: { at: soon } } });
  await prisma().product.update({ where: { id }, data: { releaseAt: new Date(Date.now() - 1) } });
  expect(await listed()).toMatchObject({ comesAt: null });
  expect(await tryToBuy(anna, id, 1)).toMatchObject({ ok: true });
  await putAside(id);
});
