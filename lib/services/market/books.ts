import type { PoolClient } from "pg";
import { otherSide, type Side, type Standing } from "@/lib/engine/ccg/market/vocabulary";

/** Who holds it alone changes orders of a card. */
export const bookLock = (game: string, number: number): string => `market/${game}/${number}`;

/** Of a trade `t`: it was not undone. What was is no price any more. */
export const HOLDS = `NOT EXISTS (SELECT FROM "Transfer" r WHERE r."reversesId" = t."transferId")`;

/** So many orders one order can meet at once. */
const MOST_MET = 400;

/** What is asked of a book: which orders of the other side an order for a card at a price would meet. */
export type Asked = { readonly number: number; readonly side: Side; readonly price: number };

/** What stands against an order. `isAll`: there is no more than that. */
export type Against = {
  readonly standing: readonly Standing[];
  readonly isAll: boolean;
  /** What the members are called whose orders these are. */
  readonly nicks: ReadonlyMap<string, string>;
};

type Row = {
  n: number;
  id: string;
  member: string;
  nick: string;
  price: number;
  left: number;
  place: string;
  reserved: boolean;
};

/**
 * The orders that each of some orders would meet, the best first, in the order asked for. Read behind the locks of their
 * books, so that nothing of it changes before it is written. What has expired stands no more.
 */
export async function readAgainst(client: PoolClient, game: string, asked: readonly Asked[]): Promise<Against[]> {
  const side = otherSide(asked[0]?.side ?? "bid");
  // The statement is another one for each side, so that the index gives the rows in their order.
  const [meets, order] = side === "ask" ? ["<=", "ASC"] : [">=", "DESC"];
  const { rows } = await client.query<Row>({
    name: `market-against-${side}`,
    text: `SELECT a.n::int, o.id, o."userId" AS member, u.nick, o.price, o."left", o.place::text, o.reserved
           FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS a(number, price, n), LATERAL (
             SELECT * FROM "MarketOrder" o
             WHERE o.game = $1 AND o.number = a.number AND o.side = '${side}' AND o."closedAt" IS NULL
               AND o.price ${meets} a.price AND o."expiresAt" > now()
             ORDER BY o.price ${order}, o.place LIMIT ${MOST_MET}
           ) o JOIN "User" u ON u.id = o."userId" ORDER BY a.n, o.price ${order}, o.place`,
    values: [game, asked.map(({ number }) => number), asked.map(({ price }) => price)],
  });
  return asked.map((_, i) => {
    const found = rows.filter(({ n }) => n === i + 1);
    const standing = found.map(({ n, nick, place, ...row }) => ({ ...row, place: Number(place) }));
    return {
      standing,
      nicks: new Map(found.map(({ member, nick }) => [member, nick])),
      isAll: found.length < MOST_MET,
    };
  });
}

/** The best price at which others than this member stand on a side; null where nobody does. */
export async function readBest(
  client: PoolClient,
  { game, number, side, not }: { game: string; number: number; side: Side; not: string },
): Promise<number | null> {
  const { rows } = await client.query<{ price: number }>({
    name: `market-best-${side}`,
    text: `SELECT price FROM "MarketOrder"
           WHERE game = $1 AND number = $2 AND side = '${side}' AND "closedAt" IS NULL AND "expiresAt" > now() AND "userId" <> $3
           ORDER BY price ${side === "ask" ? "ASC" : "DESC"} LIMIT 1`,
    values: [game, number, not],
  });
  return rows[0]?.price ?? null;
}

/** What an act is bounded by, and whether its member wishes for anything in the game. */
type Bounds = {
  readonly halted: string | null;
  /** Of the game, in the catalogue; null: there is none. */
  readonly version: number | null;
  readonly wishes: boolean;
  readonly open: number;
  readonly inBook: number;
};

/** Why one of these cards is not traded now, null: all are; how many orders of a member are open, and the most in one of these books. */
export async function readBounds(
  client: PoolClient,
  { game, numbers, member }: { game: string; numbers: readonly number[]; member: string },
): Promise<Bounds> {
  const { rows } = await client.query<Bounds>({
    name: "market-bounds",
    text: `SELECT (SELECT reason FROM "MarketHalt" WHERE what = '*' OR what = ANY($1) ORDER BY what LIMIT 1) AS halted,
                  (SELECT version FROM "CardGame" WHERE name = $3) AS version,
                  EXISTS (SELECT FROM "Wish" WHERE "userId" = $2 AND game = $3) AS wishes, o.open::int, o."inBook"::int
           FROM (SELECT COALESCE(sum(count), 0) AS open, COALESCE(max(count) FILTER (WHERE here AND number = ANY($4)), 0) AS "inBook"
                 FROM (SELECT game = $3 AS here, number, count(*) FROM "MarketOrder"
                       WHERE "userId" = $2 AND "closedAt" IS NULL GROUP BY 1, 2) b) o`,
    values: [numbers.map((number) => `${game}/${number}`), member, game, numbers],
  });
  return rows[0] ?? { halted: null, version: null, wishes: false, open: 0, inBook: 0 };
}
