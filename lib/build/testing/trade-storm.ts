import { z } from "zod";
import { CARD, GAME, orderOf } from "./market";
import type { SiteAction } from "./site-actions";
import type { Stormed } from "./storm";
import { Asker, oneOf, type StormRequest } from "./storm-asker";
import { queryStormed } from "./strikes";

/** What each begins with: enough not to run dry, so that what is refused is a refusal of the market. */
export const PURSE = 100_000;
export const COPIES = 200;
/** The cards that are traded, at prices so near each other that most orders meet. */
export const TRADED = [CARD, CARD + 1] as const;
const PRICES = 5;
/** One of so many acts is a basket. */
const BASKETS = 5;

const buyBasket: SiteAction = { file: "app/decks/actions.ts", name: "buy", page: "/decks" };

const Placed = z.object({ filled: z.number(), left: z.number(), sum: z.number() });
const Code = z.object({ code: z.string().regex(/^market\/(?!wait$)/) });
/** A refusal is an answer too: it says that nothing was done. */
const Answered = z.union([
  z.object({ value: Placed }).transform(({ value }) => value),
  z.object({ error: Code }).transform(({ error }) => error.code),
]);
const BasketAnswered = z.union([
  z.object({ ok: z.literal(true), value: z.object({ copies: z.number(), sum: z.number(), left: z.number() }) }),
  z.object({ ok: z.literal(false), error: Code }),
]);

type OrderAnswer = z.output<typeof Answered>;
type BasketAnswer = z.output<typeof BasketAnswered>;

/** A member who sells and buys at random, now and then several cards at once. */
export class Trader extends Asker {
  readonly orders: StormRequest<OrderAnswer>[] = [];
  readonly baskets: StormRequest<BasketAnswer>[] = [];

  act = (): Promise<unknown> => (Math.random() < 1 / BASKETS ? this.buyBasket() : this.placeOrder());

  private placeOrder(): Promise<unknown> {
    const request = this.request<OrderAnswer>("order");
    this.orders.push(request);
    const some = {
      number: oneOf(TRADED),
      price: 100 + Math.floor(Math.random() * PRICES),
      quantity: 1 + Math.floor(Math.random() * 3),
    };
    const order = orderOf(Math.random() < 0.5 ? "ask" : "bid", some);
    // Every third bid sets nothing aside.
    const body = { ...order, key: request.key, reserve: order.side === "ask" || Math.random() < 2 / 3 };
    return this.ask("/api/market/orders", Answered, body, request);
  }

  /** Both cards at once: all of it or nothing, or as much as there is, or that and bids for the rest. */
  private buyBasket(): Promise<unknown> {
    const request = this.request<BasketAnswer>("basket");
    this.baskets.push(request);
    const cards = TRADED.map((number) => ({ number, quantity: 1 + Math.floor(Math.random() * 2) }));
    const copies = cards.reduce((sum, { quantity }) => sum + quantity, 0);
    const partial = Math.random() < 0.6;
    const rest = { reserve: Math.random() < 0.5, days: 7, prices: TRADED.map((number) => ({ number, price: 100 })) };
    const basket = { key: request.key, game: GAME, most: copies * (100 + PRICES), cards, partial };
    const given = { ...basket, ...(partial && Math.random() < 0.5 ? { rest } : {}) };
    return this.call(buyBasket, BasketAnswered, given, request);
  }
}

/** What a basket's stored orders come to, as it is answered. */
function basketOf(orders: readonly z.output<typeof Placed>[]): { copies: number; sum: number; left: number } {
  const sumUp = (of: keyof z.output<typeof Placed>): number => orders.reduce((sum, order) => sum + order[of], 0);
  return { copies: sumUp("filled"), sum: sumUp("sum"), left: sumUp("left") };
}

const Stored = z.object({ orders: z.array(Placed), refused: Code.nullish() });

/** What is wrong with what is stored of the traders' orders and baskets, a line each. */
export async function tradeFaults(house: Stormed, traders: readonly Trader[]): Promise<string[]> {
  const faults: string[] = [];
  const rows = await queryStormed<{ key: string; answer: unknown }>(
    house.databaseUrl,
    `SELECT split_part(key, ':', 3) AS key, answer FROM "Transfer" WHERE kind = 'market/order' AND split_part(key, ':', 3) = ANY($1)`,
    [traders.flatMap(({ asked }) => asked.map(({ key }) => key))],
  );
  const stored = new Map(rows.map(({ key, answer }) => [key, Stored.parse(answer)]));
  for (const { key, answer } of traders.flatMap(({ orders }) => orders)) {
    const there = stored.get(key)?.orders[0];
    if (typeof answer === "string" ? there !== undefined : JSON.stringify(there) !== JSON.stringify(answer))
      faults.push(`order ${key}: answered ${JSON.stringify(answer)}, there ${JSON.stringify(there)}`);
  }
  for (const { key, answer } of traders.flatMap(({ baskets }) => baskets)) {
    const there = stored.get(key);
    // Of what was refused at most the refusal is there, with the bids that were closed for it.
    const isSo = answer?.ok
      ? there && !there.refused && JSON.stringify(basketOf(there.orders)) === JSON.stringify(answer.value)
      : !there || there.refused?.code === answer?.error.code;
    if (!isSo) faults.push(`basket ${key}: answered ${JSON.stringify(answer)}, there ${JSON.stringify(there)}`);
  }
  const assets = await cameTo(house, "market/trade", traders);
  if (assets.moved !== 1 + TRADED.length) faults.push(`${assets.moved} assets were traded`);
  return [...faults, ...assets.faults];
}

/** How many assets transfers of a kind moved among some members; what is wrong if they do not come to nothing. */
export async function cameTo(
  house: Stormed,
  kind: string,
  members: readonly { userId: string }[],
): Promise<{ moved: number; faults: string[] }> {
  const moved = await queryStormed<{ asset: string; sum: string }>(
    house.databaseUrl,
    `SELECT p.asset, sum(p.amount) AS sum FROM "Posting" p JOIN "Transfer" t ON t.id = p."transferId"
     WHERE t.kind = $1 AND p."accountId" = ANY($2) GROUP BY p.asset`,
    [kind, members.flatMap(({ userId }) => [`purse:${userId}`, `binder:${userId}`])],
  );
  const odd = moved.filter(({ sum }) => sum !== "0");
  return {
    moved: moved.length,
    faults: odd.map(({ asset, sum }) => `${kind}: ${sum} of ${asset} too much among them`),
  };
}
