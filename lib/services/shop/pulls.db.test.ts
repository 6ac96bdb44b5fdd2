import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, closedPacks, fund, makeProduct, putAside } from "@/lib/build/testing/shop";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { listBatch } from "./list-packs";
import { openPack } from "./open-pack";
import { openPacks } from "./open-packs";
import { pullPicture } from "./pull-picture";
import { readPull } from "./read-pull";
import { isShared, sharePull } from "./share-pull";

afterAll(closePool);
let keeper: Member;
let anna: Member;
let product: string;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  anna = await makeMember("anna");
  await fund(anna, 100_000);
  product = await makeProduct(keeper, 100);
});
afterAll(() => putAside(product));

const refused = (code: string) => ({ ok: false, error: { code } });

test("an opened pack is shown to others once its owner wishes so, and no longer than that", async () => {
  const [id = ""] = await buy(anna, product);
  const show = (who: Member | null, shared = true) => sharePull(who, { pack: id, shared });
  // A closed one has no page, whoever asks.
  expect(await show(anna)).toMatchObject(refused("shop/no_such_pack"));
  const opening = await openPack(anna, id);
  if (!opening.ok) throw new Error(opening.error.code);
  expect([await readPull(id), await pullPicture(id), await isShared(id)]).toEqual([null, null, false]);
  const bert = await makeMember("bert");
  expect(await show(bert)).toMatchObject(refused("shop/no_such_pack"));
  expect(await show(null)).toMatchObject(refused("shop/sign_in"));
  expect(await show({ ...anna, guest: true })).toMatchObject(refused("shop/members_only"));
  expect(await readPull(id)).toBe(null);

  for (let again = 0; again < 2; again++) expect(await show(anna)).toEqual({ ok: true, value: { shared: true } });
  const pull = await readPull(id);
  expect(pull).toMatchObject({ id, nick: anna.nick, cards: opening.value.cards });
  // What it shows is all that it tells: neither secret nor price nor ids of people.
  expect(Object.keys(pull ?? {}).sort()).toEqual(["cards", "game", "id", "nick", "openedAt", "product", "productId"]);
  expect(JSON.stringify(pull)).not.toContain(opening.value.secret);
  const picture = await pullPicture(id);
  expect(await sharp(picture ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });

  expect(await show(bert, false)).toMatchObject(refused("shop/no_such_pack"));
  expect(await isShared(id)).toBe(true);
  await show(anna, false);
  expect([await readPull(id), await pullPicture(id)]).toEqual([null, null]);
});

test("there is no pull of what is no pack", async () => {
  for (const id of ["", "x", "\u0000", "../x", "a".repeat(5000)]) expect(await readPull(id)).toBe(null);
});

test("several packs are opened in one go; asked again, the same is answered", async () => {
  await buy(anna, product, 6);
  const packs = (await closedPacks(anna)).map(({ id }) => id);
  const [some, others] = [packs.slice(0, 4), packs.slice(2)];
  const opened = await openPacks(anna, some);
  if (!opened.ok) throw new Error(opened.error.code);
  expect(opened.value.map(({ pack }) => pack)).toEqual(some);
  const again = await openPacks(anna, others);
  if (!again.ok) throw new Error(again.error.code);
  expect(again.value.slice(0, 2)).toEqual(opened.value.slice(2));
  expect(await closedPacks(anna)).toEqual([]);
  // A card is the owner's first copy in one of them at most.
  const firsts = [...opened.value, ...again.value.slice(2)].flatMap(({ cards }) =>
    cards.filter(({ first }) => first).map(({ number }) => number),
  );
  expect(new Set(firsts).size).toBe(firsts.length);
  expect((await reconcile()).findings).toEqual([]);
});

test("a page of packs stays the same page while they open, whatever else was opened or is closed", async () => {
  await buy(anna, product, 8);
  const ids = (await closedPacks(anna)).map(({ id }) => id);
  const [first = "", second = ""] = ids;
  // One among them was opened by itself before.
  await openPack(anna, ids[3] ?? "");
  const batch = ids.filter((_, i) => i !== 3).slice(0, 4);
  const listed = async (from = first, most = 4) =>
    (await listBatch(anna, from, most)).map(({ id, opening }) => [id, opening !== null]);
  for (let opened = 0; opened <= batch.length; opened++) {
    expect(await listed()).toEqual(batch.map((id, i) => [id, i < opened]));
    if (opened < batch.length) await openPack(anna, batch[opened] ?? "");
  }
  // The one that comes first need not be the oldest; without a number there are all that are left.
  const [six = "", seven = "", eight = ""] = ids.slice(5);
  expect(await listed(seven, 2)).toEqual([seven, six].map((id) => [id, false]));
  expect(await listed(six, 0)).toEqual([six, seven, eight].map((id) => [id, false]));
  const bert = await makeMember("bert");
  for (const nothing of ["", "\u0000", "x"]) expect(await listed(nothing)).toEqual([]);
  expect(await listBatch(bert, second, 4)).toEqual([]);
  await openPacks(anna, ids);
});

test("others' packs stay closed, also among one's own", async () => {
  const bert = await makeMember("bert");
  await fund(bert, 1000);
  const [theirs = ""] = await buy(bert, product);
  const [mine = ""] = await buy(anna, product);
  expect(await openPacks(anna, [theirs, mine])).toMatchObject(refused("shop/no_such_pack"));
  expect(await openPacks(anna, [mine, theirs])).toMatchObject({ ok: true, value: [{ pack: mine }] });
  expect(await closedPacks(bert)).toHaveLength(1);
  expect(await openPacks(null, [mine])).toMatchObject(refused("shop/sign_in"));
});
