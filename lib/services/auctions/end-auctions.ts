import { pool } from "@/lib/db/pool";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { haltOf } from "../trades/check-goods";
import { nameAssets } from "../trades/name-assets";
import { announceAuction, auctionLock, readAuctionRow, tellOfAuction } from "./auction-rows";
import { lotWords } from "./lot-words";
import { lotOf } from "./read-auction";
import { placesOf, release, sell } from "./sale-of";

/**
 * Ends an auction whose time has come: whoever leads has it, else its seller has it back. Once, whoever asks: its key is the
 * auction. Refuses `auction/runs` where a late bid moved the end, `auction/ended`, and `trade/halted` as long as one of its
 * cards is: it is ended later.
 */
export async function endAuction(id: string): Promise<Result<{ sold: boolean }, Refusal>> {
  const lot = (await lotOf(id)) ?? [];
  const what = lotWords(lot, await nameAssets(lot.map(({ asset }) => asset)));
  const ended = await perform(
    { kind: "auction/act", key: `end/${id}`, request: { id }, actorId: null, locks: [auctionLock(id)] },
    async (ledger) => {
      const row = await readAuctionRow(ledger.client, id);
      if (row?.state !== "open") return refuse("auction/ended");
      if (row.bidding.endsAt > row.now) return refuse("auction/runs");
      const halted = await haltOf(ledger.client, row.lot);
      if (halted) return { ok: false, error: halted };
      await ledger.lock(placesOf(row));
      const first = { postings: [], memo: { auction: id, what } };
      if (row.bidding.top)
        return ok({ transfers: [first, await sell(ledger, row, what)], answer: { sold: true as boolean } });
      release(ledger, row);
      await ledger.client.query(`UPDATE "Auction" SET state = 'unsold' WHERE id = $1`, [id]);
      await tellOfAuction(ledger.client, "auction_unsold", { id, users: [row.bidding.seller], what, sum: 0 });
      return ok({ transfers: [first], answer: { sold: false as boolean } });
    },
  );
  if (ended.ok) announceAuction(id);
  return ended;
}

/** So many are ended at a time. */
const MOST_ENDED = 500;

/**
 * Ends the auctions whose time has come, those of halted cards left out: however many of them wait, they keep no other from
 * ending, and neither does one that cannot be ended for a fault of ours, which is thrown when all others are. Any number of
 * processes may do it at once. Returns how many were ended.
 */
export async function endAuctions(most = MOST_ENDED): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM "Auction" a WHERE state = 'open' AND "endsAt" <= clock_timestamp() AND NOT EXISTS (
       SELECT FROM "MarketHalt" h, jsonb_path_query(a.lot, '$[*].asset') AS g(asset)
       WHERE starts_with(g.asset #>> '{}', 'card:') AND (h.what = '*' OR g.asset #>> '{}' = 'card:' || h.what)
     ) ORDER BY "endsAt" LIMIT $1`,
    [most],
  );
  let ended = 0;
  const faults: unknown[] = [];
  for (const { id } of rows)
    try {
      if ((await endAuction(id)).ok) ended++;
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return ended;
}
