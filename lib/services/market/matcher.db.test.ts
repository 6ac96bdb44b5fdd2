import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { askFor, bidFor, CARD, dealCards, standing, stateOf, tradersOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import type { PlaceOrder } from "@/lib/contracts/market";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { reconcile } from "../ledger/reconcile";
import { settle, settleNow } from "./matcher";
import { placeOrder, requestOf } from "./place-order";

/** Orders that are settled together come to what they come to one by one. */

afterAll(closePool);

const NICKS = ["anna", "bert", "carl", "dora"];
type Step = { who: number; side: "ask" | "bid"; number: number; price: number; quantity: number; reserve: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(NICKS.length - 1),
  side: fc.constantFrom("ask", "bid"),
  number: fc.constantFrom(CARD, CARD + 1),
  price: fc.integer({ min: 100, max: 240 }),
  quantity: fc.integer({ min: 1, max: 8 }),
  reserve: fc.boolean(),
});
const orderOf = ({ side, reserve, ...some }: Step): PlaceOrder => {
  const order = side === "ask" ? askFor(some) : bidFor(some);
  return { ...order, reserve: side === "ask" || reserve };
};

/** What a history comes to: its answers, and what everybody has and has standing; nobody is named by an id. */
async function played(steps: readonly Step[], together: number) {
  const members = await tradersOf(NICKS);
  const answers: unknown[] = [];
  for (let i = 0; i < steps.length; i += together) {
    const batch = steps.slice(i, i + together).map((one) => requestOf(members[one.who]!, orderOf(one)));
    answers.push(...(await settleNow(batch)));
  }
  const stand = async (member: Member) =>
    (await standing(member)).map(({ number, side, price, left, reserved }) => [number, side, price, left, reserved]);
  const all = await Promise.all(
    members.map(async (member) => {
      const orders = (await stand(member)).map((order) => JSON.stringify(order)).sort();
      return [await stateOf(member, CARD), await stateOf(member, CARD + 1), orders];
    }),
  );
  const closed = await prisma().marketOrder.findMany({
    where: { userId: { in: members.map(({ id }) => id) } },
    orderBy: { place: "asc" },
    select: { side: true, number: true, price: true, left: true, reason: true },
  });
  expect((await reconcile()).findings).toEqual([]);
  return { answers, all, closed };
}

/** An order that is filled, one that cannot be made, and a bid that its owner cannot pay when an ask comes. */
const EACH_END: Step[] = [
  { who: 0, side: "ask", number: CARD, price: 100, quantity: 1, reserve: true },
  { who: 1, side: "bid", number: CARD, price: 240, quantity: 1, reserve: true },
  { who: 2, side: "bid", number: CARD, price: 240, quantity: 5, reserve: true },
  { who: 3, side: "bid", number: CARD + 1, price: 240, quantity: 8, reserve: false },
  { who: 0, side: "ask", number: CARD + 1, price: 100, quantity: 5, reserve: true },
];

test("random orders, settled together, come to the same as one by one", async () => {
  const met = { filled: 0, refused: 0, unpaid: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 16, maxLength: 48 }),
      fc.integer({ min: 2, max: 40 }),
      async (steps, n) => {
        const alone = await played(steps, 1);
        expect(await played(steps, n)).toEqual(alone);
        met.filled += alone.closed.filter(({ reason }) => reason === "filled").length;
        met.unpaid += alone.closed.filter(({ reason }) => reason === "unpaid").length;
        met.refused += alone.answers.filter((answer) => !(answer as { ok: boolean }).ok).length;
      },
    ),
    { numRuns: process.env.GUILDHALL_LONG ? 60 : 5, examples: [[EACH_END, 2]] },
  );
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});

test("many who order at once are each answered, once for each key; one that cannot be written harms nobody", async () => {
  const [seller] = await tradersOf(["seller"]);
  await dealCards(seller!, { [CARD]: 30 });
  const buyers = await Promise.all(Array.from({ length: 24 }, () => makeMember("buyer")));
  for (const buyer of buyers) await fund(buyer, 1_000);
  await placeOrder(seller!, askFor({ price: 10, quantity: 20 }));
  // No number of days that PostgreSQL could add to a date.
  const { means, ...asked } = requestOf(buyers[0]!, bidFor({ price: 5 }));
  const broken = settle({ ...asked, means: { ...means, days: 2_000_000_000 } });
  const bids = buyers.map((buyer) => [buyer, bidFor({ price: 10, quantity: 1 })] as const);
  const [failed, ...placed] = await Promise.allSettled([
    broken,
    ...bids.flatMap(([buyer, bid]) => [placeOrder(buyer, bid), placeOrder(buyer, bid)]),
  ]);
  expect(failed.status).toBe("rejected");
  const filled = placed.map((one) => (one.status === "fulfilled" && one.value.ok ? one.value.value.filled : null));
  for (const [i] of bids.entries()) expect(filled[2 * i]).toBe(filled[2 * i + 1]);
  expect(filled.filter((one) => one === 1)).toHaveLength(2 * 20);
  expect(filled.filter((one) => one === 0)).toHaveLength(2 * 4);
  expect(await stateOf(seller!)).toMatchObject({ cards: 15, offered: 0 });
  const reused = await placeOrder(buyers[0]!, { ...bids[0]![1], price: 11 });
  expect(reused).toMatchObject({ ok: false, error: { code: "ledger/key_reused" } });
  expect((await reconcile()).findings).toEqual([]);
});
