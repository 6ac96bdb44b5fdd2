import type { Member } from "@/lib/auth/policy";
import { isStorable } from "@/lib/contracts/storable";
import {
  type ShortGood,
  type Spares,
  TRADE_STATES,
  type TradeLine,
  type TradeState,
  type TradeView,
} from "@/lib/contracts/trade-words";
import { StoredGoods, StoredShort } from "@/lib/contracts/trades";
import { prisma } from "@/lib/db/client";
import { nameAssets, namedGoods } from "./name-assets";
import { readShown } from "./read-shown";
import { readSpares } from "./read-spares";

const stateOf = (state: string): TradeState => TRADE_STATES.find((one) => one === state) ?? "expired";

/** A trade as one of its members sees it; null for anybody else: whether there is such a trade is not told. */
export async function readTrade({ id: readerId }: Pick<Member, "id">, id: string): Promise<TradeView | null> {
  if (!isStorable(id) || id.length > 40) return null;
  const row = await prisma().directTrade.findFirst({
    where: { id, sides: { some: { userId: readerId } } },
    include: { sides: { orderBy: { seat: "asc" }, include: { user: { select: { nick: true } } } } },
  });
  if (!row) return null;
  const gives = row.sides.map((side) => StoredGoods.parse(side.gives));
  const short: readonly ShortGood[] = row.short === null ? [] : StoredShort.parse(row.short);
  const names = await nameAssets([...gives.flat(), ...short].map(({ asset }) => asset));
  return {
    ...{ id, version: row.version, state: stateOf(row.state) },
    sides: row.sides.map(({ userId, user, confirmed }, seat) => ({
      ...{ nick: user.nick, seat, self: userId === readerId, confirmed },
      gives: namedGoods(gives[seat] ?? [], names),
      short: short
        .filter((one) => one.seat === seat)
        .map((one) => ({ ...namedGoods([one], names)[0]!, free: one.free })),
    })),
    ...{ changedAt: row.changedAt.getTime(), expiresAt: row.expiresAt.getTime() },
    madeBySelf: row.madeById === readerId,
    closedBy: row.sides.find(({ userId }) => userId === row.closedById)?.user.nick ?? null,
  };
}

/** What can be put on each side of a trade, by seat: all that is one's own and free, and what others show. */
export async function readSparesOfTrade(reader: Pick<Member, "id">, id: string): Promise<Spares[]> {
  const sides = await prisma().tradeSide.findMany({
    where: { tradeId: id, trade: { sides: { some: { userId: reader.id } } } },
    orderBy: { seat: "asc" },
    select: { userId: true },
  });
  return Promise.all(sides.map(({ userId }) => (userId === reader.id ? readSpares(reader) : readShown(userId))));
}

/** So many trades that are over are listed. */
const MOST_OVER = 30;

/** A member's trades, those that are open first, then what changed last. */
export async function listTrades({ id: userId }: Pick<Member, "id">): Promise<TradeLine[]> {
  const find = (where: object, take: number) =>
    prisma().directTrade.findMany({
      where: { ...where, sides: { some: { userId } } },
      include: { sides: { orderBy: { seat: "asc" }, include: { user: { select: { nick: true } } } } },
      orderBy: { changedAt: "desc" },
      take,
    });
  const [open, over] = await Promise.all([find({ state: "open" }, 200), find({ state: { not: "open" } }, MOST_OVER)]);
  return [...open, ...over].map(({ id, state, sides, changedAt }) => ({
    ...{ id, state: stateOf(state), changedAt: changedAt.getTime() },
    with: sides.flatMap((side) => (side.userId === userId ? [] : [side.user.nick])),
    waits:
      state === "open" &&
      sides.some((side) => side.userId !== userId && side.confirmed) &&
      sides.some((side) => side.userId === userId && !side.confirmed),
  }));
}
