import type { PoolClient } from "pg";
import { otherSide, type Side, type Standing } from "@/lib/engine/ccg/market/vocabulary";

/** Who holds it alone changes orders of a card. */
export const bookLock = (game: string, number: number): string => `market/${game}/${number}`;

/** Of a trade `t`: it was not undone. What was is no price any more. */
export const HOLDS = `NOT EXISTS (SELECT FROM "Transfer" r WHERE r."reversesId" = t."transferId")`;

/** So many orders one order can meet at once. */
const MOST_MET = 400;

/** The orders of a member change in one transaction at a time, so that they are counted. */
export const ordersLock = (member: string): string => `orders/${member}`;

/** What is asked of a book: what orders of `side` would meet, up to this price. */
export type Asked = { readonly game: string; readonly number: number; readonly side: Side; readonly price: number };

/** What stands against orders. `isAll`: there is no more than that. */
export type Against = { readonly standing: readonly Standing[]; readonly isAll: boolean };

type Row = Omit<Standing, "place"> & { n: number; nick: string; place: string };

/**
 * What stands against each of these, in the order asked for, and what its members are called. Read behind the locks of the
 * books, so that nothing of it changes before it is written. What has expired stands no more.
 */
export async function readAgainst(
  client: PoolClient,
  asked: readonly Asked[],
): Promise<{ against: Against[]; nicks: Map<string, string> }> {
  // Each side by a select of its own, so that the index gives the rows in their order.
  const select = (side: Side): string => {
    const [meets, order] = side === "ask" ? ["<=", "ASC"] : [">=", "DESC"];
    return `SELECT a.n::int, o.id, o."userId" AS member, u.nick, o.price, o."left", o.place::text, o.reserved
            FROM unnest($1::text[], $2::int[], $3::text[], $4::int[]) WITH ORDINALITY AS a(game, number, side, price, n), LATERAL (
              SELECT * FROM "MarketOrder" o
              WHERE o.game = a.game AND o.number = a.number AND o.side = '${side}' AND o."closedAt" IS NULL
                AND o.price ${meets} a.price AND o."expiresAt" > now()
              ORDER BY o.price ${order}, o.place LIMIT ${MOST_MET}
            ) o JOIN "User" u ON u.id = o."userId" WHERE a.side = '${otherSide(side)}'`;
  };
  const { rows } = await client.query<Row>({
    name: "market-against",
    text: `${select("ask")} UNION ALL ${select("bid")}`,
    values: [
      asked.map(({ game }) => game),
      asked.map(({ number }) => number),
      asked.map(({ side }) => side),
      asked.map(({ price }) => price),
    ],
  });
  const standing = asked.map((): Standing[] => []);
  for (const { n, nick: _, place, ...order } of rows) standing[n - 1]?.push({ ...order, place: Number(place) });
  return {
    against: standing.map((found) => ({ standing: found, isAll: found.length < MOST_MET })),
    nicks: new Map(rows.map(({ member, nick }) => [member, nick])),
  };
}

/** The best price at which others than this member stand on a side, those that are `gone` left out; null where nobody does. */
export async function readBest(
  client: PoolClient,
  { game, number, side, not }: { game: string; number: number; side: Side; not: string },
  gone: readonly string[],
): Promise<number | null> {
  const { rows } = await client.query<{ price: number }>({
    name: `market-best-${side}`,
    text: `SELECT price FROM "MarketOrder"
           WHERE game = $1 AND number = $2 AND side = '${side}' AND "closedAt" IS NULL AND "expiresAt" > now() AND "userId" <> $3
             AND id <> ALL($4)
           ORDER BY price ${side === "ask" ? "ASC" : "DESC"} LIMIT 1`,
    values: [game, number, not, gone],
  });
  return rows[0]?.price ?? null;
}

/** What acts are bounded by, and which of their members wish for anything. Keys of several parts have a space between them. */
export type Bounds = {
  /** Why a card, as `game/number`, or all (`*`) are not traded. */
  readonly halts: Readonly<Record<string, string>>;
  /** Of the games in the catalogue. */
  readonly versions: Readonly<Record<string, number>>;
  /** `member game` */
  readonly wishing: ReadonlySet<string>;
  /** How many orders are open: by `member`, and by `member game/number`. */
  readonly open: ReadonlyMap<string, number>;
};

/** The bounds of acts, each with its member, its game and its cards. */
export async function readBounds(
  client: PoolClient,
  acts: readonly { readonly member: string; readonly game: string; readonly numbers: readonly number[] }[],
): Promise<Bounds> {
  const cards = acts.flatMap(({ member, game, numbers }) => numbers.map((number) => ({ member, game, number })));
  const { rows } = await client.query<{
    halts: Record<string, string> | null;
    versions: Record<string, number> | null;
    wishing: string[] | null;
    open: Record<string, number>;
  }>({
    name: "market-bounds",
    text: `SELECT (SELECT jsonb_object_agg(what, reason) FROM "MarketHalt" WHERE what = '*' OR what = ANY($1)) AS halts,
                  (SELECT jsonb_object_agg(name, version) FROM "CardGame" WHERE name = ANY($2)) AS versions,
                  (SELECT jsonb_agg(DISTINCT "userId" || ' ' || game) FROM "Wish"
                   WHERE "userId" = ANY($3) AND game = ANY($2)) AS wishing,
                  (SELECT COALESCE(jsonb_object_agg("userId", count), '{}') FROM (
                     SELECT "userId", count(*) FROM "MarketOrder" WHERE "userId" = ANY($3) AND "closedAt" IS NULL GROUP BY 1
                   ) o) ||
                  (SELECT COALESCE(jsonb_object_agg("userId" || ' ' || game || '/' || number, count), '{}') FROM (
                     SELECT "userId", game, number, count(*)
                     FROM unnest($4::text[], $5::text[], $6::int[]) AS c("userId", game, number)
                     JOIN "MarketOrder" USING ("userId", game, number) WHERE "closedAt" IS NULL GROUP BY 1, 2, 3
                   ) o) AS open`,
    values: [
      [...new Set(cards.map(({ game, number }) => `${game}/${number}`))],
      [...new Set(acts.map(({ game }) => game))],
      [...new Set(acts.map(({ member }) => member))],
      cards.map(({ member }) => member),
      cards.map(({ game }) => game),
      cards.map(({ number }) => number),
    ],
  });
  const { halts, versions, wishing, open } = rows[0] ?? { halts: {}, versions: {}, wishing: [], open: {} };
  return {
    halts: halts ?? {},
    versions: versions ?? {},
    wishing: new Set(wishing),
    open: new Map(Object.entries(open)),
  };
}
