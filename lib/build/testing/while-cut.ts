import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { env } from "@/lib/env";

/** So many connections are cut at most: a slow machine, on which nothing is done between two cuts, is let go on. */
const MOST = 80;
const EVERY = 25;

/** Cuts connections to this database that are at work, as long as `work` goes on; answers how many. */
export async function whileCut(work: () => Promise<void>): Promise<number> {
  let isWorking = true;
  const knife = new Client({ connectionString: env.DATABASE_URL });
  await knife.connect();
  const cutter = (async () => {
    let cuts = 0;
    while (isWorking && cuts < MOST) {
      const { rowCount } = await knife.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' LIMIT 1`,
      );
      cuts += rowCount ?? 0;
      await sleep(EVERY);
    }
    await knife.end();
    return cuts;
  })();
  await work().finally(() => {
    isWorking = false;
  });
  return cutter;
}
