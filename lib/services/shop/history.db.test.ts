import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { closedPacks, makeProduct, purchaseOf } from "@/lib/build/testing/shop";
import type { StatementFilter } from "@/lib/contracts/statement";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { welcomeMember } from "../accounts/welcome-member";
import { grant } from "../ledger/grant";
import { readPurse } from "../ledger/open-purse";
import { payWeeks } from "../ledger/pay-weeks";
import { readPurseHistory, readStatement } from "../ledger/read-statement";
import { reconcile } from "../ledger/reconcile";
import { reverseTransfer } from "../ledger/reverse-transfer";
import { addProduct } from "./add-product";
import { buyPacks } from "./buy-packs";
import { giveTickets } from "./give-tickets";
import { openPack } from "./open-pack";
import { reprintProduct } from "./reprint-product";
import { withdrawProduct } from "./withdraw-product";

afterAll(closePool);

const WEEK = 7 * 24 * 3_600_000;
let keeper: Member;
let productId: string;
let now = Date.now();
beforeAll(async () => {
  await emptyLedger();
  keeper = { ...(await makeMember("keeper")), admin: true };
  productId = await makeProduct(keeper, 20);
  await payWeeks(now);
});

type Act = (member: Member, n: number) => Promise<unknown>;

/** What happens to members and shop; `n` says how much, or which. */
const ACTS = {
  grant: (member, n) => grant(keeper, { key: newId(), nick: member.nick, amount: 300 * (n - 3) || 7, reason: "so" }),
  tickets: (member, n) => giveTickets(keeper, { key: newId(), nick: member.nick, productId, count: n - 3 || 4 }),
  async buy(member, n) {
    const { price } = await prisma().product.findUniqueOrThrow({ where: { id: productId } });
    return buyPacks(member, await purchaseOf(member, productId, 1 + (n % 4), price));
  },
  async open(member, n) {
    const packs = await closedPacks(member);
    return packs.length > 0 && openPack(member, packs[n % packs.length]?.id ?? "");
  },
  async undo(member, n) {
    const lines = await readStatement(member, {});
    const transferId = lines[n % Math.max(1, lines.length)]?.id ?? "none";
    return reverseTransfer(keeper, { key: newId(), transferId, reason: "a mistake" });
  },
  /** Weeks go on, and clocks back. */
  async week(_, n) {
    now += WEEK * (n - 2);
    return payWeeks(now);
  },
  reprint: () => reprintProduct(keeper, { key: newId(), productId }),
  async renew(_, n) {
    if (n > 0) return;
    await withdrawProduct(keeper, { key: newId(), productId, reason: "of the test" });
    const product = { game: "five-dyes", set: "WC", type: "booster", printRun: 12, price: 100 };
    return addProduct(keeper, { key: newId(), ...product });
  },
  welcome: ({ id }) => welcomeMember(id),
} as const satisfies Record<string, Act>;
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];

const act = fc.record({ name: fc.constantFrom(...NAMES), who: fc.nat({ max: 2 }), n: fc.nat({ max: 6 }) });
/** Some acts at once, then some others. */
const history = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 10, maxLength: 25 });

/** All lines of a filter, read page by page. */
async function paged(member: Member, filter: StatementFilter) {
  const seen = [];
  for (let before: string | undefined; ; ) {
    const lines = await readStatement(member, { ...filter, before }, { most: 3 });
    seen.push(...lines.slice(0, 3));
    if (lines.length <= 3) return seen;
    before = lines[2]?.place;
  }
}

test("after whatever happened at once to three members, books, statements and purses agree", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (rounds) => {
      const members = await Promise.all(["anna", "bert", "cleo"].map(makeMember));
      for (const round of rounds)
        await Promise.all(round.map(({ name, who, n }) => ACTS[name](members[who] ?? keeper, n)));
      expect((await reconcile()).findings).toEqual([]);
      for (const member of members) {
        await welcomeMember(member.id);
        const purse = await readPurse(member);
        const lines = await readStatement(member, {}, { most: 1_000 });
        expect(lines.reduce((sum, { coins }) => sum + coins, 0)).toBe(purse);
        let sum = 0;
        for (const { coins, balance } of lines.toReversed()) {
          sum += coins;
          expect(balance).toBe(coins === 0 ? null : sum);
        }
        const times = lines.flatMap(({ at, balance }) => (balance === null ? [] : [at]));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(await paged(member, {})).toEqual(lines);
        const parts = await Promise.all((["pay", "shop", "cards"] as const).map((part) => paged(member, { part })));
        const ids = (some: typeof lines) => some.map((line) => line.id).sort();
        expect(ids(parts.flat())).toEqual(ids(lines));
        expect((await readPurseHistory(member, 4)).at(-1)?.balance).toBe(purse);
      }
    }),
    // What happened at once cannot be shrunk.
    { numRuns: process.env.GUILDHALL_LONG ? 20 : 4, endOnFailure: true },
  );
}, 300_000);
