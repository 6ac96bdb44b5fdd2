import { type Actor, canCollect } from "@/lib/auth/policy";
import type { PreviewBasket } from "@/lib/contracts/market";
import type { Basket } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import type { Offered } from "@/lib/engine/ccg/market/affordable";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { cardValue } from "../catalogue/card-values";
import { readGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { lastTrade } from "./last-trade";

type Row = { number: number; available: number; sum: string; offers: Offered[] };

/**
 * What copies of many cards would cost at the market now, from the cheapest offers of others, as far as they are offered; what
 * bids for them would usually be; and what the actor may spend. A card whose trade was stopped is not offered. Refuses `market/sign_in`, `market/members_only`.
 */
export async function previewBasket(actor: Actor, { game, cards }: PreviewBasket): Promise<Result<Basket, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const [known, settings] = await Promise.all([readGame(game), readSettings()]);
  const [{ rows }, purse, { rows: lasts }] = await Promise.all([
    pool().query<Row>({
      name: "market-basket",
      // Of each offer as much as those before it leave to be bought.
      text: `SELECT number, sum(take)::int AS available, sum(take::bigint * price)::text AS sum,
                    json_agg(json_build_object('price', price, 'quantity', take) ORDER BY price) FILTER (WHERE take > 0) AS offers FROM (
               SELECT w.number, o.price, LEAST(o."left", GREATEST(0, w.quantity - COALESCE(sum(o."left") OVER (
                        PARTITION BY w.number ORDER BY o.price, o.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
                      ), 0))) AS take
               FROM unnest($3::int[], $4::int[]) AS w(number, quantity)
               JOIN "MarketOrder" o ON o.game = $1 AND o.number = w.number AND o.side = 'ask' AND o."closedAt" IS NULL
                AND o."expiresAt" > now() AND o."userId" <> $2
               WHERE NOT EXISTS (SELECT FROM "MarketHalt" h WHERE h.what IN ('*', $1 || '/' || w.number))
             ) offers GROUP BY number`,
      values: [game, actor.id, cards.map(({ number }) => number), cards.map(({ quantity }) => quantity)],
    }),
    pool().query<{ free: string }>(
      'SELECT balance - bound - reserved AS free FROM "Holding" WHERE "accountId" = $1 AND asset = $2',
      [accountOf("purse", actor.id), COIN],
    ),
    pool().query<{ number: number; price: number }>({
      name: "market-basket-last",
      text: `SELECT w.number, t.price FROM unnest($2::int[]) AS w(number) CROSS JOIN LATERAL (
               ${lastTrade("$1", "w.number")}
             ) t`,
      values: [game, cards.map(({ number }) => number)],
    }),
  ]);
  const last = new Map(lasts.map(({ number, price }) => [number, price]));
  const worthOf = (number: number): number => {
    const card = known?.database.byNumber.get(number);
    return card ? cardValue(card, settings) : 0;
  };
  const found = new Map(rows.map((row) => [row.number, row]));
  return ok({
    rows: cards.map(({ number, quantity }) => {
      const { available = 0, sum = "0", offers } = found.get(number) ?? {};
      const bid = Math.max(1, last.get(number) ?? worthOf(number));
      return { number, wanted: quantity, available, sum: Number(sum), offers: offers ?? [], bid };
    }),
    money: Number(purse.rows[0]?.free ?? 0),
  });
}
