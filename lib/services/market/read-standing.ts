import { type Actor, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { type Card, printingOf } from "@/lib/engine/ccg/cards/model";
import { accountOf, COIN, cardAsset } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";

/** What a member has to trade a card with. */
export type MarketStanding = {
  /** In the purse and not set aside. */
  readonly money: Cents;
  readonly have: number;
  /** Copies that are neither registered nor offered. */
  readonly free: number;
  /** Copies that they wish for, in this finish or in any. */
  readonly wished: number;
};

/** Reads it; null for guests and whoever is not signed in. */
export async function readStanding(actor: Actor, game: string, card: Card): Promise<MarketStanding | null> {
  if (!canCollect(actor)) return null;
  const { rows } = await pool().query<MarketStanding>({
    name: "market-standing",
    text: `SELECT COALESCE((SELECT balance - reserved FROM "Holding" WHERE "accountId" = $1 AND asset = $2), 0)::float8 AS money,
                  COALESCE(h.balance, 0)::int AS have, COALESCE(h.balance - h.bound - h.reserved, 0)::int AS free,
                  (SELECT COALESCE(sum(count), 0)::int FROM "Wish" WHERE "userId" = $5 AND game = $6 AND printing = $7 AND finish IN ('any', $8)) AS wished
           FROM (SELECT) one LEFT JOIN "Holding" h ON h."accountId" = $3 AND h.asset = $4`,
    values: [
      ...[accountOf("purse", actor.id), COIN, accountOf("binder", actor.id), cardAsset(game, card.number)],
      ...[actor.id, game, printingOf(card), card.foilOf === null ? "plain" : "foil"],
    ],
  });
  return rows[0] ?? null;
}
