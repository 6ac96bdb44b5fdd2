import { pool } from "../../db/pool";
import { transact } from "../../db/transaction";

/** Empties ledger, shop and collections, so that a test's reconciliation finds its own faults only. */
export const emptyLedger = (): Promise<void> =>
  transact(async (client) => {
    // The ledger's own triggers refuse this to everybody; here they are put aside.
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(
      `TRUNCATE "SealedEntry", "SealedEvent", "Ego", "DraftEntry", "TabletopPart", "TabletopGame", "Posting", "Transfer", "Holding", "Trade", "AuctionBid", "Auction", "TradeSide", "DirectTrade", "MarketOrder", "MarketHalt", "SharedPull", "Pack", "Purchase", "BundlePart", "Bundle", "Product", "PackSeed", "SetRegistration", "TournamentMatch", "TournamentEntrant", "Tournament",
                "Reconciliation", "PayWeek", "Setting"`,
    );
    // What was told of orders that are gone.
    await client.query(`DELETE FROM "Outbox" WHERE kind LIKE 'order\\_%'`);
  });

/** The deadlocks that this database has met so far. */
export async function countDeadlocks(): Promise<number> {
  // Backends tell of theirs once a second at most.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const text = "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()";
  return (await pool().query<{ deadlocks: number }>(text)).rows[0]?.deadlocks ?? 0;
}
