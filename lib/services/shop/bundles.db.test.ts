import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { closedPacks, fund, purchaseOf, putAside } from "@/lib/build/testing/shop";
import type { BuyBundle } from "@/lib/contracts/shop";
import { AddBundle } from "@/lib/contracts/shop-staff";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { readPurse } from "../ledger/open-purse";
import { readStatement } from "../ledger/read-statement";
import { reconcile } from "../ledger/reconcile";
import { addBundle } from "./add-bundle";
import { addProduct } from "./add-product";
import { buyBundle } from "./buy-bundle";
import { buyPacks } from "./buy-packs";
import { listBundles } from "./list-bundles";
import { listProducts } from "./list-products";
import { openPack } from "./open-pack";
import { stampOf } from "./product-terms";
import { setPrice } from "./set-price";
import { setTerms } from "./set-terms";
import { showOffer } from "./show-offer";
import { withdrawBundle } from "./withdraw-bundle";
import { withdrawProduct } from "./withdraw-product";

/** Several products together: three packs and a deck. */

afterAll(closePool);

const [PACK, DECK, PRICE] = [300, 600, 1_200];
let keeper: Member;
let anna: Member;
let pack: string;
let deck: string;
let bundleId: string;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
const add = async (type: string, printRun: number, price: number) => {
  const added = await addProduct(keeper, { key: newId(), game: "five-dyes", set: "WC", type, printRun, price });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.productId;
};
const parts = () => [
  { productId: pack, count: 3, unitPrice: 250 },
  { productId: deck, count: 1, unitPrice: 450 },
];
beforeEach(async () => {
  anna = await makeMember("anna");
  await fund(anna, 5_000);
  [pack, deck] = [await add("booster", 20, PACK), await add("starter", 4, DECK)];
  const added = await addBundle(keeper, { name: `Beginner ${newId()}`, parts: parts() });
  if (!added.ok) throw new Error(added.error.code);
  ({ bundleId } = added.value);
  return async () => {
    await prisma().bundle.updateMany({ data: { withdrawnAt: new Date() } });
    await putAside(pack);
    await putAside(deck);
  };
});

const listed = async () => (await listBundles(await listProducts())).find(({ id }) => id === bundleId);
const request = async (member: Member, change: Partial<BuyBundle> = {}): Promise<BuyBundle> => {
  const offer = await showOffer(member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  return { key: newId(), bundleId, price: PRICE, first, commitment: commitments[0] ?? "", share: "mine", ...change };
};
const refusal = async (member: Member | null, change: Partial<BuyBundle> = {}) => {
  const answer = await buyBundle(member, await request(anna, change));
  return answer.ok ? "bought" : answer.error;
};
const sound = async () => expect((await reconcile()).findings).toEqual([]);

test("is shown with its price, what it saves, and as many as the scarcest part allows", async () => {
  expect(await listed()).toMatchObject({ price: PRICE, saves: 300, available: 4, comesAt: null });
  await buyPacks(anna, await purchaseOf(anna, pack, 15));
  expect(await listed()).toMatchObject({ available: 1 });
});

test("is bought whole: a purchase a part, in one transaction, with the packs that were promised", async () => {
  const offer = await showOffer(anna);
  const asked = await request(anna);
  const bought = await buyBundle(anna, asked);
  expect(bought).toMatchObject({ ok: true, value: { productId: bundleId, quantity: 4, paid: PRICE, tickets: 0 } });
  expect(await buyBundle(anna, asked)).toEqual(bought);
  expect(await readPurse(anna)).toBe(5_000 - PRICE);
  const packs = await closedPacks(anna);
  if (!bought.ok || !offer.ok) throw new Error("It was not bought.");
  expect(packs.map(({ id }) => id).toSorted()).toEqual([...bought.value.packs].toSorted());
  expect(packs.map(({ commitment }) => commitment)).toEqual(offer.value.commitments.slice(0, 4));
  const purchases = await prisma().purchase.findMany({ where: { userId: anna.id }, orderBy: { quantity: "desc" } });
  expect(purchases).toMatchObject([
    { productId: pack, quantity: 3, unitPrice: 250 },
    { productId: deck, quantity: 1, unitPrice: 450 },
  ]);
  const lines = (await readStatement(anna, { part: "shop" })).filter(({ kind }) => kind === "shop/purchase");
  expect(lines.map(({ memo, coins }) => [memo.bundle, memo.order, coins])).toEqual([
    [bundleId, lines[1]?.id, -450],
    [bundleId, lines[1]?.id, -750],
  ]);
  for (const { id } of packs) expect(await openPack(anna, id)).toMatchObject({ ok: true });
  await sound();
});

test("that cannot be is told plainly, and nothing is taken", async () => {
  expect(await refusal(null)).toEqual({ code: "shop/sign_in" });
  expect(await refusal({ ...anna, guest: true })).toEqual({ code: "shop/members_only" });
  expect(await refusal(anna, { bundleId: "none" })).toEqual({ code: "shop/unknown_product" });
  expect(await refusal(anna, { price: PRICE - 1 })).toMatchObject({ code: "shop/price_changed" });
  expect(await refusal(anna, { commitment: "0".repeat(64) })).toMatchObject({ code: "shop/offer_moved" });
  expect(await refusal(anna, { contents: ["0".repeat(64)] })).toEqual({ code: "shop/sheets_changed" });
  await fund(anna, PRICE - 1);
  expect(await refusal(anna)).toEqual({ code: "shop/too_poor", data: { needs: PRICE, has: PRICE - 1 } });
  await fund(anna, 10_000);
  const shown = async (id: string) => stampOf((await listProducts()).find((one) => one.id === id)!);
  await setTerms(keeper, { productId: pack, shown: await shown(pack), memberLimit: 2 });
  expect(await refusal(anna)).toEqual({ code: "shop/limit", data: { limit: 2, left: 2 } });
  const soon = Date.now() + 3_600_000;
  await setTerms(keeper, { productId: pack, shown: await shown(pack), releaseAt: soon });
  expect(await listed()).toMatchObject({ comesAt: soon });
  expect(await refusal(anna)).toEqual({ code: "shop/not_yet", data: { at: soon } });
  await setTerms(keeper, { productId: pack, shown: await shown(pack) });
  await buyPacks(anna, await purchaseOf(anna, deck, 4, DECK));
  expect(await refusal(anna)).toEqual({ code: "shop/sold_out" });
  expect([await readPurse(anna), (await closedPacks(anna)).length]).toEqual([10_000 - 4 * DECK, 4]);
  await withdrawProduct(keeper, { key: newId(), productId: deck, reason: "of the test" });
  expect(await refusal(anna)).toEqual({ code: "shop/unknown_product" });
  expect(await listed()).toBeUndefined();
  await sound();
});

test("twelve want the last four: four get one whole, nobody a part", async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember("buyer")));
  for (const member of members) await fund(member, 2_000);
  const asked = await Promise.all(members.map((member) => request(member)));
  const answers = await Promise.all(members.map((member, i) => buyBundle(member, asked[i]!)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await Promise.all(members.map(async (member) => (await closedPacks(member)).length))).toEqual(
    answers.map(({ ok }) => (ok ? 4 : 0)),
  );
  await sound();
});

