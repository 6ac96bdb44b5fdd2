import type { Actor } from "@/lib/auth/policy";
import type { Book, TradeDay } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import type { Level, Side } from "@/lib/engine/ccg/market/vocabulary";
import { HOLDS } from "./books";
import { lastTrade } from "./last-trade";

/** So many prices of each side are shown. */
const MOST_LEVELS = 12;

/** The book of a card: how many copies at which price, never whose, but for the reader's own. */
export async function readBook(actor: Actor, game: string, number: number): Promise<Book> {
  const [levels, others] = await Promise.all([
    pool().query<Level & { side: Side }>({
      name: "market-book",
      text: `SELECT side, price, sum("left")::int AS quantity, count(DISTINCT "userId")::int AS people,
                    COALESCE(sum("left") FILTER (WHERE reserved), 0)::int AS reserved,
                    COALESCE(sum("left") FILTER (WHERE "userId" = $3), 0)::int AS own
             FROM "MarketOrder" WHERE game = $1 AND number = $2 AND "closedAt" IS NULL AND "expiresAt" > now()
             GROUP BY side, price ORDER BY price`,
      values: [game, number, actor?.id ?? ""],
    }),
    pool().query<{ price: number | null; at: Date | null; halted: string | null }>({
      name: "market-last",
      text: `SELECT l.price, l.at, (SELECT reason FROM "MarketHalt" WHERE what IN ('*', $1 || '/' || $2::int) ORDER BY what LIMIT 1) AS halted
             FROM (SELECT) one LEFT JOIN LATERAL (
               ${lastTrade("$1", "$2")}
             ) l ON true`,
      values: [game, number],
    }),
  ]);
  const of = (side: Side) => levels.rows.filter((level) => level.side === side).map(({ side: _, ...level }) => level);
  const [found] = others.rows;
  return {
    asks: of("ask").slice(0, MOST_LEVELS),
    bids: of("bid").reverse().slice(0, MOST_LEVELS),
    last: found && found.price !== null && found.at !== null ? { price: found.price, at: found.at.getTime() } : null,
    halted: found?.halted ?? null,
  };
}

/** What was traded of a card, day by day, the oldest first; only days on which something was. */
export async function readHistory(game: string, number: number, days = 30): Promise<TradeDay[]> {
  const { rows } = await pool().query<Omit<TradeDay, "day"> & { day: Date }>({
    name: "market-history",
    text: `SELECT date_trunc('day', at, 'UTC') AS day, min(price) AS low, max(price) AS high,
                  (array_agg(price ORDER BY at DESC))[1] AS last, sum(quantity)::int AS volume
           FROM "Trade" t WHERE game = $1 AND number = $2 AND at >= now() - $3::int * interval '1 day' AND ${HOLDS}
           GROUP BY 1 ORDER BY 1`,
    values: [game, number, days],
  });
  return rows.map(({ day, ...rest }) => ({ ...rest, day: day.getTime() }));
}
