import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_COPIES, MOST_LISTED } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { cardValue } from "../catalogue/card-values";
import type { CardGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { listWishes } from "../wishes/list-wishes";
import { lastTrade } from "./last-trade";

/** What somebody could bid for of what they wish for. */
export type BidRow = {
  readonly number: number;
  /** Copies wished for, and of them those that no bid of theirs stands for yet. */
  readonly wished: number;
  readonly open: number;
  /** The limit that was bid last, else the lowest offer, the last price, what the house says it is worth. */
  readonly price: number;
  readonly bestAsk: number | null;
  readonly last: number | null;
};

type Prices = { number: number; ask: number | null; last: number | null; standing: number };

/**
 * What a member could bid for among their wishes of a game, at most 200 cards, and what they have to spend. Whoever wishes for a card in any
 * finish bids for the plain one. Offers of one's own are not counted as the lowest.
 */
export async function previewBids(actor: Actor, game: CardGame): Promise<{ rows: BidRow[]; money: number }> {
  if (!canCollect(actor)) return { rows: [], money: 0 };
  const [wishes, settings] = await Promise.all([listWishes(actor, game.name), readSettings()]);
  const wished = new Map<number, { count: number; limit: number | null }>();
  for (const { printing, finish, count, limit } of wishes) {
    const number = finish === "foil" ? game.database.foils.get(printing)?.number : printing;
    if (number === undefined) continue;
    const before = wished.get(number);
    wished.set(number, { count: (before?.count ?? 0) + count, limit: before?.limit ?? limit });
  }
  const [{ rows }, purse] = await Promise.all([
    pool().query<Prices>({
      name: "market-wished",
      text: `SELECT w.number, o.ask, COALESCE(o.standing, 0)::int AS standing,
                    (SELECT price FROM (${lastTrade("$2", "w.number")}) t) AS last
             FROM unnest($3::int[]) AS w(number) LEFT JOIN LATERAL (
               SELECT min(price) FILTER (WHERE side = 'ask' AND "userId" <> $1) AS ask,
                      sum("left") FILTER (WHERE side = 'bid' AND "userId" = $1) AS standing
               FROM "MarketOrder" WHERE game = $2 AND number = w.number AND "closedAt" IS NULL AND "expiresAt" > now()
             ) o ON true`,
      values: [actor.id, game.name, [...wished.keys()]],
    }),
    pool().query<{ free: string }>(
      'SELECT balance - bound - reserved AS free FROM "Holding" WHERE "accountId" = $1 AND asset = $2',
      [accountOf("purse", actor.id), COIN],
    ),
  ]);
  const bids = rows.flatMap(({ number, ask, last, standing }): BidRow[] => {
    const card = game.database.byNumber.get(number);
    const { count = 0, limit = null } = wished.get(number) ?? {};
    const open = Math.min(count - standing, MOST_COPIES);
    if (!card || open <= 0) return [];
    const price = Math.max(1, limit ?? ask ?? last ?? cardValue(card, settings));
    return [{ number, wished: count, open, price, bestAsk: ask, last }];
  });
  return {
    rows: bids.sort((a, b) => a.number - b.number).slice(0, MOST_LISTED),
    money: Number(purse.rows[0]?.free ?? 0),
  };
}
