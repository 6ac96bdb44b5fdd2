import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor, Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { grant } from "../ledger/grant";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { addProduct } from "../shop/add-product";
import { giveTickets } from "../shop/give-tickets";
import { withdrawProduct } from "../shop/withdraw-product";
import { listAddable } from "./list-addable";
import { listAudit } from "./list-audit";
import { listTransfers, readTransfer, TransferFilter } from "./list-transfers";

afterAll(closePool);

let keeper: Member;
let anna: Member;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
});
beforeEach(async () => {
  anna = await makeMember("anna");
});

const woven = { game: "five-dyes", set: "WC", type: "booster" };
const give = (amount: number, reason = "a prize") => grant(keeper, { key: newId(), nick: anna.nick, amount, reason });
const linesOf = async (filter: TransferFilter, most?: number) => {
  const page = await listTransfers(keeper, filter, most);
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
};

test("the transfers are the administrator's alone; what can be added is the salesman's too", async () => {
  const salesman: Member = { ...anna, roles: ["salesman"] };
  const no = { ok: false, error: { code: "staff/not_allowed" } };
  const outsiders: Actor[] = [null, { ...anna, guest: true }, anna];
  for (const actor of [...outsiders, salesman]) {
    expect(await listTransfers(actor, {})).toEqual(no);
    expect(await readTransfer(actor, "none")).toEqual(no);
  }
  for (const actor of outsiders) expect(await listAddable(actor)).toEqual(no);
  expect((await listAddable(salesman)).ok).toBe(true);
});

test("each transfer tells what moved from whom to whom, by whom, and why", async () => {
  await give(500);
  const added = await addProduct(keeper, { key: newId(), ...woven, printRun: 50, price: 280 });
  if (!added.ok) throw new Error(added.error.code);
  const { productId, name } = added.value;
  await giveTickets(keeper, { key: newId(), nick: anna.nick, productId, count: 2 });
  const owner = { is: "member", nick: anna.nick };
  const { lines } = await linesOf({}, 3);
  expect(lines.map(({ kind, by, reason, moves }) => ({ kind, by, reason, moves }))).toEqual([
    {
      ...{ kind: "shop/ticket", by: keeper.nick, reason: null },
      moves: [{ what: "ticket", count: 2, product: name, from: { is: "mint" }, to: owner }],
    },
    {
      ...{ kind: "shop/print", by: keeper.nick, reason: null },
      moves: [{ what: "pack", count: 50, product: name, from: { is: "mint" }, to: { is: "shop" } }],
    },
    {
      ...{ kind: "staff/grant", by: keeper.nick, reason: "a prize" },
      moves: [{ what: "coin", count: 500, product: null, from: { is: "mint" }, to: owner }],
    },
  ]);
  expect(lines.map(({ stays }) => stays?.code ?? null)).toEqual([null, "ledger/not_reversible", null]);
});

test("what can be added is what is not for sale, with what a pack's cards are worth", async () => {
  const booster = async () => {
    const addable = await listAddable(keeper);
    return addable.ok ? addable.value.find(({ set, type }) => set === "WC" && type === "booster") : undefined;
  };
  expect(await booster()).toBeUndefined();
  const { id: productId } = await prisma().product.findFirstOrThrow({ where: woven });
  await withdrawProduct(keeper, { key: newId(), productId, reason: "of the test" });
  expect(Math.round((await booster())?.expectedValue ?? 0)).toBe(221);
});

test("are found by member and kind, and paged without a gap", async () => {
  const bert = await makeMember("bert");
  for (const amount of [10, 20, 30, 40, 50]) await give(amount);
  await grant(keeper, { key: newId(), nick: bert.nick, amount: 7, reason: "a prize" });
  const sums = (lines: readonly { moves: readonly { count: number }[] }[]) => lines.map(({ moves }) => moves[0]?.count);
  const member = anna.nick.toUpperCase();
  expect(sums((await linesOf({ member })).lines)).toEqual([50, 40, 30, 20, 10]);
  expect((await linesOf({ member, kind: "shop/print" })).lines).toEqual([]);
  const first = await linesOf({ member, kind: "staff/grant" }, 3);
  expect(sums(first.lines)).toEqual([50, 40, 30]);
  const second = await linesOf({ member, before: first.older ?? "" }, 3);
  expect(sums(second.lines)).toEqual([20, 10]);
  expect(second.older).toBeNull();
  expect(await listTransfers(keeper, { member: "nobody-here" })).toMatchObject({
    error: { code: "staff/no_such_member" },
  });
});

test("an undone transfer tells by whom, its undoing too, and the audit log what it was", async () => {
  await give(300);
  const [given] = (await linesOf({ member: anna.nick })).lines;
  const undoing = await reverseTransfer(keeper, { key: newId(), transferId: given?.id ?? "", reason: "a mistake" });
  const { lines } = await linesOf({ member: anna.nick });
  expect(lines.map(({ kind, by, undone, stays }) => [kind, by, undone?.by, stays?.code])).toEqual([
    ["ledger/reversal", keeper.nick, undefined, "ledger/is_reversal"],
    ["staff/grant", keeper.nick, keeper.nick, undefined],
  ]);
  expect(undoing.ok && (await readTransfer(keeper, undoing.value.transferId))).toMatchObject({
    value: { reason: "a mistake", moves: [{ count: 300, from: { nick: anna.nick }, to: { is: "mint" } }] },
  });
  expect(await readTransfer(keeper, "none")).toMatchObject({ error: { code: "ledger/no_such_transfer" } });
  const audit = await listAudit(keeper, { most: 1 });
  expect(audit.ok && audit.value[0]).toMatchObject({
    ...{ by: keeper.nick, action: "ledger/reversed" },
    undid: { id: given?.id, kind: "staff/grant", moves: [{ count: 300 }] },
  });
});

test("what an address says wrongly is left out", () => {
  expect(TransferFilter.parse({ member: ["a", "b"], kind: "shop/none", before: "\0", undo: " t1 " })).toEqual({
    undo: "t1",
  });
});
