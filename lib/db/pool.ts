import type { Pool } from "pg";
import { env } from "../env";
import { TellingClient } from "./telling-client";
import { TellingPool } from "./telling-pool";

const remembered = globalThis as { guildhallPool?: Pool };

/**
 * The one pool of connections of this process, shared by Prisma and the event store. A connection that the server cut
 * is replaced at the next query; the error of an idle one must not end the process. Who finds all connections taken waits
 * for one: in a crowd an answer comes late rather than not at all. Statements of one connection that are asked for together
 * are sent together; the server runs them one after the other, each seeing what those before it did.
 */
export function pool(): Pool {
  if (!remembered.guildhallPool) {
    if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set. `npm start` sets it for the embedded database.");
    const made = new TellingPool({
      ...{ connectionString: env.DATABASE_URL, max: 12, connectionTimeoutMillis: 20_000, pipeline: true },
      Client: TellingClient,
    });
    made.on("error", () => {});
    remembered.guildhallPool = made;
  }
  return remembered.guildhallPool;
}

/** How many connections of the pool are in use and idle, and how many wait for one. */
export function poolUse(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = remembered.guildhallPool ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Closes the pool: at the end of a process or a test. */
export async function closePool(): Promise<void> {
  const made = remembered.guildhallPool;
  remembered.guildhallPool = undefined;
  await made?.end();
}
