import type { Member } from "@/lib/auth/policy";
import { MOST_IN_BOOK, MOST_ORDERS, type Placed } from "@/lib/contracts/market-words";
import { newId } from "@/lib/db/ids";
import type { LedgerWork } from "@/lib/db/ledger-store";
import { type Card, printingOf } from "@/lib/engine/ccg/cards/model";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { matchOrder, reachable, sumOf } from "@/lib/engine/ccg/market/match";
import { isStale, type Meets } from "@/lib/engine/ccg/market/seen";
import { type Match, otherSide, type Side, type Standing } from "@/lib/engine/ccg/market/vocabulary";
import { accountOf, COIN, cardAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { gameWithin } from "../catalogue/games";
import type { Done } from "../ledger/perform";
import { readAgainst, readBest, readBounds } from "./books";
import { filledBy, type TradeOf, tradeOf } from "./trades-of";
import { lowerWishes, writeSettled } from "./write-settled";

/** An order for a card; `seen`: what whoever gives it was shown. */
type NewOrder = {
  readonly card: Card;
  readonly quantity: number;
  readonly price: number;
  readonly seen?: Meets;
};
/** Orders of one member, of one side and one game, each for another card. */
export type NewOrders = {
  readonly member: Member;
  readonly game: string;
  readonly side: Side;
  readonly orders: readonly (Omit<NewOrder, "card"> & { readonly number: number })[];
  /** Whether money is set aside for what stands of bids. */
  readonly reserve: boolean;
  readonly days: number;
  readonly batch: string | null;
};
/** `refused`: nothing was done for whoever asked, though something was written: bids were closed that could not be paid. */
export type Settlement = { readonly orders: readonly Placed[]; readonly refused: Refusal | null };

const purse = (member: string) => ({ account: accountOf("purse", member), asset: COIN }) as const;
const binder = (member: string, game: string, { number }: Card) => {
  return { account: accountOf("binder", member), asset: cardAsset(game, number) } as const;
};
const ANY_MONEY = (): number => Number.MAX_SAFE_INTEGER;

/** What an order met, and what it comes to. */
const meetsOf = ({ fills, left }: Match, { price }: NewOrder): Meets => ({
  best: fills[0]?.standing.price ?? null,
  sum: sumOf(fills) + left * price,
});

/**
 * What orders come to, within a transaction that holds the locks of their books: they are filled from what stands, and what is
 * left stands from now on, with copies or money set aside. Each fill is a transfer of its own. Nothing is done, and
 * refused: `market/no_such_card`, `market/halted`, `market/too_many` open orders, `market/price_changed` with what holds now, `market/own_order`,
 * `market/too_few` copies that are free, `market/too_poor`.
 */
export async function settleOrders(
  ledger: LedgerWork,
  transferId: string,
  asked: NewOrders,
): Promise<Result<Done<Settlement>, Refusal>> {
  const { member, game, side, reserve, days, batch } = asked;
  const numbers = asked.orders.map(({ number }) => number);
  const bounds = await readBounds(ledger.client, { game, numbers, member: member.id });
  const byNumber =
    bounds.version === null ? null : (await gameWithin(ledger.client, game, bounds.version))?.database.byNumber;
  const orders = asked.orders.flatMap(({ number, ...order }): NewOrder[] => {
    const card = byNumber?.get(number);
    return card && isKeepable(card) ? [{ card, ...order }] : [];
  });
  if (orders.length < numbers.length) return refuse("market/no_such_card");
  if (bounds.halted !== null) return refuse("market/halted", { reason: bounds.halted });
  if (bounds.open + orders.length > MOST_ORDERS) return refuse("market/too_many", { most: MOST_ORDERS });
  if (bounds.inBook >= MOST_IN_BOOK) return refuse("market/too_many_here", { most: MOST_IN_BOOK });
  const against = await readAgainst(
    ledger.client,
    game,
    orders.map(({ card, price }) => ({ number: card.number, side, price })),
  );
  const incoming = orders.map(({ price, quantity }) => ({ member: member.id, side, price, quantity }));
  const standingAt = (i: number): readonly Standing[] => against[i]?.standing ?? [];

  /** Refused as stale, with what holds now. */
  const stale = async ({ card, price, quantity }: NewOrder, { best, sum }: Meets): Promise<Refusal> => {
    const now =
      best ?? (await readBest(ledger.client, { game, number: card.number, side: otherSide(side), not: member.id }));
    return { code: "market/price_changed", data: { side, price, quantity, best: now, sum } };
  };
  for (const [i, order] of orders.entries()) {
    const match = matchOrder(incoming[i]!, standingAt(i), ANY_MONEY);
    if (!match.ok) return match;
    const now = meetsOf(match.value, order);
    if (order.seen && isStale(side, order.price, order.seen, now)) return { ok: false, error: await stale(order, now) };
  }

  const reach = incoming.map((order, i) => reachable(order, standingAt(i)));
  await ledger.lock([
    ...(side === "bid" || reach.some(({ length }) => length > 0) ? [purse(member.id)] : []),
    ...orders.map(({ card }) => binder(member.id, game, card)),
    ...reach.flatMap((found, i) =>
      found.flatMap((one) => [purse(one.member), binder(one.member, game, orders[i]!.card)]),
    ),
  ]);
  const spent = new Map<string, number>();
  const matches: Match[] = [];
  for (const [i, order] of incoming.entries()) {
    const match = matchOrder(order, standingAt(i), (of) => ledger.free(purse(of)) - (spent.get(of) ?? 0));
    if (!match.ok) return match;
    for (const { standing, quantity } of match.value.fills)
      if (!standing.reserved) spent.set(standing.member, (spent.get(standing.member) ?? 0) + quantity * standing.price);
    matches.push(match.value);
  }
  const unpaid = matches.flatMap((match, i) => match.unpaid.map((bid) => ({ bid, card: orders[i]!.card })));
  const told = unpaid.map(({ bid, card }) => ({
    key: `unpaid/${bid.id}`,
    kind: "order_unpaid" as const,
    member: bid.member,
    data: { card: card.name, page: `${game}-${card.number}` },
  }));
  const row = { member: member.id, side, game, days, batch };
  const unpaidIds = unpaid.map(({ bid }) => bid.id);

  // Of a book that is too deep for one order nothing may be left across it.
  const cut = matches.some(({ left }, i) => left > 0 && against[i]?.isAll === false);
  for (const [i, order] of orders.entries()) {
    const now = meetsOf(matches[i]!, order);
    const isLate = order.seen && isStale(side, order.price, order.seen, now);
    if (!isLate && !cut) continue;
    if (unpaid.length === 0) return refuse("market/busy");
    await writeSettled(ledger.client, { ...row, orders: [], trades: [], taken: [], unpaid: unpaidIds, told });
    const refused = cut ? { code: "market/busy" } : await stale(order, now);
    return ok({ transfers: [{ postings: [], memo: { game } }], answer: { orders: [], refused } });
  }

  const short = side === "ask" ? tooFew() : tooPoor();
  if (short) return { ok: false, error: short };

  const placed = matches.map(({ fills, left }, i) => ({ id: newId(), fills, left, order: orders[i]! }));
  const trades: TradeOf[] = [];
  for (const [i, { id, fills, left, order }] of placed.entries()) {
    for (const fill of fills) {
      const other = against[i]?.nicks.get(fill.standing.member) ?? "";
      trades.push(tradeOf({ id, member, game, side, card: order.card }, fill, other));
      const { member: of, price, reserved } = fill.standing;
      if (side === "bid") ledger.reserve(binder(of, game, order.card), -fill.quantity);
      else if (reserved) ledger.reserve(purse(of), -fill.quantity * price);
    }
    if (left === 0) continue;
    if (side === "ask") ledger.reserve(binder(member.id, game, order.card), left);
    else if (reserve) ledger.reserve(purse(member.id), left * order.price);
  }
  await writeSettled(ledger.client, {
    ...row,
    orders: placed.map(({ id, left, order: { card, price, quantity } }) => {
      return { id, number: card.number, price, quantity, left, reserved: side === "ask" || reserve };
    }),
    trades: trades.map((trade) => trade.row),
    taken: placed.flatMap(({ fills }) => fills.map(({ standing, quantity }) => ({ id: standing.id, quantity }))),
    unpaid: unpaidIds,
    told: [...told, ...filledBy(transferId, side, game, trades)],
  });
  // Who buys without a wish in this game has none to lower.
  if (side === "ask" || bounds.wishes)
    await lowerWishes(
      ledger.client,
      game,
      trades.map(({ card, row: { buyerId, quantity } }) => ({
        ...{ member: buyerId, quantity, printing: printingOf(card) },
        finish: card.foilOf === null ? "plain" : "foil",
      })),
    );
  const answer: Settlement = {
    orders: placed.map(({ fills, left, order: { card, price } }) => ({
      ...{ side, game, number: card.number, left, price, sum: sumOf(fills) },
      fills: fills.map(({ standing, quantity }) => ({ quantity, price: standing.price })),
      filled: fills.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    refused: null,
  };
  const first = { postings: [], memo: { game, side, orders: orders.length } };
  return ok({ transfers: [first, ...trades.map(({ transfer }) => transfer)], answer });

  function tooFew(): Refusal | null {
    for (const { card, quantity } of orders) {
      const place = binder(member.id, game, card);
      const { balance, bound, reserved } = ledger.balance(place);
      if (ledger.free(place) < quantity)
        return {
          code: "market/too_few",
          data: { card: card.name, free: ledger.free(place), have: balance, bound, offered: reserved },
        };
    }
    return null;
  }

  function tooPoor(): Refusal | null {
    const paid = matches.reduce((sum, { fills }) => sum + sumOf(fills), 0);
    const aside = reserve ? matches.reduce((sum, { left }, i) => sum + left * orders[i]!.price, 0) : 0;
    const has = ledger.free(purse(member.id));
    return paid + aside > has ? { code: "market/too_poor", data: { needs: paid + aside, has } } : null;
  }
}
