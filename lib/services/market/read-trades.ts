import type { FeedLine, TradeNews } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { HOLDS } from "./books";

/** Trades of this sum and more are told to all. */
const TOLD_FROM = 1_00;
const MOST_TOLD = 20;
/** So many in the lobby, of so many hours. */
const MOST_NEWS = 4;
const NEWS_HOURS = 24;

type Row<T extends FeedLine> = Omit<T, "at"> & { at: Date };

/** Whoever keeps their binder of this game to themselves is not named. */
const NAMED = `CASE WHEN COALESCE(bb.shown, true) THEN b.nick END AS buyer, CASE WHEN COALESCE(sb.shown, true) THEN s.nick END AS seller`;
const NAMES = `JOIN "User" b ON b.id = t."buyerId" JOIN "User" s ON s.id = t."sellerId"
           LEFT JOIN "Binder" bb ON bb."userId" = b.id AND bb.game = t.game
           LEFT JOIN "Binder" sb ON sb."userId" = s.id AND sb.game = t.game`;
const IS_TOLD = `price::bigint * quantity >= ${TOLD_FROM} AND ${HOLDS}`;

/** The last trades of a dollar and more in a game. */
export async function readFeed(game: string): Promise<FeedLine[]> {
  const { rows } = await pool().query<Row<FeedLine>>({
    name: "market-feed",
    text: `SELECT t.id, t.at, t.game, t.number, t.quantity, t.price, ${NAMED}
           FROM (SELECT * FROM "Trade" t WHERE game = $1 AND ${IS_TOLD} ORDER BY at DESC LIMIT ${MOST_TOLD}) t
           ${NAMES} ORDER BY t.at DESC`,
    values: [game],
  });
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** The last few of all games, for the lobby. */
export async function readTradeNews(): Promise<TradeNews[]> {
  const { rows } = await pool().query<Row<TradeNews>>({
    name: "market-news",
    text: `SELECT t.id, t.at, t.game, t.number, t.quantity, t.price, r.memo ->> 'card' AS card, ${NAMED}
           FROM "CardGame" g, LATERAL (
             SELECT * FROM "Trade" t WHERE game = g.name AND at > now() - interval '${NEWS_HOURS} hours' AND ${IS_TOLD}
             ORDER BY at DESC LIMIT ${MOST_NEWS}
           ) t JOIN "Transfer" r ON r.id = t."transferId" ${NAMES} ORDER BY t.at DESC LIMIT ${MOST_NEWS}`,
  });
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
