import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { type AccountId, accountOf, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { grant } from "../ledger/grant";
import { perform } from "../ledger/perform";
import { openPack } from "../shop/open-pack";
import { listMembers } from "./list-members";
import { readMoney } from "./read-money";
import { readWorth } from "./read-worth";

let keeper: Member;
let zoe: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  zoe = await makeMember("zzzzoe");
});
afterAll(async () => {
  await emptyLedger();
  await closePool();
});

test("members are found by the beginning of their nicks, with what they own, page by page", async () => {
  const productId = await makeProduct(keeper, 5);
  await fund(zoe, 4 * PRICE);
  const [first] = await buy(zoe, productId, 2);
  await openPack(zoe, first!);
  const found = await listMembers(keeper, { words: zoe.nick.slice(0, 6).toUpperCase(), after: null });
  const line = found.ok ? found.value.members.find(({ nick }) => nick === zoe.nick) : undefined;
  expect(line).toMatchObject({ purse: 2 * PRICE, packs: 1, banned: false, admin: false });
  expect(line?.copies).toBeGreaterThan(0);
  await Promise.all(Array.from({ length: 55 }, () => makeMember("zzpage")));
  const pages: string[][] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page = await listMembers(keeper, { words: "zz", after });
    if (!page.ok) throw new Error(page.error.code);
    pages.push(page.value.members.map(({ nick }) => nick));
    after = page.value.next;
    more = after !== null;
  }
  expect(pages.map(({ length }) => length)).toEqual([50, expect.any(Number)]);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  expect(pages.flat()).toContain(zoe.nick);
});

test("guests are no members, and somebody who is kept out is marked", async () => {
  await prisma().user.update({ where: { id: zoe.id }, data: { bannedAt: new Date(), bannedUntil: null } });
  const found = await listMembers(keeper, { words: zoe.nick, after: null });
  expect(found.ok && found.value.members[0]).toMatchObject({ banned: true });
  await prisma().user.update({ where: { id: zoe.id }, data: { guest: true } });
  const none = await listMembers(keeper, { words: zoe.nick, after: null });
  expect(none.ok && none.value.members).toEqual([]);
});

test("the money in the world is what the mint has paid out and not got back", async () => {
  const anna = await makeMember("anna");
  const before = await readMoney(keeper);
  await grant(keeper, { key: newId(), nick: anna.nick, amount: 700, reason: "a prize" });
  const after = await readMoney(keeper);
  if (!before.ok || !after.ok) throw new Error("refused");
  // All of this ledger is of today: the plot begins the day before, not weeks earlier.
  expect(after.value).toHaveLength(2);
  expect(after.value[0]).toMatchObject({ inWorld: 0, issued: 0, taken: 0 });
  expect((after.value.at(-1)?.inWorld ?? 0) - (before.value.at(-1)?.inWorld ?? 0)).toBe(700);
  expect((after.value.at(-1)?.issued ?? 0) - (before.value.at(-1)?.issued ?? 0)).toBe(700);
  // Nothing was there before this ledger began: each day's money is that of the day before and what came.
  for (const [i, day] of after.value.entries()) {
    const yesterday = i === 0 ? 0 : (after.value[i - 1]?.inWorld ?? 0);
    expect(day.inWorld).toBe(yesterday + day.issued - day.taken);
  }
});

test("the worth of all cards, and how complete the sets are, follow what members have", async () => {
  const [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
  const come = (to: Member, numbers: readonly number[], from: AccountId = MINT) =>
    perform({ kind: "shop/open", key: newId(), request: null, actorId: null }, async () => {
      const binder = accountOf("binder", to.id);
      const postings = [...new Set(numbers)].flatMap((number) =>
        move(cardAsset("five-dyes", number), numbers.filter((one) => one === number).length, from, binder),
      );
      return ok({ transfers: [{ postings, memo: {} }], answer: {} });
    });
  const read = async () => {
    const worth = await readWorth(keeper);
    if (!worth.ok) throw new Error("refused");
    const { days, sets } = worth.value;
    return { worth: days.at(-1)?.worth ?? 0, days, share: sets.find(({ code }) => code === "five-dyes/WC")?.shares };
  };
  await emptyLedger();
  expect(await read()).toMatchObject({ worth: 0, share: undefined });
  const { database } = (await readGame("five-dyes"))!;
  const set = database.cards.filter((card) => card.set === "WC" && !card.hidden && !card.retired);
  // A common of 5 cents, twice, and its foil of 13: the foil and the second copy complete nothing more.
  await come(anna, [29]);
  await come(anna, [29]);
  await come(anna, [419]);
  expect(await read()).toMatchObject({ worth: 23, share: [null, 1 / set.length] });
  await come(bert, [set[0]!.number, set[1]!.number, set[2]!.number]);
  expect((await read()).share?.at(-1)).toBeCloseTo(4 / (2 * set.length));
  // Weeks later all of it is older than the days that are shown, and nothing has changed since.
  const later = await readWorth(keeper, 7, new Date(Date.now() + 30 * 86_400_000));
  if (!later.ok) throw new Error("refused");
  expect(new Set(later.value.days.map(({ worth }) => worth)).size).toBe(1);
  expect(later.value.days).toHaveLength(7);
  // Who gave everything away collects no more.
  await come(bert, [29, 29], accountOf("binder", anna.id));
  expect((await read()).share?.at(-1)).toBeCloseTo(4 / set.length);
});

test("neither is told to anybody but the administrator", async () => {
  for (const actor of [null, zoe, { ...zoe, guest: true }, { ...zoe, roles: ["salesman"] }] as const) {
    expect(await listMembers(actor as Member | null, { words: "", after: null })).toMatchObject({ ok: false });
    expect(await readMoney(actor as Member | null)).toMatchObject({ ok: false });
    expect(await readWorth(actor as Member | null)).toMatchObject({ ok: false });
  }
});
