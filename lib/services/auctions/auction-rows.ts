import type { PoolClient } from "pg";
import type { AuctionState } from "@/lib/contracts/auction-words";
import { StoredGoods } from "@/lib/contracts/trades";
import { announceTopics } from "@/lib/db/topic-signal";
import type { Bidding } from "@/lib/engine/ccg/auction/bidding";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { accountOf, COIN } from "@/lib/engine/kernel/ledger";

/** Who holds it alone changes an auction. */
export const auctionLock = (id: string): string => `auction/${id}`;

/** An auction as it is stored. */
export type AuctionRow = {
  readonly id: string;
  readonly state: AuctionState;
  readonly lot: Goods;
  readonly bids: number;
  readonly bidding: Bidding;
  readonly seller: string;
  readonly leader: string | null;
  readonly now: number;
};

type Row = {
  state: AuctionState;
  lot: unknown;
  bids: number;
  sellerId: string;
  start: number;
  buyNow: number | null;
  endsAt: Date;
  topId: string | null;
  top: number | null;
  seller: string;
  leader: string | null;
  now: Date;
};

/** Reads an auction behind its lock, by the clock of the database; null: there is none. */
export async function readAuctionRow(client: PoolClient, id: string): Promise<AuctionRow | null> {
  const { rows } = await client.query<Row>({
    name: "auctions-read",
    text: `SELECT a.*, u.nick AS seller, l.nick AS leader, clock_timestamp() AS now FROM "Auction" a
           JOIN "User" u ON u.id = a."sellerId" LEFT JOIN "User" l ON l.id = a."topId" WHERE a.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (!row) return null;
  const { state, bids, sellerId, start, buyNow, endsAt, topId, top, seller, leader, now } = row;
  return {
    ...{ id, state, bids, seller, leader, lot: StoredGoods.parse(row.lot), now: now.getTime() },
    bidding: {
      ...{ seller: sellerId, start, buyNow, endsAt: endsAt.getTime() },
      top: topId === null || top === null ? null : { member: topId, amount: top },
    },
  };
}

export const purseOf = (member: string) => ({ account: accountOf("purse", member), asset: COIN }) as const;

/** What is set aside for an auction that runs: the lot, and what leads. */
export const asideOf = ({ lot, bidding: { seller, top } }: AuctionRow) => [
  ...lot.map(({ asset, amount }) => ({ place: { account: accountOf("binder", seller), asset }, amount })),
  ...(top ? [{ place: purseOf(top.member), amount: top.amount }] : []),
];

type Told =
  | "auction_outbid"
  | "auction_won"
  | "auction_sold"
  | "auction_unsold"
  | "auction_cancelled"
  | "auction_reopened";

/** What somebody is told of an auction; of one key once. */
export async function tellOfAuction(
  client: PoolClient,
  kind: Told,
  {
    id,
    users,
    what,
    sum,
    once = "",
  }: { id: string; users: readonly string[]; what: string; sum: number; once?: string | number },
): Promise<void> {
  if (users.length === 0) return;
  await client.query({
    name: "auctions-tell",
    text: `INSERT INTO "Outbox" (key, kind, users, data, at) VALUES ($1, $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    values: [`${kind}/${id}/${once}`, kind, users, JSON.stringify({ auction: id, card: what, sum })],
  });
}

/** Tells pages that look at it, or at all of them, that it changed. */
export const announceAuction = (id: string): void => announceTopics([`auction:${id}`, "auction:all"]);
