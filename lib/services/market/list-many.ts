import type { PoolClient } from "pg";
import { type Actor, canCollect } from "@/lib/auth/policy";
import type { ListMany } from "@/lib/contracts/market";
import type { Listed } from "@/lib/contracts/market-words";
import { newId } from "@/lib/db/ids";
import { printingOf } from "@/lib/engine/ccg/cards/model";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { perform } from "../ledger/perform";
import { announceBooks } from "./announce-books";
import { bookLock, ordersLock } from "./books";
import { settleOrders } from "./settle-orders";

/**
 * Offers many cards in one act, or bids for them, each at its price; all of it or nothing. What meets orders that stand is done
 * at once, at their prices. `cancelOrders` takes back what still stands of it by the `batch` that is answered. What was bid for
 * a card that one wishes for is its limit from then on. Refuses as `placeOrder`.
 */
export async function listMany(actor: Actor, { key, ...request }: ListMany): Promise<Result<Listed, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const { game, side, cards, days, reserve } = request;
  const batch = newId();
  const locks = [...cards.map(({ number }) => bookLock(game, number)), ordersLock(actor.id)];
  const done = await perform(
    { kind: "market/order", key, request, actorId: actor.id, locks },
    async (ledger, transferId) => {
      const settled = await settleOrders(ledger, transferId, {
        ...{ member: actor, game, side, orders: cards, reserve, days, batch },
      });
      if (settled.ok && side === "bid") await keepLimits(ledger.client, actor.id, game, cards);
      return settled.ok ? ok({ ...settled.value, answer: { batch, ...settled.value.answer } }) : settled;
    },
  );
  if (!done.ok) return done;
  announceBooks(cards.map(({ number }) => ({ game, number })));
  const { refused, ...listed } = done.value;
  return refused ? { ok: false, error: refused } : ok(listed);
}

/** Keeps what was bid for cards as the limits of the wishes for them. */
async function keepLimits(client: PoolClient, userId: string, name: string, cards: ListMany["cards"]): Promise<void> {
  const byNumber = (await readGame(name))?.database.byNumber;
  const bids = cards.flatMap(({ number, price }) => {
    const card = byNumber?.get(number);
    return card ? [{ printing: printingOf(card), isFoil: card.foilOf !== null, price }] : [];
  });
  await client.query(
    `UPDATE "Wish" w SET "limit" = b.price
     FROM unnest($3::int[], $4::boolean[], $5::int[]) AS b(printing, foil, price)
     WHERE w."userId" = $1 AND w.game = $2 AND w.printing = b.printing
       AND w.finish = ANY(CASE WHEN b.foil THEN ARRAY['foil'] ELSE ARRAY['any', 'plain'] END)`,
    [
      userId,
      name,
      bids.map(({ printing }) => printing),
      bids.map(({ isFoil }) => isFoil),
      bids.map(({ price }) => price),
    ],
  );
}
