import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { CARD, dealCards } from "@/lib/build/testing/market";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { readCollection } from "../collection/read-collection";
import { readCopies } from "../decks/read-copies";
import { DOORS } from "../doors";
import { type Asking, enter } from "../doors/door";
import { readPurse } from "../ledger/open-purse";
import { readStatement } from "../ledger/read-statement";
import { reconcile } from "../ledger/reconcile";
import { listOpenedPacks, listPiles } from "../shop/list-packs";
import { openPack } from "../shop/open-pack";
import { beginEgo } from "./begin-ego";
import { endEgo } from "./end-ego";
import { readEgo } from "./read-ego";
import { switchEgo } from "./switch-ego";

afterAll(closePool);

/** What each begins with, in cents. */
const START = 4_000;

let anna: Member;
let bert: Member;
let product: string;
beforeEach(async () => {
  await emptyLedger();
  const keeper: Member = { ...(await makeMember("keeper")), roles: ["salesman"] };
  [anna, bert] = (await Promise.all(["anna", "bert"].map(makeMember))) as [Member, Member];
  for (const member of [anna, bert]) await fund(member, START);
  product = await makeProduct(keeper, 50);
});

const sound = async () => expect((await reconcile()).findings).toEqual([]);
const begin = (member: Member, amount: number, key = newId()) => beginEgo(member, { key, amount });
const end = (member: Member, key = newId()) => endEgo(member, { key });
const own = async ({ id }: Member, kind: "purse" | "sealed-purse") =>
  Number(
    (
      await prisma().holding.findUnique({
        where: { accountId_asset: { accountId: accountOf(kind, id), asset: COIN } },
      })
    )?.balance ?? 0,
  );
const countOf = async (member: Member) =>
  (await readCollection(member, "five-dyes")).held.reduce((sum, { have }) => sum + have, 0);

