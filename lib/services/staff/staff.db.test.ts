import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor, Member } from "@/lib/auth/policy";
import { makeMember, sessionFor } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { accountOf, COIN, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { readSession } from "../accounts/read-session";
import { welcomeMember } from "../accounts/welcome-member";
import { readSettings } from "../economy/read-settings";
import { grant } from "../ledger/grant";
import { readPurse } from "../ledger/open-purse";
import { perform } from "../ledger/perform";
import { readPurseHistory, readStatement } from "../ledger/read-statement";
import { reconcile } from "../ledger/reconcile";
import { addProduct } from "../shop/add-product";
import { buyPacks } from "../shop/buy-packs";
import { openPack } from "../shop/open-pack";
import { showOffer } from "../shop/show-offer";
import { listAudit } from "./list-audit";
import { listStaff } from "./list-staff";
import { checkLedger, readAlarm, readLedgerState } from "./read-ledger-state";
import { readSales } from "./read-sales";
import { saveSettings } from "./save-settings";
import { setRole } from "./set-role";

afterAll(closePool);

let keeper: Member;
let anna: Member;
let productId: string;
beforeAll(async () => {
  await emptyLedger();
  await prisma().auditLog.deleteMany();
  const { id, nick } = await makeMember("keeper");
  await prisma().user.update({ where: { id }, data: { admin: true } });
  keeper = { id, nick, guest: false, admin: true, roles: [] };
  const product = { key: newId(), game: "five-dyes", set: "WC", type: "booster", printRun: 50, price: 280 };
  const added = await addProduct(keeper, product);
  if (!added.ok) throw new Error(added.error.code);
  productId = added.value.productId;
});
beforeEach(async () => {
  anna = await makeMember("anna");
});

async function buyOne(member: Member): Promise<string> {
  const offer = await showOffer(member);
  if (!offer.ok) throw new Error(offer.error.code);
  const bought = await buyPacks(member, {
    ...{ key: newId(), productId, quantity: 1, unitPrice: 280, share: "" },
    ...{ first: offer.value.first, commitment: offer.value.commitments[0] ?? "" },
  });
  if (!bought.ok) throw new Error(bought.error.code);
  return bought.value.packs[0] ?? "";
}

const refused = { ok: false, error: { code: "staff/not_allowed" } };

test("nobody but whom it concerns: guest, member, salesman, administrator", async () => {
  const salesman: Member = { ...(await makeMember("sal")), roles: ["salesman"] };
  const outsiders: Actor[] = [null, { ...anna, guest: true }, anna];
  const actions = (actor: Actor) => ({
    role: setRole(actor, { nick: anna.nick, role: "salesman", has: false }),
    staff: listStaff(actor),
    settings: saveSettings(actor, ECONOMY_DEFAULTS),
    ledger: readLedgerState(actor),
    check: checkLedger(actor),
    audit: listAudit(actor),
  });
  for (const actor of [...outsiders, salesman])
    for (const [name, action] of Object.entries(actions(actor))) expect(await action, name).toEqual(refused);
  for (const actor of outsiders) expect(await readSales(actor)).toEqual(refused);
  expect((await readSales(salesman)).ok).toBe(true);
  for (const [name, action] of Object.entries(actions(keeper))) expect((await action).ok, name).toBe(true);
});

describe("roles", () => {
  test("are given and taken, audited, and hold from the next request on", async () => {
    const session = async () => (await readSession(await sessionFor(anna)))?.member.roles;
    expect(await session()).toEqual([]);
    const wanted = { nick: anna.nick.toUpperCase(), role: "salesman" as const, has: true };
    expect(await setRole(keeper, wanted)).toEqual({ ok: true, value: { nick: anna.nick } });
    await setRole(keeper, wanted);
    expect(await session()).toEqual(["salesman"]);
    const staff = await listStaff(keeper);
    expect(staff.ok && staff.value.find(({ nick }) => nick === anna.nick)?.roles).toEqual(["salesman"]);
    await setRole(keeper, { ...wanted, has: false });
    expect(await session()).toEqual([]);
    const audit = await listAudit(keeper);
    expect(audit.ok && audit.value.slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
      ["staff/role_taken", keeper.nick],
      ["staff/role_given", keeper.nick],
    ]);
    // Page by page, each line once.
    const all = await listAudit(keeper);
    const paged = [];
    for (let before: string | undefined; paged.length < 100; before = paged.at(-1)?.id) {
      const page = await listAudit(keeper, { before, most: 2 });
      if (!page.ok || page.value.length === 0) break;
      paged.push(...page.value);
    }
    expect(all.ok && all.value).toEqual(paged);
    expect(await setRole(keeper, { ...wanted, nick: "nobody-here" })).toMatchObject({
      error: { code: "staff/no_such_member" },
    });
  });
});

