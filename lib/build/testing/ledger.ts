import { pool } from "../../db/pool";

/** Empties ledger, shop and collections, so that a test's reconciliation finds its own faults only. */
export async function emptyLedger(): Promise<void> {
  await pool().query(
    `TRUNCATE "Posting", "Transfer", "Holding", "Pack", "Purchase", "Product", "PackSeed", "SetRegistration",
              "Reconciliation", "PayWeek", "Setting"`,
  );
}
