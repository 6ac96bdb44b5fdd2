import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { LedgerWork } from "@/lib/db/ledger-store";
import { closePool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { type AccountId, accountOf, COIN, MINT, move, type Posting } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { welcomeMember } from "../accounts/welcome-member";
import { grant } from "./grant";
import { readPurse } from "./open-purse";
import { isoWeek, payWeeks, startOfWeek, weeksSince } from "./pay-weeks";
import { perform } from "./perform";
import { reconcile } from "./reconcile";
import { reverseTransfer } from "./reverse-transfer";

afterAll(closePool);

let anna: Member;
let bert: Member;
beforeAll(emptyLedger);
beforeEach(async () => {
  [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
});

const admin = async (): Promise<Member> => ({ ...(await makeMember("keeper")), admin: true });
const purse = (member: Member): AccountId => accountOf("purse", member.id);
const balanceOf = async (accountId: AccountId): Promise<number> => {
  const row = await prisma().holding.findUnique({ where: { accountId_asset: { accountId, asset: COIN } } });
  return Number(row?.balance ?? 0);
};
const pay = (postings: Posting[]) =>
  perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings, memo: {} }], answer: {} }),
  );
const findings = async () => (await reconcile()).findings;

test("a new member finds the starting money, once, however often they are welcomed; looking gives nothing", async () => {
  const start = ECONOMY_DEFAULTS.initialMoney;
  expect(await readPurse(anna)).toBe(0);
  await Promise.all([1, 2, 3, 4].map(() => welcomeMember(anna.id)));
  expect(await readPurse(anna)).toBe(start);
  await welcomeMember(anna.id);
  expect(await readPurse(anna)).toBe(start);
  expect(await readPurse({ ...anna, guest: true })).toBe(0);
});

test("the weeks of a zone", () => {
  const tallinn = "Europe/Tallinn";
  expect(isoWeek(Date.UTC(2026, 10, 21, 12), "UTC")).toBe("2026-W47");
  expect(isoWeek(Date.UTC(2026, 10, 22, 21, 59), tallinn)).toBe("2026-W47");
  expect(isoWeek(Date.UTC(2026, 10, 22, 22), tallinn)).toBe("2026-W48");
  expect(startOfWeek("2026-W48", tallinn)).toBe(Date.UTC(2026, 10, 22, 22));
  // 2026 has 53 weeks; clocks go back in October.
  expect(weeksSince("2026-W52", Date.UTC(2027, 0, 12), "UTC")).toEqual(["2026-W53", "2027-W01", "2027-W02"]);
  expect(weeksSince("2026-W42", Date.UTC(2026, 9, 27), tallinn)).toEqual(["2026-W43", "2026-W44"]);
  expect(weeksSince("2026-W47", Date.UTC(2026, 10, 21), "UTC")).toEqual([]);
  expect(weeksSince("2020-W01", Date.UTC(2026, 10, 21), "UTC")).toHaveLength(53);
});

test("weekly pay: missed weeks are caught up once, by however many at once; not for weeks before one came", async () => {
  await welcomeMember(anna.id);
  const now = Date.now();
  const week = 7 * 24 * 3_600_000;
  await prisma().payWeek.deleteMany();
  await payWeeks(now);
  const before = await readPurse(anna);
  await Promise.all([payWeeks(now + 3 * week), payWeeks(now + 3 * week), payWeeks(now + 3 * week)]);
  expect(await readPurse(anna)).toBe(before + 3 * ECONOMY_DEFAULTS.weeklyPay);
  expect(await payWeeks(now + 3 * week)).toBe(0);
  // Bert's purse is opened now, "after" those weeks began; only the next one is Bert's.
  await welcomeMember(bert.id);
  await payWeeks(now + 4 * week);
  expect(await readPurse(anna)).toBe(before + 4 * ECONOMY_DEFAULTS.weeklyPay);
  expect(await findings()).toEqual([]);
  await prisma().payWeek.deleteMany();
});

