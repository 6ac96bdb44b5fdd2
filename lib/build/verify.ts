import { closePool } from "../db/pool";
import { env } from "../env";
import { reconcile } from "../services/ledger/reconcile";
import { checkLogs } from "../services/tables/check-logs";
import { runCommand, verify, withOwnDatabase } from "./own-database";

/** Checks the database that the environment names; says what it holds and what is wrong with it. */
async function check(): Promise<void> {
  try {
    const logs = await checkLogs();
    const ledger = await reconcile();
    console.log(`${logs.tables} tables with ${logs.rows} rows of log, ${ledger.transfers} transfers.`);
    for (const { table, found } of logs.faults) console.error(`Table ${table}: ${found}.`);
    for (const { check, at, found } of ledger.findings) console.error(`Ledger, "${check}", ${at}: ${found}.`);
    if (logs.faults.length > 0 || !ledger.sound) throw new Error("Not everything adds up.");
    console.log("Everything adds up.");
  } finally {
    await closePool();
  }
}

/**
 * `npm run verify`: reads the log of every table from its beginning, and checks the whole ledger. Exit 1, with a line for
 * each fault, if anything does not add up.
 */
await runCommand(async () => {
  if (env.DATABASE_URL) await check();
  else if (!(await withOwnDatabase(env.DATA_DIR, verify))) process.exitCode = 1;
});
