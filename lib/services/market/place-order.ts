import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import type { PlaceOrder } from "@/lib/contracts/market";
import type { Placed } from "@/lib/contracts/market-words";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { announceBooks } from "./announce-books";
import { bookLock, ordersLock } from "./books";
import { type MarketRequest, settle } from "./matcher";

/** An order as the ledger and the market know it. */
export function requestOf(member: Member, input: PlaceOrder): MarketRequest {
  const { key, ...request } = input;
  const { game, number, side, quantity, price, seen, reserve, days } = request;
  return {
    ...{ kind: "market/order", key, request, actorId: member.id },
    locks: [bookLock(game, number), ordersLock(member.id)],
    means: {
      ...{ member, game, side, reserve, days, batch: null },
      orders: [{ number, quantity, price, seen }],
    },
  };
}

/**
 * Sells or buys a card: what meets orders that stand is done at once at their prices, the rest stands until it expires. What
 * is sold is set aside, and the money of a bid where its buyer wishes so. The same key does it once. Refuses
 * `market/sign_in`, `market/members_only`, and whatever `settleTogether` refuses.
 */
export async function placeOrder(actor: Actor, input: PlaceOrder): Promise<Result<Placed, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const done = await settle(requestOf(actor, input));
  if (!done.ok) return done;
  announceBooks([input]);
  const { orders, refused } = done.value;
  if (refused) return { ok: false, error: refused };
  const [placed] = orders;
  return placed ? ok(placed) : refuse("market/busy");
}