describe("the settings of the economy", () => {
  test("are defaults until set, kept where they differ, and audited one by one", async () => {
    expect(await readSettings()).toEqual(ECONOMY_DEFAULTS);
    const wanted = { ...ECONOMY_DEFAULTS, weeklyPay: 500, timeZone: "Europe/Tallinn" };
    expect(await saveSettings(keeper, wanted)).toEqual({ ok: true, value: { changed: ["weeklyPay", "timeZone"] } });
    expect(await readSettings()).toEqual(wanted);
    expect(await prisma().setting.count()).toBe(2);
    expect(await saveSettings(keeper, ECONOMY_DEFAULTS)).toMatchObject({ ok: true });
    expect(await prisma().setting.count()).toBe(0);
  });

  test("a row that no schema takes does not close the shop", async () => {
    await prisma().setting.create({ data: { name: "weeklyPay", value: "much" } });
    expect(await readSettings()).toEqual(ECONOMY_DEFAULTS);
    await prisma().setting.deleteMany();
  });
});

describe("a statement", () => {
  test("tells every action with the running balance, the latest first, by parts, days and pages", async () => {
    await welcomeMember(anna.id);
    const start = await readPurse(anna);
    const pack = await buyOne(anna);
    await openPack(anna, pack);
    await grant(keeper, { key: newId(), nick: anna.nick, amount: 150, reason: "a prize" });
    const lines = await readStatement(anna, {});
    expect(lines.map(({ kind, coins, balance }) => [kind, coins, balance])).toEqual([
      ["staff/grant", 150, start - 130],
      ["shop/open", 0, null],
      ["shop/purchase", -280, start - 280],
      ["pay/start", start, start],
    ]);
    expect(lines[0]?.memo).toEqual({ reason: "a prize", by: keeper.nick });
    expect(lines[1]?.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
    expect((await readStatement(anna, { part: "shop" })).map(({ kind }) => kind)).toEqual(["shop/purchase"]);
    const [first, second] = await readStatement(anna, {}, { most: 1 });
    expect(second?.kind).toBe("shop/open");
    expect(await readStatement(anna, { before: first?.place }, { most: 10 })).toEqual(lines.slice(1));
    const today = new Date().toISOString().slice(0, 10);
    expect(await readStatement(anna, { from: today, to: today })).toHaveLength(4);
    expect(await readStatement(anna, { to: "2020-01-01" })).toEqual([]);
    expect((await readPurseHistory(anna)).map(({ balance }) => balance)).toEqual([start, start - 280, start - 130]);
    expect((await readPurseHistory(anna, 2)).map(({ balance }) => balance).at(-1)).toBe(start - 130);
  });

  test("is nobody else's", async () => {
    await welcomeMember(anna.id);
    const bert = await makeMember("bert");
    expect(await readStatement(bert, {})).toEqual([]);
  });
});

describe("sales and the state of the ledger", () => {
  test("count packs, buyers and money of the last days", async () => {
    const before = await readSales(keeper);
    await welcomeMember(anna.id);
    await buyOne(anna);
    await buyOne(anna);
    const after = await readSales(keeper);
    if (!before.ok || !after.ok) throw new Error("refused");
    expect(after.value.days).toHaveLength(30);
    const sold = (sales: typeof after.value) => sales.days.reduce((sum, { packs }) => sum + packs, 0);
    expect(sold(after.value) - sold(before.value)).toBe(2);
    expect(after.value.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    const product = after.value.products.find((row) => row.productId === productId);
    expect(product).toMatchObject({ earned: (product?.packs ?? 0) * 280 });
  });

  test("the alarm rings when a check found something, and when none was made for hours", async () => {
    await pool().query('TRUNCATE "Reconciliation"');
    expect(await readAlarm()).toBe("unchecked");
    await reconcile();
    expect(await readAlarm()).toBeNull();
    expect(await readAlarm(Date.now() + 4 * 3_600_000)).toBe("unchecked");
    await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
      ok({ transfers: [{ postings: move(COIN, 5, MINT, accountOf("purse", anna.id)), memo: {} }], answer: {} }),
    );
    const change = (by: number) =>
      pool().query('UPDATE "Holding" SET balance = balance + $2 WHERE "accountId" = $1', [
        accountOf("purse", anna.id),
        by,
      ]);
    await change(7);
    await checkLedger(keeper);
    expect(await readAlarm()).toBe("unsound");
    const state = await readLedgerState(keeper);
    expect(state.ok && state.value.check?.findings.map(({ check }) => check)).toEqual(["holdings equal postings"]);
    await change(-7);
    await checkLedger(keeper);
    expect(await readAlarm()).toBeNull();
  });
});