test("weekly pay that was interrupted goes on where it stopped", async () => {
  for (const { id } of [anna, bert]) await welcomeMember(id);
  const now = Date.now() + 20 * 7 * 24 * 3_600_000;
  await prisma().payWeek.deleteMany();
  await prisma().payWeek.create({ data: { week: isoWeek(now - 7 * 24 * 3_600_000, "UTC") } });
  const before = [await readPurse(anna), await readPurse(bert)];
  await transact(async (client) => {
    await new LedgerWork(client).post([
      {
        key: `pay/week:house:${isoWeek(now, "UTC")}:${anna.id}`,
        ...{ kind: "pay/week", request: "", actorId: null, memo: {}, answer: {} },
        postings: move(COIN, ECONOMY_DEFAULTS.weeklyPay, MINT, purse(anna)),
      },
    ]);
  });
  await payWeeks(now);
  expect([await readPurse(anna), await readPurse(bert)]).toEqual(before.map((had) => had + ECONOMY_DEFAULTS.weeklyPay));
  await prisma().payWeek.deleteMany();
});

test("the administrator grants, debits and reverses, with a reason in the audit log; nobody else does", async () => {
  const keeper = await admin();
  const request = { key: newId(), nick: anna.nick, amount: 500, reason: "a prize" };
  for (const actor of [null, bert, { ...bert, guest: true }, { ...bert, roles: ["salesman" as const] }])
    expect(await grant(actor, request)).toEqual({ ok: false, error: { code: "staff/not_allowed" } });
  expect(await grant(keeper, request)).toEqual({ ok: true, value: { nick: anna.nick, amount: 500 } });
  expect(await grant(keeper, request)).toEqual({ ok: true, value: { nick: anna.nick, amount: 500 } });
  expect(await balanceOf(purse(anna))).toBe(500);
  expect(await grant(keeper, { ...request, key: newId(), amount: -501 })).toMatchObject({
    error: { code: "ledger/short" },
  });
  expect(await grant(keeper, { ...request, key: newId(), nick: "nobody-here" })).toMatchObject({
    error: { code: "staff/no_such_member" },
  });
  const audit = await prisma().auditLog.findMany({ where: { userId: keeper.id } });
  expect(audit.map(({ action, data }) => [action, data])).toEqual([
    ["ledger/granted", { to: anna.nick, amount: 500, reason: "a prize" }],
  ]);

  const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
  const undo = { key: newId(), transferId, reason: "a mistake" };
  expect(await reverseTransfer(bert, undo)).toEqual({ ok: false, error: { code: "staff/not_allowed" } });
  const first = await reverseTransfer(keeper, undo);
  expect(first.ok).toBe(true);
  expect(await reverseTransfer(keeper, undo)).toEqual(first);
  expect(await balanceOf(purse(anna))).toBe(0);
  // Whose coins went back is told so, once.
  expect(await prisma().outbox.findMany({ where: { kind: "transfer_undone", users: { has: anna.id } } })).toMatchObject(
    [{ users: [anna.id], data: { reason: "a mistake" } }],
  );
  const again = await reverseTransfer(keeper, { ...undo, key: newId(), reason: "once more" });
  expect(again).toMatchObject({ error: { code: "ledger/undone_already", data: { by: keeper.nick } } });
  const undoing = first.ok ? first.value.transferId : "";
  expect(await reverseTransfer(keeper, { ...undo, key: newId(), transferId: undoing })).toMatchObject({
    error: { code: "ledger/is_reversal" },
  });
  expect(await prisma().auditLog.count({ where: { userId: keeper.id, action: "ledger/reversed" } })).toBe(1);
  expect(await reverseTransfer(keeper, { ...undo, transferId: "none" })).toMatchObject({
    error: { code: "ledger/no_such_transfer" },
  });
  expect(await findings()).toEqual([]);
});

test("two who undo the same transfer at once undo it once, and the second is told so", async () => {
  const [keeper, other] = [await admin(), await admin()];
  await grant(keeper, { key: newId(), nick: anna.nick, amount: 500, reason: "a prize" });
  const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
  const both = await Promise.all(
    [keeper, other].map((one) => reverseTransfer(one, { key: newId(), transferId, reason: "a mistake" })),
  );
  expect(both.map((one) => (one.ok ? "undone" : one.error.code)).sort()).toEqual(["ledger/undone_already", "undone"]);
  expect(await balanceOf(purse(anna))).toBe(0);
});

test("a grant that has been spent is not reversed", async () => {
  const keeper = await admin();
  await grant(keeper, { key: newId(), nick: anna.nick, amount: 50, reason: "a prize" });
  await pay(move(COIN, 20, purse(anna), purse(bert)));
  const { id: transferId } = await prisma().transfer.findFirstOrThrow({ where: { actorId: keeper.id } });
  expect(await reverseTransfer(keeper, { key: newId(), transferId, reason: "a mistake" })).toMatchObject({
    error: { code: "ledger/short", data: { free: 30 } },
  });
});
