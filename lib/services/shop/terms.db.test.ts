import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund, makeProduct, PRICE, purchaseOf, putAside } from "@/lib/build/testing/shop";
import type { SetPrice, SetTerms } from "@/lib/contracts/shop-staff";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { buyPacks } from "./buy-packs";
import { listProducts } from "./list-products";
import { stampOf } from "./product-terms";
import { reprintProduct } from "./reprint-product";
import { RISE_TOLD, setPrice } from "./set-price";
import { setTerms } from "./set-terms";
import { withdrawProduct } from "./withdraw-product";

/** What staff change of a product that is for sale: its price, told beforehand, its limit, its day, its stock, its end. */

afterAll(closePool);

let keeper: Member;
let anna: Member;
let id: string;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
  await fund(anna, 10_000);
  id = await makeProduct(keeper, 20);
  return () => putAside(id);
});

const HOUR = 3_600_000;
const listed = async () => {
  const product = (await listProducts()).find((one) => one.id === id);
  if (!product) throw new Error("It is not listed.");
  return product;
};
const price = async (change: Pick<SetPrice, "price" | "from"> & Partial<SetPrice>, actor: Member | null = keeper) =>
  setPrice(actor, { productId: id, shown: stampOf(await listed()), ...change });
const terms = async (change: Partial<SetTerms>) =>
  setTerms(keeper, { productId: id, shown: stampOf(await listed()), ...change });
const buyAt = async (unitPrice: number) => buyPacks(anna, await purchaseOf(anna, id, 1, unitPrice));
/** The moment of an announced price comes. */
const itIsTime = () => prisma().product.update({ where: { id }, data: { nextPriceAt: new Date(Date.now() - 1) } });
const refused = (code: string) => ({ ok: false, error: { code } });
const audited = async (action: string) =>
  (
    await prisma().auditLog.findFirst({
      where: { action, userId: keeper.id },
      orderBy: [{ at: "desc" }, { id: "desc" }],
    })
  )?.data;

test("a price is announced, shown until its moment, and holds from then on", async () => {
  const at = Date.now() + 2 * RISE_TOLD;
  expect(await price({ price: 350, from: at })).toMatchObject({ ok: true, value: { price: 350, at } });
  expect(await listed()).toMatchObject({ price: PRICE, next: { price: 350, at } });
  expect(await audited("shop/price_set")).toMatchObject({ from: PRICE, to: 350, at });
  expect(await buyAt(350)).toMatchObject({ error: { code: "shop/price_changed", data: { shown: 350, price: PRICE } } });
  expect(await buyAt(PRICE)).toMatchObject({ ok: true, value: { paid: PRICE } });
  await itIsTime();
  expect(await listed()).toMatchObject({ price: 350, next: null });
  expect(await buyAt(PRICE)).toMatchObject({
    error: { code: "shop/price_changed", data: { shown: PRICE, price: 350 } },
  });
  expect(await buyAt(350)).toMatchObject({ ok: true, value: { paid: 350 } });
  // What comes next starts from the price that holds by now.
  expect(await price({ price: 320, from: Date.now() + HOUR })).toMatchObject({ ok: true });
  expect(await listed()).toMatchObject({ price: 350, next: { price: 320 } });
  expect((await reconcile()).findings).toEqual([]);
});

test("a rise is told a day beforehand; a fall may hold at once; a taken-back announcement leaves the price", async () => {
  expect(await price({ price: 301 })).toMatchObject(refused("shop/rise_untold"));
  expect(await price({ price: 301, from: Date.now() + RISE_TOLD - 60_000 })).toMatchObject(refused("shop/rise_untold"));
  expect(await price({ price: PRICE, from: Date.now() + HOUR })).toMatchObject(refused("shop/same_price"));
  expect(await price({ price: 250 })).toMatchObject({ ok: true, value: { at: null } });
  expect(await buyAt(250)).toMatchObject({ ok: true, value: { paid: 250 } });
  expect(await price({ price: 200, from: Date.now() + HOUR })).toMatchObject({ ok: true });
  expect(await price({ price: 250 })).toMatchObject({ ok: true });
  expect(await listed()).toMatchObject({ price: 250, next: null });
});

test("who looked at a stale page changes nothing, and is asked to look again; the same asked twice is so", async () => {
  const shown = stampOf(await listed());
  expect(await price({ price: 280, shown })).toMatchObject({ ok: true });
  expect(await price({ price: 280, shown })).toMatchObject({ ok: true });
  expect(await price({ price: 270, shown })).toMatchObject(refused("shop/terms_changed"));
  expect(await setTerms(keeper, { productId: id, shown, memberLimit: 2 })).toMatchObject(refused("shop/terms_changed"));
  expect(await price({ price: 270 }, anna)).toMatchObject(refused("staff/not_allowed"));
  expect(await listed()).toMatchObject({ price: 280, memberLimit: null });
});

