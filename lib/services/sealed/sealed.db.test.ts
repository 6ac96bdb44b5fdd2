import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import type { HoldSealed } from "@/lib/contracts/sealed";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { deckOf, hashOf } from "@/lib/engine/ccg/decks/deck";
import { cardsOfPack, PackContents, packCommitment } from "@/lib/engine/ccg/factory/prove-pack";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { accountOf, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { stored } from "../decks/own-deck";
import { beginEgo } from "../egos/begin-ego";
import { seedFormats } from "../formats/seed-formats";
import { readPurse } from "../ledger/open-purse";
import { reconcile } from "../ledger/reconcile";
import { showOffer } from "../shop/show-offer";
import { enterSealed } from "./enter-event";
import { holdSealed } from "./hold-event";
import { lockDueDecks, lockSealed } from "./lock-deck";
import { readBuiltFor } from "./read-building";
import { listSealed, lockedSealedDeck, readSealed } from "./read-event";

afterAll(closePool);

const START = 4_000;
let anna: Member;
let bert: Member;
let product: string;
beforeEach(async () => {
  await emptyLedger();
  await seedFormats();
  const keeper: Member = { ...(await makeMember("keeper")), roles: ["salesman"] };
  [anna, bert] = (await Promise.all(["anna", "bert"].map(makeMember))) as [Member, Member];
  for (const member of [anna, bert]) await fund(member, START);
  product = await makeProduct(keeper, 50);
});

const sound = async () => expect((await reconcile()).findings).toEqual([]);
const vat = fiveDyes().cards.find(({ name }) => name === "Woad Vat")!.number;

async function held(changes: Partial<HoldSealed> = {}): Promise<string> {
  const made = await holdSealed(anna, {
    ...{ name: "Evening of packs", productId: product, packs: 2, keep: false, format: null, minutes: 30, hours: 24 },
    ...changes,
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
async function entryOf(member: Member, eventId: string, share = "mine") {
  const offer = await showOffer(member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  return { input: { eventId, first, commitment: commitments[0]!, share }, commitments };
}
const enter = async (member: Member, eventId: string) => enterSealed(member, (await entryOf(member, eventId)).input);
const own = async (member: Member, eventId: string) => (await readSealed(member, eventId))!.own!;

/** Saves a deck of the first cards that were opened, with basic cards, as the editor would. */
async function build(member: Member, eventId: string, { cards = 16, vats = 16 } = {}): Promise<string> {
  const { packs, deckId } = await own(member, eventId);
  const opened = packs.flatMap((pack) => pack.cards);
  const deck = deckOf([
    { part: "deck", rows: [...opened.slice(0, cards).map((number) => [number, 1] as const), [vat, vats]] },
    { part: "sideboard", rows: opened.slice(cards).map((number) => [number, 1] as const) },
  ]);
  await prisma().deck.update({ where: { id: deckId! }, data: { cards: stored(deck) } });
  return hashOf(deck);
}
const timeIsUp = (eventId: string) =>
  pool().query(`UPDATE "SealedEntry" SET "dueAt" = now() - interval '1 second' WHERE "eventId" = $1`, [eventId]);

describe("a sealed event", () => {
  test("opens packs as they were promised, builds a deck of them, and locks it by its hash", async () => {
    const id = await held({ format: "Sealed" });
    const { input, commitments } = await entryOf(bert, id);
    const entered = await enterSealed(bert, input);
    expect(entered).toMatchObject({ ok: true });
    expect(await enterSealed(bert, input)).toEqual(entered);
    const { packs, contents } = {
      packs: (await own(bert, id)).packs,
      contents: (await readSealed(bert, id))!.contents,
    };
    const sheets = PackContents.parse((await prisma().sheets.findUniqueOrThrow({ where: { hash: contents } })).body);
    for (const [i, { secret, cards }] of packs.entries()) {
      expect(packCommitment(secret)).toBe(commitments[i]);
      expect(cardsOfPack(sheets, secret, "mine")).toEqual(cards);
    }
    // What was opened is never opened again.
    const next = await showOffer(bert);
    expect(next).toMatchObject({ value: { first: input.first + 2 } });
    expect(await readPurse(bert)).toBe(START);

    const hash = await build(bert, id);
    const lock = (member: Member, said: string) => lockSealed(member, { eventId: id, hash: said });
    expect(await lock(bert, hashOf([]))).toMatchObject({ error: { code: "deck/changed" } });
    expect(await lock(bert, hash)).toEqual({ ok: true, value: { hash } });
    expect(await lock(bert, hash)).toMatchObject({ error: { code: "sealed/not_building" } });
    // What is done to the deck later changes nothing.
    await build(bert, id, { cards: 3 });
    expect((await lockedSealedDeck(id, bert.id))?.hash).toBe(hash);
    expect((await readSealed(null, id))!.entrants).toMatchObject([{ nick: bert.nick, hash }]);
    await sound();
  });

  test("takes no deck that is not of what was opened, not legal, or empty", async () => {
    const id = await held({ format: "Sealed" });
    await enter(bert, id);
    const lock = async (hash: string) => lockSealed(bert, { eventId: id, hash });
    const { building, deckId } = await own(bert, id);
    expect(await lock(building!.hash)).toMatchObject({ error: { code: "sealed/empty" } });
    expect(await lock(await build(bert, id, { vats: 3 }))).toMatchObject({ error: { code: "sealed/not_legal" } });
    const opened = (await own(bert, id)).packs.flatMap(({ cards }) => cards);
    const scarce = opened.find((card) => card !== vat && opened.filter((other) => other === card).length < 3)!;
    const stranger = deckOf([
      {
        part: "deck",
        rows: [
          [scarce, 3],
          [vat, 40],
        ],
      },
    ]);
    await prisma().deck.update({ where: { id: deckId! }, data: { cards: stored(stranger) } });
    expect(await lock(hashOf(stranger))).toMatchObject({ error: { code: "sealed/beyond_pool" } });
    await prisma().deck.update({ where: { id: deckId! }, data: { deletedAt: new Date() } });
    expect(await lock(hashOf(stranger))).toMatchObject({ error: { code: "sealed/no_deck" } });
  });

  test("ends for each by their own clock: what is saved is locked, and what cannot be played is none", async () => {
    const id = await held({ format: "Sealed" });
    for (const member of [anna, bert]) await enter(member, id);
    const hash = await build(anna, id);
    expect(await readBuiltFor(anna, (await own(anna, id)).deckId!)).toMatchObject({ format: "Sealed" });
    expect(await lockDueDecks()).toBe(0);
    await timeIsUp(id);
    expect(await lockSealed(anna, { eventId: id, hash })).toMatchObject({ error: { code: "sealed/too_late" } });
    expect(await lockDueDecks()).toBe(2);
    expect(await lockDueDecks()).toBe(0);
    expect((await lockedSealedDeck(id, anna.id))?.hash).toBe(hash);
    expect(await lockedSealedDeck(id, bert.id)).toBeNull();
    expect((await readSealed(null, id))!.entrants.map(({ lockedAt }) => lockedAt !== null)).toEqual([true, true]);
  });

  test("nobody sees another's packs or deck, nor locks for them", async () => {
    const id = await held();
    await enter(bert, id);
    const hash = await build(bert, id);
    expect(await lockSealed(anna, { eventId: id, hash })).toMatchObject({ error: { code: "sealed/not_building" } });
    expect(await lockSealed(null, { eventId: id, hash })).toMatchObject({ error: { code: "sealed/sign_in" } });
    for (const who of [anna, null]) {
      const seen = (await readSealed(who, id))!;
      expect(seen.own).toBeNull();
      expect(Object.keys(seen.entrants[0]!).sort()).toEqual(["deckName", "dueAt", "hash", "lockedAt", "nick"]);
    }
    const { deckId, packs, dueAt } = await own(bert, id);
    // The deck knows what it is built for, to its owner alone.
    const built = await readBuiltFor(bert, deckId!);
    expect(built).toMatchObject({ eventId: id, dueAt, isLocked: false, format: null });
    expect(built!.cards).toHaveLength(packs.flatMap(({ cards }) => cards).length);
    for (const other of [anna, null]) expect(await readBuiltFor(other, deckId!)).toBeNull();
    expect(await prisma().deck.findUnique({ where: { id: deckId! } })).toMatchObject({
      userId: bert.id,
      public: false,
    });
  });

  test("whose cards are kept is paid as in the shop, once, and the cards are in the binder", async () => {
    const id = await held({ keep: true });
    const stock = async () =>
      Number(
        (
          await prisma().holding.findUnique({
            where: { accountId_asset: { accountId: SHOP, asset: packAsset(product) } },
          })
        )?.balance,
      );
    const before = await stock();
    const { input } = await entryOf(bert, id);
    const answers = await Promise.all([enterSealed(bert, input), enterSealed(bert, input)]);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(answers[1]).toEqual(answers[0]);
    expect([await readPurse(bert), await stock()]).toEqual([START - 2 * PRICE, before - 2]);
    const cards = await prisma().holding.findMany({
      where: { accountId: accountOf("binder", bert.id), asset: { startsWith: "card:" } },
    });
    expect(cards.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(22);
    await sound();
    const check = "sealed packs were paid, and gave their cards";
    for (const [change, back] of [
      [`price = price + 1`, `price = price - 1`],
      [`packs = packs + 1`, `packs = packs - 1`],
    ]) {
      await pool().query(`UPDATE "SealedEvent" SET ${change} WHERE id = $1`, [id]);
      expect((await reconcile()).findings.map((one) => one.check)).toEqual([check]);
      await pool().query(`UPDATE "SealedEvent" SET ${back} WHERE id = $1`, [id]);
    }

    await fund(anna, 2 * PRICE - 1);
    expect(await enter(anna, id)).toMatchObject({ error: { code: "sealed/too_poor" } });
    await fund(anna, START);
    await prisma().product.update({ where: { id: product }, data: { price: PRICE + 1 } });
    expect(await enter(anna, id)).toMatchObject({ error: { code: "sealed/price_changed" } });
    await prisma().product.update({ where: { id: product }, data: { price: PRICE, memberLimit: 1 } });
    expect(await enter(anna, id)).toMatchObject({ error: { code: "shop/limit" } });
    await prisma().product.update({ where: { id: product }, data: { memberLimit: null, withdrawnAt: new Date() } });
    expect(await enter(anna, id)).toMatchObject({ error: { code: "sealed/not_for_sale" } });
    // Nothing was begun, and no secret spent, for who was refused.
    expect(await readSealed(anna, id)).toMatchObject({ own: null, entered: 1 });
    expect(await prisma().deck.count({ where: { userId: anna.id } })).toBe(0);
    await sound();
  });

  test("an alter ego enters with its own money, into its own binder", async () => {
    const id = await held({ keep: true });
    await beginEgo(bert, { key: newId(), amount: 2 * PRICE + 1 });
    expect(await enter(bert, id)).toMatchObject({ ok: true });
    expect(await readPurse(bert)).toBe(1);
    const cards = await prisma().holding.findMany({ where: { accountId: accountOf("sealed-binder", bert.id) } });
    expect(cards.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(22);
    await sound();
  });
});

test("an event is of what is sold and in a format that there is; entries end; guests do neither", async () => {
  const hold = (changes: Partial<HoldSealed>, who: Member | null = anna) =>
    holdSealed(who, {
      ...{ name: "X", productId: product, packs: 1, keep: false, format: null, minutes: 30, hours: 1 },
      ...changes,
    });
  expect(await hold({ productId: "nothing" })).toMatchObject({ error: { code: "sealed/not_for_sale" } });
  expect(await hold({ format: "No such format" })).toMatchObject({ error: { code: "sealed/no_such_format" } });
  expect(await hold({}, null)).toMatchObject({ error: { code: "sealed/sign_in" } });
  expect(await hold({}, { ...anna, guest: true })).toMatchObject({ error: { code: "sealed/members_only" } });
  const id = await held();
  expect(await enter(bert, "nothing")).toMatchObject({ error: { code: "sealed/no_such_event" } });
  const { input } = await entryOf(bert, id);
  expect(await enterSealed({ ...bert, guest: true }, input)).toMatchObject({ error: { code: "sealed/members_only" } });
  expect(await enterSealed(bert, { ...input, first: input.first + 1 })).toMatchObject({
    error: { code: "shop/offer_moved" },
  });
  await pool().query(`UPDATE "SealedEvent" SET "closesAt" = now() - interval '1 hour' WHERE id = $1`, [id]);
  expect(await enterSealed(bert, input)).toMatchObject({ error: { code: "sealed/closed" } });
  expect((await listSealed()).map((event) => event.id)).toContain(id);
  for (let i = 0; i < 10; i++) expect(await hold({})).toMatchObject({ ok: true });
  expect(await hold({})).toMatchObject({ error: { code: "sealed/too_many" } });
});
