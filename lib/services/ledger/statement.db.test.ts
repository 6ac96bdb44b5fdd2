import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { buy, fund, makeProduct, PRICE } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { accountOf, COIN, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { openPack } from "../shop/open-pack";
import { grant } from "./grant";
import { perform } from "./perform";
import { readPurseLines } from "./read-purse-lines";
import { readStatement } from "./read-statement";
import { reverseTransfer } from "./reverse-transfer";

afterAll(closePool);

let keeper: Member;
let productId: string;
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  productId = await makeProduct(keeper, 100);
});

test("page by page, each transfer stands once and whole, whatever it moved", async () => {
  const anna = await makeMember("anna");
  await fund(anna, 10 * PRICE);
  for (let i = 0; i < 3; i++) await openPack(anna, (await buy(anna, productId))[0] ?? "");
  const all = await readStatement(anna, {});
  expect(all).toHaveLength(8);
  for (const size of [1, 2, 3]) {
    const seen = [];
    for (let before: string | undefined; seen.length < 20; ) {
      const lines = await readStatement(anna, before ? { before } : {}, { most: size });
      seen.push(...lines.slice(0, size));
      if (lines.length <= size) break;
      before = lines[size - 1]?.place;
    }
    expect(seen).toEqual(all);
  }
});

test("the purse's last lines are there, however many packs were opened since", async () => {
  const anna = await makeMember("anna");
  await fund(anna, 31 * PRICE);
  for (const pack of [...(await buy(anna, productId, 20)), ...(await buy(anna, productId, 11))])
    await openPack(anna, pack);
  const lines = await readPurseLines(anna, 2);
  expect(lines.map(({ kind, coins }) => [kind, coins])).toEqual([
    ["shop/purchase", -11 * PRICE],
    ["shop/purchase", -20 * PRICE],
  ]);
});

test("what undoes a transfer stands in the part where the transfer stands", async () => {
  const anna = await makeMember("anna");
  await fund(anna, PRICE);
  await grant(keeper, { key: newId(), nick: anna.nick, amount: 100, reason: "a prize" });
  const granted = { kind: "staff/grant", actorId: keeper.id };
  const { id } = await prisma().transfer.findFirstOrThrow({ where: granted, orderBy: { at: "desc" } });
  await reverseTransfer(keeper, { key: newId(), transferId: id, reason: "a mistake" });
  const kinds = async (part: "pay" | "shop") => (await readStatement(anna, { part })).map(({ kind }) => kind);
  expect(await kinds("pay")).toEqual(["ledger/reversal", "staff/grant", "staff/grant", "pay/start"]);
  expect(await kinds("shop")).toEqual([]);
});

test("transfers stand in the order of their times, also one that waited for another", async () => {
  const anna = await makeMember("anna");
  const give = (amount: number, before: () => Promise<unknown>) =>
    perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () => {
      await before();
      return ok({
        transfers: [{ postings: move(COIN, amount, MINT, accountOf("purse", anna.id)), memo: {} }],
        answer: {},
      });
    });
  let begun = () => {};
  const waiting = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  let release = () => {};
  const slow = give(1, () => {
    begun();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await waiting;
  await pause();
  await give(2, pause);
  release();
  await slow;
  const lines = await readStatement(anna, {});
  expect(lines.map(({ balance }) => balance)).toEqual([3, 2]);
  const times = lines.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});