test("two of the staff at once: one price is set, the other is told", async () => {
  const shown = stampOf(await listed());
  const answers = await Promise.all([210, 220, 230, 240].map((one) => price({ price: one, shown })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.ok ? [] : answer.error.code))).toEqual(
    Array(3).fill("shop/terms_changed"),
  );
});

test("limit and day change while it is sold", async () => {
  expect(await terms({ memberLimit: 1 })).toMatchObject({ ok: true });
  expect(await buyAt(PRICE)).toMatchObject({ ok: true });
  expect(await buyAt(PRICE)).toMatchObject({ error: { code: "shop/limit", data: { limit: 1, left: 0 } } });
  const soon = Date.now() + HOUR;
  expect(await terms({ releaseAt: soon })).toMatchObject({ ok: true });
  expect(await audited("shop/terms_set")).toMatchObject({ memberLimit: null, releaseAt: soon });
  expect(await buyAt(PRICE)).toMatchObject({ error: { code: "shop/not_yet", data: { at: soon } } });
  expect(await terms({})).toMatchObject({ ok: true });
  expect(await buyAt(PRICE)).toMatchObject({ ok: true });
});

test("a day that is over is a slip: nothing holds at once because of it, but for what was so a moment ago", async () => {
  const lastYear = Date.now() - 365 * 24 * HOUR;
  expect(await terms({ releaseAt: Date.now() + 24 * HOUR })).toMatchObject({ ok: true });
  expect(await terms({ releaseAt: lastYear })).toMatchObject(refused("shop/moment_over"));
  expect(await buyAt(PRICE)).toMatchObject({ error: { code: "shop/not_yet" } });
  expect(await price({ price: 250, from: lastYear })).toMatchObject(refused("shop/moment_over"));
  expect(await price({ price: PRICE, from: lastYear })).toMatchObject(refused("shop/moment_over"));
  expect(await listed()).toMatchObject({ price: PRICE, next: null });
  // Chosen as now, and sent a little later.
  expect(await terms({ releaseAt: Date.now() - 60_000 })).toMatchObject({ ok: true });
  expect(await price({ price: 250, from: Date.now() - 60_000 })).toMatchObject({ ok: true, value: { at: null } });
});

test("a reprint of any size comes at any time, at the price that holds", async () => {
  const key = newId();
  const print = () => reprintProduct(keeper, { key, productId: id, printRun: 7 });
  expect(await print()).toMatchObject({ ok: true, value: { printed: 7 } });
  expect(await print()).toMatchObject({ ok: true, value: { printed: 7 } });
  expect(await listed()).toMatchObject({ price: PRICE, available: 27, printRun: 27 });
  expect(await reprintProduct(keeper, { key: newId(), productId: id })).toMatchObject(refused("shop/not_sold_out"));
  expect((await reconcile()).findings).toEqual([]);
});

test("the house's own reprint raises the price that holds, and leaves what is announced", async () => {
  const small = await (async () => {
    await putAside(id);
    return makeProduct(keeper, 2);
  })();
  const at = Date.now() + 2 * RISE_TOLD;
  const shown = async () => stampOf((await listProducts()).find((one) => one.id === small)!);
  await setPrice(keeper, { productId: small, shown: await shown(), price: 400, from: at });
  await buyPacks(anna, await purchaseOf(anna, small, 2));
  expect(await reprintProduct(keeper, { key: newId(), productId: small })).toMatchObject({ ok: true });
  expect((await listProducts()).find((one) => one.id === small)).toMatchObject({
    price: 330,
    next: { price: 400, at },
  });
  await putAside(small);
});

test("why a product was withdrawn stays with it and in the audit; a product that comes back begins anew", async () => {
  await price({ price: 200, from: Date.now() + HOUR });
  const reason = "Its sheets had a slip.";
  expect(await withdrawProduct(keeper, { key: newId(), productId: id, reason })).toMatchObject({ ok: true });
  expect(await prisma().product.findUnique({ where: { id } })).toMatchObject({ withdrawnReason: reason });
  expect(await audited("shop/withdrawn")).toMatchObject({ destroyed: 20, reason });
  expect(await setPrice(keeper, { productId: id, shown: "", price: 100 })).toMatchObject(
    refused("shop/unknown_product"),
  );
  expect(await makeProduct(keeper, 5)).toBe(id);
  expect(await listed()).toMatchObject({ price: PRICE, next: null, available: 5 });
  expect(await prisma().product.findUnique({ where: { id } })).toMatchObject({ withdrawnReason: null });
});
