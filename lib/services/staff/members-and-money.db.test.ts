import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { grant } from "../ledger/grant";
import { openPack } from "../shop/open-pack";
import { listMembers } from "./list-members";
import { readMoney } from "./read-money";

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
  expect(after.value).toHaveLength(60);
  expect((after.value.at(-1)?.inWorld ?? 0) - (before.value.at(-1)?.inWorld ?? 0)).toBe(700);
  expect((after.value.at(-1)?.issued ?? 0) - (before.value.at(-1)?.issued ?? 0)).toBe(700);
  // Nothing was there before this ledger began: each day's money is that of the day before and what came.
  for (const [i, day] of after.value.entries()) {
    const yesterday = i === 0 ? 0 : (after.value[i - 1]?.inWorld ?? 0);
    expect(day.inWorld).toBe(yesterday + day.issued - day.taken);
  }
});

test("neither is told to anybody but the administrator", async () => {
  for (const actor of [null, zoe, { ...zoe, guest: true }, { ...zoe, roles: ["salesman"] }] as const) {
    expect(await listMembers(actor as Member | null, { words: "", after: null })).toMatchObject({ ok: false });
    expect(await readMoney(actor as Member | null)).toMatchObject({ ok: false });
  }
});