describe("an alter ego", () => {
  test("has its own money, packs and cards; everything comes back at its end", async () => {
    await dealCards(anna, { [CARD]: 3 });
    const [kept] = await buy(anna, product);
    expect(await begin(anna, 2 * PRICE + 100)).toMatchObject({ ok: true });
    expect(await readPurse(anna)).toBe(2 * PRICE + 100);
    expect(await countOf(anna)).toBe(0);
    expect(await listPiles(anna)).toEqual([]);
    // What is one's own is not the ego's to open.
    expect(await openPack(anna, kept!)).toMatchObject({ error: { code: "shop/no_such_pack" } });
    const packs = await buy(anna, product, 2);
    expect(await readPurse(anna)).toBe(100);
    expect(await own(anna, "purse")).toBe(START - PRICE - 2 * PRICE - 100);
    const opened = await openPack(anna, packs[0]!);
    expect(opened.ok).toBe(true);
    expect(await countOf(anna)).toBe(11);
    const copies = await readCopies(pool(), anna.id, "five-dyes");
    expect(copies(CARD).have).toBe(
      (await readCollection(anna, "five-dyes")).held.find(({ number }) => number === CARD)?.have ?? 0,
    );
    expect((await readStatement(anna, {})).map(({ kind }) => kind)).toEqual([
      "shop/open",
      "shop/purchase",
      "ego/start",
    ]);
    await sound();

    expect(await switchEgo(anna, { on: false })).toMatchObject({ ok: true });
    expect([await readPurse(anna), await countOf(anna)]).toEqual([START - 3 * PRICE - 100, 3]);
    expect(await openPack(anna, packs[1]!)).toMatchObject({ error: { code: "shop/no_such_pack" } });
    expect(await readEgo(anna)).toEqual({ isOn: false, money: 100, cards: 11, packs: 1 });
    await sound();

    const key = newId();
    const back = await end(anna, key);
    expect(back).toMatchObject({ value: { money: 100, cards: 11, packs: 1 } });
    expect(await end(anna, key)).toEqual(back);
    expect(await readEgo(anna)).toBeNull();
    expect([await readPurse(anna), await countOf(anna)]).toEqual([START - 3 * PRICE, 14]);
    expect(await openPack(anna, packs[1]!)).toMatchObject({ ok: true });
    expect(await openPack(anna, kept!)).toMatchObject({ ok: true });
    // What the ego opened is remembered.
    expect((await listOpenedPacks(anna)).map(({ id }) => id).toSorted()).toEqual([kept, ...packs].toSorted());
    await sound();
  });

  test("begins with money that one has, as oneself; a key moves it once; what it had stays with it", async () => {
    expect(await begin(anna, START + 1)).toMatchObject({ error: { code: "ego/too_poor", data: { has: START } } });
    expect(await readEgo(anna)).toBeNull();
    expect(await begin({ ...anna, guest: true }, 1)).toMatchObject({ error: { code: "ego/members_only" } });
    expect(await beginEgo(null, { key: newId(), amount: 1 })).toMatchObject({ error: { code: "ego/sign_in" } });
    const key = newId();
    for (let i = 0; i < 2; i++) expect(await begin(anna, 500, key)).toMatchObject({ ok: true });
    expect(await readPurse(anna)).toBe(500);
    expect(await begin(anna, 100)).toMatchObject({ error: { code: "ego/is_on" } });
    await switchEgo(anna, { on: false });
    expect(await begin(anna, 100)).toMatchObject({ ok: true });
    expect([await readPurse(anna), await own(anna, "purse")]).toEqual([600, START - 600]);
    await sound();
  });

  test("is one's own: nobody ends or plays another's", async () => {
    await begin(anna, 500);
    expect(await end(bert)).toMatchObject({ error: { code: "ego/none" } });
    expect(await switchEgo(bert, { on: true })).toMatchObject({ error: { code: "ego/none" } });
    expect(await switchEgo(null, { on: true })).toMatchObject({ error: { code: "ego/sign_in" } });
    expect(await endEgo(null, { key: newId() })).toMatchObject({ error: { code: "ego/sign_in" } });
    expect(await readPurse(bert)).toBe(START);
    await sound();
    await prisma().ego.delete({ where: { userId: anna.id } });
    expect((await reconcile()).findings.map(({ check }) => check)).toEqual(["what lies apart is an alter ego's"]);
    await prisma().ego.create({ data: { userId: anna.id, isOn: true } });
    expect(await readEgo(anna)).toEqual({ isOn: true, money: 500, cards: 0, packs: 0 });
  });

  test("buys and is ended at once: every coin, card and pack is somewhere", async () => {
    await begin(anna, 10 * PRICE);
    const asks = [...Array.from({ length: 6 }, () => buy(anna, product).catch(() => null)), end(anna)];
    await Promise.all(asks);
    expect(await readEgo(anna)).toBeNull();
    expect(await own(anna, "sealed-purse")).toBe(0);
    await sound();
  });
});

/** What an alter ego may not do: buy from members, sell, register, give; and stake a tournament's prizes. */
const SHUT = [
  ...["auctions/bid", "auctions/open", "collection/register-set", "market/buy-basket", "market/list-many"],
  ...[
    "market/place-order",
    "tournaments/create",
    "trades/change",
    "trades/confirm",
    "trades/give",
    "trades/open",
    "trades/propose-swap",
  ],
];

test("the doors of what an alter ego may not do are shut to it, and to it alone", async () => {
  const doors = Object.values(DOORS).flatMap((room) => Object.values(room));
  const shut = doors.filter((door) => "ego" in door && door.ego === "shut");
  expect(shut.map(({ name }) => name).sort()).toEqual([...SHUT].sort());
  await begin(anna, 500);
  const asking = (member: Member) =>
    ({
      member,
      session: { id: newId(), provedAt: null },
      address: "127.0.0.1",
      deviceId: newId(),
    }) as unknown as Asking;
  for (const door of shut) {
    // Anything that its schema takes comes so far.
    const open = {
      ...door,
      input: { safeParse: (data: unknown) => ({ success: true, data }) },
    } as unknown as Parameters<typeof enter>[0];
    const told = { ...open, run: async () => ({ ok: true as const, value: "came in" }) };
    expect([door.name, await enter(told, asking(anna), {})]).toEqual([
      door.name,
      { ok: false, error: { code: "ego/shut" } },
    ]);
    expect([door.name, await enter(told, asking(bert), {})]).toEqual([door.name, { ok: true, value: "came in" }]);
  }
});
