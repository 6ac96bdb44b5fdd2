import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { fund } from "@/lib/build/testing/shop";
import type { OpenDraft } from "@/lib/contracts/drafts";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { verifyDraft } from "@/lib/engine/ccg/draft/prove-draft";
import type { View } from "@/lib/engine/ccg/draft/view";
import { accountOf, COIN, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { reconcile } from "../ledger/reconcile";
import { seedProducts } from "../shop/seed-products";
import { playMove } from "../tables/play-move";
import { readTable } from "../tables/read-table";
import { tickTable } from "../tables/tick-tables";
import { makeDraftedDeck } from "./drafted-deck";
import { finishDesertedDrafts } from "./finish-deserted";
import { listDraftable } from "./list-draftable";
import { openDraft } from "./open-draft";
import { readDraftProof } from "./read-draft-proof";

afterAll(closePool);

let [anna, bert, carl]: Member[] = [];
beforeEach(async () => {
  await emptyLedger();
  await seedProducts();
  [anna, bert, carl] = await Promise.all(["anna", "bert", "carl"].map(makeMember));
  for (const member of [anna!, bert!, carl!]) await fund(member, 3_000);
});

const sound = async () => expect((await reconcile()).findings).toEqual([]);
async function held(account: string, asset: string): Promise<number> {
  const found = await prisma().holding.findUnique({ where: { accountId_asset: { accountId: account, asset } } });
  return Number(found?.balance ?? 0);
}
const purse = ({ id }: Member) => held(accountOf("purse", id), COIN);
async function cardsOf({ id }: Member): Promise<Map<number, number>> {
  const rows = await prisma().holding.findMany({
    where: { accountId: accountOf("binder", id), asset: { startsWith: "card:" }, balance: { gt: 0 } },
  });
  return new Map(rows.map(({ asset, balance }) => [Number(asset.split("/")[1]), Number(balance)]));
}
const booster = async () => (await listDraftable()).find(({ name }) => name === "The Woven City booster")!;
async function opened(host: Member, changes: Partial<OpenDraft> = {}): Promise<string> {
  const made = await openDraft(
    host,
    {
      ...{ productId: (await booster()).id, packs: 1, seconds: 60, seats: 2, bots: 0, keep: false },
      settings: { public: true, entry: "open" },
      ...changes,
    },
    "127.0.0.1",
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const tableAct = (tableId: string, { id: user }: Member, intent: object) =>
  playMove({ tableId, moveId: newId(), user, as: "visitor", request: { to: "table", intent } });
const sit = (tableId: string, member: Member, seat: number) =>
  tableAct(tableId, member, { type: "sit", seat, share: newId() });
const act = (tableId: string, { id: user }: Member, seat: number, intent: object) =>
  playMove({ tableId, moveId: newId(), user, as: seat as never, request: { to: "game", intent } });
const byClock = (tableId: string, intent: object) =>
  playMove({ tableId, moveId: newId(), user: null, as: "clock", request: { to: "game", intent } });
async function viewOf(tableId: string, member: Member | null): Promise<View> {
  const page = await readTable(member, tableId);
  return page?.joined.game as View;
}
/** A seat takes the first card of its pack. */
async function take(tableId: string, member: Member, seat: number) {
  const { mine } = await viewOf(tableId, member);
  return act(tableId, member, seat, { type: "pick", card: mine?.pack?.[0], nth: mine?.picks.length });
}
async function agree(tableId: string, members: readonly Member[], bots = 0): Promise<void> {
  for (const [i, member] of members.entries())
    expect(await act(tableId, member, i === 0 ? 0 : i + bots, { type: "agree" })).toMatchObject({ ok: true });
}
async function begun(members: readonly Member[], changes: Partial<OpenDraft> = {}): Promise<string> {
  const bots = changes.bots ?? 0;
  const id = await opened(members[0]!, { seats: members.length + bots, ...changes });
  // Bots sit from the second seat on.
  for (const [i, member] of members.entries())
    expect(await sit(id, member, i === 0 ? 0 : i + bots)).toMatchObject({ ok: true });
  if (changes.keep) await agree(id, members, bots);
  expect(await byClock(id, { type: "begin" })).toMatchObject({ ok: true });
  return id;
}
async function drafted(tableId: string, members: readonly Member[]): Promise<void> {
  for (let guard = 0; guard < 100; guard++) {
    if ((await viewOf(tableId, members[0]!)).stage === "over") return;
    for (const [seat, member] of members.entries())
      if ((await viewOf(tableId, member)).mine?.pack)
        expect(await take(tableId, member, seat)).toMatchObject({ ok: true });
  }
}
const entries = (tableId: string) => prisma().draftEntry.findMany({ where: { tableId }, orderBy: { seat: "asc" } });

describe("a draft whose cards are kept", () => {
  test("takes the price of the packs and the packs from stock as it begins, and gives each what they took at its end", async () => {
    const { id: product, price } = await booster();
    const before = await Promise.all([purse(anna!), purse(bert!), held(SHOP, packAsset(product))]);
    const id = await begun([anna!, bert!], { keep: true, packs: 2 });
    expect([await purse(anna!), await purse(bert!), await held(SHOP, packAsset(product))]).toEqual([
      before[0]! - 2 * price,
      before[1]! - 2 * price,
      before[2]! - 4,
    ]);
    await sound();
    expect(await cardsOf(anna!)).toEqual(new Map());
    await drafted(id, [anna!, bert!]);
    const { log } = await viewOf(id, anna!);
    for (const [seat, member] of [anna!, bert!].entries()) {
      const own = await cardsOf(member);
      const took = log![seat]!.map(({ card }) => card);
      expect(took).toHaveLength(22);
      expect([...own.values()].reduce((sum, n) => sum + n, 0)).toBe(22);
      for (const card of took) expect(own.get(card)).toBe(took.filter((one) => one === card).length);
    }
    expect((await entries(id)).map(({ userId, cards, endedAt }) => [userId, cards.length, endedAt !== null])).toEqual([
      [anna!.id, 22, true],
      [bert!.id, 22, true],
    ]);
    await sound();
  });

  test.each([
    ["another price", `UPDATE "DraftEntry" SET price = price + 1 WHERE seat = 0`],
    ["other cards", `UPDATE "DraftEntry" SET cards = cards[2:] || 1 WHERE seat = 0`],
    ["fewer cards", `UPDATE "DraftEntry" SET cards = cards[2:] WHERE seat = 0`],
  ])("is found by the ledger's check where its entry tells %s", async (_, change) => {
    const id = await begun([anna!, bert!], { keep: true });
    await drafted(id, [anna!, bert!]);
    await sound();
    await pool().query(change);
    const found = (await reconcile()).findings.map(({ at, check }) => [at, check]);
    expect(found).toEqual([[`${id} 0`, "drafts were paid, and gave what was taken"]]);
  });

  test("bots cost nothing and get nothing; a leaver's cards are theirs", async () => {
    const { price } = await booster();
    const [a, b] = [await purse(anna!), await purse(bert!)];
    const id = await begun([anna!, bert!], { keep: true, bots: 2 });
    expect([await purse(anna!), await purse(bert!)]).toEqual([a - price, b - price]);
    expect(await take(id, anna!, 0)).toMatchObject({ ok: true });
    expect(await tableAct(id, anna!, { type: "leave" })).toMatchObject({ ok: true });
    expect(await tableAct(id, bert!, { type: "leave" })).toMatchObject({ ok: true });
    // Nobody goes on: after a day it is finished, and whoever paid has as many cards as they paid for.
    expect(await finishDesertedDrafts()).toBe(0);
    expect(await finishDesertedDrafts(Date.now() + 25 * 3_600_000)).toBe(1);
    expect(await finishDesertedDrafts(Date.now() + 25 * 3_600_000)).toBe(0);
    for (const member of [anna!, bert!])
      expect([...(await cardsOf(member)).values()].reduce((sum, n) => sum + n, 0)).toBe(11);
    await sound();
  });

  test("is finished after a day even where its host left it in a pause", async () => {
    const id = await begun([anna!, bert!], { keep: true });
    expect(await tableAct(id, anna!, { type: "pause", on: true })).toMatchObject({ ok: true });
    expect(await take(id, bert!, 1)).toMatchObject({ error: { code: "table/paused" } });
    expect(await finishDesertedDrafts(Date.now() + 25 * 3_600_000)).toBe(1);
    for (const member of [anna!, bert!])
      expect([...(await cardsOf(member)).values()].reduce((sum, n) => sum + n, 0)).toBe(11);
    await sound();
  });

  test("nobody sits down without the price, and it does not begin where somebody has spent it", async () => {
    const id = await opened(anna!, { keep: true, packs: 2 });
    const { price } = await booster();
    expect(await sit(id, anna!, 0)).toMatchObject({ ok: true });
    await fund(bert!, 2 * price - 1);
    expect(await sit(id, bert!, 1)).toMatchObject({ ok: false, error: { code: "draft/short" } });
    expect(await sit(id, carl!, 1)).toMatchObject({ ok: true });
    expect(await byClock(id, { type: "begin" })).toMatchObject({ error: { code: "draft/not_agreed" } });
    await agree(id, [anna!, carl!]);
    await fund(carl!, 2 * price - 1);
    expect(await byClock(id, { type: "begin" })).toMatchObject({ ok: false, error: { code: "draft/short" } });
    expect(await entries(id)).toEqual([]);
    expect((await viewOf(id, anna!)).stage).toBe("waiting");
  });

  test("does not begin at another price, beyond a member's limit, of what is withdrawn or sold out", async () => {
    const { id: productId, price } = await booster();
    const change = (data: object) => prisma().product.update({ where: { id: productId }, data });
    const id = await opened(anna!, { keep: true });
    for (const [seat, member] of [anna!, bert!].entries()) await sit(id, member, seat);
    await agree(id, [anna!, bert!]);
    const refused = async (code: string) =>
      expect(await byClock(id, { type: "begin" })).toMatchObject({ ok: false, error: { code } });
    await change({ price: price + 1 });
    await refused("draft/price_changed");
    await change({ price, withdrawnAt: new Date() });
    await refused("draft/not_for_sale");
    await change({ withdrawnAt: null, memberLimit: 1 });
    expect(await byClock(id, { type: "begin" })).toMatchObject({ ok: true });
    // What was drafted counts as bought.
    const next = await opened(anna!, { keep: true });
    for (const [seat, member] of [anna!, bert!].entries()) await sit(next, member, seat);
    await agree(next, [anna!, bert!]);
    expect(await byClock(next, { type: "begin" })).toMatchObject({ ok: false, error: { code: "draft/limit" } });
    await sound();
  });
});

describe("a free draft", () => {
  test("moves nothing; each makes a deck of what they took, nobody of what others took", async () => {
    const before = await purse(anna!);
    const id = await begun([anna!, bert!]);
    expect(await makeDraftedDeck(anna!, { tableId: id, key: "k-0000001", name: "Early" })).toMatchObject({
      error: { code: "draft/not_drafted" },
    });
    // The packs of a draft that goes on are proven to nobody.
    expect(await readDraftProof(id)).toBeNull();
    await drafted(id, [anna!, bert!]);
    const proof = await readDraftProof(id);
    expect(verifyDraft(proof!).filter(({ holds }) => !holds)).toEqual([]);
    expect(proof!.result.toSorted()).toEqual(
      (await viewOf(id, null))
        .log!.flat()
        .map(({ card }) => card)
        .toSorted(),
    );
    expect(await purse(anna!)).toBe(before);
    expect(await cardsOf(anna!)).toEqual(new Map());
    const made = await makeDraftedDeck(anna!, { tableId: id, key: "k-0000002", name: "Draft deck" });
    expect(await makeDraftedDeck(anna!, { tableId: id, key: "k-0000002", name: "Draft deck" })).toEqual(made);
    const deck = await prisma().deck.findFirstOrThrow({ where: { userId: anna!.id } });
    const { parts } = deck.cards as { parts: { part: string; rows: [number, number][] }[] };
    const rows = parts.flatMap((part) => part.rows);
    const { log } = await viewOf(id, bert!);
    expect(rows.reduce((sum, [, n]) => sum + n, 0)).toBe(11);
    expect(rows.map(([card]) => card).toSorted()).toEqual([...new Set(log![0]!.map(({ card }) => card))].toSorted());
    expect(await makeDraftedDeck(carl!, { tableId: id, key: "k-0000003", name: "Theirs" })).toMatchObject({
      error: { code: "draft/not_drafted" },
    });
    expect(await makeDraftedDeck(null, { tableId: id, key: "k-0000004", name: "Nobody's" })).toMatchObject({
      error: { code: "deck/sign_in" },
    });
    await sound();
  });

  test("nobody picks for another's seat, and nobody's page tells another's pack or picks", async () => {
    const id = await begun([anna!, bert!]);
    const own = await viewOf(id, anna!);
    const card = own.mine!.pack![0];
    for (const who of [bert!, carl!])
      expect(await act(id, who, 0, { type: "pick", card, nth: 0 })).toMatchObject({
        error: { code: "table/not_your_seat" },
      });
    expect(await act(id, anna!, 0, { type: "expire" })).toMatchObject({ error: { code: "draft/not_clock" } });
    expect(await act(id, anna!, 0, { type: "finish" })).toMatchObject({ error: { code: "draft/not_clock" } });
    await take(id, anna!, 0);
    const theirs = await viewOf(id, bert!);
    for (const who of [carl!, null]) {
      const seen = await viewOf(id, who);
      expect([seen.mine, seen.desks, seen.log]).toEqual([null, null, null]);
      expect(seen.seats).toEqual(theirs.seats);
    }
    expect(theirs.desks).toBeNull();
    // The configuration, with its sheets, is not sent either.
    expect(Object.keys((await readTable(carl!, id))?.info as object)).toEqual(["name", "game", "sheets"]);
  });

  test("a pick that is sent twice is made once, and the end comes once", async () => {
    const id = await begun([anna!, bert!], { keep: true });
    const { mine } = await viewOf(id, anna!);
    const pick = { type: "pick", card: mine!.pack![0], nth: 0 };
    const twice = await Promise.all([act(id, anna!, 0, pick), act(id, anna!, 0, pick)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(twice.find(({ ok }) => !ok)).toMatchObject({ error: { code: "draft/picked_already" } });
    for (let guard = 0; (await viewOf(id, anna!)).stage === "playing" && guard < 60; guard++)
      await Promise.all([anna!, bert!].flatMap((member, seat) => [take(id, member, seat), take(id, member, seat)]));
    for (const member of [anna!, bert!])
      expect([...(await cardsOf(member)).values()].reduce((sum, n) => sum + n, 0)).toBe(11);
    await sound();
  });

  test("bots pick at the table until it is over", async () => {
    const id = await begun([anna!], { bots: 3, seats: 4 });
    let now = Date.now();
    for (let guard = 0; guard < 200; guard++) {
      const view = await viewOf(id, anna!);
      if (view.stage === "over") break;
      if (view.mine?.pack && view.seats.every(({ waits }, seat) => seat === 0 || waits === 0)) await take(id, anna!, 0);
      now += 200;
      await tickTable(id, now);
    }
    const { stage, log } = await viewOf(id, anna!);
    expect(stage).toBe("over");
    expect(log!.map((picks) => picks.length)).toEqual([11, 11, 11, 11]);
    expect(log!.flat().some(({ late }) => late)).toBe(false);
  });
});

test("what has packs of different sizes, or is not for sale, cannot be drafted; guests keep nothing", async () => {
  const products = await prisma().product.findMany();
  const guild = products.find(({ type }) => type === "guild deck");
  const open = (member: Member, changes: Partial<OpenDraft>) =>
    openDraft(
      member,
      {
        ...{ productId: "nothing", packs: 1, seconds: null, seats: 2, bots: 0, keep: false },
        settings: { public: true, entry: "open" },
        ...changes,
      },
      "127.0.0.1",
    );
  expect(await open(anna!, {})).toMatchObject({ error: { code: "draft/not_for_sale" } });
  if (guild) expect(await open(anna!, { productId: guild.id })).toMatchObject({ error: { code: "draft/uneven" } });
  expect(await open({ ...anna!, guest: true } as Member, { keep: true })).toMatchObject({
    error: { code: "draft/members_only" },
  });
  expect((await listDraftable()).map(({ name }) => name)).not.toContain(guild?.name);
});
