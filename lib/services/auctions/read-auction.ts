import type { Actor } from "@/lib/auth/policy";
import { AUCTION_STATES, type AuctionState, type AuctionView, type BidLine } from "@/lib/contracts/auction-words";
import { isStorable } from "@/lib/contracts/storable";
import { StoredGoods } from "@/lib/contracts/trades";
import { prisma } from "@/lib/db/client";
import { leastBid } from "@/lib/engine/ccg/auction/bidding";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { nameAssets, namedGoods } from "../trades/name-assets";

/** What is sold in an auction; null: there is none. It never changes. */
export async function lotOf(id: string): Promise<Goods | null> {
  if (!isStorable(id) || id.length > 40) return null;
  const row = await prisma().auction.findUnique({ where: { id }, select: { lot: true } });
  return row && StoredGoods.parse(row.lot);
}

const find = (readerId: string, where: object, orderBy: object, take: number) =>
  prisma().auction.findMany({
    ...{ where, orderBy, take },
    include: {
      seller: { select: { nick: true } },
      all: { where: { userId: readerId }, select: { number: true }, take: 1 },
    },
  });
type Row = Awaited<ReturnType<typeof find>>[number];

async function viewsOf(readerId: string, rows: readonly Row[]): Promise<AuctionView[]> {
  const lots = rows.map(({ lot }) => StoredGoods.parse(lot));
  const names = await nameAssets(lots.flat().map(({ asset }) => asset));
  return rows.map((row, i) => {
    const { id, start, buyNow, bids, topId, top } = row;
    const isOpen = row.state === "open";
    return {
      ...{ id, start, buyNow, top, bids, seller: row.seller.nick, lot: namedGoods(lots[i] ?? [], names) },
      state: AUCTION_STATES.find((one): one is AuctionState => one === row.state) ?? "cancelled",
      least: leastBid({ start, buyNow, top: topId === null || top === null ? null : { member: topId, amount: top } }),
      ...{ startedAt: row.startedAt.getTime(), endsAt: row.endsAt.getTime() },
      part:
        row.sellerId === readerId
          ? "sells"
          : topId === readerId
            ? "leads"
            : isOpen && row.all.length > 0
              ? "outbid"
              : null,
    };
  });
}

/** An auction as anybody may read it; null: there is none. */
export async function readAuction(actor: Actor, id: string): Promise<AuctionView | null> {
  if (!isStorable(id) || id.length > 40) return null;
  const reader = actor?.id ?? "";
  const [view] = await viewsOf(reader, await find(reader, { id }, { startedAt: "desc" }, 1));
  return view ?? null;
}

/** So many auctions that run are listed, those that end first first; so many of one's own that are over. */
const MOST_LISTED = 100;
const MOST_OVER = 20;

/** The auctions that run. */
export async function listAuctions(actor: Actor): Promise<AuctionView[]> {
  const reader = actor?.id ?? "";
  return viewsOf(reader, await find(reader, { state: "open" }, { endsAt: "asc" }, MOST_LISTED));
}

/** Auctions that are over in which somebody sold or bid, the latest first. */
export async function listOwnOver({ id }: { readonly id: string }): Promise<AuctionView[]> {
  const own = { OR: [{ sellerId: id }, { all: { some: { userId: id } } }] };
  return viewsOf(id, await find(id, { state: { not: "open" }, ...own }, { endsAt: "desc" }, MOST_OVER));
}

/** So many bids are shown. */
const MOST_BIDS = 30;

/** The bids of an auction, the latest first: bidders by when they first bid, without names. */
export async function listBids(actor: Actor, id: string): Promise<BidLine[]> {
  const bids = await prisma().auctionBid.findMany({
    where: { auctionId: id },
    orderBy: { number: "asc" },
    select: { number: true, userId: true, amount: true, at: true },
  });
  const order = [...new Set(bids.map(({ userId }) => userId))];
  return bids
    .slice(-MOST_BIDS)
    .reverse()
    .map(({ number, userId, amount, at }) => ({
      ...{ number, amount, at: at.getTime(), self: userId === actor?.id },
      bidder: order.indexOf(userId) + 1,
    }));
}
