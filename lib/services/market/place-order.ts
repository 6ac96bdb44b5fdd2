import { type Actor, canCollect } from "@/lib/auth/policy";
import type { PlaceOrder } from "@/lib/contracts/market";
import type { Placed } from "@/lib/contracts/market-words";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { bookLock } from "./books";
import { settleOrders } from "./settle-orders";

/**
 * Sells or buys a card: what meets orders that stand is done at once at their prices, the rest stands until it expires. What
 * is sold is set aside, and the money of a bid where its buyer wishes so. The same key does it once. Refuses
 * `market/sign_in`, `market/members_only`, and whatever `settleOrders` refuses.
 */
export async function placeOrder(actor: Actor, input: PlaceOrder): Promise<Result<Placed, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const { key, ...request } = input;
  const { game, number, side, quantity, price, seen, reserve, days } = request;
  const done = await perform(
    { kind: "market/order", key, request, actorId: actor.id, locks: [bookLock(game, number)] },
    (ledger, transferId) =>
      settleOrders(ledger, transferId, {
        ...{ member: actor, game, side, reserve, days, batch: null },
        orders: [{ number, quantity, price, seen }],
      }),
  );
  if (!done.ok) return done;
  const { orders, refused } = done.value;
  if (refused) return { ok: false, error: refused };
  const [placed] = orders;
  return placed ? ok(placed) : refuse("market/busy");
}
