import type { Member } from "@/lib/auth/policy";
import type { FoundSwap } from "@/lib/contracts/trade-words";
import { pool } from "@/lib/db/pool";
import { findSwaps, type Swapper } from "@/lib/engine/ccg/trade/cycles";
import { type AssetId, accountOf, cardAsset } from "@/lib/engine/kernel/ledger";
import type { CardGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { nameAssets } from "./name-assets";
import { readTradeLimit } from "./trade-limit";
import { wishedCards } from "./wished-cards";

/** So many others are looked at on either side: who has what one wishes for, and who wishes for what one has. */
const MOST_OTHERS = 60;

/** Members who may swap: whose binder of the game is shown, who are no guests and not banned. */
const MAY = `NOT u.guest AND (u."bannedAt" IS NULL OR u."bannedUntil" <= now()) AND COALESCE(b.shown, true)`;

type Wish = { userId: string; printing: number; finish: string; count: number };
const readWishes = async (game: string, users: readonly string[]): Promise<Wish[]> =>
  (
    await pool().query<Wish>({
      name: "trades-wishes-of",
      text: 'SELECT "userId", printing, finish, count FROM "Wish" WHERE game = $1 AND "userId" = ANY($2)',
      values: [game, users],
    })
  ).rows;

/** Which of these cards members have above their limits and free. */
async function readSpare(users: readonly string[], limit: number, assets: readonly AssetId[]) {
  const { rows } = await pool().query<{ userId: string; asset: AssetId }>({
    name: "trades-spare-of",
    text: `SELECT u.id AS "userId", h.asset FROM "User" u JOIN "Holding" h ON h."accountId" = 'binder:' || u.id
           WHERE u.id = ANY($1) AND h.asset = ANY($3) AND h.balance > COALESCE(u."tradeLimit", $2)
             AND h.balance > h.bound + h.reserved`,
    values: [users, limit, assets],
  });
  return rows;
}

/**
 * Who has one of these cards to spare, and who wishes for one of those printings; the likeliest first: whoever does both, then
 * by how many cards. Of as many the one whose turn it is by chance of the hour, so that nobody is always the one left out.
 */
async function readOthers(
  { name: game }: CardGame,
  me: string,
  { wished, printings, limit }: { wished: readonly AssetId[]; printings: readonly number[]; limit: number },
): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>({
    name: "trades-swappers",
    text: `WITH has AS (
             SELECT u.id, count(DISTINCT h.asset) AS n FROM "Holding" h
             JOIN "Account" a ON a.id = h."accountId" AND a.kind = 'binder'
             JOIN "User" u ON u.id = a."ownerId" LEFT JOIN "Binder" b ON b."userId" = u.id AND b.game = $2
             WHERE h.asset = ANY($3) AND h.balance > COALESCE(u."tradeLimit", $5) AND h.balance > h.bound + h.reserved
               AND u.id <> $1 AND ${MAY} GROUP BY u.id
           ), wants AS (
             SELECT u.id, count(DISTINCT w.printing) AS n FROM "Wish" w JOIN "User" u ON u.id = w."userId"
             LEFT JOIN "Binder" b ON b."userId" = u.id AND b.game = $2
             WHERE w.game = $2 AND w.printing = ANY($4) AND u.id <> $1 AND ${MAY} GROUP BY u.id
           ), swappers AS (
             SELECT id, COALESCE(has.n, 0) AS gives, COALESCE(wants.n, 0) AS takes,
                    has.id IS NOT NULL AND wants.id IS NOT NULL AS mutual,
                    md5(id || date_trunc('hour', now())::text) AS turn
             FROM has FULL JOIN wants USING (id)
           )
           SELECT id FROM (
             (SELECT * FROM swappers WHERE gives > 0 ORDER BY mutual DESC, gives DESC, turn LIMIT ${MOST_OTHERS})
             UNION
             (SELECT * FROM swappers WHERE takes > 0 ORDER BY mutual DESC, takes DESC, turn LIMIT ${MOST_OTHERS})
           ) likely ORDER BY mutual DESC, gives + takes DESC, turn`,
    values: [me, game, wished, printings, limit],
  });
  return rows.map(({ id }) => id);
}

/** What a member has of a game above their limit and free. */
async function readOwnSpare(userId: string, game: string): Promise<AssetId[]> {
  const { rows } = await pool().query<{ asset: AssetId }>({
    name: "trades-own-spare",
    text: `SELECT asset FROM "Holding" WHERE "accountId" = $1 AND starts_with(asset, $2) AND balance > $3 AND balance > bound + reserved`,
    values: [accountOf("binder", userId), `card:${game}/`, await readTradeLimit(userId)],
  });
  return rows.map(({ asset }) => asset);
}

/**
 * Swaps of two and three members of a game in which each gets a card that they wish for, for one that they have above their
 * limit. As far as binders are shown, and with bounded work (`engine/ccg/trade/cycles`).
 */
export async function findSwapsFor(member: Member, game: CardGame): Promise<FoundSwap[]> {
  const { name, database } = game;
  const [{ tradeLimit }, own, spare] = await Promise.all([
    readSettings(),
    readWishes(name, [member.id]),
    readOwnSpare(member.id, name),
  ]);
  const wants = new Set(wishedCards(name, database, own).keys());
  const has = new Set(spare);
  if (wants.size === 0 || has.size === 0) return [];
  const printings = [...database.byNumber.values()]
    .filter((card) => has.has(cardAsset(name, card.number)))
    .map((card) => card.foilOf ?? card.number);
  const ids = await readOthers(game, member.id, { wished: [...wants], printings, limit: tradeLimit });
  const wishes = await readWishes(name, ids);
  const wanted = new Map(
    ids.map(
      (id) =>
        [
          id,
          new Set(
            wishedCards(
              name,
              database,
              wishes.filter(({ userId }) => userId === id),
            ).keys(),
          ),
        ] as const,
    ),
  );
  const all = new Set([...wants, ...[...wanted.values()].flatMap((one) => [...one])]);
  const spares = await readSpare(ids, tradeLimit, [...all]);
  const others = ids.map(
    (id): Swapper => ({
      member: id,
      spare: new Set(spares.flatMap((row) => (row.userId === id ? [row.asset] : []))),
      wants: wanted.get(id) ?? new Set(),
    }),
  );
  const names = await nameAssets([...all, ...has]);
  const worthOf = (asset: AssetId) => names.get(asset)?.worth ?? 0;
  const swaps = findSwaps({ member: member.id, spare: has, wants }, others, worthOf);
  const nicks = await readNicks(swaps.flatMap((swap) => swap.map((step) => step.member)));
  return swaps.map((swap) =>
    swap.map(({ member: of, card }) => {
      const { name: called, place, page } = names.get(card) ?? { name: card, place: "", page: null };
      return { nick: nicks.get(of) ?? "", asset: card, name: called, place, page, worth: worthOf(card) };
    }),
  );
}

async function readNicks(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool().query<{ id: string; nick: string }>('SELECT id, nick FROM "User" WHERE id = ANY($1)', [
    ids,
  ]);
  return new Map(rows.map(({ id, nick }) => [id, nick]));
}
