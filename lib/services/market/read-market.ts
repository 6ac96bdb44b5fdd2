import type { MarketRow } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { type IndexPoint, indexOver } from "@/lib/engine/ccg/market/price-index";
import { cardValue } from "../catalogue/card-values";
import type { CardGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { HOLDS } from "./books";
import { lastTrade } from "./last-trade";

const DAYS = 30;
const DAY = 24 * 3_600_000;

type Row = Omit<MarketRow, "days"> & { first: number | null };
type Day = { number: number; day: Date; last: number };

type Market = { readonly rows: MarketRow[]; readonly index: IndexPoint[] };

/** How long, in ms, a market that was read is good for whoever asks next. */
const FRESH_FOR = 1_000;
const lately = new Map<string, { at: number; market: Promise<Market> }>();

/** The market of a game, read at most once a second in this process however many look at it. */
export function readMarketLately(game: CardGame): Promise<Market> {
  const now = Date.now();
  const known = lately.get(game.name);
  if (known && now - known.at < FRESH_FOR) return known.market;
  const mine = { at: now, market: readMarket(game, now) };
  lately.set(game.name, mine);
  mine.market.catch(() => {
    if (lately.get(game.name) === mine) lately.delete(game.name);
  });
  return mine.market;
}

/** Of the days that are over little changes: only where staff undo a trade. */
const PAST_FRESH_FOR = 60_000;
const pastLately = new Map<string, { at: number; today: number; days: Promise<Day[]> }>();

/** What each card was last traded for on each of the last thirty days, the oldest first; those that are over as they were within a minute. */
async function readDays(game: string, numbers: readonly number[], now: number): Promise<Day[]> {
  const today = Math.floor(now / DAY) * DAY;
  let past = pastLately.get(game);
  if (!past || past.today !== today || now - past.at >= PAST_FRESH_FOR || now < past.at) {
    past = { at: now, today, days: closesOf(game, numbers, now - DAYS * DAY, today) };
    pastLately.set(game, past);
    past.days.catch(() => pastLately.delete(game));
  }
  return (await Promise.all([past.days, closesOf(game, numbers, today, today + DAY)])).flat();
}

/**
 * The last price of each day between two times, the oldest first. It goes from a card's last trade to the last one of the
 * day before, and so on: how many trades a day had does not matter.
 */
async function closesOf(game: string, numbers: readonly number[], from: number, to: number): Promise<Day[]> {
  const close = (number: string, before: string): string =>
    lastTrade("$1", number, `AND t.at >= $3 AND t.at < ${before}`);
  const { rows } = await pool().query<Day>({
    name: "market-days",
    text: `WITH RECURSIVE closes AS (
             SELECT c.number, t.at, t.price FROM unnest($2::int[]) AS c(number), LATERAL (${close("c.number", "$4")}) t
             UNION ALL
             SELECT p.number, t.at, t.price FROM closes p,
                    LATERAL (${close("p.number", "date_trunc('day', p.at, 'UTC')")}) t
           )
           SELECT number, date_trunc('day', at, 'UTC') AS day, price AS last FROM closes ORDER BY 2`,
    values: [game, numbers, new Date(from), new Date(to)],
  });
  return rows;
}

/** The market of a game: its cards that were traded, or stand in a book, and the index of the last thirty days. */
export async function readMarket(game: CardGame, now = Date.now()): Promise<Market> {
  const cards = inEveryFinish(game.database).filter(isKeepable);
  const before = (days: number): string =>
    `(SELECT price FROM (${lastTrade("$1", "c.number", `AND t.at < $3::timestamptz - interval '${days} days'`)}) t)`;
  const numbers = cards.map(({ number }) => number);
  const [all, daily, settings] = await Promise.all([
    pool().query<Row>({
      name: "market-rows",
      text: `SELECT c.number, ${before(0)} AS last, ${before(7)} AS before, ${before(DAYS)} AS first,
                    o.bid, o.ask, COALESCE(o.offered, 0)::int AS offered, COALESCE(v.volume, 0)::int AS volume
             FROM unnest($2::int[]) AS c(number)
             LEFT JOIN (
               SELECT number, max(price) FILTER (WHERE side = 'bid') AS bid, min(price) FILTER (WHERE side = 'ask') AS ask,
                      sum("left") FILTER (WHERE side = 'ask') AS offered
               FROM "MarketOrder" WHERE game = $1 AND "closedAt" IS NULL AND "expiresAt" > now() GROUP BY number
             ) o USING (number)
             LEFT JOIN (
               SELECT number, sum(quantity) AS volume FROM "Trade" t
               WHERE game = $1 AND at >= $3::timestamptz - interval '7 days' AND ${HOLDS} GROUP BY number
             ) v USING (number)`,
      values: [game.name, numbers, new Date(now)],
    }),
    readDays(game.name, numbers, now),
    readSettings(),
  ]);
  const daysOf = new Map<number, number[]>();
  for (const { number, last } of daily) daysOf.set(number, [...(daysOf.get(number) ?? []), last]);
  const worth = new Map(cards.map((card) => [card.number, cardValue(card, settings)]));
  return {
    rows: all.rows
      .filter(({ last, bid, ask }) => last !== null || bid !== null || ask !== null)
      .map(({ first: _, ...row }) => ({ ...row, days: daysOf.get(row.number) ?? [] })),
    index: indexOver({
      first: new Map(all.rows.flatMap(({ number, first }) => (first === null ? [] : [[number, first] as const]))),
      days: daily.map(({ number, day, last }) => ({ number, price: last, day: day.getTime() })),
      worth,
      until: Math.floor(now / DAY) * DAY,
    }),
  };
}
