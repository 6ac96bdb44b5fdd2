import { AsyncResource } from "node:async_hooks";
import { Pool, type PoolClient } from "pg";
import { noteDatabaseAway } from "../log/request";
import { isAway } from "./telling-client";

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

const note = (error: unknown): void => {
  if (isAway(error)) noteDatabaseAway();
};

/**
 * A pool that notes, for each request that waits for a connection, if the server is away. Who waits in its queue is answered in
 * the turn of another: what is done then is still done for the request that asked.
 */
export class TellingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected) {
      const told: Connected = (error, client, done) => {
        note(error);
        connected(error, client, done);
      };
      super.connect(AsyncResource.bind(told));
      return;
    }
    const asked = super.connect();
    return asked.catch((error: unknown) => {
      note(error);
      throw error;
    });
  }
}
