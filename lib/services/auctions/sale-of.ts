import { newId } from "@/lib/db/ids";
import type { LedgerWork } from "@/lib/db/ledger-store";
import { handOver } from "@/lib/engine/ccg/trade/goods";
import { accountOf, COIN, move } from "@/lib/engine/kernel/ledger";
import type { FurtherTransfer } from "../ledger/perform";
import { type AuctionRow, asideOf, purseOf, tellOfAuction } from "./auction-rows";

/** The holdings that an auction which ends may touch. */
export const placesOf = ({ lot, bidding: { seller, top } }: AuctionRow) => [
  ...(top ? [purseOf(seller), purseOf(top.member)] : []),
  ...lot.flatMap(({ asset }) =>
    [seller, ...(top ? [top.member] : [])].map((of) => ({ account: accountOf("binder", of), asset })),
  ),
];

/** Sets nothing aside any more for an auction. Its holdings are locked. */
export function release(ledger: LedgerWork, row: AuctionRow): void {
  for (const { place, amount } of asideOf(row)) ledger.reserve(place, -amount);
}

/**
 * Sells to whoever leads, within a transaction that holds the auction's lock and its holdings: nothing is set aside any more,
 * seller and winner are told, and the transfer is what moves. `what`: the lot in words.
 */
export async function sell(ledger: LedgerWork, row: AuctionRow, what: string): Promise<FurtherTransfer> {
  const { id, lot, bidding, seller, leader } = row;
  const { top } = bidding;
  if (!top) throw new Error(`Nobody leads in the auction ${id}.`);
  release(ledger, row);
  const transferId = newId();
  // What is had at once ends then.
  await ledger.client.query(
    `UPDATE "Auction" SET state = 'sold', "transferId" = $2, "endsAt" = LEAST("endsAt", clock_timestamp()) WHERE id = $1`,
    [id, transferId],
  );
  await tellOfAuction(ledger.client, "auction_won", { id, users: [top.member], what, sum: top.amount });
  await tellOfAuction(ledger.client, "auction_sold", { id, users: [bidding.seller], what, sum: top.amount });
  return {
    ...{ id: transferId, kind: "auction/sale", actorId: top.member },
    postings: [
      ...handOver(lot, bidding.seller, top.member),
      ...move(COIN, top.amount, accountOf("purse", top.member), accountOf("purse", bidding.seller)),
    ],
    memo: { auction: id, what, price: top.amount, buyer: leader ?? "", seller },
  };
}
