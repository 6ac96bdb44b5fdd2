import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import type { BuyBasket } from "@/lib/contracts/market";
import type { BasketDone } from "@/lib/contracts/market-words";
import type { LedgerWork } from "@/lib/db/ledger-store";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type Done, perform } from "../ledger/perform";
import type { Act, Settlement } from "./act";
import { announceBooks } from "./announce-books";
import { bookLock, ordersLock } from "./books";
import { decideAct } from "./decide-act";
import { MarketWork } from "./market-work";

type Request = Omit<BuyBasket, "key">;

/**
 * Buys copies of many cards from those who offer them at the market, in one transaction and for `most` at most in all: what a
 * deck lacks. All of it or nothing; or, `partial`, as many as there are for that, the cheapest first, and of the `rest` bids
 * stand from then on (one that meets an offer is filled at once, as any). The shop is never asked. The same key does it
 * once. Refuses `market/sign_in`, `market/members_only`, and whatever `settleTogether` refuses: `market/not_filled` where not all
 * is offered any more, `market/nothing_there` where nothing is, for that; `market/too_dear` where it comes to more; what bids are refused for. Whatever
 * is refused, nothing was done.
 */
export async function buyBasket(actor: Actor, { key, ...request }: BuyBasket): Promise<Result<BasketDone, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const { game, cards } = request;
  const locks = [...cards.map(({ number }) => bookLock(game, number)), ordersLock(actor.id)];
  const done = await perform({ kind: "market/order", key, request, actorId: actor.id, locks }, (ledger, transferId) =>
    settleBasket(ledger, transferId, actor, request),
  );
  if (!done.ok) return done;
  announceBooks(cards.map(({ number }) => ({ game, number })));
  const { orders, refused } = done.value;
  if (refused) return { ok: false, error: refused };
  const sumUp = (of: "filled" | "sum" | "left"): number => orders.reduce((all, order) => all + order[of], 0);
  return ok({ copies: sumUp("filled"), sum: sumUp("sum"), left: sumUp("left") });
}

async function settleBasket(
  ledger: LedgerWork,
  transferId: string,
  member: Member,
  { game, most, cards, partial, rest }: Request,
): Promise<Result<Done<Settlement>, Refusal>> {
  const same = { member, game, side: "bid", batch: null } as const;
  const buying: Act = {
    ...{ ...same, transferId, reserve: false, days: 1, atOnce: { most, all: !partial } },
    // What one card may cost is bounded by what all of them may.
    orders: cards.map(({ number, quantity }) => ({ number, quantity, price: Math.max(1, most) })),
  };
  const prices = new Map(rest?.prices.map(({ number, price }) => [number, price]));
  const bidding: Act | null = rest
    ? {
        // Whoever sells to both is told of both.
        ...{ ...same, transferId: `${transferId}+`, reserve: rest.reserve, days: rest.days },
        orders: cards.flatMap(({ number, quantity }) => {
          const price = prices.get(number);
          return price === undefined ? [] : [{ number, quantity, price }];
        }),
      }
    : null;
  const market = await MarketWork.begin(ledger, bidding ? [buying, bidding] : [buying]);
  const bought = await decideAct(market, buying);
  if (!bought.ok || bought.value.answer.refused) return bought;
  const has = new Map(bought.value.answer.orders.map(({ number, filled }) => [number, filled]));
  const wanted = (bidding?.orders ?? []).flatMap((order) => {
    const quantity = order.quantity - (has.get(order.number) ?? 0);
    return quantity > 0 ? [{ ...order, quantity }] : [];
  });
  if (!bidding || wanted.length === 0) {
    if (has.size === 0) return refuse("market/nothing_there");
    await market.write();
    return bought;
  }
  const left = await decideAct(market, { ...bidding, orders: wanted });
  if (!left.ok || left.value.answer.refused) return left;
  await market.write();
  const [first, ...trades] = bought.value.transfers;
  const [, ...others] = left.value.transfers;
  return ok({
    transfers: [first, ...trades, ...others],
    answer: { orders: [...bought.value.answer.orders, ...left.value.answer.orders], refused: null },
  });
}