test("is put together by salesmen, from what is for sale, cheaper than its parts, once of a name, and withdrawn with why", async () => {
  const other = { name: "Two and one", parts: parts() };
  const code = async (change: Partial<typeof other>, actor: Member | null = keeper) => {
    const answer = await addBundle(actor, { ...other, ...change });
    return answer.ok ? "added" : answer.error.code;
  };
  expect(await code({}, anna)).toBe("staff/not_allowed");
  expect(await code({ parts: [{ productId: "none", count: 2, unitPrice: 1 }] })).toBe("shop/unknown_product");
  expect(await code({ parts: [{ productId: pack, count: 2, unitPrice: PACK }] })).toBe("bundle/saves_nothing");
  const at = await Promise.all([code({}), code({ name: "TWO and one" }), code({})]);
  expect(at.toSorted()).toEqual(["added", "bundle/name_taken", "bundle/name_taken"]);
  expect(await withdrawBundle(anna, { bundleId, reason: "no right" })).toMatchObject({ ok: false });
  expect(await withdrawBundle(keeper, { bundleId, reason: "It sold too well." })).toMatchObject({ ok: true });
  expect(await withdrawBundle(keeper, { bundleId, reason: "again" })).toMatchObject({
    error: { code: "bundle/unknown" },
  });
  expect(await refusal(anna)).toEqual({ code: "shop/unknown_product" });
  const last = await prisma().auditLog.findFirst({
    where: { action: "shop/bundle_withdrawn" },
    orderBy: { at: "desc" },
  });
  expect(last?.data).toMatchObject({ reason: "It sold too well." });
});

test("keeps its price when a part's changes; what it saves is reckoned anew", async () => {
  const product = (await listProducts()).find((one) => one.id === pack);
  if (!product) throw new Error("It is not listed.");
  await setPrice(keeper, { productId: pack, shown: stampOf(product), price: 100 });
  expect(await listed()).toMatchObject({ price: PRICE, saves: 0 });
});

test.each([
  [{ name: "ab" }, "name"],
  [{ parts: [] }, "parts"],
  [{ parts: [{ productId: "a", count: 1, unitPrice: 5 }] }, "parts"],
  [
    {
      parts: [
        { productId: "a", count: 19, unitPrice: 5 },
        { productId: "b", count: 2, unitPrice: 5 },
      ],
    },
    "parts",
  ],
  [
    {
      parts: [
        { productId: "a", count: 1, unitPrice: 5 },
        { productId: "a", count: 2, unitPrice: 5 },
      ],
    },
    "parts",
  ],
  [{ parts: [{ productId: "a", count: 2, unitPrice: 0 }] }, "parts"],
])("%j is no bundle", (change, field) => {
  const good = { name: "Good", parts: [{ productId: "a", count: 2, unitPrice: 5 }] };
  expect(AddBundle.safeParse(good).success).toBe(true);
  const read = AddBundle.safeParse({ ...good, ...change });
  expect(read.error?.issues[0]?.path[0]).toBe(field);
});
