import { type Actor, canCollect } from "@/lib/auth/policy";
import type { HaveWant } from "@/lib/contracts/trade-words";
import type { ReadHaveWant } from "@/lib/contracts/trades";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { type AssetId, accountOf } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { listWishes } from "../wishes/list-wishes";
import { findPartner } from "./find-partner";
import { type Named, nameAssets } from "./name-assets";
import { readTradeLimit } from "./trade-limit";
import { wishedCards } from "./wished-cards";

type Held = { asset: AssetId; have: number; offered: number; spare: number };

/** Of these cards, what a member has, offers, and has above their limit and free. */
async function readHeld(userId: string, limit: number, assets: readonly AssetId[]): Promise<Held[]> {
  const { rows } = await pool().query<Held>({
    name: "trades-held",
    text: `SELECT h.asset, h.balance::int AS have, COALESCE(o.offered, 0)::int AS offered,
                  GREATEST(0, LEAST(h.balance - $3, h.balance - h.bound - h.reserved))::int AS spare
           FROM "Holding" h LEFT JOIN (
             SELECT 'card:' || game || '/' || number AS asset, sum("left") AS offered FROM "MarketOrder"
             WHERE "userId" = $2 AND side = 'ask' AND "closedAt" IS NULL GROUP BY 1
           ) o USING (asset)
           WHERE h."accountId" = $1 AND h.asset = ANY($4) AND h.balance > 0`,
    values: [accountOf("binder", userId), userId, limit, assets],
  });
  return rows;
}

const nameOf = (asset: AssetId, names: ReadonlyMap<string, Named>) => {
  const { name, place, page } = names.get(asset) ?? { name: asset, place: "", page: null };
  return { asset, name, place, page };
};

/**
 * `/have` and `/want`: which cards of a game another has for trade that a member wishes for (those
 * at the market told apart from those above their limit), and what the other wishes for with what the member has of it. As far as the other's
 * binder is shown; null where it is hidden. Refuses `trade/sign_in`, `trade/members_only`, `trade/no_such_thing` for no game, and whatever `findPartner` refuses.
 */
export async function readHaveWant(
  member: Actor,
  { nick, game: name }: ReadHaveWant,
): Promise<Result<HaveWant, Refusal>> {
  if (!member) return refuse("trade/sign_in");
  if (!canCollect(member)) return refuse("trade/members_only");
  const game = await readGame(name);
  if (!game) return refuse("trade/no_such_thing");
  const partner = await findPartner(member, nick);
  if (!partner.ok) return partner;
  const { id } = partner.value;
  const binder = await prisma().binder.findUnique({ where: { userId_game: { userId: id, game: game.name } } });
  if (binder && !binder.shown) return ok(null);
  const [own, theirs, ownLimit, limit] = await Promise.all([
    listWishes(member, game.name),
    listWishes({ id }, game.name),
    readTradeLimit(member.id),
    readTradeLimit(id),
  ]);
  const [wished, wanted] = [own, theirs].map((of) => wishedCards(game.name, game.database, of)) as [
    Map<AssetId, number>,
    Map<AssetId, number>,
  ];
  const [has, mine, names] = await Promise.all([
    readHeld(id, limit, [...wished.keys()]),
    readHeld(member.id, ownLimit, [...wanted.keys()]),
    nameAssets([...wished.keys(), ...wanted.keys()]),
  ]);
  const byName = <R extends { name: string }>(rows: R[]): R[] => rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  const held = new Map(mine.map((row) => [row.asset, row]));
  // Of a card that is wished for in any finish a foil that one lacks is no wish of its own.
  const asked = wishedCards(
    game.name,
    game.database,
    theirs.map((one) => ({ ...one, finish: one.finish === "any" ? "plain" : one.finish })),
  );
  const told = [...wanted].filter(([asset]) => held.has(asset) || asked.has(asset));
  return ok({
    ...{ nick: partner.value.nick, limit },
    have: byName(
      has
        .filter(({ offered, spare }) => offered + spare > 0)
        .map(({ asset, offered, spare }) => ({
          ...{ ...nameOf(asset, names), amount: offered + spare, offered, surplus: spare },
        })),
    ),
    want: byName(
      told.map(([asset, count]) => {
        const row = held.get(asset);
        return {
          ...nameOf(asset, names),
          wished: count,
          have: row?.have ?? 0,
          spare: (row?.spare ?? 0) + (row?.offered ?? 0),
        };
      }),
    ),
  });
}
