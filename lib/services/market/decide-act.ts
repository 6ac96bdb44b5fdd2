import { MOST_IN_BOOK, MOST_ORDERS } from "@/lib/contracts/market-words";
import { newId } from "@/lib/db/ids";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { affordable } from "@/lib/engine/ccg/market/affordable";
import { matchOrder, sumOf } from "@/lib/engine/ccg/market/match";
import { isFewer, isStale, type Meets } from "@/lib/engine/ccg/market/seen";
import type { Incoming, Match, Standing } from "@/lib/engine/ccg/market/vocabulary";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { Done } from "../ledger/perform";
import type { Act, NewOrder, Settlement } from "./act";
import { binderOf, type MarketWork, purseOf } from "./market-work";
import { filledBy, tradeOf } from "./trades-of";

type OfCard = Omit<NewOrder, "number"> & { readonly card: Card };

const ANY_MONEY = (): number => Number.MAX_SAFE_INTEGER;

/** What an order met, and what it comes to. */
const meetsOf = ({ fills, left }: Match, { price }: OfCard): Meets => ({
  best: fills[0]?.standing.price ?? null,
  filled: copiesOf({ fills }),
  sum: sumOf(fills) + left * price,
});

function copiesOf({ fills }: Pick<Match, "fills">): number {
  return fills.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Of what orders meet, as many copies as so much pays, the cheapest first; nothing of them is left. */
function partOf(matches: readonly Match[], most: number): Match[] {
  const bought = affordable(
    matches.map(({ fills }) => fills.map(({ standing: { price }, quantity }) => ({ price, quantity }))),
    most,
  );
  return matches.map(({ fills, unpaid }, i) => {
    let left = bought[i] ?? 0;
    const kept = fills.flatMap((fill) => {
      const quantity = Math.min(left, fill.quantity);
      left -= quantity;
      return quantity > 0 ? [{ ...fill, quantity }] : [];
    });
    return { fills: kept, unpaid, left: 0 };
  });
}

/** Decides one act after those before it: see `settleTogether`. It changes nothing where it refuses. */
export async function decideAct(market: MarketWork, act: Act): Promise<Result<Done<Settlement>, Refusal>> {
  const { member, game, side, reserve } = act;
  const numbers = act.orders.map(({ number }) => number);
  let orders = act.orders.flatMap(({ number, ...order }): OfCard[] => {
    const card = market.game(game)?.database.byNumber.get(number);
    return card && isKeepable(card) ? [{ card, ...order }] : [];
  });
  if (orders.length < numbers.length) return refuse("market/no_such_card");
  const reason = market.halted(game, numbers);
  if (reason !== null) return refuse("market/halted", { reason });
  const open = market.openOf(member, game, numbers);
  // What never stands is not counted among what does.
  const standing = act.atOnce ? 0 : orders.length;
  if (standing > 0 && open.all + standing > MOST_ORDERS) return refuse("market/too_many", { most: MOST_ORDERS });
  if (standing > 0 && open.inBook >= MOST_IN_BOOK) return refuse("market/too_many_here", { most: MOST_IN_BOOK });

  const against = orders.map(({ card }) => market.against(game, card.number, side));
  const isPart = act.atOnce !== undefined && !act.atOnce.all;
  // Of what is bought as far as there is any, one's own offers are none; nothing is left that could stand across them.
  const standingAt = (i: number): readonly Standing[] => {
    const all = against[i]!.standing();
    return isPart ? all.filter((one) => one.member !== member.id) : all;
  };
  const incoming = orders.map(({ price, quantity }): Incoming => ({ member: member.id, side, price, quantity }));
  /** Refused as stale, with what holds now. */
  const stale = async ({ card, price, quantity, seen }: OfCard, { best, filled, sum }: Meets): Promise<Refusal> => {
    if (seen && isFewer(side, seen, { best, filled, sum })) return { code: "market/fewer", data: { side, filled } };
    const now = best ?? (await market.bestOf(game, card.number, side, member.id));
    return { code: "market/price_changed", data: { side, price, quantity, best: now, sum } };
  };
  for (const [i, order] of orders.entries()) {
    const match = matchOrder(incoming[i]!, standingAt(i), ANY_MONEY);
    if (!match.ok) return match;
    const now = meetsOf(match.value, order);
    if (order.seen && isStale(side, order.price, order.seen, now)) return { ok: false, error: await stale(order, now) };
  }

  const spent = new Map<string, number>();
  let matches: Match[] = [];
  for (const [i, order] of incoming.entries()) {
    const freeOf = (of: string): number => market.ledger.free(purseOf(of)) - (spent.get(of) ?? 0);
    const match = matchOrder(order, standingAt(i), freeOf);
    if (!match.ok) return match;
    for (const { standing, quantity } of match.value.fills)
      if (!standing.reserved) spent.set(standing.member, (spent.get(standing.member) ?? 0) + quantity * standing.price);
    matches.push(match.value);
  }
  const killed = act.atOnce?.all ? notFilled(act.atOnce.most) : null;
  if (killed) return { ok: false, error: killed };
  if (act.atOnce && isPart) {
    const kept = partOf(matches, act.atOnce.most);
    orders = orders.map((order, i) => ({ ...order, quantity: copiesOf(kept[i]!) }));
    matches = kept.filter(({ fills }) => fills.length > 0);
    orders = orders.filter(({ quantity }) => quantity > 0);
  }
  const closeUnpaid = () => {
    for (const [i, { unpaid }] of matches.entries()) market.closeUnpaid(game, orders[i]!.card, unpaid);
  };

  // Of a book that is too deep for one order nothing may be left across it.
  const cut = matches.some(({ left }, i) => left > 0 && against[i]!.endsWithin(incoming[i]!.price));
  for (const [i, order] of orders.entries()) {
    const now = meetsOf(matches[i]!, order);
    const isLate = order.seen && isStale(side, order.price, order.seen, now);
    if (!isLate && !cut) continue;
    if (matches.every(({ unpaid }) => unpaid.length === 0)) return refuse("market/busy");
    closeUnpaid();
    const refused = cut ? { code: "market/busy" } : await stale(order, now);
    return ok({ transfers: [{ postings: [], memo: { game } }], answer: { orders: [], refused } });
  }
  const short = side === "ask" ? tooFew() : tooPoor();
  if (short) return { ok: false, error: short };

  if (side === "ask") closeUnpaid();
  const placed = matches.map(({ fills, left }, i) => ({ ...orders[i]!, id: newId(), fills, left }));
  for (const { fills, left, ...order } of placed) {
    market.give(act, { ...order, left }, fills);
    const { ledger } = market;
    for (const { standing, quantity } of fills) {
      const { member: of, price, reserved } = standing;
      if (side === "bid") ledger.reserve(binderOf(of, game, order.card), -quantity);
      else if (reserved) ledger.reserve(purseOf(of), -quantity * price);
    }
    if (side === "ask") ledger.reserve(binderOf(member.id, game, order.card), left);
    else if (reserve) ledger.reserve(purseOf(member.id), left * order.price);
  }
  const trades = placed.flatMap(({ id, fills, card }) =>
    fills.map((fill) => tradeOf({ id, member, game, side, card }, fill, market.nick(fill.standing.member))),
  );
  market.trade(trades, filledBy(act.transferId, side, game, trades));
  const answer: Settlement = {
    orders: placed.map(({ fills, left, card, price }) => ({
      ...{ side, game, number: card.number, left, price, sum: sumOf(fills) },
      fills: fills.map(({ standing, quantity }) => ({ quantity, price: standing.price })),
      filled: fills.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    refused: null,
  };
  const first = { postings: [], memo: { game, side, orders: orders.length } };
  return ok({ transfers: [first, ...trades.map(({ transfer }) => transfer)], answer });

  /** Why not all is filled at once for so much at most. Only bids ask for it: offers are always there, so nothing has to be closed. */
  function notFilled(most: number): Refusal | null {
    const at = matches.findIndex(({ left }) => left > 0);
    const sum = matches.reduce((all, { fills }) => all + sumOf(fills), 0);
    if (at >= 0) return { code: "market/not_filled", data: { card: orders[at]!.card.name, left: matches[at]!.left } };
    return sum > most ? { code: "market/too_dear", data: { sum, most } } : null;
  }

  function tooFew(): Refusal | null {
    for (const { card, quantity } of orders) {
      const place = binderOf(member.id, game, card);
      const { balance, bound, reserved } = market.ledger.balance(place);
      const free = market.ledger.free(place);
      if (free < quantity)
        return { code: "market/too_few", data: { card: card.name, free, have: balance, bound, offered: reserved } };
    }
    return null;
  }

  function tooPoor(): Refusal | null {
    const paid = matches.reduce((sum, { fills }) => sum + sumOf(fills), 0);
    const aside = reserve ? matches.reduce((sum, { left }, i) => sum + left * orders[i]!.price, 0) : 0;
    const has = market.ledger.free(purseOf(member.id));
    return paid + aside > has ? { code: "market/too_poor", data: { needs: paid + aside, has } } : null;
  }
}
