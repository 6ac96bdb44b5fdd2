import { type Actor, canCollect } from "@/lib/auth/policy";
import type { ListMany } from "@/lib/contracts/market";
import type { Listed } from "@/lib/contracts/market-words";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { bookLock } from "./books";
import { settleOrders } from "./settle-orders";

/**
 * Offers many cards in one act, each at its price; all of it or nothing. What meets a bid is sold at once, at the bid's
 * price. `cancelOrders` takes back what is still offered of it by the `batch` that is answered. Refuses as `placeOrder`.
 */
export async function listMany(actor: Actor, { key, ...request }: ListMany): Promise<Result<Listed, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const { game, cards, days } = request;
  const batch = newId();
  const locks = cards.map(({ number }) => bookLock(game, number));
  const done = await perform(
    { kind: "market/order", key, request, actorId: actor.id, locks },
    async (ledger, transferId) => {
      const settled = await settleOrders(ledger, transferId, {
        ...{ member: actor, game, side: "ask", orders: cards, reserve: true, days, batch },
      });
      return settled.ok ? ok({ ...settled.value, answer: { batch, ...settled.value.answer } }) : settled;
    },
  );
  if (!done.ok) return done;
  const { refused, ...listed } = done.value;
  return refused ? { ok: false, error: refused } : ok(listed);
}
