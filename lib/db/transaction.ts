import type { PoolClient } from "pg";
import { pool } from "./pool";

const MOST_TRIES = 5;

/** Serialization failure, deadlock, lock not available, and a connection that was cut before the commit was sent. */
const PASSING = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "57P03", "08006", "08003"]);

/** What `pg` says where a connection was lost before anything was asked of it: it has no code. */
const LOST = "Client has encountered a connection error and is not queryable";

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Did it fail for what passes: the database restarts, a deadlock, a lost connection? */
export const isPassing = (error: unknown): boolean =>
  PASSING.has(codeOf(error)) || (error instanceof Error && error.message === LOST);

/** What ends a transaction from within: everything is rolled back, and `value` is the outcome. */
class RolledBack<T> extends Error {
  constructor(readonly value: T) {
    super("rolled back");
  }
}

/** Leaves the transaction without a trace; `value` is what it comes to. */
export function rollBack<T>(value: T): never {
  throw new RolledBack(value);
}

/**
 * Runs `work` in a transaction of its own. Tries again, at most five times, when it met a deadlock or lost the
 * connection before its commit was sent. A commit whose answer got lost is not tried again: whoever needs to know keys
 * their change and asks again.
 */
export async function transact<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  return transactAfter(
    async () => {},
    (client) => work(client),
  );
}

/**
 * Begins a transaction whose named statements are planned once for each connection. By itself the server plans them anew each
 * time, as it takes a list of three for cheaper than one of any length; for what goes by keys alone that is a third of the work.
 */
export const PLANNED_ONCE = "BEGIN; SET LOCAL plan_cache_mode = force_generic_plan";

/**
 * `transact` where the first statements need not wait for each other's answers: those of `open` are sent together with the
 * `BEGIN`. They lock and read, and write nothing. `begin`: what begins the transaction, such as `PLANNED_ONCE`.
 */
export async function transactAfter<O, T>(
  open: (client: PoolClient) => Promise<O>,
  work: (client: PoolClient, opened: O) => Promise<T>,
  begin = "BEGIN",
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const client = await pool().connect();
    let committing = false;
    let broken: Error | undefined;
    // The error of a client in use has no error listener of its own, and would end the process.
    const onError = (error: Error) => {
      broken = error;
    };
    client.on("error", onError);
    try {
      const [, opened] = await Promise.all([client.query(begin), open(client)]);
      const value = await work(client, opened);
      committing = true;
      await client.query("COMMIT");
      return value;
    } catch (error) {
      if (!committing) await client.query("ROLLBACK").catch(onError);
      else onError(error instanceof Error ? error : new Error(String(error)));
      if (error instanceof RolledBack) return error.value;
      const passes = isPassing(error) || broken !== undefined;
      if (committing || tries === MOST_TRIES || !passes) throw error;
    } finally {
      // A broken one keeps its listener: it may fail once more.
      if (broken === undefined) client.off("error", onError);
      client.release(broken);
    }
    // With jitter, so that two that met do not meet again.
    await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** tries * (0.5 + Math.random())));
  }
}
